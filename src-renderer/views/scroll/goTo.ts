import type { OrderRef } from '#kernel/words/ids.ts';
import { whereIs } from '#kernel/game/plan.ts';
import type { ScrollLine } from '#kernel/presentation.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** Shows an order where it can be changed: in the plan of its unit, or among those of the headquarters. */
export function showOrder(session: Session, ref: OrderRef): void {
  const { turn } = session;
  if (turn === undefined) return;
  turn.selection.order = ref;
  const unit = whereIs(turn.plan, ref)?.unit;
  if (unit !== undefined) turn.chooseUnit(unit);
  session.overlay = unit !== undefined && turn.sheet !== undefined ? 'unit' : 'plans';
}

/** Shows a line's unit and place on the map; for a line without either, shows its order. */
export function showLine(session: Session, { unit, place, order }: ScrollLine): void {
  if (unit !== undefined) session.turn?.chooseUnit(unit);
  if (place !== undefined) session.follow({ to: 'place', id: place });
  else if (unit !== undefined) session.follow({ to: 'unit', id: unit });
  else if (order !== undefined) showOrder(session, order);
}
