import type { Books } from '#kernel/codec/books.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';

/** A ruleset as the services see it: they pass its states, views, orders and events on, and only its codecs know what is in them. */
export type SomeRuleset = Ruleset<Game>;

/** The rulesets that a program knows, the one that is proposed first. Each is read when it is first wanted: they are the most of the program. */
export interface Rulesets {
  readonly ids: readonly string[];
  readonly of: RulesetOf;
}

/** The ruleset of this id; undefined for rules that the program does not know. */
export type RulesetOf = (id: string) => Promise<SomeRuleset | undefined> | SomeRuleset | undefined;

/** Rulesets that are read already. */
export const theseRulesets = (all: readonly SomeRuleset[]): Rulesets => ({
  ids: all.map(({ id }) => id),
  of: (id) => all.find((one) => one.id === id),
});

/** Every ruleset, in order. */
export async function everyRuleset({ ids, of }: Rulesets): Promise<readonly SomeRuleset[]> {
  const all = await Promise.all(ids.map(async (id) => of(id)));
  return all.filter((one) => one !== undefined);
}

/** The rules over these books. */
export const overBooks = (ruleset: SomeRuleset, books: Books): SomeRuleset =>
  ruleset.open?.(books) ?? ruleset;

/** Reads and writes the plans of a ruleset. */
export const planCodecOf = (ruleset: Pick<SomeRuleset, 'orders'>): Codec<Plan<AnyOrder>> =>
  planCodec<AnyOrder>(ruleset.orders);

/** Reads back what this program wrote. Throws for anything unreadable: that is a bug, or a file of another edition of the rules. */
export function readStored<T>(codec: Codec<T>, raw: unknown, what: string): T {
  const read = codec.parse(raw);
  if (read.ok) return read.value;
  throw new Error(
    `the game's ${what} cannot be read: ${read.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`,
  );
}

/** Makes a value ready to be stored, and throws if it could not be read back: a bug in the rules then stops this run, and not every later one. */
export function makeStored<T>(codec: Codec<T>, value: T, what: string): unknown {
  const made = codec.make(value);
  readStored(codec, made, what);
  return made;
}

/** What a seat knew at the start of a turn, from the body of its results. */
export const viewOf = (ruleset: SomeRuleset, body: unknown): unknown =>
  readStored(ruleset.codecs.view, (body as ResultsBody).view, 'view');

/** What the reader of a view calls a seat. */
export function seatNames({ presentation }: SomeRuleset, view: unknown): (seat: SeatId) => string {
  const names = new Map(presentation.seats(view).map(({ seat, name }) => [seat, name]));
  return (seat) => names.get(seat) ?? seat;
}

/** What a seat heard of the turn before, from the body of its results. */
export const heardOf = (ruleset: SomeRuleset, body: unknown): readonly Heard<Game['event']>[] =>
  (body as ResultsBody).heard.map((heard) => ({
    ...heard,
    event: readStored(ruleset.codecs.event, heard.event, 'event'),
  }));
