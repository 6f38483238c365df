import type { PlaceId } from '#kernel/words/ids.ts';
import type { Ordered } from '../ordered.ts';
import type { PersonLetter } from '../ship.ts';

/** Takes an officer or a Prime Team on board, and pays with people or with food (SFW 1666). */
export interface TakeAboard extends Ordered<'take-aboard'> {
  readonly who: PersonLetter;
  readonly pays: 'pe' | 'fp';
}

/** Sends an officer to a site (SFW 3550). */
export interface StationOfficer extends Ordered<'station-officer'> {
  readonly place: PlaceId;
  readonly who: PersonLetter;
}

/** Orders of crews, officers and Prime Teams: of ships, each in one slot of its line, and of the Home Office. */
export type OfficersShipOrder = Ordered<'cure' | 'train'> | TakeAboard;
export type OfficersOfficeOrder = StationOfficer;
