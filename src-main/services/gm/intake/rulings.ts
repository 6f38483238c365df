import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { doneBy } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { takenSeats } from '../turns/underWay.ts';
import { frozenNow } from '../turns/waiting.ts';
import { theSeat } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A ruling on an order; without `ruling`, the earlier one is withdrawn. */
export interface Ruling {
  readonly order: OrderRef;
  readonly ruling?: string;
}

/** Judges orders that count in the current turn, or withdraws rulings: all of them or none. */
export function ruleOn(
  { clock }: { readonly clock: Clock },
  { store, ruleset }: { readonly store: GameStore; readonly ruleset: SomeRuleset },
  rulings: readonly Ruling[],
  who?: string,
): Outcome<undefined> {
  const frozen = frozenNow(store);
  if (frozen !== undefined) return bad([frozen]);
  const { turn, plans } = loadTurn(ruleset, store);
  const judged = rulings.map((one) => ({ ...one, found: orderIn(plans, one.order) }));
  const wrong = judged.flatMap(
    ({ order, ruling, found }) =>
      notRuled(ruleset, {
        order,
        turn,
        ...defined({ ruling, kind: found?.order.kind }),
      }) ?? [],
  );
  const taken = takenSeats(store);
  const over = judged.find(({ found }) => found !== undefined && taken.has(found.seat))?.found?.seat;
  if (over !== undefined) wrong.push(unreadable('turn-under-way/judged', { seat: over, turn }));
  if (wrong.length > 0) return bad(wrong);
  store.together(() => {
    for (const { order, ruling, found } of judged) {
      store.rule(turn, order, ruling);
      store.note({
        at: clock.now(),
        what: `An order of ${found === undefined ? '' : theSeat(store, found.seat)} ${ruling === undefined ? 'is no longer judged: the ruling was taken back' : `was judged ${ruling}`}.`,
        ...doneBy(who),
        turn,
      });
    }
  });
  return good(undefined);
}

/** Why this ruling is not possible. */
function notRuled(
  ruleset: SomeRuleset,
  { order, turn, ruling, kind }: Ruling & { readonly turn: number; readonly kind?: string },
): Problem | undefined {
  if (kind === undefined) return unreadable('no-such-order', { order, turn });
  const rulings = ruleset.orders[kind]?.rulings ?? [];
  if (rulings.length === 0) return unreadable('not-yours-to-judge', { order });
  if (ruling === undefined || rulings.includes(ruling)) return undefined;
  return unreadable('no-such-ruling', {
    ruling,
    order,
    rulings: rulings.join(', '),
  });
}

/** Finds an order that counts, with its seat and unit. */
function orderIn(
  plans: LoadedTurn['plans'],
  ref: OrderRef,
): { readonly seat: SeatId; readonly unit?: UnitId; readonly order: AnyOrder } | undefined {
  for (const [seat, plan] of inOrder(plans)) {
    const found = listedOrders(plan).find(({ order }) => order.ref === ref);
    if (found !== undefined) return { seat, ...found };
  }
  return undefined;
}
