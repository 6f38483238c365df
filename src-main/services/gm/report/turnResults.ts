import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Game, Heard } from '#kernel/game.ts';
import type { Refusal } from '#kernel/turn/ledger.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** What one seat learns from a turn. */
export interface TurnResults {
  readonly view: unknown;
  readonly heard: readonly Heard<Game['event']>[];
  readonly refusals: readonly Refusal[];
}

export type Plans = Readonly<Record<SeatId, Plan<AnyOrder>>>;

/** What every seat learns from a turn that was run. `last` holds each seat's previous view. */
export function turnResults(
  ruleset: SomeRuleset,
  {
    before,
    outcome,
    plans,
    last,
  }: {
    readonly before: unknown;
    readonly outcome: TurnOutcome<Game>;
    readonly plans: Plans;
    readonly last: ReadonlyMap<SeatId, unknown>;
  },
): ReadonlyMap<SeatId, TurnResults> {
  const seats = [...last.keys()];
  const heard = tellTurn<Game>(ruleset, before, outcome.entries, seats);
  const givers = giversOf(plans);
  const refusals = Map.groupBy(outcome.refusals, ({ order }) => givers.get(order));
  return new Map(
    seats.map((seat) => {
      const mine = heard.get(seat) ?? [];
      return [
        seat,
        {
          heard: mine,
          refusals: refusals.get(seat) ?? [],
          view: ruleset.view(outcome.state, seat, mine, last.get(seat)),
        },
      ];
    }),
  );
}

/** The seat that gave each order. */
export const giversOf = (plans: Plans): ReadonlyMap<OrderRef, SeatId> =>
  new Map(
    inOrder(plans).flatMap(([seat, plan]) =>
      listedOrders(plan).map(({ order }) => [order.ref, seat] as const),
    ),
  );
