import type { Trainees } from './battle/topGuns.ts';
import type { Industry } from './yards/yard.ts';
import type { Academy } from './yards/academy.ts';
import type { Brand, OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Flight } from './yards/flights.ts';
import type { OwnSheet } from '../map/sheets.ts';
import type { Espionage } from './relations/espionage.ts';
import type { Corps } from './condition/officer.ts';
import type { Merchant, Plunder } from './merchant.ts';
import type { Ship } from './ship.ts';
import type { Minelaying } from './mines.ts';
import type { Uprooted } from './economy/uproot.ts';
import type { Deeds } from './unrest/morale.ts';
import type { Charge } from './unrest/surrender.ts';
import type { Ratings } from './condition/ratings.ts';

export const mobilities = ['AW', 'FW', 'LW', 'PT', 'RB'] as const;
/** Accelerated war, full war, limited war, peacetime, restoration. */
export type Mobility = (typeof mobilities)[number];

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
  /** The turn of the last success, by project; absent: before the game (C17.72). */
  readonly since?: Readonly<Record<string, number>>;
  /** Bought technologies that are never traded again (C17.74). */
  readonly unique?: readonly string[];
  /** What was observed of foreign technologies, in points to a team, by project. */
  readonly seen?: Readonly<Record<string, number>>;
  /** Foreign technologies that it had not seen in use when the game master barred them (C17.50). */
  readonly unseen?: readonly string[];
  /** The turn in which it saw one of these first, by project. */
  readonly shown?: Readonly<Record<string, number>>;
}

/** Whether the sensor mines of an empire work (C4.80). */
export const sensorMines = ['kept', 'down'] as const;
export type SensorMines = (typeof sensorMines)[number];
/** How boldly and how well the computer leads an empire (OURS): it guards what it has; it attacks what is weaker; it masses, forecasts and raids. */
export const levels = ['cautious', 'steady', 'bold'] as const;
export type Level = (typeof levels)[number];

export interface Empire extends Industry {
  /** The computer leads it; absent: it does not. */
  readonly computer?: true;
  /** On which level; absent where it leads it: steady. */
  readonly level?: Level;
  /** What its sheet has otherwise than usual (`map/sheets.ts`); absent: nothing. */
  readonly sheet?: OwnSheet;
  readonly mobility: Mobility;
  /** Economic points that can be spent this turn. */
  readonly treasury: number;
  readonly account?: Account;
  /** Its merchant marine; absent: the game is older than that, and asks for none. */
  readonly merchant?: Merchant;
  /** What raids cost and brought it this turn, if it has no merchant marine to keep it. */
  readonly plunder?: Plunder;
  readonly research?: Research;
  /** Pilots whom it trains this turn (C20.300); absent: none. */
  readonly topGuns?: readonly Trainees[];
  /** Fighters, gunboats, pods and shuttles that no ship carries, by designation (Z1.400, Z1.500); absent: none. */
  readonly stock?: Readonly<Record<string, number>>;
  /** Fighters and gunboats that it builds this turn; absent: none. */
  readonly flights?: readonly Flight[];
  /** Its officers that are on no ship (A12); absent: the game is older than officers. */
  readonly officers?: Corps;
  /** Where it trains crews and officers; absent: nobody is trained (C9.50, C9.80). */
  readonly academy?: Academy;
  /** Its spies (C14); absent: none. */
  readonly espionage?: Espionage;
  /** Hundredths of a turn of full war that it has used up (B12.40); absent: none. */
  readonly drained?: number;
  /** Tenths of a percent of its new crews that are poor (B12.90); absent: none. */
  readonly poor?: number;
  /** The systems that it began with, in eighths of a major one (A11.20); absent: not known. */
  readonly began?: number;
  /** Where its homeworld was that was captured, and the turns since then; absent: it has one, or never had (B1.35). */
  readonly homeless?: { readonly place: PlaceId; readonly turns: number };
  /** Core economics of its homeworld move to another one (B11.90); absent: they do not. */
  readonly uprooted?: Uprooted;
  /** It keeps sensor mines (C4.80), which work this turn, or lack points or freighters; absent: it keeps none. */
  readonly sensorMines?: SensorMines;
  /** What it has done with minefields; absent: nothing. */
  readonly minelaying?: Minelaying;
  /** What it has done to the morale of its systems; absent: nothing. */
  readonly deeds?: Deeds;
  /** Its monitors in transit, in their order (E4.90); absent: none. */
  readonly monitors?: readonly Ship[];
  /** Where monitors came out of transit this turn; absent: nowhere. */
  readonly appeared?: readonly PlaceId[];
  /** It has turned alert levels off (C40.20); absent: they are on, if it has them. */
  readonly alert?: 'off';
  /** The last turn of its last preferred partnership, if it has to wait for another one (C17.75). */
  readonly parted?: number;
  /** Its command ratings; absent: as usual (B12.110). */
  readonly ratings?: Ratings;
  /** The treasuries of its last turns, up to three years, the latest last (B14.15); absent: the game is older than that. */
  readonly incomes?: readonly number[];
  /** What mergers with empires that surrendered cost it; absent: nothing. */
  readonly charges?: readonly Charge[];
}
