import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from './model.ts';
import { impossible } from './refusals.ts';
import { shifts } from './tables.ts';

/** The houses in the order in which they go their ways (SR 1). */
export const inTurn = ({ houses }: State): readonly SeatId[] =>
  inOrder(houses)
    .toSorted(
      compareBy(
        ([, { coins }]) => coins,
        ([seat]) => seat,
      ),
    )
    .map(([seat]) => seat);

/** Why a house cannot dig for the n-th time, from 0 (SR 2). */
export const cannotDig = (nth: number): Problem | undefined =>
  nth < shifts ? undefined : impossible('SR 2', 'no-shift-left');

/** Why a house cannot send so many coins there now (SR 3). */
export function cannotSend({ houses }: State, seat: SeatId, to: SeatId, coins: number): Problem | undefined {
  if (to === seat || houses[to] === undefined) return impossible('SR 3', 'no-such-house', { house: to });
  const has = houses[seat]?.coins ?? 0;
  return coins > has ? impossible('SR 3', 'too-few-coins', { coins: has }) : undefined;
}
