import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { spaceOwner } from '../model/territory.ts';
import type { Contact } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { shipsKnown } from '../presentation/squadrons/outlook.ts';
import { attackOfAll, strengthOf } from '../ships/ships.ts';
import type { Planner } from './planner.ts';

/** Turns for which a sighting counts. */
const fresh = 2;
/** Attack and defense factors of a ship of which nothing is known, in tenths; ships where not even their number is known; and of a foreign system of which nothing was read. */
const [unknownShip, unknownCount, unknownSystem] = [200, 3, 500] as const;

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

/** What stands in a foreign hex as far as it is known, ships and bases; a system that was not read is taken to be guarded. */
export function powerAt(planner: Planner, place: PlaceId): number {
  const { contacts, sighted = {}, turn } = planner.view;
  const contact = contacts[place];
  const bases = sighted[place] === undefined ? 0 : unknownSystem;
  if (contact === undefined || contact.turn < turn - fresh) return unknownSystem + bases;
  return powerRead(planner, contact) + bases;
}

/** Whether foreign ships were read in the empire’s own space. */
export const isThreatened = (planner: Planner): boolean =>
  sightings(planner).some(([place]) => spaceOwner(planner.view, place) === planner.me);
