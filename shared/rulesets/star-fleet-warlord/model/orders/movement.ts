import type { HexNumber } from '../ids.ts';
import type { Ordered } from '../ordered.ts';

/** Enters the neighbouring hex with this number, in whichever sector it lies. */
export interface Move extends Ordered<'move'> {
  readonly hex: HexNumber;
}
export interface Sweep extends Ordered<'sweep'> {
  /** 0 the own hex; 1 to 6 the neighbours, clockwise from the one above. */
  readonly direction: number;
}

/** Orders of ships on their way, and what terrain does to them: of ships, each in one slot of its line, and of the Home Office. */
export type MovementShipOrder = Move | Sweep | Ordered<'stay'>;
export type MovementOfficeOrder = never;
