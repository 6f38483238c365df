import type { Ordered } from '../ordered.ts';

/** Orders of sites, their fortifications and what hexes are worth: of ships, each in one slot of its line, and of the Home Office. */
export type SitesShipOrder = Ordered<'assay' | 'prospect'>;
export type SitesOfficeOrder = never;
