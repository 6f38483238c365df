import type { ForcePicture, MapPicture, PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { neighboursOf } from './bearings.ts';
import { plural } from '#kernel/report/phrase.ts';

/** A map being looked at, of this turn or an earlier one. */
export interface Seen {
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  /** The number of its turn. */
  readonly number: number;
}

const seatName = ({ seats }: Seen, seat: SeatPicture['seat'] | undefined): string | undefined =>
  seats.find((each) => each.seat === seat)?.name;

const ships = (count: number): string => plural(count, 'ship');

/** Who owns a place, as far as is known. */
export const ownerName = (seen: Seen, { owner, reported }: PlacePicture): string =>
  seatName(seen, owner) ?? (reported === undefined ? 'Unknown' : 'Independent');

/** The owners of a force, most ships first. */
export const ownersOf = (seen: Seen, { owners }: ForcePicture): string =>
  owners.map((seat) => seatName(seen, seat) ?? 'Independents').join(', ');

/** Turns since a report was made, at the end of the turn before the one being ordered. */
export const turnsSince = (ordered: number, reported: number): number => ordered - 1 - reported;

/** How old the last report is. */
export function ageOf(seen: Seen, { reported }: PlacePicture): string {
  if (reported === undefined) return 'none yet';
  const age = turnsSince(seen.number, reported);
  return age <= 0 ? 'this turn' : `${plural(age, 'turn')} old`;
}

/**
 * A place in words, for players who cannot see the map: owner, ships, defences, routes and barriers, age of
 * the report.
 */
export function described(seen: Seen, place: PlacePicture): string {
  const { name, number, golden, own, foreign, defence, industrialCenter, battle } = place;
  const ways = neighboursOf(seen.map, place);
  const said = (open: boolean): string =>
    ways
      .filter((way) => way.open === open)
      .map((way) => `${way.wind} ${way.place.name}`)
      .join(', ');
  return (
    [
      `${name}, sector ${number}: ${ownerName(seen, place)}${golden ? ', annexed' : ''}`,
      own === undefined ? '' : `You have ${ships(own.ships)}, ${own.shipClass}`,
      foreign === undefined
        ? ''
        : `Foreign: ${ships(foreign.ships)}, ${foreign.shipClass}, of ${ownersOf(seen, foreign)}`,
      industrialCenter ? 'Industrial center' : '',
      defence > 0
        ? `Defences of level ${defence}${place.defenceDamage > 0 ? `, damaged by ${place.defenceDamage}` : ''}`
        : '',
      battle ? 'Battle last turn' : '',
      said(true) === '' ? 'No way leads out' : `Ways: ${said(true)}`,
      said(false) === '' ? '' : `Barriers: ${said(false)}`,
      place.stale ? `Report: ${ageOf(seen, place)}` : '',
    ]
      .filter((part) => part !== '')
      .join('. ') + '.'
  );
}
