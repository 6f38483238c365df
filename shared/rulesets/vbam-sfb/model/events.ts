import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Demand, Encounter, Fate, RoundSide, Scenario, Standing } from './combat.ts';
import type { DiscoveryUsed, FortuneBefell } from './fortune.ts';
import type { Happened, OfClass, OfSystem, OfUnit } from './happened.ts';
import type { GroundEvent } from './groundEvents.ts';
import type { IntelEvent } from './intelEvents.ts';
import type { LeadershipChanged } from './leadership.ts';
import type { Goal, MoraleCheck, Project, Unit } from './state.ts';

export interface IncomeReceived extends Happened<'income-received'> {
  /** Total Domestic Product. */
  readonly product: number;
  /** Commerce Income, and one-time amounts. */
  readonly trade: number;
  readonly misc: number;
  readonly maintenance: number;
}
export interface TechInvested extends Happened<'tech-invested'> {
  readonly ep: number;
}
export interface ProductivityBought extends OfSystem<'productivity-bought'> {
  readonly ep: number;
}
export interface TechTested extends Happened<'tech-tested'> {
  /** In percent. */
  readonly chance: number;
  readonly advanced: boolean;
  /** EP that leave the tech pool. */
  readonly spent: number;
}
export interface ProductivityRaised extends OfSystem<'productivity-raised'> {
  readonly productivity: number;
}
export interface MoraleChanged extends OfSystem<'morale-changed'> {
  readonly morale: number;
  /** What it was checked for and failed. */
  readonly failed: readonly MoraleCheck[];
}
export interface CensusChecked extends OfSystem<'census-checked'> {
  readonly grown: boolean;
}
/** One of those who win. */
export interface CampaignWon extends Happened<'campaign-won'> {
  readonly goal: Goal;
}

export interface ContactMade extends Happened<'contact-made'> {
  readonly to: SeatId;
}
/** A unit enters `place`. */
export interface Moved extends OfUnit<'moved'> {
  readonly from: PlaceId;
}
/** A unit is stopped on the way from `place`. */
export interface Stopped extends OfUnit<'stopped'> {
  readonly between: PlaceId;
}
/** A unit stays on the way from `place` (VB 257). */
export interface Waited extends OfUnit<'waited'> {
  readonly between: PlaceId;
}
export type Explored = OfSystem<'explored'>;
export interface GuardSet extends OfUnit<'guard-set'> {
  readonly fleet?: UnitId;
}
export interface RouteSet extends OfUnit<'route-set'> {
  readonly way: readonly PlaceId[];
}
export interface SupplyChanged extends OfUnit<'supply-changed'> {
  readonly supplied: boolean;
}

/** A Trade Fleet has left its route, or is back on it (VB 85). */
export interface TradeChanged extends OfUnit<'trade-changed'> {
  readonly trades: boolean;
}

