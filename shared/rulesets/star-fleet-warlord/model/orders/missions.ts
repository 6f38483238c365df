import type { Ordered } from '../ordered.ts';

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links: of ships, each in one slot of its line, and of the Home Office. */
export type MissionsShipOrder = Ordered<'cloak' | 'scrap'>;
export type MissionsOfficeOrder = never;
