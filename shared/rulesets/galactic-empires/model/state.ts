import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, placeId, unitId } from '#kernel/words/ids.ts';
import type { AdmiralId } from './ids.ts';
import type { Rank, ShipTypeId } from '../tables/starships.ts';
import type { Level } from './levels.ts';
import type { Parameters } from './parameters.ts';

/** Ships of one type that stand in one rank and have spent the same move-points this turn (GE 1385). */
export interface Stack {
  readonly type: ShipTypeId;
  readonly count: number;
  readonly rank: Rank;
  /** Move-points spent this turn. */
  readonly used: number;
}

/** A commander with their own corvette, always in rank 5 (GE 1159-1175, 1880). */
export interface Admiral {
  readonly id: AdmiralId;
  readonly name: string;
  /** 0 to 100. */
  readonly tactics: number;
  /** 0 to 100. */
  readonly siegecraft: number;
  readonly attacks: number;
  /** Percent per attack. */
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly used: number;
  /** Growth of tactics this turn: only the best battle counts (GE 1940). */
  readonly tacticsGained: number;
  /** Siegecraft has grown this turn (GE 1617). */
  readonly siegecraftGained: boolean;
}

export interface Unit {
  readonly kind: 'starfleet' | 'garrison';
  /** 1 to 99 for a starfleet; the sector's number for a garrison. */
  readonly number: number;
  readonly name: string;
  /** Absent: the independents. */
  readonly owner?: SeatId;
  readonly place: PlaceId;
  /** Canonical: by rank, type, used; no empty stacks. */
  readonly stacks: readonly Stack[];
  readonly admirals: readonly Admiral[];
  readonly leader?: AdmiralId;
  readonly retreatLevel: Rank;
  /** It enters sector defences in battle, and then cannot retreat (GE 689). */
  readonly defends: boolean;
  readonly follows?: UnitId;
  readonly cloaked: boolean;
  /** Waits made this turn; the first is free (GE 1373). */
  readonly waits: number;
  /** It has no move-points left this turn, whatever its ships have (GE 1375-1383). */
  readonly spent: boolean;
  /** Sectors it has entered this turn. */
  readonly travelled: number;
  readonly retreated: boolean;
  /** It has cloaked or decloaked this turn, which is possible once (GE 1138). */
  readonly cloakChanged: boolean;
  /** What it does all turn instead of moving (GE 872, 906). */
  readonly working?: 'construction' | 'razing';
  /** Where its last move of this turn started (GE 725). */
  readonly cameFrom?: PlaceId;
  /** The phase of that move: units that cross the same border in the same phase meet there (GE 709). */
  readonly movedIn?: number;
  /** Its transfer orders that were carried out this turn, so that none is repeated (GE 1459); absent between turns. */
  readonly transferred?: readonly OrderRef[];
}

export interface Sector {
  readonly number: number;
  readonly name: string;
  /** Axial coordinates on the map. Between neighbouring hexes without a link there is a barrier (GE 341). */
  readonly q: number;
  readonly r: number;
  /** In id order; links go both ways. */
  readonly links: readonly PlaceId[];
  /** Whole resources a turn, undamaged (GE 383). */
  readonly revenue: number;
  readonly owner?: SeatId;
  readonly annexedTo?: SeatId;
  /** Turns of decline, while owner and annexer differ (E-11). */
  readonly decline: number;
  /** 0 to 3 (GE 1475-1497). */
  readonly damage: number;
  /** What its industrial center builds, the same for the whole game (GE 1122); absent: it has none. */
  readonly builds?: readonly ShipTypeId[];
  /** Sector defence, 0 to 12. */
  readonly level: number;
  /** 0 to level. */
  readonly levelDamage: number;
  /** Empires with special permission, in id order (GE 385). */
  readonly permitted: readonly SeatId[];
  /** The owner when the turn began; what follows is cleared at its end. */
  readonly ownerAtStart?: SeatId;
  readonly changedOwner: boolean;
  readonly pillaged: boolean;
  readonly battles: number;
  /** Its damage has increased this turn. */
  readonly damagedNow: boolean;
  readonly annexedNow: boolean;
  /** Its annexer has won it back this turn, perhaps to lose it again (E-11). */
  readonly regained?: boolean;
}

export interface Empire {
  readonly name: string;
  /** Short adjective for unit names: `Romulan Starfleet #20`. */
  readonly adjective: string;
  readonly ruler: string;
  /** Position in the game's list of empires, from 0. */
  readonly banner: number;
  readonly status: 'commoner' | 'royalty';
  /** Money in hundredths, never below 0. */
  readonly treasury: number;
  /** Empires whose gifts it refuses (GE 279). */
  readonly refuses: readonly SeatId[];
  /** Empires that may cross all its sectors (GE 285). */
  readonly passage: readonly SeatId[];
  /** Empires that receive all its scouting reports (GE 992). */
  readonly sharesInfo: readonly SeatId[];
  /** Led by the computer (GE 6853). */
  readonly computer: boolean;
  /** How well it does; absent: as usual (OURS). */
  readonly level?: Level;
  readonly defeated: boolean;
}

export type Relation = 'war' | 'neutral' | 'alliance';

/** How battles may be fought as games of other rules (OURS); `true`: as in games that began when they were new. */
export type ElsewhereRule = true | 'as-ordered';

export interface State {
  readonly turn: number;
  readonly parameters: Parameters;
  readonly sectors: Readonly<Record<PlaceId, Sector>>;
  readonly empires: Readonly<Record<SeatId, Empire>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** By `pairKey`; a pair without an entry is neutral. */
  readonly relations: Readonly<Record<string, 'war' | 'alliance'>>;
  /** Pairs whose relation has changed this turn, by `pairKey`: offers are judged by the relation at its start (E-45); absent between turns. */
  readonly relationsChanged?: readonly string[];
  readonly victory?: Victory;
  /** The game master is asked about battles that can be fought as games of other rules (OURS); absent: these rules fight all of them. */
  readonly elsewhere?: ElsewhereRule;
}

/** The goal of the game; the game master ends the game (E-57). */
export interface Victory {
  readonly text: string;
  /** Percent of all sectors that an empire must own, alone or with mutual allies, to be announced as victor. */
  readonly share?: number;
  /** The empires that have been announced and still qualify. */
  readonly announced?: readonly SeatId[];
}

export const sectorId = (number: number): PlaceId => placeId(`s${padded(number)}`);
export const garrisonId = (place: PlaceId): UnitId => unitId(`g${place.slice(1)}`);
/** Whether a sector has a garrison, if perhaps without ships: it needs an industrial center or sector defences (GE 387, 1092, E-26). */
export const hasGarrison = ({
  builds,
  level = 0,
}: {
  readonly builds?: Sector['builds'] | undefined;
  readonly level?: number | undefined;
}): boolean => builds !== undefined || level > 0;
/** The text cut to at most `longest` UTF-16 units, without splitting a character. */
export const cutName = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
/** The name of a garrison until its owner renames it. */
export const garrisonName = (sector: string): string => cutName(`Garrison of ${sector}`, 60);
/** The name of a starfleet until its owner renames it. */
export const starfleetName = (adjective: string, number: number): string =>
  cutName(`${adjective} Starfleet #${number}`.trim(), 40);
export const starfleetId = (owner: SeatId | undefined, number: number): UnitId =>
  unitId(`${owner ?? 'independent'}.a${padded(number)}`);

/** The key of a pair of empires, the same in either order. */
export const pairKey = (a: SeatId, b: SeatId): string => (a < b ? `${a}+${b}` : `${b}+${a}`);
