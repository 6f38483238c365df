import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Arg, Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { View } from '../model/view.ts';
import { labelOf } from '../tables/board.ts';
import { hexOfCodes, terrainIn, terrainNames } from '../tables/terrain.ts';

export type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type Tells<E extends Event> = Telling<StarFleetWarlord, E>;

export const placeArg = (place: PlaceId): Arg => ({ to: 'place', id: place, text: labelOf(place) });
export const seatArg = ({ names }: View, seat: SeatId): Arg => ({
  to: 'seat',
  id: seat,
  text: names[seat]?.name ?? seat,
});

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

type Said<E extends Event> = (event: E, view: View) => Phrase | undefined;

/** What only the Corporation hears that it is about. */
export const own = <E extends Event & { readonly seat: SeatId }>(say: Said<E>): Tells<E> => ({
  audience: ({ seat }) => [seat],
  told: (event, seat) => (event.seat === seat ? event : undefined),
  say,
});

/** What everybody hears. */
export const open = <E extends Event>(say: Said<E>): Tells<E> => ({ told: (event) => event, say });

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