/** Of the whole empire, or of the force that a unit leads. */
export interface StandingSet extends Happened<'standing-set'> {
  readonly unit?: UnitId;
  readonly standing?: Standing;
}
/** What is to be resolved, in the order in which it was drawn; powers hear of their own. */
export interface EncountersDrawn {
  readonly kind: 'encounters-drawn';
  readonly encounters: readonly Encounter[];
  readonly cause?: OrderRef;
}
/** A Trade Fleet is met in another sector of its route (VB 266). */
export interface FleetLocated extends OfUnit<'fleet-located'> {
  readonly from: PlaceId;
}
/** Raiders come to a sector of `seat` (VB 268). */
export interface RaidersCame extends OfSystem<'raiders-came'> {
  readonly raid: 'cargo' | 'system';
  /** Their ships, by id, with the class of each. */
  readonly ships: Readonly<Record<UnitId, string>>;
}
/** They are gone; `raided`: a system brings in nothing next turn (VB 270). */
export interface RaidersLeft extends OfSystem<'raiders-left'> {
  readonly raided: boolean;
}
interface OfEncounter<K extends string> extends OfSystem<K> {
  /** The other power. */
  readonly to: SeatId;
}
export interface DemandMade extends OfEncounter<'demand-made'> {
  readonly scenario: Demand;
}
export interface DemandAnswered extends OfEncounter<'demand-answered'> {
  readonly agrees: boolean;
}
export interface PursuitDecided extends OfEncounter<'pursuit-decided'> {
  readonly pursues: boolean;
}
interface OfBattle<K extends string> extends OfEncounter<K> {
  /** Its name, which no other battle of this turn has. */
  readonly battle: string;
}
/** What both sides see of a unit in a battle; `seat` where it is an ally's. */
export type SeenFighting = Pick<Unit, 'seat' | 'design' | 'crippled'> & { readonly unsupplied?: true };
/** `seat` demanded it. */
export interface BattleJoined extends OfBattle<'battle-joined'> {
  readonly scenario: Scenario;
  readonly forces: Readonly<Record<SeatId, readonly UnitId[]>>;
  /** What these units are, as both sides see them. */
  readonly units: Readonly<Record<UnitId, SeenFighting>>;
  /** Both demanded a scenario, and so generated it (VB 147). */
  readonly both?: true;
}
export interface RoundFought extends OfBattle<'round-fought'> {
  readonly round: number;
  /** The attacker first. */
  readonly sides: readonly RoundSide[];
  readonly owed: Readonly<Record<SeatId, number>>;
}
/** The result of a battle elsewhere stands. */
export type BattleBroughtIn = OfBattle<'battle-brought-in'>;
/** `to` is the other side. */
export interface UnitCrippled extends OfClass<'unit-crippled'>, OfBattle<'unit-crippled'> {
  readonly by: Fate;
}
export interface UnitDestroyed extends OfClass<'unit-destroyed'>, OfBattle<'unit-destroyed'> {
  readonly by: Fate;
}
/** The other side, `to`, has captured it; `now` is what its class is called there (VB 309). */
export interface UnitCaptured extends OfClass<'unit-captured'>, OfBattle<'unit-captured'> {
  readonly now: string;
}
/** A flight that has lost its ship goes over to another (VB 367). */
export interface FlightTransferred extends OfClass<'flight-transferred'>, OfBattle<'flight-transferred'> {
  readonly base: UnitId;
}
/** A unit leaves the battle in `from` for `place`, or goes back to it. */
export interface Withdrew extends OfUnit<'withdrew'> {
  readonly from: PlaceId;
}
/** Nothing more is fought; `winner` holds the field. */
export interface BattleOver extends OfBattle<'battle-over'> {
  readonly winner?: SeatId;
}
/** More can be demanded in the encounter, but not what is `closed` (VB 276). */
export interface EncounterGoesOn extends OfEncounter<'encounter-goes-on'> {
  readonly closed: readonly Demand[];
}
/** The encounter is resolved. */
export type EncounterOver = OfEncounter<'encounter-over'>;

export interface WorkOrdered extends OfSystem<'work-ordered'> {
  readonly project: string;
  readonly what: Project;
  /** EP paid. */
  readonly ep: number;
}
/** More of the price is paid (VB 438). */
export interface WorkPaid extends OfSystem<'work-paid'> {
  readonly project: string;
  readonly design: string;
  readonly ep: number;
}
export interface WorkDone extends OfSystem<'work-done'> {
  readonly project: string;
  readonly design: string;
  /** EP of capacity that went into it; 0: it is delayed. */
  readonly ep: number;
  readonly left: number;
}
export interface UnitBuilt extends OfClass<'unit-built'> {
  readonly project: string;
  /** Census of the system that it takes along (VB 486). */
  readonly settlers?: number;
}
export interface UnitRepaired extends OfClass<'unit-repaired'> {
  readonly project: string;
}
export interface UnitActivated extends OfClass<'unit-activated'> {
  readonly project: string;
}
/** A base becomes the next one; `design`: what it is now. */
export interface UnitUpgraded extends OfClass<'unit-upgraded'> {
  readonly project: string;
}
/** Work is given up, or lost for want of Transport Fleets. */
export interface WorkCancelled extends OfSystem<'work-cancelled'> {
  readonly project: string;
  readonly design: string;
  /** EP that come back. */
  readonly ep: number;
}
export interface WorkScheduled extends OfSystem<'work-scheduled'> {
  readonly first: readonly string[];
}
export type UnitMothballed = OfClass<'unit-mothballed'>;
export interface UnitScrapped extends OfClass<'unit-scrapped'> {
  /** EP that come back. */
  readonly ep: number;
}

export type Event =
  | (ContactMade | Moved | Stopped | Waited | Explored | GuardSet | RouteSet | SupplyChanged | TradeChanged)
  | (FleetLocated | RaidersCame | RaidersLeft)
  | (StandingSet | EncountersDrawn | DemandMade | DemandAnswered | PursuitDecided | BattleJoined)
  | (
      | RoundFought
      | BattleBroughtIn
      | UnitCrippled
      | UnitDestroyed
      | UnitCaptured
      | FlightTransferred
      | Withdrew
      | BattleOver
      | EncounterGoesOn
      | EncounterOver
    )
  | (
      | WorkOrdered
      | WorkPaid
      | WorkDone
      | UnitBuilt
      | UnitRepaired
      | UnitActivated
      | UnitMothballed
      | UnitScrapped
    )
  | (UnitUpgraded | WorkCancelled | WorkScheduled)
  | (IncomeReceived | TechInvested | ProductivityBought | TechTested)
  | IntelEvent
  | GroundEvent
  | (FortuneBefell | DiscoveryUsed | LeadershipChanged)
  | (ProductivityRaised | MoraleChanged | CensusChecked | CampaignWon);
