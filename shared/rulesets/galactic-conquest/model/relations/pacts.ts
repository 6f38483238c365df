import { id, integer, list, object, record } from '#kernel/codec/shapes.ts';
import type { Brand, SeatId } from '#kernel/words/ids.ts';
import type { Units } from '../merchant.ts';
import { unitsShape } from '../merchant.ts';

/** Names what there is between two empires by both of them: `gorn.klingon`. */
export type PairId = Brand<string, 'pair'>;

export const pairOf = (one: SeatId, other: SeatId): PairId => [one, other].sort().join('.') as PairId;

/** A trading pact (C30): the pool of each partner, and the major systems that each had when it began (C30.80). */
export interface Pact {
  readonly seats: readonly SeatId[];
  readonly pools: Readonly<Record<SeatId, Units>>;
  readonly majors: Readonly<Record<SeatId, number>>;
}

/** The other partner of a pact. */
export const partnerIn = ({ seats }: Pact, seat: SeatId): SeatId => seats.find((one) => one !== seat) ?? seat;

const most = 1000;
export const pactsShape = record<PairId, Pact>(
  object({
    seats: list(id<SeatId>(), 2),
    pools: record<SeatId, Units>(unitsShape, 2),
    majors: record<SeatId, number>(integer(0, 10_000), 2),
  }),
  most,
);
/** The turn in which two empires last fought (C30.40). */
export const clashesShape = record<PairId, number>(integer(1, 9999), most);
