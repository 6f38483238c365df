import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';

/**
 * The rules by which the dice of a turn follow from its seed and the orders. Each run records its rule and is
 * verified by it. 1: from the seed alone. 2: from the seed and every file that counted, as it was, including
 * those of seats that the computer led. 3: from the seed and the orders that the turn is run with.
 */
export const diceRules = [1, 2, 3] as const;
export type DiceRule = (typeof diceRules)[number];
export const diceRule: DiceRule = 3;

type Orders = Readonly<Record<SeatId, unknown>>;

/** The rule of a run: the recorded one, or else that of the program that ran it. */
export const ruleOf = ({
  rule,
  dice,
}: {
  readonly rule?: number | undefined;
  readonly dice?: string | undefined;
}): number => rule ?? (dice === undefined ? 1 : 2);

/**
 * The seed of a turn's dice: it follows from the turn's seed and all players' orders, so that nobody, not
 * even the game master, knows the dice before the last orders are in, and no order can be changed afterwards
 * without changing the dice. An empty plan counts as none.
 */
export const diceSeed = (seed: string, orders: Orders): string =>
  digest(`${seed}\n3\n${stableText(given(orders))}`);

/** As `diceSeed`, for any rule. */
export function diceBy(rule: number, seed: string, orders: Orders): string {
  if (rule === 1) return seed;
  return rule === 2 ? digest(`${seed}\n${stableText(orders)}`) : diceSeed(seed, orders);
}

/** The seed of a turn of several runs, of which each has its own. */
export const joinedDice = (seeds: readonly string[]): string => seeds.join('\n');

const given = (orders: Orders): Orders =>
  Object.fromEntries(inOrder(orders).filter(([, plan]) => hasOrders(plan)));

/** Whether a plan, as plain data, holds any order. */
export function hasOrders(plan: unknown): boolean {
  const { hq = [], units = {} } = (plan ?? {}) as {
    readonly hq?: readonly unknown[];
    readonly units?: Readonly<Record<string, readonly unknown[]>>;
  };
  return (
    hq.length > 0 || (keysInOrder(units).length > 0 && valuesInOrder(units).some(({ length }) => length > 0))
  );
}
