import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
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
  | (ProductivityRaised | MoraleChanged | CensusChecked | CampaignWon);
