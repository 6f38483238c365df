import type { RollLog } from '#kernel/dice/rollLog.ts';
import { noLog } from '#kernel/dice/rollLog.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { countOrders, listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import type { Game } from '#kernel/ruleset.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { marking } from '#kernel/turn/marks.ts';
import type { TurnOutcome, Watch } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Question } from '#kernel/turn/step.ts';
import type { FinishedTurn, GameStore, OpenedTurn, ResultsCopy } from '../../gameStore.ts';
import type { Clock, Sealing } from '../../ports.ts';
import { sealKeysFor } from './keyholder.ts';
import type { SomeRuleset } from './read.ts';
import { counted, kept, ledSeats, plansOf, stateOf, viewOf } from './read.ts';
import { makeCopies, makeResults, refusalOf } from './results.ts';
import { commitmentOf, diceSeed, seedOf } from './seeds.ts';
import type { Plans, Told } from './told.ts';
import { toldBy } from './told.ts';

/** An order that the rules leave to the game master's judgement, and that he has not judged. */
export interface Unjudged {
  readonly seat: SeatId;
  readonly order: AnyOrder;
}

export type RunOutcome =
  | {
      readonly kind: 'ran';
      readonly turn: number;
      readonly missing: readonly SeatId[];
      readonly unjudged: readonly Unjudged[];
    }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'unjudged'; readonly unjudged: readonly Unjudged[] }
  /** The game changed while the turn was being run: nothing was done. */
  | { readonly kind: 'overtaken' };

/** A turn that was tried: nothing is written yet. */
export interface Tried {
  readonly turn: number;
  readonly plans: Plans;
  readonly outcome: TurnOutcome<Game>;
  readonly marks: TurnMarks;
  /** What the dice followed from. */
  readonly dice: string;
  readonly unjudged: readonly Unjudged[];
}

/** How a turn is to be tried; what is left out is as the game has it. */
export interface Trying {
  readonly turn?: number;
  /** How many seeds the turn had before. */
  readonly attempt?: number;
  /** What the dice follow from, instead of the seed and the orders. */
  readonly dice?: string;
  readonly plans?: Plans;
  readonly watch?: Watch<Game>;
  readonly log?: RollLog;
}

/** What the dice of a turn follow from, with the orders that count for it now. */
export const diceOf = (store: GameStore, turn: number, attempt: number): string =>
  diceSeed(
    seedOf(store.facts.secret, turn, attempt),
    Object.fromEntries([...counted(store.received(turn))].map(([seat, { plan }]) => [seat, plan])),
  );

/** The turn as it would go. It changes nothing. */
export function tryTurn(store: GameStore, ruleset: SomeRuleset, trying: Trying = {}): Tried {
  const { turn = store.turn(), attempt = 0 } = trying;
  const { plans = plansOf(ruleset, store, turn), dice = diceOf(store, turn, attempt) } = trying;
  const rulings = store.rulings(turn);
  const asked = new Set<OrderRef>();
  const listening = new Proxy(rulings, {
    get(target, ref) {
      asked.add(ref as OrderRef);
      return target[ref as OrderRef];
    },
  });
  const state = stateOf(ruleset, store, turn);
  const { log, watch, marks } = marking<Game>(ruleset);
  const outcome = runTurn<Game>(ruleset, {
    state,
    seed: dice,
    plans,
    rulings: listening,
    log: bothLogs(log, trying.log ?? noLog),
    watch: bothWatch(watch, trying.watch ?? {}),
  });
  const unjudged = inOrder(plans).flatMap(([seat, plan]) =>
    listedOrders(plan)
      .filter(({ order }) => asked.has(order.ref) && rulings[order.ref] === undefined)
      .map(({ order }) => ({ seat, order })),
  );
  return { turn, plans, outcome, unjudged, dice, marks: marks(state, outcome.state) };
}

const bothLogs = (one: RollLog, other: RollLog): RollLog => ({
  add: (roll) => {
    one.add(roll);
    other.add(roll);
  },
});

const bothWatch = (one: Watch<Game>, other: Watch<Game>): Watch<Game> => ({
  before: (...at) => {
    one.before?.(...at);
    other.before?.(...at);
  },
  after: (done) => {
    one.after?.(done);
    other.after?.(done);
  },
  passed: (...at) => {
    one.passed?.(...at);
    other.passed?.(...at);
  },
});

/** Why and how a turn that was run is run anew. */
export interface Again {
  readonly turn: number;
  readonly attempt: number;
  readonly why: string;
}

/**
 * Runs the turn that is being ordered, or one that was run `again`, with the orders that count, wholly or not at all.
 * With `waits`, it stops before anything is changed while an order waits for a ruling.
 */
