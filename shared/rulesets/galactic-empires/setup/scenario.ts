import type { Shape } from '#kernel/codec/shapes.ts';
import { flag, integer, line, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/ids.ts';
import {
  buildList, count, level, lookedOver, money, most, onMap, parameters, percent, rank, revenue, seat, sectorNumber, shipType, shortName, status,
} from '../codecs/parts.ts';
import type { Parameters } from '../model/parameters.ts';
import type { Admiral, Rank, ShipTypeId } from '../model/state.ts';
import { scenarioFaults } from './scenarioFaults.ts';

/**
 * Everything a new game starts from, as plain JSON that a GM can write by hand. Sectors go by their numbers, empires by
 * their ids. Money is in hundredths, hit-points are in tenths.
 */
export interface Scenario {
  readonly title: string;
  /** Absent: the standard ones. */
  readonly parameters?: Parameters;
  readonly sectors: readonly ScenarioSector[];
  /** In the order of their banners. */
  readonly empires: readonly ScenarioEmpire[];
  readonly units: readonly ScenarioUnit[];
  /** Pairs that do not start neutral. */
  readonly relations?: readonly ScenarioRelation[];
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
  /** What its industrial center builds; absent: it has none. */
  readonly builds?: readonly ShipTypeId[];
  /** Sector defence, 0 to 12; absent: 0. */
  readonly level?: number;
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
}

export interface ScenarioShips {
  readonly type: ShipTypeId;
  readonly count: number;
  /** Absent: 1. */
  readonly rank?: Rank;
}

/** An admiral as the game begins; the figures are those of the state. */
export interface ScenarioAdmiral extends Pick<Admiral, 'name' | 'tactics' | 'siegecraft' | 'attacks' | 'combat' | 'hitPoints'> {
  /** Leads his unit; at most one in each. */
  readonly leads?: boolean;
}

export interface ScenarioRelation {
  readonly a: SeatId;
  readonly b: SeatId;
  readonly relation: 'war' | 'alliance';
}

const sector: Shape<ScenarioSector> = object({
  number: sectorNumber, name: line(60, 1), q: onMap, r: onMap, links: list(sectorNumber, most.links), revenue,
  owner: optional(seat), annexed: optional(flag), builds: optional(buildList), level: optional(level),
});

const empire: Shape<ScenarioEmpire> = object({
  id: seat, name: line(60, 1), adjective: line(40, 1), ruler: optional(shortName), player: optional(line(200)), status: optional(status), treasury: money,
});

const unit: Shape<ScenarioUnit> = object({
  kind: oneOf(['starfleet', 'garrison']), at: sectorNumber, owner: optional(seat), number: optional(sectorNumber), name: optional(line(60, 1)),
  ships: list(object({ type: shipType, count, rank: optional(rank) }), 500),
  admirals: optional(list(object({
    name: line(60, 1), tactics: percent, siegecraft: percent, attacks: integer(0, 99), combat: percent, hitPoints: integer(1, 9_999), leads: optional(flag),
  }), 50)),
  retreatLevel: optional(rank),
});

/** Scenarios as they are read: refusals name the sector, empire or unit that is wrong and say what it should be. */
export const scenarioCodec: Shape<Scenario> = lookedOver(object({
  title: line(100), parameters: optional(parameters), sectors: list(sector, most.sectors), empires: list(empire, most.empires),
  units: list(unit, most.units), relations: optional(list(object({ a: seat, b: seat, relation: oneOf(['war', 'alliance']) }), 5_000)),
}), scenarioFaults);
