import type { Codec } from '#kernel/codec/codec.ts';
import type { SeatId } from '#kernel/ids.ts';
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
function own<T>(codec: Codec<T>, raw: unknown, what: string): T {
  const read = codec.parse(raw);
  if (read.ok) return read.value;
  throw new Error(`the game's ${what} cannot be read: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`);
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
export const viewOf = (ruleset: SomeRuleset, body: unknown): unknown => own(ruleset.codecs.view, (body as ResultsBody).view, 'view');

/** What a seat heard of the turn before, from the body of its results. */
export const heardOf = (ruleset: SomeRuleset, body: unknown): readonly Heard<Game['event']>[] =>
  (body as ResultsBody).heard.map((heard) => ({ ...heard, event: own(ruleset.codecs.event, heard.event, 'event') }));

/** The orders that count, by seat: the last valid file of each (GE 171). */
export function counted(received: readonly ReceivedOrders[]): ReadonlyMap<SeatId, ReceivedOrders> {
  const last = new Map<SeatId, ReceivedOrders>();
  for (const orders of received) if (orders.plan !== undefined && orders.seat !== undefined) last.set(orders.seat, orders);
  return last;
}

/** A plan for every seat; an empty one for those who sent nothing. */
export function plansOf(ruleset: SomeRuleset, store: GameStore, turn: number): Readonly<Record<SeatId, Plan<AnyOrder>>> {
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const orders = counted(store.received(turn));
  return Object.fromEntries(
    store.seats().map(({ seat }) => [seat, orders.has(seat) ? own(codec, orders.get(seat)?.plan, `orders of ${seat}`) : emptyPlan<AnyOrder>()]),
  );
}
