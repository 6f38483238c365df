import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';

/**
 * How the dice of a turn follow from its seed and from orders. Each run says by which rule; it is verified by that one.
 * 1: from the seed alone. 2: from the seed and every file that counted as it was, also of empires that the computer leads. 3: from the seed and
 * the orders that the turn is run with.
 */
export const diceRules = [1, 2, 3] as const;
export type DiceRule = (typeof diceRules)[number];
export const diceRule: DiceRule = 3;

type Orders = Readonly<Record<SeatId, unknown>>;

/** The rule of a run: what it says, else that of the program which wrote it. */
export const ruleOf = ({
  rule,
  dice,
}: {
  readonly rule?: number | undefined;
  readonly dice?: string | undefined;
}): number => rule ?? (dice === undefined ? 1 : 2);

/**
 * What the dice of a turn follow from: its seed and the orders of every player that the turn is run with, so that nobody, the game master
 * included, knows them before the last orders are in, and no order can be changed afterwards without other dice. A plan without orders is as none.
 */
export const diceSeed = (seed: string, orders: Orders): string =>
  digest(`${seed}\n3\n${stableText(given(orders))}`);

/** As `diceSeed`, by any rule. */
export function diceBy(rule: number, seed: string, orders: Orders): string {
  if (rule === 1) return seed;
  return rule === 2 ? digest(`${seed}\n${stableText(orders)}`) : diceSeed(seed, orders);
}

const given = (orders: Orders): Orders =>
  Object.fromEntries(inOrder(orders).filter(([, plan]) => hasOrders(plan)));

/** Whether a plan as plain data holds any order. */
export function hasOrders(plan: unknown): boolean {
  const { hq = [], units = {} } = (plan ?? {}) as {
    readonly hq?: readonly unknown[];
    readonly units?: Readonly<Record<string, readonly unknown[]>>;
  };
  return (
    hq.length > 0 || (keysInOrder(units).length > 0 && valuesInOrder(units).some(({ length }) => length > 0))
  );
}
