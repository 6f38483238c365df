import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { stationedAt } from '#rulesets/galactic-empires/model/units/stations.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import { randomGame } from '../../../support/play/randomGame.ts';
import { rounds } from '#test/support/rounds.ts';
import { created } from '#test/support/kits/created.ts';

/** Every unit by its place, by walking all of them. */
const walked = ({ sectors, units }: State) =>
  keysInOrder(sectors).map((place) =>
    inOrder(units)
      .filter(([, unit]) => unit.place === place)
      .map(([id]) => id),
  );
const asked = ({ sectors, units }: State) =>
  keysInOrder(sectors).map((place) => stationedAt(units, place).map(([id]) => id));

test('who stands where is known after every event of a game, as if all units were walked', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const made = created(ruleset, { generate: { empires: 3, sectors: 30 } }, openDice(`stations ${seed}`));
      if (!made.ok) throw new Error(JSON.stringify(made.fault));
      for (const { before, outcome } of randomGame(ruleset, made.value, 4, `stations ${seed}`)) {
        const state = plainCopy(before);
        expect(asked(state)).toEqual(walked(state));
        for (const { event } of outcome.entries) {
          ruleset.apply(state, event);
          if ('unit' in event || 'place' in event) expect(asked(state)).toEqual(walked(state));
        }
      }
    }),
    { numRuns: rounds(2) },
  );
});
