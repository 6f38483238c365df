import type { Codec } from '#kernel/codec/codec.ts';
import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Game, Heard, Ruleset } from '#kernel/ruleset.ts';
import type { GameStore, ReceivedOrders } from '../../gameStore.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';

/** A ruleset whose vocabularies only its own codecs know. */
export type SomeRuleset = Ruleset<Game>;

/** Reads back what this program has written: anything unreadable is a bug, or the file of another edition. */
export function own<T>(codec: Codec<T>, raw: unknown, what: string): T {
  const read = codec.parse(raw);
  if (read.ok) return read.value;
  throw new Error(
    `the game's ${what} cannot be read: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`,
  );
}

/** What is to be kept, after a look whether it can be read back: a bug of the rules stops the run that it spoils, not every one after. */
export function kept<T>(codec: Codec<T>, value: T, what: string): unknown {
  const made = codec.make(value);
  own(codec, made, what);
  return made;
}

/** The world at the start of a turn. Throws for a turn the game does not have. */
export function stateOf(ruleset: SomeRuleset, store: GameStore, turn: number): unknown {
  const stored = store.turnOf(turn);
  if (stored === undefined) throw new Error(`the game has no turn ${turn}`);
  return own(ruleset.codecs.state, stored.state, `state of turn ${turn}`);
}

/** What a seat knew at the start of a turn, from the body of its results. */
export const viewOf = (ruleset: SomeRuleset, body: unknown): unknown =>
  own(ruleset.codecs.view, (body as ResultsBody).view, 'view');

/** What a seat heard of the turn before, from the body of its results. */
export const heardOf = (ruleset: SomeRuleset, body: unknown): readonly Heard<Game['event']>[] =>
  (body as ResultsBody).heard.map((heard) => ({
    ...heard,
    event: own(ruleset.codecs.event, heard.event, 'event'),
  }));

/** Whether a file of orders can be used: it was read, or is rightly signed and sealed until the keyholder's key opens it. */
export const isValid = ({ plan, verdict }: Pick<ReceivedOrders, 'plan' | 'verdict'>): boolean =>
  plan !== undefined || verdict === 'sealed';

/** The orders that count, by seat: the last valid file of each (GE 171), but for late ones that the game master has not let in. */
export function counted(received: readonly ReceivedOrders[]): ReadonlyMap<SeatId, ReceivedOrders> {
  const last = new Map<SeatId, ReceivedOrders>();
  for (const orders of received) {
    if (orders.plan !== undefined && orders.seat !== undefined && orders.standing === 'counts')
      last.set(orders.seat, orders);
  }
  return last;
}

/** The game master's decrees for a turn. */
export const decreesOf = (ruleset: SomeRuleset, store: GameStore, turn: number): Plan<AnyOrder> =>
  plainPlan(ruleset, store.plans(turn)[gameMaster], 'decrees');

/** Seats that the computer leads in a turn, in id order: what the decrees say counts, else how the world stands. */
export function ledSeats(ruleset: SomeRuleset, store: GameStore, turn = store.turn()): readonly SeatId[] {
  const { lead, seating } = ruleset;
  if (lead === undefined || seating === undefined) return [];
  return seating.led(stateOf(ruleset, store, turn), decreesOf(ruleset, store, turn));
}

/**
 * A plan for every seat, and the game master's decrees: for a seat that the computer leads its orders, whatever files came in;
 * for the others the orders that count; an empty plan for those who sent nothing.
 */
export function plansOf(
  ruleset: SomeRuleset,
  store: GameStore,
  turn = store.turn(),
): Readonly<Record<SeatId, Plan<AnyOrder>>> {
  const led = new Set(ledSeats(ruleset, store, turn));
  const orders = counted(store.received(turn));
  const results = new Map(store.results(turn).map(({ seat, body }) => [seat, body]));
  const planOf = (seat: SeatId): Plan<AnyOrder> => {
    if (led.has(seat) && ruleset.lead !== undefined) return ruleset.lead(viewOf(ruleset, results.get(seat)));
    return plainPlan(ruleset, orders.get(seat)?.plan, `orders of ${seat}`);
  };
  return {
    ...Object.fromEntries(store.seats().map(({ seat }) => [seat, planOf(seat)])),
    [gameMaster]: decreesOf(ruleset, store, turn),
  };
}

const plainPlan = (ruleset: SomeRuleset, raw: unknown, what: string): Plan<AnyOrder> =>
  raw === undefined ? emptyPlan<AnyOrder>() : own(planCodec<AnyOrder>(ruleset.orders), raw, what);
