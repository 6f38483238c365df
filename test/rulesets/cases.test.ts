import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { caseShape } from '#test/support/cases/caseFile.ts';
import { caseFilesIn } from '#test/support/cases/files.ts';
import { playCase } from '#test/support/cases/play.ts';
import { readCaseText } from '#test/support/cases/readText.ts';
import { runCaseContent } from '#test/support/cases/runFile.ts';
import { kits } from '#test/support/kits/kits.ts';
import type { PearlDivers } from './pearl-divers/game/game.ts';
import { pearlDivers } from './pearl-divers/game/ruleset.ts';
import { pearlDiversKit } from './pearl-divers/kit.ts';

const chapters = new Set(caseFilesIn(import.meta.dirname).map((file) => dirname(file)));

test('every folder with cases has the file that plays them, each inside a test of its own', () => {
  expect(chapters.size).toBeGreaterThan(0);
  const plays =
    "import { casesHere } from '#test/support/cases/chapter.ts';\n\ncasesHere(import.meta.dirname);\n";
  const lacking = [...chapters].filter((chapter) => {
    const file = join(import.meta.dirname, chapter, 'cases.test.ts');
    return !existsSync(file) || readFileSync(file, 'utf8') !== plays;
  });
  expect(lacking, 'write the same cases.test.ts as in the other folders').toEqual([]);
});

