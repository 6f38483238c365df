import type { Entry } from '#kernel/declare/entries.ts';
import { choicesOf, chosen } from '#kernel/declare/entries.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { empireNames } from '../map/empires.ts';
import { imagine } from '../model/imagine.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { impossible } from '../refusals.ts';

/** Powers that an order at this spot can be about. */
const powersAt = ({ others }: View, { unit: id, place: at, seat: of }: Spot): readonly SeatId[] =>
  id !== undefined || at !== undefined ? [] : others.filter((other) => of === other);

/** What can be ordered about the power of a spot: of these, what nothing hinders. */
export const offersTo = <O extends { readonly to: SeatId }>(
  view: View,
  at: Spot,
  each: (to: SeatId) => readonly O[],
  cannot: (state: State, seat: SeatId, one: O) => Problem | undefined,
): readonly O[] =>
  powersAt(view, at).flatMap((to) =>
    each(to).filter((one) => cannot(imagine(view), view.me, one) === undefined),
  );

/** The field of the power that an order is about. */
export const powerEntry = <O extends { readonly to: SeatId }>({ others }: View, given: O): Entry<O> =>
  chosen(
    'to',
    'Power',
    choicesOf(others, (power) => phrase('{power}', { power: powerName(power) })),
    given.to,
    (to) => ({ ...given, to: to as SeatId }),
  );

export const powerName = (power: SeatId): string => empireNames[power] ?? power;

/** Choices of what has a name. */
export const namedChoices = <T extends string>(values: readonly T[], name: (value: T) => string) =>
  choicesOf(values, (value) => phrase('{said}', { said: name(value) }));

interface Trying {
  readonly kind: string;
  readonly ref: OrderRef;
  readonly to: SeatId;
}

/** Each thing is tried once (VB 125): the orders that can be tried, the others refused. */
export function tried<T extends { readonly seat: SeatId; readonly order: Trying }>(
  turn: { refuse(ref: OrderRef, problem: Problem): void },
  given: readonly T[],
  matter: (one: T) => string,
  cannot: (one: T) => Problem | undefined,
): readonly T[] {
  const before = new Set<string>();
  return given.filter((one) => {
    const { seat, order } = one;
    const key = `${seat} ${order.to} ${matter(one)}`;
    const problem = before.has(key) ? impossible('VB 125', 'tried-already') : cannot(one);
    before.add(key);
    if (problem !== undefined) turn.refuse(order.ref, problem);
    return problem === undefined;
  });
}

/** The other one of two powers, as one of them says it. */
export const otherOfPair = (
  { seat, to }: { readonly seat: SeatId; readonly to: SeatId },
  me: SeatId,
): SeatId => (seat === me ? to : seat);
