import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { countOrders, listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Game } from '#kernel/ruleset.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Question } from '#kernel/turn/step.ts';
import type { GameStore, StoredResults } from '../../gameStore.ts';
import type { Clock, Sealing } from '../../ports.ts';
import type { SomeRuleset } from './read.ts';
import { counted, kept, ledSeats, plansOf, stateOf, viewOf } from './read.ts';
import { makeResults, refusalOf, refusalsBySeat } from './results.ts';
import { commitmentOf, seedOf } from './seeds.ts';

/** An order that the rules leave to the game master's judgement, and that he has not judged. */
export interface Unjudged {
  readonly seat: SeatId;
  readonly order: AnyOrder;
}

export type RunOutcome =
  | { readonly kind: 'ran'; readonly turn: number; readonly missing: readonly SeatId[]; readonly unjudged: readonly Unjudged[] }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'unjudged'; readonly unjudged: readonly Unjudged[] }
  /** The game changed while the turn was being run: nothing was done. */
  | { readonly kind: 'overtaken' };

type Plans = Readonly<Record<SeatId, Plan<AnyOrder>>>;

/** The turn as it would go now. It changes nothing. */
export function tryTurn(store: GameStore, ruleset: SomeRuleset, plans: Plans = plansOf(ruleset, store)): { readonly outcome: TurnOutcome<Game>; readonly unjudged: readonly Unjudged[] } {
  const turn = store.turn();
  const rulings = store.rulings(turn);
  const asked = new Set<OrderRef>();
  const listening = new Proxy(rulings, {
    get(target, ref) {
      asked.add(ref as OrderRef);
      return target[ref as OrderRef];
    },
  });
  const seed = seedOf(store.facts.secret, turn);
  const outcome = runTurn<Game>(ruleset, { state: stateOf(ruleset, store, turn), seed, plans, rulings: listening });
  const unjudged = inOrder(plans).flatMap(([seat, plan]) =>
    listedOrders(plan)
      .filter(({ order }) => asked.has(order.ref) && rulings[order.ref] === undefined)
      .map(({ order }) => ({ seat, order })),
  );
  return { outcome, unjudged };
}

/**
 * Runs the turn that is being ordered, with the orders that count, wholly or not at all.
 * With `waits`, it stops before anything is changed while an order waits for a ruling.
 */
export async function runGameTurn(
  ports: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  { waits = false }: { readonly waits?: boolean } = {},
): Promise<RunOutcome> {
  const turn = store.turn();
  const received = store.received(turn);
  const led = ledSeats(ruleset, store);
  const orders = [...counted(received).keys()].filter((seat) => !led.includes(seat));
  const plans = plansOf(ruleset, store);
  const { outcome, unjudged } = tryTurn(store, ruleset, plans);
  if (outcome.pending.length > 0) return { kind: 'questions', questions: outcome.pending };
  if (waits && unjudged.length > 0) return { kind: 'unjudged', unjudged };
  const commitment = commitmentOf(seedOf(store.facts.secret, turn + 1));
  const results = await resultsOf(ports.sealing, store, ruleset, { turn, outcome, plans, commitment });
  const missing = store.seats().map(({ seat }) => seat).filter((seat) => !orders.includes(seat) && !led.includes(seat));
  const done = store.finish(
    {
      turn,
      entries: outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
      refusals: outcome.refusals.map(refusalOf),
      upTo: Math.max(0, ...received.filter(({ plan }) => plan !== undefined).map(({ number }) => number)),
      plans: written(ruleset, plans, led),
      note: { at: ports.clock.now(), what: noteOf(turn, orders.length, led.length, store.seats().length) },
    },
    { turn: turn + 1, state: kept(ruleset.codecs.state, outcome.state, `state of turn ${turn + 1}`), commitment, results },
  );
  return done ? { kind: 'ran', turn, missing, unjudged } : { kind: 'overtaken' };
}

const noteOf = (turn: number, ordered: number, led: number, all: number): string =>
  `Turn ${turn} was run with the orders of ${ordered} of ${all} empires${led === 0 ? '' : `; the computer led ${led}`}.`;

/** The plans that came in no file, as they are kept: with them the turn can be run again. */
function written(ruleset: SomeRuleset, plans: Plans, led: readonly SeatId[]): Readonly<Record<SeatId, unknown>> {
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const seats = [...led, gameMaster].filter((seat) => seat !== gameMaster || countOrders(plans[seat] as Plan<AnyOrder>) > 0);
  return Object.fromEntries(seats.map((seat) => [seat, kept(codec, plans[seat] as Plan<AnyOrder>, `orders of ${seat}`)]));
}

async function resultsOf(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { turn, outcome, plans, commitment }: { readonly turn: number; readonly outcome: TurnOutcome<Game>; readonly plans: Plans; readonly commitment: string },
): Promise<readonly StoredResults[]> {
  const seats = store.seats();
  const heard = tellTurn<Game>(ruleset, stateOf(ruleset, store, turn), outcome.entries, seats.map(({ seat }) => seat));
  const last = new Map(store.results(turn).map(({ seat, body }) => [seat, viewOf(ruleset, body)]));
  const refs = new Map(
    inOrder(plans).flatMap(([seat, plan]) => listedOrders(plan).map(({ order }) => [order.ref, seat] as const)),
  );
  const refusals = refusalsBySeat(outcome.refusals, refs);
  const told = seats.map((seat) => {
    const mine = heard.get(seat.seat) ?? [];
    return { seat, heard: mine, refusals: refusals.get(seat.seat) ?? [], view: ruleset.view(outcome.state, seat.seat, mine, last.get(seat.seat)) };
  });
  return makeResults(sealing, { facts: store.facts, ruleset, turn: turn + 1, commitment }, told);
}
