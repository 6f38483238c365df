import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '../../model/state.ts';
import { shipCount } from '../forces/forces.ts';

/** The empires in the game that have neither a sector nor a starship, in id order: they are defeated, even with admirals left (GE 1016, E-47). */
export function defeatedSeats(state: State): readonly SeatId[] {
  const holding = new Set<SeatId | undefined>(valuesInOrder(state.sectors).map(({ owner }) => owner));
  for (const unit of valuesInOrder(state.units)) if (shipCount(unit) > 0) holding.add(unit.owner);
  return keysInOrder(state.empires).filter(
    (seat) => state.empires[seat]?.defeated === false && !holding.has(seat),
  );
}
