import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Funds } from './funds.ts';
import type { SectorId } from './ids.ts';
import type { ItemKind, OfficerLetter } from './ship.ts';

/** How well the computer leads a Corporation, the worst first (OURS). */
export const levels = ['cautious', 'steady', 'bold'] as const;
export type Level = (typeof levels)[number];

/** Those of whom nothing is said: games that began before there were levels go on as they were. */
const unsaid: Level = 'cautious';

/** What is known of who leads a Corporation. */
interface Lead {
  readonly computer?: boolean;
  /** Absent: nothing is said. */
  readonly level?: Level;
}

/** The level on which the computer leads a Corporation; undefined: it does not. */
export const levelLed = ({ computer, level }: Lead): Level | undefined =>
  computer === true ? (level ?? unsaid) : undefined;

/** What is kept of a level. */
export const kept = (level: Level | undefined): { readonly level?: Level } =>
  level === undefined || level === unsaid ? {} : { level };

/** A switch that is thrown a turn before it works. */
export interface Setting {
  readonly now: boolean;
  readonly next: boolean;
}

export interface Corporation {
  /** The turn of its next run. */
  readonly turn: number;
  /** Its public number, from 1. */
  readonly number: number;
  readonly name: string;
  readonly home: PlaceId;
  /** The computer leads it. */
  readonly computer?: true;
  /** How well it does; absent: nothing is said (OURS). */
  readonly level?: Level;
  /** Its Home Office was lost and not won back: it gives no more orders. */
  readonly fallen: boolean;
  /** Runs in a row for which it sent no orders. */
  readonly waived: number;
  readonly funds: Funds;
  /** What raiders have taken and not brought home yet. */
  readonly transit: Funds;
  /** EP that it owes. */
  readonly debt: number;
  /** The value of its stock, and what it was when the last lists were made. */
  readonly stock: number;
  readonly stockBefore: number;
  /** What its holdings counted for in it when they were last reckoned. */
  readonly holdings: number;
  /** The last number given to ships of each row of the Ship List: together the ships it has ever had. */
  readonly launched: Readonly<Record<string, number>>;
  readonly store: Readonly<Record<ItemKind, number>>;
  readonly officers: Readonly<Record<OfficerLetter, number>>;
  /** Prime Teams without a ship. */
  readonly teams: number;
  /** Letters of the races whose ships it buys at their price. */
  readonly primaries: readonly string[];
  /** Rows of which there is one for each Corporation, and that it has bought. */
  readonly specialties: readonly string[];
  readonly ally?: SeatId;
  /** Whom its defenders are warned of. */
  readonly against?: SeatId;
  /** Numbers of the tactics it fights by. */
  readonly tactics: { readonly attack: number; readonly defense: number };
  /** Its ships attack from so many percent of the defense on. */
  readonly attackPercent: number;
  /** It buys no ship for more percent of the list price; 0: at any. */
  readonly pricePercent: number;
  readonly reversedOrders: Setting;
  readonly reversedMoves: Setting;
  /** Order lines that it has bought for its next run, those for the run after it, and whether it keeps buying ten. */
  readonly bought: number;
  readonly boughtNext: number;
  readonly permanent: boolean;
  readonly veteran: boolean;
  /** Letters of the races whose prices it is told. */
  readonly ads: string;
  /** The sector whose battles it listens to. */
  readonly listens?: SectorId;
  /** What stands before the names of its ships, and at the end of its reports. */
  readonly header: string;
  readonly motto: string;
  readonly phone?: string;
  readonly phoneOpen: boolean;
  readonly info: string;
  /** Who plays it, where they want it known. */
  readonly person?: string;
  /** Its Counter-Espionage works until its next run. */
  readonly shielded: boolean;
  /** It has sent a ship to the Graveyard. */
  readonly graveyard: boolean;
  /** Instalments paid for a Mega-Battleship. */
  readonly megaship?: number;
  /** In this run it has wished for a random event, or for none. */
  readonly wish?: boolean;
  /** Random events it has had. */
  readonly events: readonly string[];
  /** Advantages for a time, with the turn until which each lasts. */
  readonly boons: Readonly<Record<string, number>>;
  /** Who has been told how to reach whoever plays it, as that is now. */
  readonly met: readonly SeatId[];
}

const off: Setting = { now: false, next: false };
const noFunds: Funds = { pe: 0, or: 0, dc: 0, fp: 0 };

/** A Corporation before it has done or been given anything. */
export const bareCorporation = {
  fallen: false,
  waived: 0,
  transit: noFunds,
  debt: 0,
  stock: 0,
  stockBefore: 0,
  holdings: 0,
  launched: {},
  store: { fighters: 0, pfs: 0, drones: 0, commandos: 0, bombs: 0, mrs: 0, decoys: 0 },
  officers: { A: 0, C: 0, D: 0, E: 0, M: 0, N: 0, S: 0, W: 0 },
  teams: 0,
  primaries: [],
  specialties: [],
  tactics: { attack: 0, defense: 0 },
  attackPercent: 90,
  pricePercent: 0,
  reversedOrders: off,
  reversedMoves: off,
  bought: 0,
  boughtNext: 0,
  permanent: false,
  veteran: false,
  ads: '',
  header: '',
  motto: '',
  phoneOpen: false,
  info: '',
  shielded: false,
  graveyard: false,
  events: [],
  boons: {},
  met: [],
} as const satisfies Partial<Corporation>;

/** Ships that it has ever had. */
export const launchedIn = ({ launched }: Pick<Corporation, 'launched'>): number =>
  inOrder(launched).reduce((sum, [, number]) => sum + number, 0);
