import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Corporation } from './corporation.ts';
import type { Funds } from './funds.ts';
import type { SectorId } from './ids.ts';
import type { Parameters } from './parameters.ts';
import type { Ship } from './ship.ts';
import type { Site } from './site.ts';

/** The whole galaxy, as only the game master has it. */
export interface State {
  /** 1 is Y165, the year of the Initial Build. */
  readonly turn: number;
  readonly parameters: Parameters;
  /** The order in which Corporations run. */
  readonly cycle: readonly SeatId[];
  readonly corporations: Readonly<Record<SeatId, Corporation>>;
  /** Owners that are no Corporation and have no run: monsters, pirates, and those that nobody plays. */
  readonly powers: Readonly<Record<SeatId, Power>>;
  readonly sectors: Readonly<Record<SectorId, Sector>>;
  readonly sites: Readonly<Record<PlaceId, Site>>;
  readonly ships: Readonly<Record<UnitId, Ship>>;
  /** Prospecting values that are no longer those of the survey, with the turn in which they were so. */
  readonly prospects: Readonly<Record<PlaceId, Prospect>>;
  /** Where stargates lead. */
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Terrain outside of books, such as `PL+AF`: hexes that a Corporation knows one by one. Empty but in imagined galaxies. */
  readonly glimpsed: Readonly<Record<PlaceId, string>>;
  /** Paths through minefields that are open until the end of the run. */
  readonly swept: readonly SweptPath[];
  /** Hexes that strike nobody any more who enters. */
  readonly calmed: readonly PlaceId[];
  /** Rows of the Ship List whose price is no longer that of the list, or that were bought this turn. */
  readonly market: Readonly<Record<string, Market>>;
  /** Percent beyond what has been needed to devastate a site in this run. */
  readonly hit: Readonly<Record<PlaceId, number>>;
  /** Everybody, by what all know of them: only in imagined galaxies, which have nothing else of others. */
  readonly named?: Readonly<Record<SeatId, Named>>;
  /** Messages that nobody has read yet, by who is to hear them; they come with the next run. */
  readonly letters?: Readonly<Record<SeatId, readonly Letter[]>>;
  /** The lists of the last Next Turn Generator. */
  readonly rankings?: Rankings;
  /** Who has won, once somebody has. */
  readonly winner?: SeatId;
}

/** A Corporation or power as everybody knows it. */
export interface Named {
  readonly name: string;
  readonly number: number;
}

/** What a hex held in EP, and when. */
export interface Prospect {
  readonly value: number;
  readonly turn: number;
}

/** A message on its way to somebody, with what stands before its text. */
export interface Letter {
  /** Sent to all, to all with ships in a sector, or to one Corporation, whether by its number or its sector. */
  readonly way: 'all' | 'ships' | 'direct';
  /** Of ships: where they were. */
  readonly sector?: SectorId;
  /** Who has sent it, where that is told; `rsvp`: how to reach them, as well. */
  readonly from?: SeatId;
  readonly rsvp?: true;
  readonly text: string;
}

/** A price in EP, and how many were bought this turn. */
export interface Market {
  readonly price: number;
  readonly bought: number;
}

/** Places in each list, best first, by the key of the list. */
export type Rankings = Readonly<Record<string, readonly Ranked[]>>;
export interface Ranked {
  readonly seat: SeatId;
  readonly value: number;
}

/** A Corporation on its way to victory, as far as all may know: what it holds where lists tell, or that it is out. */
export interface Contender {
  readonly seat: SeatId;
  readonly sectors?: number;
  readonly sites?: number;
  readonly out?: true;
}

/** An owner that is no Corporation. */
export interface Power {
  /** Its public number, of three digits. */
  readonly number: number;
  readonly kind: 'monsters' | 'pirates' | 'npc';
  readonly race: string;
  readonly name: string;
  readonly homes: readonly PlaceId[];
  /** As of a Corporation. */
  readonly launched: Readonly<Record<string, number>>;
  readonly funds: Funds;
}

/** Sectors by who begins in them (SFW 748); the Graveyard is one of its own. */
export const kindsOfSectors = ['home', 'npc', 'wild', 'graveyard'] as const;
export type SectorKind = (typeof kindsOfSectors)[number];

/** A sector; its books are absent where whoever imagines the galaxy has not read them. */
export interface Sector {
  /** Absent where nobody knows. */
  readonly kind?: SectorKind;
  /** Terrain. */
  readonly ground?: Digest;
  /** Prospecting values of the beginning: told to nobody. */
  readonly survey?: Digest;
}

export interface SweptPath {
  readonly place: PlaceId;
  /** The pulse in which it was swept: ships pass from the next one on. */
  readonly pulse: number;
  /** Ships that can still pass. */
  readonly ships: number;
}
