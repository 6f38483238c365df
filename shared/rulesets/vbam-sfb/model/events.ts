import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
import type { Enmity, Signable, Treaty } from './relations.ts';
import type { Goal } from './state.ts';

interface Happened<K extends string> {
  readonly kind: K;
  readonly seat: SeatId;
  readonly cause?: OrderRef;
}
interface OfSystem<K extends string> extends Happened<K> {
  readonly place: PlaceId;
}

export interface IncomeReceived extends Happened<'income-received'> {
  /** Total Domestic Product. */
  readonly product: number;
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
/** `seat` signs, and waits in vain for `to`. */
export interface TreatyOffered extends Happened<'treaty-offered'> {
  readonly to: SeatId;
  readonly treaty: Signable;
}
export interface TreatySigned extends Happened<'treaty-signed'> {
  readonly to: SeatId;
  readonly treaty: Signable;
}
export interface BreakTried extends Happened<'break-tried'> {
  readonly to: SeatId;
  readonly treaty: Treaty;
  /** In percent; only whoever tried hears it. */
  readonly chance?: number;
  readonly broken: boolean;
}
export interface DeclareTried extends Happened<'declare-tried'> {
  readonly to: SeatId;
  readonly enmity: Enmity;
  readonly chance?: number;
  readonly declared: boolean;
}
export interface ProductivityRaised extends OfSystem<'productivity-raised'> {
  readonly productivity: number;
}
export interface MoraleChanged extends OfSystem<'morale-changed'> {
  readonly morale: number;
}
export interface CensusChecked extends OfSystem<'census-checked'> {
  readonly grown: boolean;
}
/** One of those who win. */
export interface CampaignWon extends Happened<'campaign-won'> {
  readonly goal: Goal;
}

export type Event =
  | (IncomeReceived | TechInvested | ProductivityBought | TechTested)
  | (TreatyOffered | TreatySigned | BreakTried | DeclareTried)
  | (ProductivityRaised | MoraleChanged | CensusChecked | CampaignWon);
