import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { isPhrase, phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Origin, Telling } from '#kernel/ruleset.ts';
import type { Event } from './events.ts';
import type { OfKind } from './model/happened.ts';
import type { StarFleetWarlord } from './game.ts';
import type { SectorId } from './model/ids.ts';
import type { View } from './model/view.ts';
import type { PersonLetter } from './model/ship.ts';
import { labelOf } from './galaxy/board.ts';
import { people } from './ships/people.ts';
import { hexOfCodes, terrainIn, terrainNames } from './galaxy/terrain.ts';

export type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type Tells<E extends Event> = Telling<StarFleetWarlord, E>;

/** Who hears each kind of event of a family, and in which words. */
export type Tellings<E extends Event> = { readonly [K in E['kind']]: Tells<OfKind<E, K>> };
/** Whether orders bring each kind about, the rules, or either. */
export type Origins<E extends Event> = Readonly<Record<E['kind'], Origin>>;

export const placeArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
export const seatArg = ({ names }: View, seat: SeatId): Arg => ({
  to: 'seat',
  id: seat,
  text: names[seat]?.name ?? seat,
});

/** A hex with the name of the site there, where the reader knows one: `02-1511 Yutzworld`. */
export const placeName = ({ sites }: View, place: PlaceId): string => {
  const name = sites[place]?.name;
  return name === undefined ? labelOf(place) : `${labelOf(place)} ${name}`;
};

/** A sentence in which the sites that it speaks of have their names. */
export const withNames = (said: Phrase, view: View): Phrase =>
  phrase(
    said.template,
    Object.fromEntries(
      inOrder(said.args).map(([key, arg]) => [
        key,
        typeof arg !== 'object'
          ? arg
          : isPhrase(arg)
            ? withNames(arg, view)
            : arg.to === 'place'
              ? { ...arg, text: placeName(view, arg.id as PlaceId) }
              : arg,
      ]),
    ),
  );

/** An own ship by its design and name; one that is lost by what is known of it. */
export function shipArg(
  { ships }: View,
  id: UnitId,
  lost?: { readonly design: string; readonly name?: string },
): Arg {
  const ship = ships[id] ?? lost;
  if (ship === undefined) return phrase('a ship that is no more');
  const text = ship.name === undefined ? ship.design : `${ship.design} ${ship.name}`;
  return id in ships ? { to: 'unit', id, text } : text;
}

/** What a hex holds, from its codes, such as `PL+AF`. */
export const hexArg = (codes: string): Arg => {
  const hex = hexOfCodes(codes);
  return hex === undefined ? codes : terrainIn(hex);
};

/** Terrain by its code, such as `AF`. */
export const terrainArg = (code: string): Arg => terrainNames.get(code) ?? code;

/** Officers and Prime Teams by their letters, such as `Doctor, Engineer`. */
export const peopleArg = (letters: string): Phrase =>
  phraseList(
    letters.split('').map((letter) => phrase('{name}', { name: people[letter as PersonLetter].name })),
    ', ',
  );

type Said<E extends Event> = (event: E, view: View) => Phrase | undefined;

/** What only the Corporation hears that it is about. */
export const own = <E extends Event & { readonly seat: SeatId }>(say: Said<E>): Tells<E> => ({
  audience: ({ seat }) => [seat],
  told: (event, seat) => (event.seat === seat ? event : undefined),
  say,
});

/** What everybody hears. */
export const open = <E extends Event>(say: Said<E>): Tells<E> => ({ told: (event) => event, say });

/** What no Corporation hears: the game master alone reads it. */
export const unheard = <E extends Event>(say: Said<E>): Tells<E> => ({
  audience: () => [],
  told: () => undefined,
  say,
});

/** What befalls an own ship: `ship` and `place` stand in the sentence. */
export const ofShip = <
  E extends Event & { readonly seat: SeatId; readonly ship: UnitId; readonly place: PlaceId },
>(
  template: string,
  args: (event: E, view: View) => Readonly<Record<string, Arg>> = () => ({}),
): Tells<E> =>
  own((event, view) =>
    phrase(template, {
      ship: shipArg(view, event.ship),
      place: placeArg(event.place),
      ...args(event, view),
    }),
  );

/** Those of two sides whom an event is about. */
export const bothSides = ({
  seat,
  foe,
}: {
  readonly seat: SeatId;
  readonly foe?: SeatId;
}): readonly SeatId[] => (foe === undefined ? [seat] : [seat, foe]);

/** `34`, as the book writes sectors. */
export const sectorText = (sector: SectorId): string => sector.slice(1);
