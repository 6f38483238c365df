import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { Share } from './navy.ts';
import { isShort, navyOf, sharesOf } from './navy.ts';
import type { Buy } from './question.ts';
import { cannotBuy, shipsIn, withPurchase } from './question.ts';

const cites: Readonly<Record<Share['rule'], Cite>> = {
  'half-small': 'GC Z1.50',
  'quarter-standard': 'GC Z1.60',
  'quarter-old': 'GC Z1.150',
};

/** What becomes of purchases: those that are made, in the order of the plan, and why the others are not. */
export interface Verdict {
  readonly made: readonly Buy[];
  readonly refused: ReadonlyMap<OrderRef, Problem>;
  /** The world with all that is bought. */
  readonly after: State;
}

/** Purchases one after another, without those that are named. */
function inOrderOf(
  state: State,
  seat: SeatId,
  orders: readonly Buy[],
  without: ReadonlyMap<OrderRef, Problem>,
): Verdict {
  const refused = new Map(without);
  const made: Buy[] = [];
  let after = state;
  for (const order of orders) {
    if (refused.has(order.ref)) continue;
    const problem = cannotBuy(after, seat, order);
    if (problem === undefined) {
      made.push(order);
      after = withPurchase(after, seat, order);
    } else refused.set(order.ref, problem);
  }
  return { made, refused, after };
}

/** The share that a navy falls short of, if there is one. */
const shortIn = ({ after }: Verdict, seat: SeatId): Share | undefined =>
  sharesOf(after, seat, navyOf(after, seat)).find(isShort);

/**
 * What becomes of the purchases of an empire together. OURS: while a share of the navy falls short, which only the whole of it can tell (Z1.50, Z1.60,
 * Z1.150), the last purchase that lowers it is not made, and the others are judged again without it; then those that were left out are made after all,
 * in their order, if nothing falls short with them.
 */
export function judged(state: State, seat: SeatId, orders: readonly Buy[]): Verdict {
  const without = new Map<OrderRef, Problem>();
  let verdict = inOrderOf(state, seat, orders, without);
  for (let short = shortIn(verdict, seat); short !== undefined; short = shortIn(verdict, seat)) {
    const { rule, have, all } = short;
    const last = verdict.made.findLast(({ ships }) => lowers(state, seat, ships, rule));
    if (last === undefined) break;
    without.set(last.ref, impossible(cites[rule], rule, { have, all }));
    verdict = inOrderOf(state, seat, orders, without);
  }
  for (const { ref } of orders) {
    const problem = without.get(ref);
    if (problem === undefined) continue;
    without.delete(ref);
    const more = inOrderOf(state, seat, orders, without);
    if (more.made.length > verdict.made.length && shortIn(more, seat) === undefined) verdict = more;
    else without.set(ref, problem);
  }
  return verdict;
}

/** Whether ships by themselves fall short of a share. */
const lowers = (state: State, seat: SeatId, ships: Buy['ships'], rule: Share['rule']): boolean =>
  sharesOf(state, seat, shipsIn(state, seat, ships)).some((share) => share.rule === rule && isShort(share));
