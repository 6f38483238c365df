import type { PlaceId } from '#kernel/words/ids.ts';
import type { Ordered } from '../ordered.ts';

/** Gives a generic ship another mission, by its letter. */
export interface ChangeMission extends Ordered<'change-mission'> {
  readonly mission: string;
}

/** A satellite ship follows a mothership for the whole turn: a row of the Ship List, and its number among the ships of that row (SFW 1774). */
export interface Link extends Ordered<'link'> {
  readonly design: string;
  readonly number: number;
}

/** Displaces a ship, with its satellites, from one Starbase to another (SFW 1639). */
export interface Displace extends Ordered<'displace'> {
  readonly place: PlaceId;
}

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links: of ships, each in one slot of its line, and of the Home Office. */
export type MissionsShipOrder =
  | ChangeMission
  | Displace
  | Link
  | Ordered<'buy-cloak' | 'cloak' | 'refit' | 'scrap' | 'upgrade'>;
export type MissionsOfficeOrder = never;
