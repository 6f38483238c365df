import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { State, View } from '../model/state.ts';
import { event, ownerHears, points, seat } from '../declare.ts';
import { majorValues, minorValue, mobilityHalves } from './table.ts';

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

/** The points are what the treasury holds for the next turn. */
export const earned = event('earned', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your treasury holds {points|economic point|economic points} for the next turn.', {
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('Your treasury will hold {points|economic point|economic points} for the next turn.', {
      points: happened.points,
    }),
  apply: (draft, happened) => change(draft.empires, happened.seat, () => ({ treasury: happened.points })),
});

/** Every empire earns (B11.15). */
export function fillTreasuries(turn: Turn<Room<State, View, never, EventIn<typeof earned>>>): void {
  for (const owner of keysInOrder(turn.state.empires))
    turn.happen(earned.of({ seat: owner, points: incomeOf(turn.state, owner) }));
}