describe('the game of a case', () => {
  const divers =
    'TITLE t\nRULE PD 3\nGIVEN\n  boat north in harbour\nORDERS north\n  boat: sail to ledge\nEXPECT\n  boat north place is ledge\n';
  const failures = (content: string, path?: string): readonly string[] =>
    runCaseContent(content, path).failures;

  test('is that of the folder it lies in, on any system', () => {
    expect(failures(divers, '/x/test/rulesets/pearl-divers/cases/a.case')).toEqual([]);
    expect(failures(divers, 'C:\\x\\rulesets\\pearl-divers\\cases\\deep\\a.case')).toEqual([]);
  });

  test('is the one that its head names, wherever it lies', () => {
    expect(failures(`RULESET pearl-divers\n${divers}`)).toEqual([]);
    expect(failures(`RULESET pearl-divers\n${divers}`, 'rulesets/galactic-empires/cases/a.case')).toEqual([]);
  });

  test('is Galactic Empires where neither says anything', () => {
    expect(failures(divers)).toHaveLength(1);
    expect(failures(divers, 'a.case')).toEqual(failures(`RULESET galactic-empires\n${divers}`));
  });

  test('must be one that there is', () => {
    const ids = kits.map(({ ruleset }) => ruleset.id).join(', ');
    const told = [`no ruleset «nothing» has a test kit; there are ${ids}`];
    expect(failures(`RULESET nothing\n${divers}`)).toEqual(told);
    expect(failures(divers, 'rulesets/nothing/cases/a.case')).toEqual(told);
    const json = { title: 't', rule: 'r', ruleset: 'nothing', setup: {}, turns: [{ orders: {} }] };
    expect(
      failures(JSON.stringify({ ...json, expected: [{ afterTurn: 1, checks: [{ path: 'turn' }] }] })),
    ).toEqual(told);
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
    ['another chance', 'hit@99%', 'says a chance of 99 in 100 where 36'],
    ['a roll that is missing', 'miss', 'has no roll left'],
  ])('says which written roll is not the one that was asked for: %s', (_, rolls, message) => {
    const battle = given.replace('ORDERS', '  independent A1 in 2: 1 Klingon/Hawk Heavy Cruiser\nORDERS');
    const dice = `DICE\n  round/1/fire/klingon-empire.a00001: ${rolls}\nEXPECT\n  event battle-joined`;
    expect(runCaseContent(battle + dice).failures.join('\n')).toContain(message);
  });

  test.each([
    ['an unknown event', 'EXPECT\n  event battle-lost', 'no event is called «battle-lost»'],
    [
      'an unknown empire',
      'EXPECT\n  Klingons treasury is 5',
      'no empire of this case is called «Klingons»; there are Klingon Empire',
    ],
    [
      'an order nobody can read',
      'ORDERS Klingon Empire\n  A1: fly 2\nEXPECT\n  sector 2 owner is independent',
      '«fly 2» is no order',
    ],
    ['a line that is no fact', 'EXPECT\n  all is well', 'is neither an event nor a fact'],
    ['no expectation', '', 'the case expects nothing'],
    [
      'an answer to nothing',
      'ANSWERS Klingon Empire\n  Sector Battles/1/2 -> A1: wait\nEXPECT\n  sector 2 owner is independent',
      'nobody asked «Sector Battles/1/2»; asked was nothing',
    ],
    [
      'an answer without its question',
      'ANSWERS Klingon Empire\n  A1: wait\nEXPECT\n  sector 2 owner is independent',
      'write «QUESTION -> ORDER», or «QUESTION -> nothing»',
    ],
    ['an answer of nobody', 'ANSWERS\n  a -> A1: wait', 'ANSWERS is followed by the name of whoever answers'],
  ])('says how to write it: %s', (_, more, message) => {
    expect(failures(more).join('\n')).toContain(message);
  });

  // Each of these once passed: what was misspelt is not there, so that nothing of it was found.
  test.each([
    [
      'of a unit',
      'Klingon Empire A1 shps is nothing',
      'no fact of units is called «shps»; there are name, place, ships',
    ],
    [
      'of a unit that is not there',
      'Klingon Empire A7 shps is nothing',
      'no fact of units is called «shps»; there are name, place, ships',
    ],
    ['of a sector', 'sector 2 ownr is nothing', 'no fact of sectors is called «ownr»; there are name, owner'],
    ['of a sector that is not there', 'sector 3 owner is nothing', 'no sector is called «3»; there are 1, 2'],
    [
      'of an empire',
      'Klingon Empire tresury is nothing',
      'no fact of empires is called «tresury»; there are treasury',
    ],
    [
      'a type',
      'Klingon Empire A1 type Klingon/Hawke is nothing',
      'no type of starship is called «Klingon/Hawke»',
    ],
    ['a rank', 'Klingon Empire A1 rank 6 is nothing', 'no rank is called «6»; there are 1, 2, 3, 4, 5'],
    [
      'one of two empires',
      'Klingon Empire with Gorns is nothing',
      'no empire of this case is called «Gorns»; there are Klingon Empire',
    ],
    [
      'the owner of a unit',
      'Klingons A1 ships is nothing',
      'no owner of units in this case is called «Klingons»; there are Klingon Empire, independent',
    ],
  ])('refuses a misspelt fact that is nothing: %s', (_, line, message) => {
    expect(failures(`EXPECT\n  ${line}`).join('\n')).toContain(message);
  });

  test('a unit, a type and a member that could be there may still be nothing', () => {
    const lines = [
      'Klingon Empire A7 ships is nothing',
      'Klingon Empire A1 type Gorn/Boa Scout is nothing',
      'event sector-captured from=nothing',
      'no event casualties-removed losses.4.unit=Klingon Empire A1',
    ];
    expect(failures(`EXPECT\n  ${lines.join('\n  ')}`)).toEqual([]);
  });

  test.each([
    [
      'under no event',
      'no event sector-captured plce=2',
      'no member «plce» in the event sector-captured; there are by, cause, from, kind, place',
    ],
    [
      'that is nothing',
      'event sector-captured frm=nothing',
      'no member «frm» in the event sector-captured; there are by, cause, from, kind, place',
    ],
    [
      'inside another',
      'no event casualties-removed losses.1.cout=2',
      'no member «losses.1.cout» in the event casualties-removed; there are admiral, count',
    ],
    [
      'behind a number',
      'no event sector-captured place.name=2',
      'no member «place.name» in the event sector-captured',
    ],
  ])('refuses a misspelt member %s', (_, line, message) => {
    expect(failures(`EXPECT\n  ${line}`).join('\n')).toContain(message);
  });

  const secondEmpire = (text: string): string =>
    text.replace('  sector 1,', `  empire Gorn Hegemony\n  sector 1,`);
  test('refuses an order under REFUSED or RULING that was never given', () => {
    expect(failures('REFUSED\n  none A1: travel 3')).toEqual([
      '«A1: travel 3» under REFUSED was never given; the orders are «A1: travel 2»',
    ]);
    expect(
      failures('RULING\n  unsuitable HQ: proclaim Peace\nEXPECT\n  sector 1 owner is Klingon Empire'),
    ).toEqual(['«HQ: proclaim Peace» under RULING was never given; the orders are «A1: travel 2»']);
  });

  test('refuses a unit, a sector or an empire that is there twice', () => {
    const twice = (line: string): readonly string[] =>
      runCaseContent(
        `${given.replace('ORDERS', `  ${line}\nORDERS`)}EXPECT\n  sector 1 owner is Klingon Empire`,
      ).failures;
    expect(twice('Klingon Empire A1 in 2: 1 Gorn/Boa Scout')).toEqual([
      'Klingon Empire A1 is there twice: write it once, or give the second another number',
    ]);
    expect(twice('sector 2, Klingon Empire')).toEqual(['sector 2 is there twice: write one line for it']);
    expect(twice('empire Klingon Empire')).toEqual([
      'the empire Klingon Empire is there twice: write one line for it',
    ]);
  });

  test.each([
    ['owns a sector', 'sector 3, Gorn Hegemony'],
    ['has a sector annexed to it', 'sector 3, annexed to Gorn Hegemony'],
    ['is permitted', 'sector 3, Klingon Empire, permits Gorn Hegemony'],
    ['owns a unit', 'Gorn Hegemony A1 in 2: 1 Gorn/Boa Scout'],
    ['is at war', 'war Klingon Empire, Gorn Hegemony'],
  ])('refuses an empire without a line of its own that %s', (_, line) => {
    const text = `${given.replace('ORDERS', `  ${line}\nORDERS`)}EXPECT\n  sector 1 owner is Klingon Empire`;
    expect(runCaseContent(text).failures.join('\n')).toMatch(
      /Gorn Hegemony has no line of its own under GIVEN; there are «empire Klingon Empire»$/,
    );
    expect(runCaseContent(secondEmpire(text)).failures).toEqual([]);
  });

  test('refuses orders of an empire without a line of its own, and a secret kept from one', () => {
    const message = 'no empire of this case is called «Gorn Hegemony»; there are Klingon Empire';
    for (const more of [
      'ORDERS Gorn Hegemony\n  HQ: declare war on Klingon Empire\nEXPECT\n  sector 1 owner is Klingon Empire',
      'TOLD Gorn Hegemony\n  no event battle-joined',
    ]) {
      expect(failures(more)).toEqual([message]);
      expect(runCaseContent(secondEmpire(given) + more).failures).toEqual([]);
    }
  });

  test.each([
    ['EXPECTED', 'there is no heading «EXPECTED»: write EXPECT'],
    ['Expect', 'there is no heading «Expect»: write EXPECT'],
    ['ORDER Klingon Empire', 'there is no heading «ORDER»: write ORDERS'],
    [
      'RESULT',
      '«RESULT» is no heading; there are TITLE, RULE, RULESET, NOTE, GIVEN, TURN, ORDERS, TYPED, WRITTEN, OFFERED, UNOFFERED, UNSENT, LATER, DICE, RULING, ANSWERS, RUN, EXPECT, REFUSED, TOLD, and what belongs to one is set in',
    ],
  ])('answers the heading %s', (heading, message) => {
    expect(failures(`${heading}\n  sector 2 owner is Klingon Empire`)).toEqual([message]);
  });
});

