import type { AnsweredFor } from '#kernel/files/bodies.ts';
import { type Phrase, phrase } from '#kernel/words/phrase.ts';
import type { OrderRef, SeatId, RunId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { unreadIn, unreadLines } from '#kernel/orders/sheet.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { Refusal } from '#kernel/sequence/ledger.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** What one seat learns from a turn. */
export interface TurnResults {
  readonly view: unknown;
  readonly heard: readonly Heard<Game['event']>[];
  readonly refusals: readonly Refusal[];
  readonly answered: AnsweredFor;
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
    order,
  }: {
    readonly before: unknown;
    readonly outcome: TurnOutcome<Game>;
    readonly plans: Plans;
    readonly last: ReadonlyMap<SeatId, unknown>;
    /** Of its runs, where some were put off. */
    readonly order?: readonly RunId[];
  },
): ReadonlyMap<SeatId, TurnResults> {
  const seats = [...last.keys()];
  const heard = tellTurn<Game>(ruleset, before, outcome.entries, seats, order);
  const refusals = Map.groupBy(outcome.refusals, giverIn(plans));
  return new Map(
    seats.map((seat) => {
      const mine = heard.get(seat) ?? [];
      const view = ruleset.view(outcome.state, seat, mine, last.get(seat));
      const answered = answeredTo(ruleset, outcome.answered, seat, view);
      const refused = [...notRead(ruleset, plans[seat], last.get(seat)), ...(refusals.get(seat) ?? [])];
      return [seat, { heard: mine, refusals: refused, answered, view }];
    }),
  );
}

/** What a seat was asked and its player did not answer: orders given in advance did, the computer or silence. What no person was to be asked is not told. */
export const answeredTo = (
  ruleset: SomeRuleset,
  answered: TurnOutcome<Game>['answered'],
  seat: SeatId,
  view: unknown,
): AnsweredFor =>
  answered.flatMap(({ seat: to, by, said, spot, orders, minor }) => {
    if (to !== seat || by === 'person' || minor === true) return [];
    const say = (order: Game['order']): Phrase =>
      ruleset.orders[order.kind]?.say(order as never, view, spot) ?? phrase('{kind}', { kind: order.kind });
    return [{ said, by, orders: orders.map(say) }];
  });

/** What was answered for seats that a run does not tell, in words of what they know at its end; only those for whom something was. */
export function answeredApart(
  ruleset: SomeRuleset,
  { state, answered }: Pick<TurnOutcome<Game>, 'state' | 'answered'>,
  {
    seats,
    last,
    heard,
  }: {
    readonly seats: readonly SeatId[];
    last(seat: SeatId): unknown;
    heard(seat: SeatId): readonly Heard<Game['event']>[];
  },
): ReadonlyMap<SeatId, AnsweredFor> {
  const asked = new Set(answered.filter(({ by }) => by !== 'person').map(({ seat }) => seat));
  return new Map(
    seats
      .filter((seat) => asked.has(seat))
      .map((seat) => {
        const view = ruleset.view(state, seat, heard(seat), last(seat));
        return [seat, answeredTo(ruleset, answered, seat, view)];
      }),
  );
}

/** Says which seat gave the order that was refused. */
export function giverIn(plans: Plans): (refusal: Refusal) => SeatId | undefined {
  const givers = new Map(
    inOrder(plans).flatMap(([seat, plan]) =>
      listedOrders(plan).map(({ order }) => [order.ref, seat] as const),
    ),
  );
  return ({ order }) => givers.get(order);
}

/** Lines that a player typed and that gave no order, since nobody could read them: they stand among the orders that were not carried out. */
export function notRead(
  ruleset: SomeRuleset,
  plan: Plan<AnyOrder> | undefined,
  view: unknown,
): readonly Refusal[] {
  if (plan === undefined || unreadIn(plan).length === 0) return [];
  return unreadLines(ruleset, view, plan).map((problem, at) => ({
    step: 'Order sheet',
    pass: 0,
    order: `line.${at + 1}` as OrderRef,
    problem,
  }));
}
