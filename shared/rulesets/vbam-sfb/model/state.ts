import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Terrain } from '../map/terrain.ts';
import type { Encounter, Standing } from './combat.ts';
import type { PairId, Relations } from './relations.ts';

/** Turns of a year (VB 111). */
export const turnsOfYear = 12;

/** The whole campaign, as only the game master has it. */
export interface State {
  /** From 1. */
  readonly turn: number;
  /** The year of the first turn, such as 165 for Y165. */
  readonly firstYear: number;
  readonly empires: Readonly<Record<SeatId, Empire>>;
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** Terrain that systems lie in (VB 55). */
  readonly terrain?: Readonly<Record<PlaceId, Terrain>>;
  /** By pair, as `pairOf` names them; absent: normal relations, with nothing to remember. */
  readonly relations: Relations;
  /** Pairs of powers that have no contact yet (VB 119). */
  readonly strangers: readonly PairId[];
  /** Work that is paid for and not done, by id (VB 434). */
  readonly projects: Readonly<Record<string, Project>>;
  /** What is still to be resolved in this turn's Combat Phase; the first is at hand. */
  readonly encounters: readonly Encounter[];
  /** The game master is asked what came of each battle at a table elsewhere (VB 323). */
  readonly tables: boolean;
  /** Raiders are about (VB 268): the rules lead them, or the game master does; absent: there are none. */
  readonly raids?: 'rules' | 'led';
  /** Random events befall an empire in so many percent of turns (VB 490); absent: never. */
  readonly chances?: number;
  /** Flagships lead half of what the chart says (VB 296); absent: all of it. */
  readonly capacity?: 'half';
  /** Who refused a Defensive Battle where in this turn, and may not act against the planet there (VB 274). */
  readonly barred?: readonly Barred[];
  /** By which order each unit moves in this turn that has moved (VB 204). */
  readonly movers?: Readonly<Record<UnitId, OrderRef>>;
  /** How it was won, once it is. */
  readonly won?: Won;
}

export interface Barred {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

export interface Empire {
  /** EP to spend; costs that nobody can refuse make debts (VB 89). */
  readonly pool: number;
  /** The income of the last Income Phase (VB 79). */
  readonly income: number;
  readonly tech: Tech;
  /** One-time amounts that come with the next Income Phase (VB 91). */
  readonly misc: number;
  /** EP that come into the tech pool with the next Tech Phase (VB 490). */
  readonly discovered?: number;
  /** Units that it ever had: the next one takes the number after it. */
  readonly made: number;
  /** Sectors that its units or colonies have been in. */
  readonly explored: readonly PlaceId[];
  /** Its home system, whoever owns it now. */
  readonly home?: PlaceId;
  /** The turn in which its home system was last attacked (VB 481). */
  readonly attacked?: number;
  /** The computer leads it. */
  readonly computer?: true;
  /** A non-player position, which the game master leads (VB 53). */
  readonly nonPlayer?: true;
  /** Standing orders for battles; absent: its ruler is asked. */
  readonly standing?: Standing;
  /** Powers whose units it holds where a treaty bars them from its systems; those of others it sends back (VB 176). */
  readonly interns?: readonly SeatId[];
}

export interface Tech {
  /** EP invested and not yet used up (VB 107). */
  readonly pool: number;
  readonly year: number;
  /** Advances in this year of the calendar (VB 113). */
  readonly advances: number;
}

/** A system (VB 81, 470, 484): a colony of its owner; or nobody's, with people on their own or with none. */
export interface System {
  /** Absent: nobody's. */
  readonly owner?: SeatId;
  readonly census: number;
  readonly morale: number;
  readonly raw: number;
  readonly productivity: number;
  readonly capacity: number;
  /** What is added to the next roll for a greater Census. */
  readonly bonus: number;
  /** A point of Productivity is paid for and comes with this turn's Update Asset Phase. */
  readonly raising: boolean;
  /** The turn in which a hostile force last seized or raided it (VB 270, 478). */
  readonly seized?: number;
  /** What an event brings to its Morale Check (VB 482). */
  readonly stir?: Stir;
  /** The turn in which it was last raided: it brings in nothing in the next (VB 270). */
  readonly raided?: number;
}

/** A roll for Morale that an event brings to the Morale Checks of one turn (VB 482). */
export interface Stir {
  readonly turn: number;
  /** The effect comes on such a roll of d6 or less. */
  readonly target: number;
  /** Points of Morale: more, or less. */
  readonly change: number;
}

/** What Morale is rolled for (VB 472). */
export const moraleChecks = ['remote', 'cut-off', 'seized', 'home-attacked', 'event'] as const;
export type MoraleCheck = (typeof moraleChecks)[number];

export interface Unit {
  readonly seat: SeatId;
  /** Its class, by the name in the unit list. */
  readonly design: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly place: PlaceId;
  /** Out of active duty, and free of maintenance (VB 454). */
  readonly mothballed: boolean;
  readonly crippled: boolean;
  /** It found no way to a supply point in the last Supply Phase (VB 224). */
  readonly unsupplied: boolean;
  /** The power that holds it in a system of theirs, and pays for it (VB 176). */
  readonly interned?: SeatId;
  /** The sector that it left last in this turn. */
  readonly came?: PlaceId;
  /** It is on the way from its sector to this one: it was stopped there, and stays if it waits (VB 206, 257). */
  readonly between?: PlaceId;
  readonly waits?: true;
  /** The civil fleet that it guards as a sentry (VB 208). */
  readonly guards?: UnitId;
  /** Sectors of a trade route (VB 212). */
  readonly route?: readonly PlaceId[];
  /** It was not on its route in the last Movement Phase, and brings in nothing (VB 85). */
  readonly strayed?: true;
  /** Cargo of these units, which carry it together (VB 422). */
  readonly aboard?: readonly UnitId[];
  /** A flight at home on this carrier or base; without it, and not aboard, it is based in its system (VB 216, 426). */
  readonly based?: UnitId;
  /** The turn in which it was last embarked, landed or based: once a turn is all (VB 420). */
  readonly handled?: number;
  /** Standing orders for battles of the force that it leads, before those of its empire. */
  readonly standing?: Standing;
}

/** What shipyards and planets do (VB 434): build a class, mend or reactivate a unit, or make a base one of the next kind. */
export const works = ['build', 'repair', 'activate', 'upgrade'] as const;
export interface Project {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly work: (typeof works)[number];
  /** The class; of a base that is upgraded, the one that it becomes. */
  readonly design: string;
  /** The unit that is worked on; absent for a new one. */
  readonly unit?: UnitId;
  /** How many units come of it, where one price buys several, such as flights; absent: one. */
  readonly count?: number;
  /** Another sector where a base is built or upgraded, out of the capacity of `place` (VB 444). */
  readonly site?: PlaceId;
  /** Its place in the order of work there: the least is worked on first; absent: after those that have one (VB 438). */
  readonly rank?: number;
  /** EP of construction capacity that it takes, and that it has had. */
  readonly cost: number;
  readonly done: number;
  /** EP paid so far: work goes no further (VB 438); absent: all. */
  readonly paid?: number;
}

/** Ways to end a campaign (VB 58). */
export const goals = ['diplomacy', 'expansion', 'exploration', 'exploitation'] as const;
export type Goal = (typeof goals)[number];
export interface Won {
  readonly seats: readonly SeatId[];
  readonly goal: Goal;
}
