import type { Spot } from '#kernel/orders/spot.ts';
import type { Session } from '../../state/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import type { OrderChange } from './orderChange.ts';

interface Filling extends OrderChange {
  readonly at: Spot;
}

/** The order whose form is open over the screen, by the list of commands. */
class ToFill {
  now = $state.raw<Filling | undefined>(undefined);
}

export const toFill = ({ states }: Turn): ToFill => states.of(ToFill, () => new ToFill());

/** Opens the form of an order. */
export function fillIn(session: Session, turn: Turn, order: Filling): void {
  toFill(turn).now = order;
  session.overlay = 'order';
}
