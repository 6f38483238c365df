import type { SeatId } from '../words/ids.ts';
import { inOrder } from '../words/inOrder.ts';
import type { AnyOrder } from '../game/plan.ts';

/** The game master’s order about who leads a seat: the computer, or else its player. */
interface SetLeadership {
  readonly kind: 'set-leadership';
  readonly of: SeatId;
  readonly computer: boolean;
}

/** What decides about a seat, by the word that it makes true. */
export const leadershipDecrees = {
  computer: (of: SeatId): SetLeadership => ({ kind: 'set-leadership', of, computer: true }),
  player: (of: SeatId): SetLeadership => ({ kind: 'set-leadership', of, computer: false }),
} as const;

type Led = Readonly<Record<SeatId, { readonly computer?: boolean }>>;
type Ordered = Pick<AnyOrder, 'kind'>;

const isSetLeadership = (order: Ordered): order is SetLeadership => order.kind === 'set-leadership';

/** Seats that the computer leads once these orders are carried out, in id order. */
export function ledAfter(seats: Led, orders: readonly Ordered[]): readonly SeatId[] {
  const decreed = new Map(orders.filter(isSetLeadership).map(({ of, computer }) => [of, computer]));
  return inOrder(seats)
    .filter(([seat, { computer = false }]) => decreed.get(seat) ?? computer)
    .map(([seat]) => seat);
}
