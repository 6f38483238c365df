import { expect, test } from 'vitest';

import type { Step } from '#kernel/sequence/step.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { ranAhead } from '#kernel/steps/runAhead.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { dived } from '#test/rulesets/pearl-divers/game/diving.ts';
import type { PearlDivers } from '#test/rulesets/pearl-divers/game/game.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { fewestPearls, harbour } from '#test/rulesets/pearl-divers/game/tables.ts';

const north = seatId('north');
const boat = {
  name: 'Heron',
  place: harbour,
  pearls: 0,
  sailed: false,
  dived: false,
  empty: false,
} as const;
const view = () =>
  pearlDivers.view({ turn: 1, reefs: { ...fewestPearls }, boats: { [north]: boat }, buoys: {} }, north, []);
const plan = { hq: [], units: {} };

/** Rules with one step that may roll, and what it found with each of two seeds, and how often it was run. */
function found(run: (draw: Parameters<Step<PearlDivers>['run']>[0]['draw']) => number) {
  let runs = 0;
  const rules: Ruleset<PearlDivers> = {
    ...pearlDivers,
    sequences: {
      turn: [
        {
          name: 'Dice',
          cite: 'PD 4',
          dice: true,
          run({ draw, happen }) {
            runs += 1;
            happen(dived.of({ seat: north, place: placeId('ledge'), found: run(draw) }));
          },
        },
      ],
    },
  };
  const seen = view();
  const of = (seed: string) =>
    ranAhead(rules, seen, plan, seed).entries.map(({ event }) => (event as { found?: number }).found);
  return { found: [of('one'), of('another'), of('one')], runs };
}

test('with another seed the turn ahead is run again, and with the same one it is not', () => {
  const { found: all, runs } = found((draw) => draw.fork('pearls').int(1_000_000));
  expect(all[0]).toEqual(all[2]);
  expect(all[0]).not.toEqual(all[1]);
  expect(runs).toBe(2);
});

test('a turn ahead in which no die was rolled is the same with every seed, and is run once', () => {
  const { found: all, runs } = found((draw) => (draw.chance(1, 1) ? draw.shuffle([7])[0] : 0) ?? 0);
  expect(all).toEqual([[7], [7], [7]]);
  expect(runs).toBe(1);
});