export async function runGameTurn(
  ports: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  {
    waits = false,
    again,
    who,
  }: { readonly waits?: boolean; readonly again?: Again; readonly who?: string } = {},
): Promise<RunOutcome> {
  const turn = again?.turn ?? store.turn();
  const received = store.received(turn);
  const led = ledSeats(ruleset, store, turn);
  const orders = [...counted(received).keys()].filter((seat) => !led.includes(seat));
  const tried = tryTurn(store, ruleset, { turn, attempt: again?.attempt ?? 0 });
  const { outcome, unjudged, plans } = tried;
  if (outcome.pending.length > 0) return { kind: 'questions', questions: outcome.pending };
  if (waits && unjudged.length > 0) return { kind: 'unjudged', unjudged };
  const missing = store
    .seats()
    .map(({ seat }) => seat)
    .filter((seat) => !orders.includes(seat) && !led.includes(seat));
  const note = {
    at: ports.clock.now(),
    what: noteOf(turn, orders.length, led.length, store.seats().length, again),
    ...(who === undefined ? {} : { who }),
  };
  const done: FinishedTurn = {
    turn,
    ...writtenRun(ruleset, tried),
    attempt: again?.attempt ?? 0,
    edition: ruleset.edition,
    upTo: Math.max(0, ...[...counted(received).values()].map(({ number }) => number)),
    plans: written(ruleset, plans, led),
    note,
  };
  const next = await nextOf(ports.sealing, store, ruleset, tried, again);
  return store.finish(done, next, again) ? { kind: 'ran', turn, missing, unjudged } : { kind: 'overtaken' };
}

/** What is kept of a run besides the world it led to. */
export function writtenRun(
  ruleset: SomeRuleset,
  { outcome, marks, dice }: Tried,
): Pick<FinishedTurn, 'entries' | 'refusals' | 'marks' | 'dice'> {
  return {
    entries: outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
    refusals: outcome.refusals.map(refusalOf),
    marks,
    dice: commitmentOf(dice),
  };
}

const noteOf = (turn: number, ordered: number, led: number, all: number, again: Again | undefined): string =>
  [
    `Turn ${turn} was ${again === undefined ? 'run' : 'run again'} with the orders of ${ordered} of ${all} empires${led === 0 ? '' : `; the computer led ${led}`}.`,
    ...(again === undefined
      ? []
      : [again.attempt === 0 ? 'The dice were the same.' : 'The dice were new.', again.why]),
  ].join(' ');

/** The plans that came in no file, as they are kept: with them the turn can be run again. */
function written(
  ruleset: SomeRuleset,
  plans: Plans,
  led: readonly SeatId[],
): Readonly<Record<SeatId, unknown>> {
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const seats = [...led, gameMaster].filter(
    (seat) => seat !== gameMaster || countOrders(plans[seat] as Plan<AnyOrder>) > 0,
  );
  return Object.fromEntries(
    seats.map((seat) => [seat, kept(codec, plans[seat] as Plan<AnyOrder>, `orders of ${seat}`)]),
  );
}

/** The next turn as it is opened: its world, what is promised of its seed, and everybody's results. */
async function nextOf(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { turn, outcome, plans }: Tried,
  again: Again | undefined,
): Promise<OpenedTurn> {
  const marked = rerunOf(store, turn, again);
  const state = kept(ruleset.codecs.state, outcome.state, `state of turn ${turn + 1}`);
  const commitment = commitmentOf(seedOf(store.facts.secret, turn + 1));
  const of = {
    facts: store.facts,
    ruleset,
    turn: turn + 1,
    commitment,
    sealKeys: sealKeysFor(store, turn + 1),
    ...marked,
  };
  const results = await makeResults(sealing, of, toldOf(store, ruleset, { turn, outcome, plans }));
  const copies: readonly ResultsCopy[] = await makeCopies(sealing, of, store.standIns(), results);
  return {
    turn: turn + 1,
    state,
    commitment,
    results,
    copies,
    ...(marked.rerun === undefined ? {} : { rerun: marked.rerun }),
  };
}

/** How often the turn had been run before, and why that is put aside. Turns after one that was gone back to are run again too. */
function rerunOf(
  store: GameStore,
  turn: number,
  again: Again | undefined,
): { readonly rerun?: number; readonly rerunWhy?: string } {
  const before = store.undone().filter(({ to, from, redone }) => to <= turn && turn < from && !redone);
  const why = again?.why ?? before.at(-1)?.why;
  return why === undefined ? {} : { rerun: before.length + (store.turn() > turn ? 1 : 0), rerunWhy: why };
}

/** What every seat is told of a turn. */
export const toldOf = (
  store: GameStore,
  ruleset: SomeRuleset,
  { turn, outcome, plans }: Pick<Tried, 'turn' | 'outcome' | 'plans'>,
): Parameters<typeof makeResults>[2] => {
  const last = new Map(store.results(turn).map(({ seat, body }) => [seat, viewOf(ruleset, body)]));
  const told = toldBy(ruleset, { before: stateOf(ruleset, store, turn), outcome, plans, last });
  return store.seats().map((seat) => ({ seat, ...(told.get(seat.seat) as Told) }));
};
