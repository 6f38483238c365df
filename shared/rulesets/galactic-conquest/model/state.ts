import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Yards } from './yards/yard.ts';
import type { HexMap } from '../map/board.ts';
import type { Empire, Trust, TrustId } from './empire.ts';
import type { Mines } from './mines.ts';
import type { Convoy, Lane, Moored, Sacked } from './merchant.ts';
import type { Morale } from './unrest/morale.ts';
import type { Fallen } from './unrest/surrender.ts';
import type { Purchase } from './opening/purchase.ts';
import type { SpyChart } from './relations/espionage.ts';
import type { Alliances } from './relations/alliances.ts';
import type { Pact, PairId } from './relations/pacts.ts';
import type { Partnerships } from './relations/partners.ts';
import type { Opened } from './reaction.ts';
import type { Sightings, Sites } from './bases/shape.ts';
import type { Ship } from './ship.ts';
import type { Runs } from './economy/run.ts';
import type { Brought } from './battle/brought.ts';
import type { Squadron } from './squadron.ts';
import type { Find, System } from './system.ts';

/** One squadron against another in one hex (A10). */
export interface Battle extends Opened {
  /** Hex and segment, and a letter from the second of them on (A2.10): `ZZ54.11`, `ZZ54.11a`. */
  readonly code: string;
  readonly place: PlaceId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** Who began it with five ships or more (A10.25). */
  readonly five: readonly SeatId[];
  /** Squadrons that come to it, each after a round (D6.70); absent: none. */
  readonly coming?: Readonly<Record<UnitId, number>>;
  /** Squadrons that have come to it, or that stand together without having assembled. */
  readonly joined?: readonly UnitId[];
  /** Groups of fighters, bombers and gunboats that squadrons have launched (A10.356); absent: none. */
  readonly launched?: Readonly<Record<UnitId, readonly Ship[]>>;
  /** Who defends with more than can be commanded (D2.35). */
  readonly crowded?: SeatId;
  /** What the attacker and the defender were worth when it began, in BPV (C9.52); absent: the game is older. */
  readonly worth?: readonly number[];
  /** What came of it elsewhere; absent: these rules fight it. */
  readonly brought?: Brought;
}

/** The whole world, as only the game master has it. */
export interface State {
  /** The turn by the calendar: 0 is the purchase of navies before the first one. */
  readonly turn: number;
  /** Turns before the first one of the calendar, in which navies were bought; absent: none. */
  readonly before?: 1;
  /** What navies are bought from, as long as they are (Z1). */
  readonly purchase?: Purchase;
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
  /** Strategic minefields (C4.0); absent: none. */
  readonly mines?: Mines;
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
  /** Trading pacts (C30); absent: none. */
  readonly pacts?: Readonly<Record<PairId, Pact>>;
  /** Preferred partners (C17.75); absent: none. */
  readonly partners?: Partnerships;
  /** Alliances (C22); absent: none. */
  readonly alliances?: Alliances;
  /** The turn in which two empires last fought (C30.40); absent: never. */
  readonly clashes?: Readonly<Record<PairId, number>>;
  /** The game master’s chart of spies (C14.26); absent: the usual one. */
  readonly spyChart?: SpyChart;
  /** Of an imagined world: seats of which no more is known than that they are there; absent: none. */
  readonly others?: readonly SeatId[];
  /** Shipyards (B8); absent: there are none, or the game is older than them. */
  readonly yards?: Yards;
  /** The battle that is being fought. */
  readonly battle?: Battle;
  /** Battles may be fought elsewhere: the game master is asked about each what came of it; absent: these rules fight all of them. */
  readonly elsewhere?: true;
  /** Convoys that were found this turn, by the hex; absent: none. */
  readonly convoys?: Readonly<Record<PlaceId, Convoy>>;
  /** Systems that were raided; absent: none. */
  readonly sacked?: Readonly<Record<PlaceId, Sacked>>;
  /** The morale of systems (B5); absent: the game is older than that, and checks none. */
  readonly morale?: Readonly<Record<PlaceId, Morale>>;
  /** Systems need facilities to be stable (B7.10); absent: the game is older than that, and asks for none. */
  readonly stability?: true;
  /** Empires that surrendered (B14); absent: none. */
  readonly fallen?: Readonly<Record<SeatId, Fallen>>;
  /** The names of systems that were annihilated (C7.50); absent: none. */
  readonly razed?: Readonly<Record<PlaceId, string>>;
  /** Bases that are being built, by the hex; absent: none. */
  readonly sites?: Sites;
  /** Mineral resource runs (B3.20); absent: none. */
  readonly runs?: Runs;
  /** The codes of the battles of this turn; absent: none. */
  readonly fought?: readonly string[];
}

