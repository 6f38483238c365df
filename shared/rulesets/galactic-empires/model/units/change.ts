import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Stack } from '../state.ts';

/** The same data, but writable. Only `apply` and `close` write, and only to the runner's private draft. */
export type Mutable<T> = T extends string | number | boolean | undefined
  ? T
  : { -readonly [K in keyof T]: Mutable<T[K]> };

/** Stacks in order of rank, type and used move-points, with equal ships in one stack and without empty stacks. */
export function canonicalStacks(stacks: readonly Stack[]): Stack[] {
  const sorted = stacks
    .filter(({ count }) => count > 0)
    .sort(
      compareBy(
        ({ rank }) => rank,
        ({ type }) => type,
        ({ used }) => used,
      ),
    );
  const merged: Stack[] = [];
  for (const stack of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && areLike(last, stack))
      merged[merged.length - 1] = { ...last, count: last.count + stack.count };
    else merged.push(stack);
  }
  return merged;
}

/** The number of ships in all the stacks. */
export const shipsIn = (stacks: readonly Pick<Stack, 'count'>[]): number =>
  stacks.reduce((sum, { count }) => sum + count, 0);

/** The stacks with the ships of one more stack. */
export function withShips(stacks: readonly Stack[], stack: Stack): Stack[] {
  return canonicalStacks([...stacks, stack]);
}

/** The stacks without so many ships of this type, rank and used move-points; if there are fewer, without all of them. */
export function withoutShips(stacks: readonly Stack[], stack: Stack): Stack[] {
  return canonicalStacks(
    stacks.map((other) => (areLike(other, stack) ? { ...other, count: other.count - stack.count } : other)),
  );
}

const areLike = (a: Stack, b: Stack): boolean => a.rank === b.rank && a.type === b.type && a.used === b.used;

/** The empires with or without this one, in id order. */
export function withSeat(seats: readonly SeatId[], seat: SeatId, holds: boolean): SeatId[] {
  const others = seats.filter((other) => other !== seat);
  return holds ? [...others, seat].sort() : others;
}
