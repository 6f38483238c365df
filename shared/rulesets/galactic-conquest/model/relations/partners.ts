import { id, integer, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { PairId } from './pacts.ts';
import { pairOf } from './pacts.ts';

/** Preferred partners, who share technology wherever they lie (C17.75). */
export interface Partnership {
  readonly seats: readonly SeatId[];
  /** The last turn of a partnership that one of them has ended; absent: it goes on. */
  readonly until?: number;
  /** Who attacked the other one in this turn; absent: nobody. */
  readonly attacker?: SeatId;
}
export type Partnerships = Readonly<Record<PairId, Partnership>>;

interface Partnered {
  readonly partners?: Partnerships;
}

export const partnershipOf = (
  { partners = {} }: Partnered,
  one: SeatId,
  other: SeatId,
): Partnership | undefined => partners[pairOf(one, other)];

/** The preferred partner of an empire; undefined: it has none. */
export const partnerOf = ({ partners = {} }: Partnered, seat: SeatId): SeatId | undefined =>
  inOrder(partners)
    .flatMap(([, { seats }]) => (seats.includes(seat) ? seats : []))
    .find((one) => one !== seat);

export const partnersShape = record<PairId, Partnership>(
  object({
    seats: list(id<SeatId>(), 2),
    until: optional(integer(0, 9999)),
    attacker: optional(id<SeatId>()),
  }),
  1000,
);