/** What sensors tell of the foreign ships in a hex (C5.10): that there are some (1), how many (2), of which empires and sizes (3), of which hulls (4). */
export interface Contact {
  readonly grade: number;
  /** When it was read. */
  readonly turn: number;
  readonly count?: number;
  /** How many ships under cloak, beside those that are counted (C6.20); 0: nobody knows how many (C6.35); absent: none. */
  readonly cloaked?: number;
  readonly ships?: readonly { readonly seat: SeatId; readonly size: number; readonly hull?: string }[];
}

/** What is known of a squadron of an ally: where it is, how many ships it has, and what these are worth in BPV (C22.40). */
export interface Fellow {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ships: number;
  readonly worth: number;
}

/** All that one seat knows. */
export interface View {
  readonly turn: number;
  readonly before?: 1;
  /** With the wares and the usual squadrons of the seat alone; with all of them for the game master. */
  readonly purchase?: Purchase;
  readonly ships?: Digest;
  readonly me: SeatId;
  readonly map: HexMap;
  readonly systems: State['systems'];
  /** Those in hexes that are surveyed and that the seat knows; all of them for the game master. */
  readonly finds?: State['finds'];
  readonly territory: State['territory'];
  /** The seat’s own; on an open map those of others too that are not hidden. */
  readonly routes?: NonNullable<State['routes']>;
  /** The seat’s own, and of others those that are on the map. */
  readonly mines?: Mines;
  readonly fronts?: NonNullable<State['fronts']>;
  readonly blind?: true;
  readonly year?: number;
  /** On a map that is not open: the turn in which a foreign system was read that is not read now. */
  readonly read?: Readonly<Record<PlaceId, number>>;
  /** The seat’s own; all of them for the game master. */
  readonly squadrons: State['squadrons'];
  readonly contacts: Readonly<Record<PlaceId, Contact>>;
  /** The seat’s own; all of them for the game master. */
  readonly sites?: Sites;
  /** The seat’s own; all of them for the game master. */
  readonly runs?: Runs;
  /** Foreign bases that sensors have read; absent: none. */
  readonly sighted?: Sightings;
  /** Reserves of others that sensors read (E2.56); absent: none. */
  readonly moored?: Readonly<Record<PlaceId, Moored>>;
  /** The seat’s own; all of them for the game master. */
  readonly empires: State['empires'];
  readonly fallen?: NonNullable<State['fallen']>;
  readonly stability?: true;
  /** Of the seat’s own systems; of all for the game master. */
  readonly morale?: NonNullable<State['morale']>;
  /** The seat’s own; all of them for the game master. */
  readonly yards?: Yards;
  /** Those that the seat gave or waits for; absent: none. */
  readonly trusts?: NonNullable<State['trusts']>;
  /** Those of the seat; all of them for the game master. */
  readonly pacts?: NonNullable<State['pacts']>;
  /** Those of the seat; all of them for the game master. */
  readonly alliances?: Alliances;
  readonly partners?: Partnerships;
  /** Squadrons of allies in hexes of own ones, and in the seat’s space (C22.20); absent: none. */
  readonly fellows?: Readonly<Record<UnitId, Fellow>>;
  /** The game master’s alone. */
  readonly spyChart?: SpyChart;
  /** The battle that is being fought: the game master’s alone, who may be asked about it. */
  readonly battle?: Battle;
  /** Every seat of the game; on a map that is not open those that the seat has met, and itself. */
  readonly seats: readonly SeatId[];
}

/** Whether there is an empire of this seat that has not surrendered; of an imagined world also one of which nothing else is known. */
export const isEmpire = (
  { empires, others = [], fallen = {} }: Pick<State, 'empires' | 'others' | 'fallen'>,
  seat: SeatId,
): boolean => fallen[seat] === undefined && (empires[seat] !== undefined || others.includes(seat));
