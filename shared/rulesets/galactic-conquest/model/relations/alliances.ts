import { id, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { PairId } from './pacts.ts';
import { pairOf } from './pacts.ts';

/** An alliance: the ships of each may be in the space of the other one (C22.10). */
export interface Alliance {
  readonly seats: readonly SeatId[];
  /** Those of the two that give the ships of the other one what is free in their space (C22.40); absent: nobody. */
  readonly first?: readonly SeatId[];
  /** Those whose ships in the space of the other one are paid for in this turn (C22.40); absent: nobody’s. */
  readonly paid?: readonly SeatId[];
}
export type Alliances = Readonly<Record<PairId, Alliance>>;

interface Allied {
  readonly alliances?: Alliances;
}

export const allianceOf = ({ alliances = {} }: Allied, one: SeatId, other: SeatId): Alliance | undefined =>
  alliances[pairOf(one, other)];

export const areAllied = (state: Allied, one: SeatId, other: SeatId): boolean =>
  allianceOf(state, one, other) !== undefined;

/** Whether a system is one of an ally, which is not blockaded, raided or struck at (C22.10). OURS. */
export const isAllysAt = (
  state: Allied & { readonly systems: Readonly<Record<PlaceId, { readonly owner: SeatId }>> },
  seat: SeatId,
  place: PlaceId,
): boolean => {
  const owner = state.systems[place]?.owner;
  return owner !== undefined && areAllied(state, owner, seat);
};

/** The allies of an empire, in the order of their alliances. */
export const alliesOf = ({ alliances = {} }: Allied, seat: SeatId): readonly SeatId[] =>
  inOrder(alliances).flatMap(([, { seats }]) =>
    seats.includes(seat) ? seats.filter((one) => one !== seat) : [],
  );

const some = optional(list(id<SeatId>(), 2));
export const alliancesShape = record<PairId, Alliance>(
  object({ seats: list(id<SeatId>(), 2), first: some, paid: some }),
  1000,
);
