import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../ship.ts';
import type { Squadron } from '../squadron.ts';

/** What the game master grants each empire for the beginning (Z1.10, Z1.200, Z2.20, Z2.50). */
export interface Terms {
  /** Economic points for its navy. */
  readonly points: number;
  /** Percent of its navy that must have poor crews. */
  readonly poor: number;
  /** Economic points for its merchants. */
  readonly marine: number;
  /** Economic points for its police ships. */
  readonly police: number;
}

/** So many units of a type that a ship carries, or that must be bought with it. */
export interface Along {
  readonly count: number;
  readonly type: string;
}

export const wareKinds = ['ship', 'fighter', 'gunboat', 'pod'] as const;

/** A type of unit that is for sale to one empire: what is bought, as it will be, and what it costs (Z1.10). */
export interface Ware {
  readonly kind: (typeof wareKinds)[number];
  readonly ship: Ship;
  readonly name: string;
  /** Its price in half economic points: fighters cost half of their BPV (C20.10). */
  readonly halves: number;
  /** It is no standard type (Z1.30, Z1.60); of a pod, that it holds no cargo (Z1.90). */
  readonly variant?: true;
  /** Escorts that must be bought with it (Z1.80). */
  readonly escorts?: readonly Along[];
  /** Fighters and gunboats that it carries: of true carriers and tenders they are free (Z1.70). */
  readonly carries?: readonly Along[];
}

/** Navies that are bought by their rulers before the first turn (Z1). Only the turn of purchase has it. */
export interface Purchase extends Terms {
  /** What each empire can buy; none of one that no ship list has. A view has the seat’s own. */
  readonly wares: Readonly<Record<SeatId, readonly Ware[]>>;
  /** What units of the merchant marine cost, by designation (Z2). */
  readonly prices: Readonly<Record<string, number>>;
  /** The squadrons of whoever buys none. A view has the seat’s own. */
  readonly usual: Readonly<Record<UnitId, Squadron>>;
}

/** The number by which files and clients know a turn of the calendar: where navies were bought first, that was the first turn. */
export const numberOf = ({ before }: { readonly before?: 1 }, turn: number): number => turn + (before ?? 0);
