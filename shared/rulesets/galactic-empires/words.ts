import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import type { Pointer } from '#kernel/report/phrase.ts';
import { maybeStarship } from './tables/starships.ts';
import type { AdmiralId, ShipTypeId } from './model/ids.ts';
import type { Rank, Unit } from './model/state.ts';
import type { View } from './model/view.ts';

/** A sector by its name on the reader's map. */
export const placeArg = (view: View, place: PlaceId): Pointer => ({
  to: 'place',
  id: place,
  text: view.sectors[place]?.name ?? `Sector ${numberIn(place)}`,
});

/** An empire by its name; the independents where there is none. */
export const seatArg = (view: View, seat: SeatId | undefined): Pointer | string =>
  seat === undefined ? 'the independents' : { to: 'seat', id: seat, text: view.empires[seat]?.name ?? seat };

/** A unit by label and name where it is the reader's own, or was a turn ago; else by what its id tells everybody: owner, kind and number. */
export const unitArg = (view: View, unit: UnitId): Pointer => ({
  to: 'unit',
  id: unit,
  text: unitName(view, unit),
});

/** As `unitArg`, as text alone. Ids that name nothing on this map are said as they stand. */
export function unitName(view: View, unit: UnitId): string {
  const own = view.units[unit] ?? view.lost?.units[unit];
  if (own !== undefined) return labelled(own);
  if (unit.startsWith('g')) {
    const sector = Object.hasOwn(view.sectors, `s${unit.slice(1)}`)
      ? view.sectors[`s${unit.slice(1)}` as PlaceId]
      : undefined;
    if (sector !== undefined) return `Garrison of ${sector.name}`;
  }
  const [owner, fleet] = unit.split('.a');
  if (fleet === undefined) return unit;
  if (owner === view.me) return `A${Number(fleet)}`;
  const adjective =
    owner === 'independent' ? 'Independent' : (view.empires[owner as SeatId]?.adjective ?? owner);
  return `${adjective} Starfleet #${Number(fleet)}`;
}

/** `A7` for a starfleet, `G12` for a garrison (GE 417). */
export const unitLabel = ({ kind, number }: Pick<Unit, 'kind' | 'number'>): string =>
  `${kind === 'starfleet' ? 'A' : 'G'}${number}`;

/** `A7 Home Fleet`; the label alone where the name says no more. */
export function labelled(unit: Pick<Unit, 'kind' | 'number' | 'name'>): string {
  const label = unitLabel(unit);
  return unit.name === '' || unit.name === label ? label : `${label} ${unit.name}`;
}

const numberIn = (id: string): number => Number(id.replace(/\D/g, ''));

/** An own admiral by name, also one who fell last turn. */
export const admiralText = (view: View, admiral: AdmiralId): string =>
  valuesInOrder(view.units)
    .flatMap(({ admirals }) => admirals)
    .find(({ id }) => id === admiral)?.name ??
  view.lost?.admirals[admiral] ??
  'the admiral';

/** A starship type by its name in the listing; an unknown one by its id. */
export const shipName = (type: ShipTypeId): string => maybeStarship(type)?.name ?? type;

/** `3 Norway Destroyer, 1 Akira Strike Cruiser`: counts of one type are added up, in the order they come. */
export function shipsText(stacks: readonly { readonly type: ShipTypeId; readonly count: number }[]): string {
  const counts = new Map<ShipTypeId, number>();
  for (const { type, count } of stacks) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => `${count} ${shipName(type)}`).join(', ');
}

/** Money exact to the hundredth without empty decimals: 440 is `4.4`, 1300 is `13`. */
export function resources(hundredths: number): string {
  const size = Math.abs(hundredths);
  const rest = size % 100;
  const decimals = rest === 0 ? '' : rest % 10 === 0 ? `.${rest / 10}` : `.${String(rest).padStart(2, '0')}`;
  return `${hundredths < 0 ? '−' : ''}${(size - rest) / 100}${decimals}`;
}

/** `war with the Gorn Hegemony`, as part of a list. */
export const relationPhrase = (view: View, seat: SeatId, relation: 'war' | 'alliance'): string =>
  `${relation === 'war' ? 'war' : 'alliance'} with the ${view.empires[seat]?.name ?? seat}`;

/** `1 starship`, `3 starships`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What makes a starfleet of this retreat level retreat; `never` at level 5 (GE 515, 1664). */
export function retreatWords(level: Rank): string {
  if (level === 5) return 'never';
  return level === 1 ? 'when rank 1 is empty' : `when ranks 1 to ${level} are empty`;
}

/** Sector damage in words (GE 381, 1475-1497). */
export const damageWords = ['None', 'Lightly damaged', 'Damaged', 'Heavily devastated'] as const;
