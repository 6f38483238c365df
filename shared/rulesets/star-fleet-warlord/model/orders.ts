import type { OrderRef } from '#kernel/ids.ts';
import type { HexNumber } from './ids.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/** Enters the neighbouring hex with this number, in whichever sector it lies. */
export interface Move extends Ordered<'move'> {
  readonly hex: HexNumber;
}
export const scans = ['TERR', 'SHIP', 'CLOA'] as const;
export interface Scan extends Ordered<'scan'> {
  readonly what: (typeof scans)[number];
}
export interface Sweep extends Ordered<'sweep'> {
  /** 0 the own hex; 1 to 6 the neighbours, clockwise from the one above. */
  readonly direction: number;
}
/** Buys ships of one row of the Ship List, one after the other. */
export interface Purchase extends Ordered<'purchase'> {
  readonly design: string;
  /** The highest price; absent: any. */
  readonly most?: number;
  readonly name: string;
}

/** Orders of ships: each stands in one slot of its line, which is a pulse. */
export type ShipOrder =
  | Move
  | Scan
  | Sweep
  | Ordered<'stay' | 'assay' | 'cloak' | 'cure' | 'fix' | 'prospect' | 'repair' | 'scrap' | 'train'>;
export type Order = ShipOrder | Purchase;
