import type { Members } from '#kernel/codec/shapes.ts';
import type { DeclaredEvent, Happened } from '#kernel/declare/event.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { Origin } from '#kernel/ruleset.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Announcement } from '#kernel/game/heard.ts';
import { cause, place, seat, ship } from './fields/parts.ts';
import type { Draft } from './model/draft.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { placeArg, shipArg, withNames } from './words.ts';

const caused = { cause } as const;
type Caused<K extends string, F> = Happened<K, typeof caused & F>;

/**
 * How the scroll has an event: the sentence of the report in the future, with the same names to fill in; or a sentence of its own where dice or
 * others decide, which stays open.
 */
export type Ahead<E> =
  | string
  | { by(event: E): string }
  | { guessed(event: E, view: View): Phrase | undefined; readonly else?: string };

interface Happens<F, E extends AnyEvent, L> {
  readonly fields: F;
  readonly by: Origin;
  audience?(event: E, before: State): readonly SeatId[];
  /** Whether this seat hears of it; or the lesser event that it hears instead; undefined: it does not. */
  hears(event: E, reader: SeatId, before: State): boolean | NoInfer<E> | L | undefined;
  say(event: E, view: View): Phrase | undefined;
  /** Absent: the scroll leaves it out. */
  readonly ahead?: Ahead<E>;
  announced?(event: E): Announcement | undefined;
  apply?(draft: Draft, event: E): void;
}

/** A declared event, with the sentence of the scroll that stays open. */
export interface SfwEvent<E extends AnyEvent, L extends AnyEvent> extends DeclaredEvent<
  State,
  View,
  E,
  L,
  Draft
> {
  guessed(event: E, view: View): Phrase | undefined;
}

const declared = eventsOver<State, View, Draft>();

/** Declares an event; `cause` comes to its fields, and sites have their names in its sentences wherever a reader knows them (SFW 3968). */
export function event<const K extends string, F extends Members, L extends AnyEvent = never>(
  kind: K,
  { fields, say, hears, ahead = '', ...about }: Happens<F, Caused<K, F>, L>,
): SfwEvent<Caused<K, F>, L> {
  type E = Caused<K, F>;
  const named = (said: Phrase | undefined, view: View) => said && withNames(said, view);
  const guessed = (happened: E, view: View): Phrase | undefined =>
    typeof ahead === 'object' && 'guessed' in ahead ? named(ahead.guessed(happened, view), view) : undefined;
  const templateOf = (happened: E): string =>
    typeof ahead === 'string' ? ahead : 'by' in ahead ? ahead.by(happened) : (ahead.else ?? '');
  return {
    ...declared<K, typeof caused & F, L>(kind, {
      ...about,
      fields: { ...caused, ...fields },
      hears: (happened, reader, before) => (hears(happened, reader, before) ?? false) as boolean | L,
      say: (happened, view) => named(say(happened, view), view),
      ahead(happened, view) {
        const template = templateOf(happened);
        const told = named(say(happened, view), view);
        return (
          guessed(happened, view) ??
          (template === '' || told === undefined ? undefined : phrase(template, told.args))
        );
      },
    }),
    guessed,
  };
}

/** Members of events of a ship; `seat` owns it. */
export const ofShip = { ship, seat, place } as const;

interface OfShip {
  readonly ship: UnitId;
  readonly place: PlaceId;
}

/** The sentence of what befalls an own ship: `ship` and `place` stand in it. */
export const shipSaid =
  <E extends OfShip>(
    template: string,
    args: (event: E, view: View) => Readonly<Record<string, Arg>> = () => ({}),
  ) =>
  (happened: E, view: View): Phrase =>
    phrase(template, {
      ship: shipArg(view, happened.ship),
      place: placeArg(happened.place),
      ...args(happened, view),
    });

interface OfSeat {
  readonly seat: SeatId;
}

/** What only the Corporation hears that it is about. */
export const toOwner = {
  audience: ({ seat: owner }: OfSeat) => [owner],
  hears: ({ seat: owner }: OfSeat, reader: SeatId) => owner === reader,
};
/** What everybody hears. */
export const toAll = { hears: () => true };
/** What no Corporation hears: the game master alone reads it. */
export const toNobody = { audience: () => [], hears: () => false };

/** Members of events at a place of a Corporation. */
export const atSite = { seat, place } as const;
