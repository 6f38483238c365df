import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { hasSome, inOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../map/board.ts';
import { spaceOwner } from '../model/territory.ts';
import type { Contact } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import type { System } from '../model/system.ts';
import { shipsKnown } from '../combat/outlook/expected.ts';
import { attackOfAll, strengthOf } from '../ships/ships.ts';
import type { Planner } from './planner.ts';

/** Turns for which a sighting counts. */
const fresh = 2;
/** Attack and defense factors of a ship of which nothing is known, in tenths; and ships where not even their number is known. */
const [unknownShip, unknownCount] = [200, 3] as const;
/** What the bases that a system begins with are worth, in tenths of factors (C3.10), and ships that may be there where none were read. */
const usualBases: Readonly<Record<System['kind'], number>> = { homeworld: 2600, major: 1200, minor: 950 };
const usualShips: Readonly<Record<System['kind'], number>> = { homeworld: 1500, major: 300, minor: 300 };
/** Turns for which a system that was taken is without bases. */
const bare = 3;

/** Attack and defense factors of ships, in tenths. */
export const powerOf = (ships: readonly Ship[]): number =>
  attackOfAll({ ships }) + 10 * strengthOf({ ships });

/** Foreign ships that were read lately, by hex. */
export const sightings = ({ view: { contacts, turn } }: Planner): readonly (readonly [PlaceId, Contact])[] =>
  inOrder(contacts).filter(([, contact]) => contact.turn >= turn - fresh);

/** Empires whose ships were read in a hex. */
export const seatsIn = ({ ships = [] }: Contact): readonly SeatId[] => [
  ...new Set(ships.map(({ seat }) => seat)),
];

/** What foreign ships in a hex are worth as far as sensors tell, in tenths of factors. */
export function powerRead(planner: Planner, contact: Contact): number {
  const known = sumOf(
    seatsIn(contact).map((seat) => powerOf(shipsKnown(planner.view, planner.books, seat, contact))),
  );
  return seatsIn(contact).length > 0 ? known : (contact.count ?? unknownCount) * unknownShip;
}

/** Whether something of the empire stands so near that it reads bases there (C5.10). */
const isWatched = ({ view: { map, squadrons, me } }: Planner, place: PlaceId): boolean => {
  const near = new Set([place, ...beside(boardOf(map), place)]);
  return hasSome(squadrons, (one) => one.seat === me && near.has(one.place));
};

/** What the bases of a foreign system are worth: those that it began with, if none were read and nobody is near enough to read them. */
function basesAt(planner: Planner, place: PlaceId): number {
  const { sighted = {}, systems, turn, ships } = planner.view;
  const system = systems[place];
  if (system === undefined) return 0;
  const usual = ships === undefined ? 0 : usualBases[system.kind];
  if (sighted[place] !== undefined) return usual;
  const isBare = isWatched(planner, place) || (system.since !== undefined && turn - system.since <= bare);
  return isBare ? 0 : usual;
}

/** What stands in a foreign hex as far as it is known, ships and bases; a system that was not read is taken to be guarded. */
export function powerAt(planner: Planner, place: PlaceId): number {
  const { contacts, turn, systems } = planner.view;
  const contact = contacts[place];
  const bases = basesAt(planner, place);
  if (contact === undefined || contact.turn < turn - fresh)
    return usualShips[systems[place]?.kind ?? 'minor'] + bases;
  return powerRead(planner, contact) + bases;
}

/** Whether foreign ships were read in the empire’s own space. */
export const isThreatened = (planner: Planner): boolean =>
  sightings(planner).some(([place]) => spaceOwner(planner.view, place) === planner.me);
