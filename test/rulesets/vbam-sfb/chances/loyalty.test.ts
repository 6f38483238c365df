import { describe, test } from 'vitest';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { State, System } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';
import { expectChance, trials } from '../trials.ts';

/* Chances that the rules force, held within 4 standard errors. */

const gorn = seatId('gorn');
const turn = 12;

/** Many systems of one empire that touch no other of them, and its home in a corner. */
const spread: readonly PlaceId[] = [2, 4, 6, 8, 10, 12, 14].flatMap((x) =>
  ['01', '03', '05'].map((y) => placeId(`s${String(x + 1).padStart(2, '0')}${y}`)),
);

function worldWith(system: Partial<System>, more: (state: State) => State = (state) => state): State {
  const state = worldOf([
    `turn ${turn}`,
    ...['empire gorn, home 0101', 'empire isc', 'empire frax'],
    'system 0101 gorn, census 1, productivity 0, morale 1, capacity 1',
  ]);
  const usual: System = {
    owner: gorn,
    census: 2,
    morale: 2,
    raw: 1,
    productivity: 1,
    capacity: 12,
    bonus: 0,
    raising: false,
  };
  const systems = Object.fromEntries(spread.map((place) => [place, { ...usual, ...system }]));
  return more({ ...state, systems: { ...state.systems, ...systems } });
}

/** How many of all tried systems end their turn so. */
function counted(before: State, is: (after: System, was: System) => boolean): number {
  let [tried, found] = [0, 0];
  const plans = Object.fromEntries(
    ['frax', 'gorn', 'isc'].map((seat): readonly [SeatId, ReturnType<typeof emptyPlan<never>>] => [
      seatId(seat),
      emptyPlan<never>(),
    ]),
  );
  for (let n = 0; tried < trials; n += 1) {
    const { state } = runTurn(vbamSfb, { state: before, seed: `chances ${n}`, plans });
    for (const place of spread.slice(0, trials - tried)) {
      tried += 1;
      if (is(state.systems[place]!, before.systems[place]!)) found += 1;
    }
  }
  return found;
}

const lost =
  (points: number) =>
  (after: System, was: System): boolean =>
    after.morale === was.morale - points;

describe('chances of the Update Asset Phase', () => {
  /** The home system is of another turn's troubles: nothing is cut off without one. */
  const homeless = (state: State): State => {
    const { home: _, ...empire } = state.empires[gorn]!;
    return { ...state, empires: { ...state.empires, [gorn]: empire } };
  };

  test('a system that is cut off loses a point in 2 of 6 (VBV-33)', () => {
    expectChance(counted(worldWith({}), lost(1)), 2 / 6);
  });
  test('one that was seized loses 3 in 3 of 6 (VBV-33)', () => {
    expectChance(counted(worldWith({ morale: 8, seized: turn - 1 }, homeless), lost(3)), 3 / 6);
  });
  test('when the home system was attacked each loses a point in 1 of 6', () => {
    const attacked = (state: State): State => {
      const whole = homeless(state);
      return {
        ...whole,
        empires: { ...whole.empires, [gorn]: { ...whole.empires[gorn]!, attacked: turn } },
      };
    };
    expectChance(counted(worldWith({}, attacked), lost(1)), 1 / 6);
  });
  test('a remote system loses a point in 1 of 6 (VBV-33)', () => {
    // Every fourth sector of a row, alone of its empire in the world of one trial.
    let found = 0;
    const base = worldWith({}, homeless);
    const plans = Object.fromEntries(['frax', 'gorn', 'isc'].map((seat) => [seat, emptyPlan<never>()]));
    const places = ['s0101', 's0501', 's0901', 's1301', 's0105', 's0505', 's0905', 's1305'].map(placeId);
    const system = { ...base.systems[spread[0]!]!, census: 5, productivity: 1, morale: 5 };
    const before = { ...base, systems: Object.fromEntries(places.map((place) => [place, system])) };
    for (let n = 0; n < trials / places.length; n += 1) {
      const { state } = runTurn(vbamSfb, { state: before, seed: `remote ${n}`, plans });
      found += places.filter((place) => state.systems[place]?.morale === 4).length;
    }
    expectChance(found, 1 / 6);
  });
  test('a Census of 10 grows in 5 of 10 (VBV-34), one of 4 with 2 carried over in 1 of 10 (VBV-35)', () => {
    const grown = (after: System, was: System): boolean => after.census === was.census + 1;
    expectChance(counted(worldWith({ census: 10, morale: 10 }, homeless), grown), 5 / 10);
    expectChance(counted(worldWith({ census: 4, bonus: 2, morale: 4 }, homeless), grown), 1 / 10);
  });
});
