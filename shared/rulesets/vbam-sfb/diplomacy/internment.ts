import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '../model/state.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, isMobile } from '../units/designs.ts';
import { mayEnter } from '../movement/ways.ts';

/** What becomes of a unit at the border of a treaty: held by `holder`, sent back to `to`, or free again. */
export type Fate = { readonly unit: UnitId; readonly of: Unit } & (
  | { readonly is: 'held'; readonly holder: SeatId }
  | { readonly is: 'sent-back'; readonly to: PlaceId; readonly holder: SeatId }
  | { readonly is: 'freed' }
);

/** Where a unit goes that may not stay: a sector beside it that no treaty bars, one without a system of others first. */
function wayOut(state: State, id: UnitId, { seat, place }: Unit): PlaceId | undefined {
  const empires = keysInOrder(state.empires).length;
  const open = around(place).filter((next) => isOnMap(next, empires) && mayEnter(state, id, next));
  const isForeign = (next: PlaceId): boolean => (state.systems[next]?.owner ?? seat) !== seat;
  return open.find((next) => !isForeign(next)) ?? open[0];
}

/** What becomes of units in systems that treaties bar to them, and of those that are held where nothing bars them any more (VB 176; OURS). */
export function atBorders(state: State): readonly Fate[] {
  return inOrder(state.units).flatMap(([unit, of]): readonly Fate[] => {
    if (of.mothballed || of.between !== undefined || !isMobile(designOf(of))) return [];
    const holder = state.systems[of.place]?.owner;
    if (holder === undefined || mayEnter(state, unit, of.place))
      return of.interned === undefined ? [] : [{ unit, of, is: 'freed' }];
    const holds = state.empires[holder]?.interns?.includes(of.seat) === true;
    if (holds) return of.interned === holder ? [] : [{ unit, of, is: 'held', holder }];
    const to = wayOut(state, unit, of);
    return to === undefined ? [] : [{ unit, of, is: 'sent-back', to, holder }];
  });
}
