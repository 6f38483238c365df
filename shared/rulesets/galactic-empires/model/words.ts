import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Args, Phrase, Pointer } from '#kernel/words/phrase.ts';
import { phrase, phraseList, phraseText } from '#kernel/words/phrase.ts';
import type { ShipClass } from '../tables/starships.ts';
import { maybeStarship } from '../tables/starships.ts';
import type { AdmiralId } from './ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Rank } from '../tables/starships.ts';
import type { Unit } from './state.ts';
import type { View } from './view.ts';

/** A phrase printed at once, where only plain text fits: in names of links, in titles, in lessons. */
export const printed = (template: string, args: Args): string => phraseText(phrase(template, args));

/** A sector by its name on the reader's map. */
export const placeArg = (view: View, place: PlaceId): Pointer => ({
  to: 'place',
  id: place,
  text: view.sectors[place]?.name ?? printed('Sector {number}', { number: numberIn(place) }),
});

/** An empire by its name; the independents where there is none. */
export const seatArg = (view: View, seat: SeatId | undefined): Pointer | Phrase =>
  seat === undefined
    ? phrase('the independents')
    : { to: 'seat', id: seat, text: view.empires[seat]?.name ?? seat };

/** The same within a sentence: `the Klingon Empire`. */
export const theSeatArg = (view: View, seat: SeatId | undefined): Pointer | Phrase =>
  seat === undefined ? seatArg(view, seat) : phrase('the {empire}', { empire: seatArg(view, seat) });

/** A unit by label and name if it is the reader's own, or was a turn ago; otherwise by what everybody knows from its id: owner, kind and number. */
export const unitArg = (view: View, unit: UnitId): Pointer => ({
  to: 'unit',
  id: unit,
  text: unitName(view, unit),
});

/** A unit and where it is, in a sentence; the place is not said twice where the unit is named after it. */
export const unitIn = (view: View, unit: UnitId, place: PlaceId): Pointer | Phrase =>
  unitName(view, unit).includes(placeArg(view, place).text)
    ? unitArg(view, unit)
    : phrase('{unit} in {place}', { unit: unitArg(view, unit), place: placeArg(view, place) });

/** As `unitArg`, as text alone. An id that names nothing on this map is returned unchanged. */
export function unitName(view: View, unit: UnitId): string {
  const own = view.units[unit] ?? view.lost?.units[unit];
  if (own !== undefined) return labelled(own);
  if (unit.startsWith('g')) {
    const sector = Object.hasOwn(view.sectors, `s${unit.slice(1)}`)
      ? view.sectors[`s${unit.slice(1)}` as PlaceId]
      : undefined;
    if (sector !== undefined) return printed('Garrison of {sector}', { sector: sector.name });
  }
  const [owner, fleet] = unit.split('.a');
  if (fleet === undefined) return unit;
  if (owner === view.me) return `A${Number(fleet)}`;
  const number = Number(fleet);
  if (owner === 'independent') return printed('Independent Starfleet #{number}', { number });
  return printed('{owner} Starfleet #{number}', {
    owner: view.empires[owner as SeatId]?.adjective ?? owner ?? '',
    number,
  });
}

/** `A7` for a starfleet, `G12` for a garrison (GE 417). */
export const unitLabel = ({ kind, number }: Pick<Unit, 'kind' | 'number'>): string =>
  `${kind === 'starfleet' ? 'A' : 'G'}${number}`;

/** `A7 Home Fleet`; the label alone if the name says no more. */
export function labelled(unit: Pick<Unit, 'kind' | 'number' | 'name'>): string {
  const label = unitLabel(unit);
  return unit.name === '' || unit.name === label ? label : `${label} ${unit.name}`;
}

const numberIn = (id: string): number => Number(id.replace(/\D/g, ''));

/** The name of an own admiral, also of one who fell last turn; undefined for one that the reader does not know. */
export const admiralName = (view: View, admiral: AdmiralId): string | undefined =>
  valuesInOrder(view.units)
    .flatMap(({ admirals }) => admirals)
    .find(({ id }) => id === admiral)?.name ?? view.lost?.admirals[admiral];

/** An own admiral in a sentence. */
export const admiralArg = (view: View, admiral: AdmiralId): string | Phrase =>
  admiralName(view, admiral) ?? phrase('the admiral');

