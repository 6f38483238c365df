import type { SeatId } from '#kernel/words/ids.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Admiral, ElsewhereRule } from '../../model/state.ts';
import type { Rank } from '../../tables/starships.ts';

/** OURS: an empire's treasury at the start if the scenario gives none, in hundredths. */
export const usualTreasury = 5_000;

/**
 * Everything a new game starts from. Sectors are named by number, empires by id. In files, money is in resources and
 * hit points are as printed; here money is in hundredths and hit points are in tenths.
 */
export interface Scenario {
  readonly title: string;
  /** For the game master, and for choosing a scenario; players do not see it. */
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
  /** Battles may be fought elsewhere; absent: these rules fight all of them. */
  readonly elsewhere?: ElsewhereRule;
}

export interface ScenarioSector {
  readonly number: number;
  readonly name: string;
  /** Axial coordinates on the map, pointy top. Between neighbouring hexes without a link there is a barrier. */
  readonly q: number;
  readonly r: number;
  /** Numbers of the sectors it is linked to; each link is listed at both ends. */
  readonly links: readonly number[];
  /** Whole resources a turn. */
  readonly revenue: number;
  /** Absent: independent. */
  readonly owner?: SeatId;
  /** Annexed to its owner; absent: no. */
  readonly annexed?: boolean;
  /** The empire that annexed it, if that is not the owner: such an annexation declines (GE 862-864). */
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
  /** The name of its player, for the game master alone; it is in no player's file. */
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
  /** The number of its sector. */
  readonly at: number;
  /** Absent: the independents. A garrison belongs to the owner of its sector. */
  readonly owner?: SeatId;
  /** Number of a starfleet; absent: the lowest free one, or for independents the first free one from the sector's number up. A garrison has its sector's number. */
  readonly number?: number;
  /** Absent: a name from owner and number. */
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

/** An admiral at the start of the game; the figures are as in the state. */
export interface ScenarioAdmiral extends Pick<
  Admiral,
  'name' | 'tactics' | 'siegecraft' | 'attacks' | 'combat' | 'hitPoints'
> {
  /** Whether the admiral leads the unit; at most one in each unit. */
  readonly leads?: boolean;
}

export interface ScenarioRelation {
  readonly a: SeatId;
  readonly b: SeatId;
  readonly relation: 'war' | 'alliance';
}

/** The goal of the game (E-57). */
export interface ScenarioVictory {
  /** Shown to all players. */
  readonly text: string;
  /** Percent of all sectors that an empire must own, alone or with mutual allies, to be announced; the game master ends the game. */
  readonly share?: number;
}
