import { integer, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { replace } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../declare.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { navyOf, poorHalves, poorOf } from './navy.ts';

/** Ships of a squadron have poor crews. */
export const poorlyCrewed = event('poorly-crewed', {
  fields: {
    seat,
    unit,
    /** Positions in the squadron. */
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: code, hulls }) =>
    phrase('Poor crews serve in {unit}: {hulls}.', {
      unit: own(code),
      hulls: phraseList(
        hulls.map((one) => phrase('{hull}', { hull: one })),
        ', ',
      ),
    }),
  apply: (draft, { unit: code, at }) =>
    replace(draft.squadrons, code, (was) => ({
      ...was,
      ships: was.ships.map((ship, position): Ship =>
        at.includes(position) ? { ...ship, crew: 'poor' } : ship,
      ),
    })),
});

/**
 * The ships that must have poor crews beside those that their ruler named (Z1.200). OURS: the smallest, of several the last, as many as it takes; ships
 * without figures have none.
 */
export function poorlyChosen(state: State, owner: SeatId): ReadonlyMap<UnitId, readonly number[]> {
  const able = inOrder(state.squadrons).flatMap(([code, { seat: of, ships, fixed }]) =>
    of !== owner || fixed !== undefined
      ? []
      : ships.flatMap((ship, at) =>
          ship.figures === undefined || ship.crew === 'poor' ? [] : [{ code, at, halves: poorHalves(ship) }],
        ),
  );
  let { short } = poorOf(state, navyOf(state, owner));
  const chosen = new Map<UnitId, number[]>();
  for (const { code, at, halves } of able.toReversed().toSorted((one, other) => one.halves - other.halves)) {
    if (short <= 0) break;
    short -= halves * 100;
    chosen.set(code, [at, ...(chosen.get(code) ?? [])]);
  }
  return chosen;
}

/** Poor crews go to the share of each navy that the game master set (Z1.200). */
export function crewNavies(turn: Turn<Room<State, View, never, EventIn<typeof poorlyCrewed>>>): void {
  for (const owner of keysInOrder(turn.state.empires))
    for (const [code, at] of poorlyChosen(turn.state, owner)) {
      const ships = turn.state.squadrons[code]?.ships ?? [];
      turn.happen(
        poorlyCrewed.of({ seat: owner, unit: code, at, hulls: at.flatMap((one) => ships[one]?.hull ?? []) }),
      );
    }
}