/** A starship type by its name in the tables; an unknown one by its id. */
export const shipName = (type: ShipTypeId): string => maybeStarship(type)?.name ?? type;

/** A starship type by its name, for several: `Borg Probes`, `Romulan Birds of Prey`, `Orion Starfuries`. */
export const shipsName = (type: ShipTypeId): string =>
  shipName(type).replace(
    /^(.*?)( of .*)?$/,
    (_, name: string, rest: string = '') => `${pluralOf(name)}${rest}`,
  );

const pluralOf = (name: string): string =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}${/(?:s|x|ch|sh)$/.test(name) ? 'es' : 's'}`;

/** `3 Norway Class Destroyers, 1 Akira Strike Cruiser`: counts of one type are added up, in the order they come. */
export function shipsPhrase(
  stacks: readonly { readonly type: ShipTypeId; readonly count: number }[],
): Phrase {
  const counts = new Map<ShipTypeId, number>();
  for (const { type, count } of stacks) counts.set(type, (counts.get(type) ?? 0) + count);
  return phraseList(
    [...counts].map(([type, count]) => countedShips(count, type)),
    ', ',
  );
}

/** `1 Borg Probe`, `2 Borg Probes`. */
export const countedShips = (count: number, type: ShipTypeId): Phrase =>
  phrase('{count} {type}', { count, type: count === 1 ? shipName(type) : shipsName(type) });

/** `3 Scouts, 1 Dreadnought`. */
export const classesPhrase = (
  ships: readonly { readonly class: ShipClass; readonly count: number }[],
): Phrase =>
  phraseList(
    ships.map(({ class: shipClass, count }) =>
      phrase('{count} {class}', { count, class: count === 1 ? shipClass : pluralOf(shipClass) }),
    ),
    ', ',
  );

/** Names in a row: `Earth, Lantern`. */
export const namesPhrase = (names: readonly string[]): Phrase =>
  phraseList(
    names.map((name) => phrase('{name}', { name })),
    ', ',
  );

/** Sectors by their names on the reader's map, in a row. */
export const placesPhrase = (view: View, places: readonly PlaceId[]): Phrase =>
  namesPhrase(places.map((place) => view.sectors[place]?.name ?? place));

/** Money in hundredths as text, without empty decimals: 440 is `4.4`, 1300 is `13`. */
export function resources(hundredths: number): string {
  const size = Math.abs(hundredths);
  const rest = size % 100;
  const decimals = rest === 0 ? '' : rest % 10 === 0 ? `.${rest / 10}` : `.${String(rest).padStart(2, '0')}`;
  return `${hundredths < 0 ? '−' : ''}${(size - rest) / 100}${decimals}`;
}

/** `war with the Gorn Hegemony, alliance with the Borg`. */
export const relationsPhrase = (
  view: View,
  relations: readonly { readonly seat: SeatId; readonly relation: 'war' | 'alliance' }[],
): Phrase =>
  phraseList(
    relations.map(({ seat, relation }) =>
      phrase(relation === 'war' ? 'war with the {empire}' : 'alliance with the {empire}', {
        empire: view.empires[seat]?.name ?? seat,
      }),
    ),
    ', ',
  );

/** What makes a starfleet of this retreat level retreat; `never` at level 5 (GE 515, 1664). */
export function retreatPhrase(level: Rank): Phrase {
  if (level === 5) return phrase('never');
  return level === 1
    ? phrase('when rank 1 is empty')
    : phrase('when ranks 1 to {level} are empty', { level });
}

const damages = ['None', 'Lightly damaged', 'Damaged', 'Heavily devastated'].map((said) => phrase(said));
const damagesWithin = ['none', 'lightly damaged', 'damaged', 'heavily devastated'].map((said) =>
  phrase(said),
);

/** Sector damage 0 to 3 (GE 381, 1475-1497) as an entry by itself. */
export const damagePhrase = (damage: number): Phrase => damages[damage] ?? phrase('{damage}', { damage });

/** Sector damage 0 to 3 within a sentence. */
export const damageWithin = (damage: number): Phrase =>
  damagesWithin[damage] ?? phrase('{damage}', { damage });
