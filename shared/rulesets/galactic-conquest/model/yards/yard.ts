import type { Brand, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { CrewReserve } from '../condition/crew.ts';
import type { Ship } from '../ship.ts';

/** Everything that ships are built in (B8.21, B8.90, B8.96). */
export const yardKinds = ['SC2SY', 'SC3SY', 'SC4SY', 'CWSY', 'DWSY', 'BSSY', 'FRD', 'FRX', 'CDK'] as const;
export type YardKind = (typeof yardKinds)[number];

/** Turns until a new one is used (B8.21, B8.90, B8.96). */
export const yardTurns: Readonly<Record<YardKind, number>> = {
  SC2SY: 4,
  SC3SY: 3,
  SC4SY: 2,
  CWSY: 2,
  DWSY: 1,
  BSSY: 1,
  FRD: 2,
  FRX: 2,
  CDK: 3,
};

/** Names a yard: its hex and a number, as `hd6.2`. */
export type YardId = Brand<string, 'yard'>;

/** Ships of which several that are paid for in a turn have another price (B11.80, B11.83). */
export const batches = ['CW', 'DW', 'BB'] as const;
export type Batch = (typeof batches)[number];

/** A ship that is being built, or that waits for its slot. */
export interface Job {
  readonly ship: Ship;
  /** The squadron that it joins, if that is there; absent: it becomes one. */
  readonly joins?: UnitId;
  /** Economic points for it without others of its batch, and what was paid in the end. */
  readonly price: number;
  readonly paid: number;
  readonly batch?: Batch;
  /** It is a variant, and takes a conversion of the turn in which it leaves its yard (B11.50). */
  readonly variant?: true;
  /** It is a prototype: its year has not come (B11.86). */
  readonly early?: true;
  /** Poor crews of the reserve man it, if these are a whole crew (B12.100). */
  readonly poor?: true;
  /** The turns in which it was ordered, in which work on it begins, and in which it is there. */
  readonly ordered: number;
  readonly begins: number;
  readonly ready: number;
}

/** Why nothing is built in a yard for a while. */
export const idleFor = [
  'built',
  'upgraded',
  'refitted',
  'retooled',
  'merchant',
  'flyers',
  'scrapped',
] as const;
export type IdleFor = (typeof idleFor)[number];

/** A yard of an empire, with what is built in it. */
export interface Yard {
  readonly kind: YardKind;
  readonly place: PlaceId;
  readonly seat: SeatId;
  /** It takes less room (B8.86). */
  readonly compact?: true;
  /** The one ship that it builds, with its variants (B8.80); absent: it is not specialised. */
  readonly only?: string;
  /** It builds that ship alone, and none of its variants (B8.83). */
  readonly automated?: true;
  /** It builds second generation X-ships, and nothing else (C21.20). */
  readonly second?: true;
  /** `until`: the first turn in which it is used again; `was`: what it was before an upgrade; `points`: what it gives once it is scrapped. */
  readonly idle?: {
    readonly why: IdleFor;
    readonly until: number;
    readonly was?: YardKind;
    readonly points?: number;
  };
  /** Defense factors that it lost, and the turn in which it did so last: it repairs itself in a whole turn after that (C2.10). */
  readonly hurt?: { readonly lost: number; readonly turn: number };
  /** The turn in which it converted a ship last (B11.50). */
  readonly converted?: number;
  /** One after the other. */
  readonly jobs?: readonly Job[];
}
export type Yards = Readonly<Record<YardId, Yard>>;

/** What conversions of a turn are for: size classes, war cruisers and destroyers, leaders, X-ships (B11.50 to B11.59). */
export const slots = ['sc2', 'sc3', 'sc4', 'cw', 'dw', 'leader', 'x3', 'x4'] as const;
export type Slot = (typeof slots)[number];
type Taken = Readonly<Partial<Record<Slot, number>>>;

/** What is being scrapped for a year: where, for how many points, and in which turn they come (B9.30). */
export interface Breaking {
  readonly place: PlaceId;
  readonly points: number;
  readonly due: number;
}

/** What an empire does with its yards beside them. Absent members: nothing. */
export interface Industry {
  /** Crews that no ship has (B9.70, B12.100). */
  readonly crews?: CrewReserve;
  /** The yards for war hulls that it was given (B8.41). */
  readonly inspired?: { readonly cw?: true; readonly dw?: true };
  /** Conversions that are taken of this turn, and of the next one, and how many bases and docks of a hex have made this turn (B11.50). */
  readonly slips?: {
    readonly used?: Taken;
    readonly next?: Taken;
    readonly made?: Readonly<Record<PlaceId, number>>;
  };
  /** What scrapping gains by orders of this turn (B9.10). */
  readonly scrapped?: number;
  /** Captured ships that it converted this turn (C2.40). */
  readonly adopted?: number;
  /** Mothballed ships that it reactivated this turn, by size class and kinds of gunboats (B9.50). */
  readonly woken?: Readonly<Record<string, number>>;
  /** What it scrapped and mothballed this turn, as restoration counts it (B13.20). */
  readonly laidUp?: number;
  readonly breaking?: readonly Breaking[];
  /** What it transferred to its merchants this turn: ships of size class 4, those of size class 3 counting as two (B11.130). */
  readonly handed?: number;
  /** Economic points of generic ships that it gave away this year (B11.100). */
  readonly given?: number;
  /** Ships begun in a year that are counted over it: second generation X-ships by class, prototypes of other X-ships by size (C19.10, C21.30). */
  readonly yearly?: { readonly year: number; readonly begun: Readonly<Record<string, number>> };
}
