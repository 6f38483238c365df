import type { Digest } from '#kernel/codec/books.ts';
import type { Brand, OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { HexMap } from '../map/board.ts';
import type { OwnSheet } from '../map/sheets.ts';
import type { Combat } from './combat.ts';
import type { Ship } from './ship.ts';
import type { Convoy, Lane, Merchant, Raid, Sacked } from './merchant.ts';
import type { Maneuvers, Opened } from './reaction.ts';
import type { Supply, Work } from './space.ts';

export const mobilities = ['AW', 'FW', 'LW', 'PT', 'RB'] as const;
/** Accelerated war, full war, limited war, peacetime, restoration. */
export type Mobility = (typeof mobilities)[number];

/** Ships that share a hex and orders (A6.20). */
export interface Squadron extends Maneuvers {
  readonly seat: SeatId;
  /** Of its flagship; known to its owner alone. */
  readonly flagship: string;
  readonly place: PlaceId;
  /** Hexes that it can be plotted to move in a turn, where its ships do not say (D1.10). */
  readonly speed: number;
  readonly ships: readonly Ship[];
  /** The hull of the ship that commands it (D6.10); absent, or gone: the one of the highest rating. */
  readonly ledBy?: string;
  /** Where it is plotted to go this turn, and how many of these moves are made; absent where it stays, or turned back. */
  readonly plot?: { readonly way: readonly PlaceId[]; readonly done: number; readonly cause: OrderRef };
  /** How it fights this turn; absent: as is usual. */
  readonly combat?: Combat;
  /** Its defense factors when its first battle of the turn began. */
  readonly strength?: number;
  /** Defense factors that its ships got back since then; absent: none (C1.0). */
  readonly mended?: number;
  /** It raids convoys this turn; absent: it does not. */
  readonly raid?: Raid;
  /** It is on convoy duty (B2.50); absent: it is not. */
  readonly guards?: true;
  /** Its convoy duty ends with this turn. */
  readonly recalled?: true;
  /** It raids a system this turn, once; absent: it does not, or has done so. */
  readonly sacks?: true;
  /** Hundredths of an economic point that it has raided, and carries home; absent: none. */
  readonly loot?: number;
  /** It attacks whoever is in its hex, and came from this one. */
  readonly cameFrom?: PlaceId;
  /** How it is supplied; absent: it is in supply (C13). */
  readonly supply?: Supply;
  /** What it annexes, surveys or blockades; absent: nothing. */
  readonly work?: Work;
}

/** A squadron that stays where it is. */
export const withoutPlot = ({ plot: _, ...rest }: Squadron): Squadron => rest;

/** What merchants can hide in around a system (E2.55): nothing but a name. */
export const terrains = ['asteroids', 'dust', 'nebula'] as const;
export type Terrain = (typeof terrains)[number];

export interface System {
  readonly name: string;
  readonly kind: 'homeworld' | 'major' | 'minor';
  readonly owner: SeatId;
  /** Its outlying terrain (E2.55); absent: of no kind that anybody has named. */
  readonly terrain?: Terrain;
  /** It was contested or captured this turn, and pays nobody (B1.60). */
  readonly unpaid?: true;
  /** It was blockaded for the whole of the last turn, and is cut off (C12.90). */
  readonly severed?: true;
  /** A homeworld in the hands of another empire, which can still be retaken (B1.35). */
  readonly captured?: true;
}

/** A system that nobody has built on: it can become a major or a minor one (B3.151). */
export interface Find {
  readonly name: string;
  readonly kind: 'major' | 'minor';
  readonly terrain?: Terrain;
}

/** How the bank rates a client, from the best (B10.40). */
export const standings = ['A', 'B', 'C'] as const;
export type Standing = (typeof standings)[number];

/** What an empire has with the Galactic Bank Corporation, and what passed through it this turn (B10). Absent members: nothing. */
export interface Account {
  /** Hundredths of an economic point. */
  readonly savings?: number;
  /** Owed to the bank. */
  readonly debt?: number;
  /** Of the debt, what was borrowed this year. */
  readonly borrowed?: number;
  /** Absent: B. */
  readonly standing?: Standing;
  /** Comes with the treasury of the next turn: loans and gifts. */
  readonly due?: number;
  /** The treasury before anything passed through the bank this turn, by which limits go (B10.55). */
  readonly opening?: number;
  /** Sent to other empires this turn, fees and what is paid on their loans counted. */
  readonly sent?: number;
  /** Taken from other empires this turn. */
  readonly received?: number;
}

/** Names a trust among those of its two empires. */
export type TrustId = Brand<string, 'trust'>;

/** Points that the bank holds until a condition is met (B10.70). */
export interface Trust {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly points: number;
  readonly condition: string;
}

/** A research team: what it works on, and what has been put into that (C17.30). */
export interface Team {
  readonly project: string;
  readonly pot: number;
  /** It has its money of this turn. */
  readonly funded?: true;
}

/** What an empire finds out (C17). Absent members: nothing. */
export interface Research {
  readonly teams?: Readonly<Record<string, Team>>;
  /** Invested at once in this turn, by the order. */
  readonly mass?: Readonly<Record<OrderRef, { readonly project: string; readonly points: number }>>;
  /** Successes, by project. */
  readonly known?: Readonly<Record<string, number>>;
  /** What was observed of foreign technologies, in points to a team, by project. */
  readonly seen?: Readonly<Record<string, number>>;
}

export interface Empire {
  /** What its sheet has otherwise than usual (`map/sheets.ts`); absent: nothing. */
  readonly sheet?: OwnSheet;
  readonly mobility: Mobility;
  /** Economic points that can be spent this turn. */
  readonly treasury: number;
  readonly account?: Account;
  /** Its merchant marine; absent: the game is older than that, and asks for none. */
  readonly merchant?: Merchant;
  readonly research?: Research;
  /** Hundredths of a turn of full war that it has used up (B12.40); absent: none. */
  readonly drained?: number;
  /** Tenths of a percent of its new crews that are poor (B12.90); absent: none. */
  readonly poor?: number;
  /** The systems that it began with, in eighths of a major one (A11.20); absent: not known. */
  readonly began?: number;
  /** Where its homeworld was that was captured, and the turns since then; absent: it has one, or never had (B1.35). */
  readonly homeless?: { readonly place: PlaceId; readonly turns: number };
}

/** One squadron against another in one hex (A10). */
export interface Battle extends Opened {
  /** Hex and segment, and a letter from the second of them on (A2.10): `ZZ54.11`, `ZZ54.11a`. */
  readonly code: string;
  readonly place: PlaceId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** Who began it with five ships or more (A10.25). */
  readonly five: readonly SeatId[];
}

/** The whole world, as only the game master has it. */
export interface State {
  readonly turn: number;
  /** The book of ships (A1.20); absent: the game is older than ship lists. */
  readonly ships?: Digest;
  readonly map: HexMap;
  readonly systems: Readonly<Record<PlaceId, System>>;
  /** Systems that nobody owns; absent: none. */
  readonly finds?: Readonly<Record<PlaceId, Find>>;
  /** Hexes that belong to an empire. */
  readonly territory: Readonly<Record<PlaceId, SeatId>>;
  /** The hexes of trade routes (B1.10); absent: there are none. */
  readonly routes?: Readonly<Record<PlaceId, Lane>>;
  /** Hexes behind the front of an empire, which are not its own (C11); absent: none. */
  readonly fronts?: Readonly<Record<PlaceId, SeatId>>;
  /** Nobody is shown more of the map than they have seen (A5.36); absent: it is open to all. */
  readonly blind?: true;
  /** The year of the first turn; absent: `firstYear`. */
  readonly year?: number;
  readonly squadrons: Readonly<Record<UnitId, Squadron>>;
  readonly empires: Readonly<Record<SeatId, Empire>>;
  /** What the bank holds in trust. */
  readonly trusts?: Readonly<Record<TrustId, Trust>>;
  /** Of an imagined world: seats of which no more is known than that they are there; absent: none. */
  readonly others?: readonly SeatId[];
  /** The battle that is being fought. */
  readonly battle?: Battle;
  /** Convoys that were found this turn, by the hex; absent: none. */
  readonly convoys?: Readonly<Record<PlaceId, Convoy>>;
  /** Systems that were raided; absent: none. */
  readonly sacked?: Readonly<Record<PlaceId, Sacked>>;
  /** The codes of the battles of this turn; absent: none. */
  readonly fought?: readonly string[];
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
  readonly ships?: Digest;
  readonly me: SeatId;
  readonly map: HexMap;
  readonly systems: State['systems'];
  /** Those in hexes that are surveyed and that the seat knows; all of them for the game master. */
  readonly finds?: State['finds'];
  readonly territory: State['territory'];
  /** The seat’s own; on an open map those of others too that are not hidden. */
  readonly routes?: NonNullable<State['routes']>;
  readonly fronts?: NonNullable<State['fronts']>;
  readonly blind?: true;
  readonly year?: number;
  /** On a map that is not open: the turn in which a foreign system was read that is not read now. */
  readonly read?: Readonly<Record<PlaceId, number>>;
  /** The seat’s own; all of them for the game master. */
  readonly squadrons: State['squadrons'];
  readonly contacts: Readonly<Record<PlaceId, Contact>>;
  /** The seat’s own; all of them for the game master. */
  readonly empires: State['empires'];
  /** Those that the seat gave or waits for; absent: none. */
  readonly trusts?: NonNullable<State['trusts']>;
  /** Every seat of the game; on a map that is not open those that the seat has met, and itself. */
  readonly seats: readonly SeatId[];
}

/** Whether there is an empire of this seat; of an imagined world also one of which nothing else is known. */
export const isEmpire = (
  { empires, others = [] }: Pick<State, 'empires' | 'others'>,
  seat: SeatId,
): boolean => empires[seat] !== undefined || others.includes(seat);
