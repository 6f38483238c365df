import type { Ordered } from '../ordered.ts';

/** Orders of crews, officers and Prime Teams: of ships, each in one slot of its line, and of the Home Office. */
export type OfficersShipOrder = Ordered<'cure' | 'train'>;
export type OfficersOfficeOrder = never;
