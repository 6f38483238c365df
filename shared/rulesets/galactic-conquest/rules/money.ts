import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { State } from '../model/state.ts';
import { majorValues, minorValue, mobilityHalves } from '../tables/economy.ts';

/** What so many major systems pay together, a homeworld among them (B1.40). OURS: a system counts by its rank among those owned. */
export const worthOfMajors = (majors: number): number =>
  sumOf(
    Array.from({ length: majors }, (_, at): number => majorValues[Math.min(at, majorValues.length - 1)] ?? 0),
  );

/** The basic economic value of an empire: what its systems pay in peacetime (B11.10). */
export function economyOf({ systems }: Pick<State, 'systems'>, seat: SeatId): number {
  const paying = valuesInOrder(systems).filter(({ owner, unpaid }) => owner === seat && unpaid !== true);
  const minors = paying.filter(({ kind }) => kind === 'minor').length;
  return worthOfMajors(paying.length - minors) + minors * minorValue;
}

/** The treasury of an empire for its next turn: the economy by its mobility, to the nearest point, halves up (B11.15). */
export const incomeOf = (state: Pick<State, 'systems' | 'empires'>, seat: SeatId): number =>
  rounded(economyOf(state, seat) * mobilityHalves[state.empires[seat]?.mobility ?? 'PT'], 2);

/** A system that is under foreign ships, and whose they are. */
export interface Disputed {
  readonly place: PlaceId;
  readonly owner: SeatId;
  readonly seat: SeatId;
}

/** The systems over which foreign ships stand (B1.60). */
export const disputedIn = ({ systems, squadrons }: State): readonly Disputed[] =>
  inOrder(systems).flatMap(([place, { owner }]) => {
    const there = valuesInOrder(squadrons).find((one) => one.place === place && one.seat !== owner);
    return there === undefined ? [] : [{ place, owner, seat: there.seat }];
  });
