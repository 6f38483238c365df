import { expect, test } from 'vitest';
import { gameMaster, idPattern } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

const doubled = (all: readonly string[]): readonly string[] =>
  all.filter((one, at) => all.indexOf(one) !== at);

/** Every step with the names of the repeats around it and its paragraph. */
const steps = (
  sequence: Sequence<Game>,
  around: readonly string[] = [],
): readonly (readonly [string, string])[] =>
  sequence.flatMap((part) =>
    'repeat' in part
      ? steps(part.repeat, [...around, part.pass])
      : [[part.name, [...around, part.cite].join(' > ')] as const],
  );

/** The runs of a turn can be told apart, and a point of one can be named without knowing the run. */
export function runLaws<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('runs have names of their own, walk sequences that there are, take and tell seats of the game, and tell nobody twice', () => {
    for (const { before } of game) {
      const runs = ruleset.runs(before);
      const seats = ruleset.seats(before);
      expect(runs.length).toBeGreaterThan(0);
      expect(doubled(runs.map(({ id }) => id))).toEqual([]);
      expect(doubled(runs.flatMap(({ tells }) => tells))).toEqual([]);
      for (const { id, sequence, takes, tells } of runs) {
        expect(id).toMatch(idPattern);
        expect(Object.keys(ruleset.sequences)).toContain(sequence);
        expect(takes.filter((seat) => seat !== gameMaster && !seats.includes(seat))).toEqual([]);
        expect(tells.filter((seat) => !seats.includes(seat))).toEqual([]);
        // A refusal is told at the end of the run that refuses.
        expect(takes.filter((seat) => seat !== gameMaster && !tells.includes(seat))).toEqual([]);
      }
    }
  });

  test('a step stands once in its sequence, and means the same in every other', () => {
    const all = valuesInOrder(ruleset.sequences).map((sequence) => steps(sequence as Sequence<Game>));
    for (const own of all) expect(doubled(own.map(([name]) => name))).toEqual([]);
    const meant = Map.groupBy(all.flat(), ([name]) => name);
    expect([...meant.values()].filter((same) => new Set(same.map(([, where]) => where)).size > 1)).toEqual(
      [],
    );
  });
}
