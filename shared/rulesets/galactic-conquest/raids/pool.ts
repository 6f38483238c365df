import type { Draw } from '#kernel/dice/draw.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Units } from '../model/merchant.ts';
import type { Pact } from '../model/relations/pacts.ts';
import type { State } from '../model/state.ts';
import { withUnits } from '../trade/units.ts';

/** Units for each of which ten more are a chance more to find some (B2.70). */
const unitsPerChance = 10;
/** The most units that raiders discover at once (B2.70). */
const mostFound = 3;

const countOf = (units: Units): number => valuesInOrder(units).reduce((sum, count) => sum + count, 0);

/** All units of an empire that serve in trading pacts. */
const serving = ({ pacts = {}, convoys = {} }: State, owner: SeatId): Units => {
  const pooled = valuesInOrder(pacts).flatMap(({ pools }) => inOrder(pools[owner] ?? {}));
  const all = pooled.reduce<Units>((units, [unit, count]) => withUnits(units, unit, count), {});
  const found = valuesInOrder(convoys).flatMap(({ seat, pact, escort = {} }) =>
    seat === owner && pact === true ? inOrder(escort) : [],
  );
  return found.reduce((units, [unit, count]) => withUnits(units, unit, -count), all);
};

/** Whose units of trading pacts could be found in a hex: those of its trade route (B2.70). */
export const pactTradesIn = (state: State, place: PlaceId): SeatId | undefined => {
  const lane = state.routes?.[place];
  return lane === undefined || lane.shut === true || countOf(serving(state, lane.seat)) === 0
    ? undefined
    : lane.seat;
};

/** Chances in six more to find units of a trading pact: one for each ten of them (B2.70). */
export const crowding = (state: State, owner: SeatId): number =>
  Math.floor(countOf(serving(state, owner)) / unitsPerChance);

/** The units that are discovered: one to three (B2.70). OURS: by a die of three, and the first by their names. */
export function discovered(state: State, owner: SeatId, dice: Draw): Units {
  const left = serving(state, owner);
  const units = keysInOrder(left).flatMap((unit) => Array.from({ length: left[unit] ?? 0 }, () => unit));
  return units
    .slice(0, dice.fork('discovered').int(mostFound))
    .reduce<Units>((found, unit) => withUnits(found, unit, 1), {});
}

/** Units of an empire leave its pools: they are lost. */
export function loseFromPools(draft: Draft<State>, owner: SeatId, lost: Units): void {
  const { pacts } = draft;
  if (pacts === undefined) return;
  const left = new Map(inOrder(lost));
  for (const id of keysInOrder(pacts))
    replace(pacts, id, (pact): Pact => {
      let pool = pact.pools[owner];
      for (const [unit, count] of left) {
        const taken = Math.min(count, pool?.[unit] ?? 0);
        if (pool !== undefined && taken > 0) pool = withUnits(pool, unit, -taken);
        left.set(unit, count - taken);
      }
      return pool === undefined ? pact : { ...pact, pools: { ...pact.pools, [owner]: pool } };
    });
}
