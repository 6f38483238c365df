import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { isPhrase, phrase, phraseList } from '#kernel/words/phrase.ts';
import type { SectorId } from './model/ids.ts';
import type { View } from './model/view.ts';
import type { PersonLetter } from './model/ship.ts';
import { labelOf } from './galaxy/board.ts';
import { people } from './ships/people.ts';
import { hexOfCodes, terrainIn, terrainNames } from './galaxy/terrain.ts';

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
  if (ship === undefined) return phrase('a lost ship');
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
