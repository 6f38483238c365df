import type { Ordered } from '../ordered.ts';

/** Gives a generic ship another mission, by its letter. */
export interface ChangeMission extends Ordered<'change-mission'> {
  readonly mission: string;
}

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links: of ships, each in one slot of its line, and of the Home Office. */
export type MissionsShipOrder =
  | ChangeMission
  | Ordered<'buy-cloak' | 'cloak' | 'refit' | 'scrap' | 'upgrade'>;
export type MissionsOfficeOrder = never;
