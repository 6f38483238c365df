import type { SeatId } from '#kernel/ids.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { Admiral, Rank } from '../../model/state.ts';

/** What an empire has at the start where nothing else is said, in hundredths: ours. */
export const usualTreasury = 5_000;

/**
 * Everything a new game starts from. Sectors go by their numbers, empires by their ids. In files, money is whole resources
 * and hit-points are as printed; here money is in hundredths and hit-points are in tenths.
 */
export interface Scenario {
  readonly title: string;
  /** For the game master and whoever chooses a scenario; players are not shown it. */
  readonly description?: string;
  /** Absent: the standard ones. */
  readonly parameters?: Parameters;
  readonly sectors: readonly ScenarioSector[];
  /** In the order of their banners. */
  readonly empires: readonly ScenarioEmpire[];
  readonly units: readonly ScenarioUnit[];
  /** Pairs that do not start neutral. */
  readonly relations?: readonly ScenarioRelation[];
  readonly victory?: ScenarioVictory;
}

export interface ScenarioSector {
  readonly number: number;
  readonly name: string;
  /** Axial hex of the drawing, pointy top. Neighbours on the drawing without a link are parted by a barrier. */
  readonly q: number;
  readonly r: number;
  /** Numbers of the sectors it is linked to; each link stands at both ends. */
  readonly links: readonly number[];
  /** Whole resources a turn. */
  readonly revenue: number;
  /** Absent: independent. */
  readonly owner?: SeatId;
  /** Annexed to its owner; absent: no. */
  readonly annexed?: boolean;
  /** Annexed to another than its owner, whose hold declines (GE 862-864). */
  readonly annexedTo?: SeatId;
  /** Turns of that decline, 1 or 2; absent: none yet. */
  readonly decline?: number;
  /** Sector damage, 0 to 3; absent: 0. */
  readonly damage?: number;
  /** What its industrial center builds; absent: it has none. */
  readonly builds?: readonly ShipTypeId[];
  /** Sector defence, 0 to 12; absent: 0. */
  readonly level?: number;
  /** Damage of the defence, 0 to `level`; absent: 0. */
  readonly levelDamage?: number;
  /** Empires with special permission (GE 385). */
  readonly permitted?: readonly SeatId[];
}

export interface ScenarioEmpire {
  readonly id: SeatId;
  readonly name: string;
  /** For unit names: `Romulan Starfleet #20`. */
  readonly adjective: string;
  readonly ruler?: string;
  /** Who plays it, for the GM alone; no player's file has it. */
  readonly player?: string;
  /** Absent: royalty. */
  readonly status?: 'commoner' | 'royalty';
  /** In hundredths. */
  readonly treasury: number;
  /** Empires whose gifts it refuses (GE 279). */
  readonly refuses?: readonly SeatId[];
  /** Empires that may cross all its sectors (GE 285). */
  readonly passage?: readonly SeatId[];
  /** Empires that receive its scouting reports (GE 992). */
  readonly sharesInfo?: readonly SeatId[];
  /** Led by the computer (GE 6853); absent: no. */
  readonly computer?: boolean;
}

export interface ScenarioUnit {
  readonly kind: 'starfleet' | 'garrison';
  /** Number of its sector. */
  readonly at: number;
  /** Absent: the independents. A garrison belongs to the owner of its sector. */
  readonly owner?: SeatId;
  /** Of a starfleet; absent: the lowest that is free, or the sector's number for independents. A garrison has its sector's. */
  readonly number?: number;
  /** Absent: by owner and number. */
  readonly name?: string;
  readonly ships: readonly ScenarioShips[];
  readonly admirals?: readonly ScenarioAdmiral[];
  /** Absent: 5. */
  readonly retreatLevel?: Rank;
  /** Whether it enters sector defences in battle; absent: yes. */
  readonly defends?: boolean;
  /** A starfleet of ships that can cloak; absent: no. */
  readonly cloaked?: boolean;
}

export interface ScenarioShips {
  readonly type: ShipTypeId;
  readonly count: number;
  /** Absent: 1. */
  readonly rank?: Rank;
}

/** An admiral as the game begins; the figures are those of the state. */
export interface ScenarioAdmiral extends Pick<
  Admiral,
  'name' | 'tactics' | 'siegecraft' | 'attacks' | 'combat' | 'hitPoints'
> {
  /** Leads his unit; at most one in each. */
  readonly leads?: boolean;
}

export interface ScenarioRelation {
  readonly a: SeatId;
  readonly b: SeatId;
  readonly relation: 'war' | 'alliance';
}

/** What the players play for (E-57). */
export interface ScenarioVictory {
  /** Shown to all players. */
  readonly text: string;
  /** Percent of all sectors that an empire must hold, alone or with its mutual allies, to be announced; the game master ends the game. */
  readonly share?: number;
}
