import type { HexNumber } from '../ids.ts';
import type { Ordered } from '../ordered.ts';

/** Fires all drones at a site of the same sector. */
export interface Bombard extends Ordered<'bombard'> {
  readonly hex: HexNumber;
}
/** Takes the next income of a site beside the ship. */
export interface Raid extends Ordered<'raid'> {
  /** 1 to 6: the neighbours, clockwise from the one above. */
  readonly direction: number;
}

/** Orders of raids, bombardment and devastation: of ships, each in one slot of its line, and of the Home Office. */
export type RaidsShipOrder = Bombard | Raid | Ordered<'devastate'>;
export type RaidsOfficeOrder = never;
