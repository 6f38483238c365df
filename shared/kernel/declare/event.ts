import type { Codec } from '../codec/codec.ts';
import type { Members, ObjectOf } from '../codec/shapes.ts';
import { literal, object } from '../codec/shapes.ts';
import type { AnyEvent } from '../game/game.ts';
import type { SeatId } from '../words/ids.ts';
import type { Announcement } from '../game/heard.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Origin } from '../ruleset.ts';
import type { Draft } from '../steps/change.ts';

/** An event with its kind and the members that its fields say. */
export type Happened<K extends string, F> = { readonly kind: K } & ObjectOf<F>;

/** The event that is declared: `type Sailed = EventIn<typeof sailed>`. */
export type EventIn<D> = D extends { readonly codec: Codec<infer E> } ? E : never;

/** What an event is, said once: nothing here asks a rule, for whoever hears of it may not know enough to. */
interface About<F, S, V, E, L, D> {
  /** What it says, as shapes. */
  readonly fields: F;
  /** What brings it about. */
  readonly by: Origin;
  /** The only seats that may hear of it, for games of many; absent: anybody may. It is told to nobody. */
  audience?(event: E, before: S): readonly SeatId[];
  /** Whether this seat hears of it; or the lesser event that it hears instead. `before` is the world just before it happened. */
  hears(event: E, seat: SeatId, before: S): boolean | L;
  /** The sentence for a reader with this view; undefined for events that show only in pictures and replays. */
  say(event: E, view: V): Phrase | undefined;
  /** The same while it is to come, as the scroll tells it; absent: the scroll leaves it out. */
  ahead?(event: E, view: V): Phrase | undefined;
  /** What a ruler says to everybody by it. */
  announced?(event: E): Announcement | undefined;
  /** What it changes; absent: nothing. Never throws, whatever the event and the world, and decides nothing. */
  apply?(draft: D, event: E): void;
}

export interface DeclaredEvent<
  S,
  V,
  E extends AnyEvent,
  L extends AnyEvent = never,
  D = Draft<S>,
> extends Omit<About<never, S, V, E, L, D>, 'fields'> {
  readonly kind: E['kind'];
  readonly codec: Codec<E>;
  /** The event with these members. */
  of(members: Omit<E, 'kind'>): E;
}

/** Any event that is declared, for lists. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Events of all shapes stand in one list.
export type AnyDeclaredEvent = DeclaredEvent<any, any, any, any, any>;

/**
 * How a game declares its events: `const event = eventsOver<State, View>()`, then `event('sailed', { fields: { seat, place }, … })`.
 * The type and the codec of an event follow from its fields. `D` is the draft that `apply` writes to, where a game writes to more of it than entries.
 */
export const eventsOver =
  <S, V, D = Draft<S>>() =>
  <const K extends string, F extends Members, L extends AnyEvent = never>(
    kind: K,
    { fields, ...about }: About<F, S, V, Happened<K, F>, L, D>,
  ): DeclaredEvent<S, V, Happened<K, F>, L, D> => ({
    ...about,
    kind: kind as unknown as Happened<K, F>['kind'],
    codec: object({ kind: literal(kind), ...fields }) as unknown as Codec<Happened<K, F>>,
    of: (members) => ({ kind, ...members }) as unknown as Happened<K, F>,
  });
