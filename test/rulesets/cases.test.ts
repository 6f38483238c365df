import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCaseContent } from '#test/support/cases/runFile.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.case(\.json)?$/.test(file))
  .sort();

test('there are cases', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const { title, failures } = runCaseContent(readFileSync(join(import.meta.dirname, file), 'utf8'));
  test(title, () => {
    expect(failures).toEqual([]);
  });
});

describe('the guide to cases (README.md)', () => {
  const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const blocks = [...guide.matchAll(/```(?:json)?\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const examples = blocks.filter((block) => /^(TITLE|\{)/.test(block));

  test('shows an example as text and one as JSON', () => {
    expect(examples.map((block) => block[0])).toEqual(['T', '{']);
  });
  test.each(examples)('its examples pass as they stand: %#', (block) => {
    expect(runCaseContent(block).failures).toEqual([]);
  });
});

describe('a case that fails', () => {
  const given = `TITLE t\nRULE GE 1\nGIVEN\n  empire Klingon Empire, treasury 50\n  sector 1, Klingon Empire, links 2\n  sector 2, independent\n  Klingon Empire A1 in 1: 1 Klingon/Hawk Heavy Cruiser\nORDERS Klingon Empire\n  A1: travel 2\n`;
  const failures = (more: string): readonly string[] => runCaseContent(given + more).failures;

  test.each([
    [
      'a fact that is otherwise',
      'EXPECT\n  sector 2 owner is independent',
      'turn 1: sectors.2.owner is "Klingon Empire", expected "independent"',
    ],
    [
      'a number out of bounds',
      'EXPECT\n  Klingon Empire treasury is at least 60',
      'turn 1: empires.Klingon Empire.treasury is 45.57, expected 60 to Infinity',
    ],
    [
      'an event that did not happen',
      'EXPECT\n  event battle-joined',
      'turn 1: event battle-joined {} happened 0 times, expected at least once; there were: none of that kind',
    ],
    [
      'an order that was carried out',
      'REFUSED\n  not-linked A1: travel 2',
      'turn 1: «A1: travel 2» was not refused as not-linked; refused were: none',
    ],
    [
      'dice that nobody rolled',
      'DICE\n  never: hit\nEXPECT\n  sector 2 owner is Klingon Empire',
      'turn 1: written dice that nobody rolled: never: 1 left',
    ],
  ])('says what differs: %s', (_, more, message) => {
    expect(failures(more)).toEqual([message]);
  });

  test.each([
    ['an unknown event', 'EXPECT\n  event battle-lost', 'no event is called «battle-lost»'],
    ['an unknown empire', 'EXPECT\n  Klingons treasury is 5', 'is nothing, expected 5'],
    [
      'an order nobody can read',
      'ORDERS Klingon Empire\n  A1: fly 2\nEXPECT\n  sector 2 owner is independent',
      '«fly 2» is no order',
    ],
    ['a line that is no fact', 'EXPECT\n  all is well', 'is neither an event nor a fact'],
    ['no expectation', '', 'the case expects nothing'],
  ])('says how to write it: %s', (_, more, message) => {
    expect(failures(more).join('\n')).toContain(message);
  });
});