test('a fact is looked at after a pass, also of a repeat in another', () => {
  const diving: Sequence<PearlDivers> = [
    {
      pass: 'Impulse',
      repeat: [
        {
          pass: 'Sub-pulse',
          repeat: [
            {
              name: 'Diving',
              cite: 'PD 4',
              run: (turn) =>
                turn.happen({ kind: 'dived', seat: seatId('north'), place: placeId('deep'), found: 1 }),
            },
          ],
          until: (_, pass) => pass === 2,
        },
      ],
      until: (_, pass) => pass === 2,
    },
  ];
  const { cases } = pearlDiversKit;
  const failures = (lines: readonly string[]): readonly string[] => {
    const text = `TITLE Dives\nRULE PD 4\nGIVEN\n  boat north in deep\nEXPECT\n  ${lines.join('\n  ')}\n`;
    const read = caseShape.read(
      readCaseText(text, () => cases, 'pearl-divers'),
      '',
      [],
    );
    return playCase({ ...cases, ruleset: { ...pearlDivers, sequences: { turn: diving } } }, read!);
  };
  const pearls = (count: number, after = ''): string => `boat north pearls is ${count}${after}`;
  expect(
    failures([
      pearls(1, ' after 1.1'),
      pearls(2, ' after impulse 1'),
      pearls(2, ' after 1.2'),
      pearls(3, ' after 2.1'),
      pearls(4),
    ]),
  ).toEqual([]);
  expect(failures([pearls(3, ' after 1.2')])).toEqual([
    'turn 1: boats.north.pearls after 1.2 is 2, expected 3',
  ]);
});
