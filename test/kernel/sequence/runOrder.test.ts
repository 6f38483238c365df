import { describe, expect, test } from 'vitest';
import { phrase } from '#kernel/words/phrase.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { runId } from '#kernel/words/ids.ts';
import { canBeOrder, orderOfRuns, runsOf } from '#kernel/sequence/run.ts';

/* The order of runs of which some may be put off: capitals may wait, other letters may not. */
const named = (letters: string): readonly RunPlan[] =>
  [...letters].map((letter) => ({
    id: runId(letter),
    title: phrase('{letter}', { letter }),
    sequence: 'one',
    takes: [],
    tells: [],
    ...(letter === letter.toUpperCase() ? { mayWait: true } : {}),
  }));
const ids = (letters: string): readonly RunId[] => [...letters].map(runId);
const runsIn = (all: string, order: string) => runsOf({ runs: () => named(all) }, {}, ids(order));
const said = (all: string, order: string): string =>
  runsIn(all, order)
    .map(({ run, last, madeUp }) => `${run.id}${madeUp === true ? '+' : ''}${last ? '.' : ''}`)
    .join(' ');

describe('the runs of a turn', () => {
  test.each([
    ['as they are named, where nothing is settled', 'ABCd', '', 'A B C d.'],
    ['those that are settled first, and the others as they are named', 'ABCd', 'BA', 'B A+ C d.'],
    ['made up is who comes behind a run that is named behind it', 'ABCd', 'CABd', 'C A+ B+ d.'],
    ['names that the turn does not have are passed over', 'Ab', 'xA', 'A b.'],
  ])('%s', (_, all, order, expected) => expect(said(all, order)).toBe(expected));
});

test.each([
  ['behind all others that may wait', 'ABCd', '', 'A', 'BCAd'],
  ['in the order in which they are named, several', 'ABCd', '', 'BA', 'CABd'],
  ['behind those that are over', 'ABCd', 'B', 'A', 'BCAd'],
  ['where it is, if no other that may wait is left', 'ABCd', 'BC', 'A', 'BCAd'],
  ['over, it has been run', 'ABCd', 'A', 'A', 'ABCd'],
  ['not at all, if it may not wait', 'aBCd', '', 'a', 'aBCd'],
  ['before those that may not wait and end the turn, past others', 'AbCde', '', 'A', 'bCAde'],
])('a run that is put off is run %s', (_, all, over, putOff, expected) =>
  expect(orderOfRuns(named(all), ids(over), ids(putOff)).join('')).toBe(expected),
);

test.each([
  ['ABCd', 'ABCd', true],
  ['ABCd', 'CBAd', true],
  ['AbCd', 'bCAd', true],
  ['ABCd', 'ABdC', false],
  ['aBCd', 'BaCd', false],
  ['abc', 'acb', false],
])('runs that are named %s can have come into the order %s: %s', (all, order, expected) =>
  expect(canBeOrder(named(all), runsIn(all, order))).toBe(expected),
);
