import type { Ordered } from '../ordered.ts';

/** Orders of what ships carry, store and repair with: of ships, each in one slot of its line, and of the Home Office. */
export type ItemsShipOrder = Ordered<'fix' | 'repair'>;
export type ItemsOfficeOrder = never;
