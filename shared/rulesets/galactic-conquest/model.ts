import type { Game } from '#kernel/game.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Mobility } from './tables/economy.ts';
import type { HexMap } from './tables/board.ts';

/** A ship by its hull, size class from 1, the largest, to 4, and special sensors (C5.10). */
export interface Ship {
  readonly hull: string;
  readonly size: number;
  readonly sensors: number;
}

/** Ships that share a hex and orders (A6.20). */
export interface Squadron {
  readonly seat: SeatId;
  /** Of its flagship; known to its owner alone. */
  readonly flagship: string;
  readonly place: PlaceId;
  /** Hexes that it can be plotted to move in a turn (D1.10). */
  readonly speed: number;
  readonly ships: readonly Ship[];
  /** Where it is plotted to go this turn, and how many of these moves are made; absent where it stays, or turned back. */
  readonly plot?: { readonly way: readonly PlaceId[]; readonly done: number; readonly cause: OrderRef };
}

export interface System {
  readonly name: string;
  readonly kind: 'homeworld' | 'major' | 'minor';
  readonly owner: SeatId;
  /** It was contested or captured this turn, and pays nobody (B1.60). */
  readonly unpaid?: true;
}

export interface Empire {
  readonly mobility: Mobility;
  /** Economic points that can be spent this turn. */
  readonly treasury: number;
}

/** The whole world, as only the game master has it. */
export interface State {
  readonly turn: number;
  readonly map: HexMap;
  readonly systems: Readonly<Record<PlaceId, System>>;
  /** Hexes that belong to an empire. */
  readonly territory: Readonly<Record<PlaceId, SeatId>>;
  readonly squadrons: Readonly<Record<UnitId, Squadron>>;
  readonly empires: Readonly<Record<SeatId, Empire>>;
}

/** What sensors tell of the foreign ships in a hex (C5.10): that there are some (1), how many (2), of which empires and sizes (3), of which hulls (4). */
export interface Contact {
  readonly grade: number;
  /** When it was read. */
  readonly turn: number;
  readonly count?: number;
  readonly ships?: readonly { readonly seat: SeatId; readonly size: number; readonly hull?: string }[];
}

/** All that one seat knows. */
export interface View {
  readonly turn: number;
  readonly me: SeatId;
  readonly map: HexMap;
  readonly systems: State['systems'];
  readonly territory: State['territory'];
  /** The seat’s own; all of them for the game master. */
  readonly squadrons: State['squadrons'];
  readonly contacts: Readonly<Record<PlaceId, Contact>>;
  /** The seat’s own; all of them for the game master. */
  readonly empires: State['empires'];
  /** Every seat of the game. */
  readonly seats: readonly SeatId[];
}

/** The course of a squadron, hex by hex (D1.60). */
export interface Plot {
  readonly kind: 'plot';
  readonly ref: OrderRef;
  readonly way: readonly PlaceId[];
}
/** How far the empire is mobilised from this turn on (B12.70). */
export interface Mobilise {
  readonly kind: 'mobilise';
  readonly ref: OrderRef;
  readonly to: Mobility;
}
/** The game master’s answer: whose squadrons are advancing, and turn back (A1.15). */
export interface JudgeAdvance {
  readonly kind: 'judge-advance';
  readonly ref: OrderRef;
  readonly advances: SeatId;
}
export const verdicts = ['holds', 'contested', 'falls'] as const;
export type Verdict = (typeof verdicts)[number];
/** The game master’s answer: what becomes of a system over which foreign ships stand (B1.60). */
export interface JudgeSystem {
  readonly kind: 'judge-system';
  readonly ref: OrderRef;
  readonly verdict: Verdict;
}
export type Order = Plot | Mobilise | JudgeAdvance | JudgeSystem;

export interface Mobilised {
  readonly kind: 'mobilised';
  readonly seat: SeatId;
  readonly to: Mobility;
  readonly cause: OrderRef;
}
export interface Plotted {
  readonly kind: 'plotted';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly way: readonly PlaceId[];
  readonly cause: OrderRef;
}
export interface Moved {
  readonly kind: 'moved';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly place: PlaceId;
  readonly cause: OrderRef;
}
/** It made no further move this turn. */
export interface TurnedBack {
  readonly kind: 'turned-back';
  readonly seat: SeatId;
  readonly unit: UnitId;
  /** The hex that it did not enter. */
  readonly place: PlaceId;
  readonly cause: OrderRef;
}
export interface SystemJudged {
  readonly kind: 'system-judged';
  readonly place: PlaceId;
  readonly owner: SeatId;
  /** Whose ships stand over it. */
  readonly seat: SeatId;
  readonly verdict: Verdict;
  readonly cause?: OrderRef;
}
/** Who is advancing where squadrons of these empires come together in neutral space. */
export interface AdvanceJudged {
  readonly kind: 'advance-judged';
  readonly place: PlaceId;
  readonly seats: readonly SeatId[];
  readonly advances: SeatId;
  readonly cause?: OrderRef;
}
export interface Earned {
  readonly kind: 'earned';
  readonly seat: SeatId;
  readonly points: number;
}
export type Event = Mobilised | Plotted | Moved | TurnedBack | AdvanceJudged | SystemJudged | Earned;

/** The four vocabularies of the game, for the engine. */
export interface GalacticConquest extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}
