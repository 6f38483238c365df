import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Demand, Standing } from './combat.ts';
import type { Befall } from './fortune.ts';
import type { SetLeadership } from './leadership.ts';
import type { Enmity, Signable, Treaty } from './relations.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/** Puts EP into the tech pool (VB 107). */
export interface Invest extends Ordered<'invest'> {
  readonly ep: number;
}
/** Buys a point of Productivity (VB 468). */
export interface Raise extends Ordered<'raise'> {
  readonly place: PlaceId;
}

/** Signs a treaty or an armistice, if the other power signs it in the same turn (VB 125). */
export interface Sign extends Ordered<'sign'> {
  readonly to: SeatId;
  readonly treaty: Signable;
}
/** Tries to break a treaty (VB 125). */
export interface Break extends Ordered<'break'> {
  readonly to: SeatId;
  readonly treaty: Treaty;
}
/** Tries to declare hostilities or war (VB 125). */
export interface Declare extends Ordered<'declare'> {
  readonly to: SeatId;
  readonly enmity: Enmity;
}

/** Gives EP to another power, for its next income (OURS). */
export interface Give extends Ordered<'give'> {
  readonly to: SeatId;
  readonly ep: number;
}
/** Chooses what becomes of units of another power that a treaty bars from one's systems: held, or sent back (VB 176). */
export interface Intern extends Ordered<'intern'> {
  readonly to: SeatId;
  readonly holds: boolean;
}

/** Moves a unit, and others in its sector with it, sector by sector (VB 204). */
export interface Move extends Ordered<'move'> {
  readonly way: readonly PlaceId[];
  readonly along: readonly UnitId[];
}
/** Makes a unit the sentry of a civil fleet in its sector, or of none (VB 208). */
export interface Guard extends Ordered<'guard'> {
  readonly fleet?: UnitId;
}
/** Sets the route of a Trade Fleet (VB 212). */
export interface Route extends Ordered<'route'> {
  readonly way: readonly PlaceId[];
}

/** Buys units to be built in a system (VB 97, 434). */
export interface Build extends Ordered<'build'> {
  readonly place: PlaceId;
  readonly design: string;
  readonly count: number;
  /** EP paid now; the rest follows in later turns (VB 438); absent: all. */
  readonly paid?: number;
  /** Another sector where bases are built, with Transport Fleets in both (VB 444). */
  readonly site?: PlaceId;
}
/** Makes a base the next one, out of the capacity of its system, or of another (VB 446). */
export interface Upgrade extends Ordered<'upgrade'> {
  readonly from?: PlaceId;
}
/** Gives up work for half of what it cost (VB 460). */
export interface Cancel extends Ordered<'cancel'> {
  readonly project: string;
}
/** Puts the work of a system in an order; the rest comes after these (VB 438). */
export interface Schedule extends Ordered<'schedule'> {
  readonly place: PlaceId;
  readonly first: readonly string[];
}
/** Has a crippled unit repaired (VB 456). */
export type Repair = Ordered<'repair'>;
/** Takes a unit out of active duty, and back into it (VB 454). */
export type Mothball = Ordered<'mothball'>;
export type Activate = Ordered<'activate'>;
/** Breaks up a unit for half of what it cost (VB 460). */
export type Scrap = Ordered<'scrap'>;

/** Embarks a cargo on units that carry it together (VB 420, 422). */
export interface Embark extends Ordered<'embark'> {
  readonly by: readonly UnitId[];
}
/** Embarks a point of the Census of a system (VB 428). */
export interface Board extends Ordered<'board'> {
  readonly place: PlaceId;
  readonly by: readonly UnitId[];
}
/** Lands a cargo, or all that a unit carries, in peace (VB 420). */
export type Land = Ordered<'land'>;
/** Bases a flight on a carrier or base (VB 426). */
export interface Base extends Ordered<'base'> {
  readonly on: UnitId;
}
/** Lands a ground unit, or all that a unit carries, against whoever holds the planet (VB 414). */
export type Invade = Ordered<'invade'>;
/** Has all warships in a sector bombard the colony there (VB 186, 414). */
export interface Bombard extends Ordered<'bombard'> {
  readonly place: PlaceId;
}
/** Has a Colony Fleet found a colony where it is at the end of the turn (VB 486). */
export type Colonise = Ordered<'colonise'>;

/** Standing orders for battles, until others are given; none: the ruler decides as battles come. */
export interface Stand extends Ordered<'stand'> {
  readonly standing?: Standing;
}
/** An answer: demands a scenario, or none (VB 243). */
export interface MakeDemand extends Ordered<'demand'> {
  readonly scenario?: Demand;
}
/** An answer: agrees to the scenario, or refuses it (VB 245). */
export interface Respond extends Ordered<'respond'> {
  readonly agrees: boolean;
}
/** An answer: pursues whoever refused, or lets them go (VB 246). */
export interface Pursue extends Ordered<'pursue'> {
  readonly pursues: boolean;
}
/** An answer: what the winner of a meeting between sectors does (VB 257, 272): stays there, goes on, or goes back. */
export const courses = ['stay', 'on', 'back'] as const;
export type Course = (typeof courses)[number];
export interface Proceed extends Ordered<'proceed'> {
  readonly course: Course;
}
/** An answer: how a round is fought. */
export interface Fight extends Ordered<'fight'> {
  /** Battle Intensity Factor, 1 to 4 (VB 335). */
  readonly intensity: number;
  /** The Factor for an enemy that cannot leave (VB 341); absent: the same. */
  readonly theirs?: number;
  /** Of Directed Damage, if there is enough (VB 361): a unit, or flights, as many as wanted (VB 367). */
  readonly targets: readonly UnitId[];
  /** A mauler is used for it (VB 387). */
  readonly mauls: boolean;
  /** Own units to be given up first, and last (VB 374). */
  readonly first: readonly UnitId[];
  readonly last: readonly UnitId[];
  /** The force withdraws after this round (VB 331). */
  readonly withdraws: boolean;
}
/** Ships of one civil fleet, crippled and destroyed. */
export interface FreighterLosses {
  readonly fleet: UnitId;
  readonly crippled: number;
  readonly destroyed: number;
}

/** The game master's answer: what came of a battle at a table elsewhere (VB 323), or that it was not fought there. */
export interface BringIn extends Ordered<'bring-in'> {
  readonly fought: boolean;
  /** What came of the ships of civil fleets, of which each counts by itself at a table (VB 282). */
  readonly freighters: readonly FreighterLosses[];
  readonly crippled: readonly UnitId[];
  readonly destroyed: readonly UnitId[];
  /** What the other side has captured (VB 309). */
  readonly captured?: readonly UnitId[];
  /** Who held the field; absent: nobody did. */
  readonly winner?: SeatId;
}

export type Order =
  | (Invest | Raise | Sign | Break | Declare | Give | Intern)
  | (Move | Guard | Route | Build | Repair | Mothball | Activate | Scrap)
  | (Upgrade | Cancel | Schedule)
  | (Embark | Board | Land | Base | Invade | Bombard | Colonise)
  | (Stand | MakeDemand | Respond | Pursue | Proceed | Fight | BringIn)
  | (Befall | SetLeadership);
