import type { Side } from '#kernel/board/grid.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Action, Pace } from '../tables/movement.ts';
import type { BoxId } from './ids.ts';
import type { StandingOrder } from './orders.ts';
import type { Aim } from './parts.ts';
import type { Outcome, Track } from './state.ts';

interface Happened<K extends string> {
  readonly kind: K;
  readonly ship: UnitId;
  readonly cause?: OrderRef;
}
interface Placed<K extends string> extends Happened<K> {
  readonly place: PlaceId;
}

export interface CaptainSet {
  readonly kind: 'captain-set';
  readonly seat: SeatId;
  readonly computer: boolean;
  readonly cause?: OrderRef;
}
export interface OrderFiled extends Happened<'order-filed'> {
  readonly order: StandingOrder;
  /** Earlier orders that it takes the place of. */
  readonly replaces: readonly OrderRef[];
}
export interface OrderWithdrawn extends Happened<'order-withdrawn'> {
  readonly withdrawn: OrderRef;
}
export interface Allocated extends Happened<'allocated'> {
  readonly pace: Pace;
  readonly reverse: boolean;
  /** The tubes that are armed afterwards, and how far. */
  readonly tracks: Readonly<Record<BoxId, Track>>;
  readonly arm: readonly BoxId[];
  readonly regenerate: readonly number[];
  /** Half tokens: paid, and left. */
  readonly paid: number;
  readonly left: number;
  /** Counts of hexes begin anew: it stops, or turns its direction round. */
  readonly reset: boolean;
  /** It could not pay for all that its captain wanted; told to its owner alone. */
  readonly cut: boolean;
}
export interface ImpulseBegun {
  readonly kind: 'impulse-begun';
  readonly impulse: number;
  readonly cause?: OrderRef;
}
export interface Accelerated extends Placed<'accelerated'> {
  readonly pass: number;
  readonly cost: number;
}
export interface EmergencyStopped extends Placed<'emergency-stopped'> {
  readonly pass: number;
  /** Points for reinforcement. */
  readonly pool: number;
}
interface Acted {
  readonly action: Action;
  readonly facing: Side;
  readonly turnCount: number;
  readonly slipCount: number;
  readonly subPulse: number;
}
export interface Moved extends Placed<'moved'>, Acted {
  readonly from: PlaceId;
  /** Sub-pulse of the battle. */
  readonly at: number;
}
export interface MoveCancelled extends Placed<'move-cancelled'>, Acted {
  readonly cost: number;
}
export interface TurnedInPlace extends Placed<'turned-in-place'> {
  readonly facing: Side;
  readonly pass: number;
  readonly cost: number;
}
export interface FireDeclared extends Placed<'fire-declared'> {
  readonly at: UnitId;
  readonly aims: readonly Aim[];
  readonly pass: number;
  /** It came after the dice against another target (FC 1E2d): the first of those, or a later one. */
  readonly further?: number;
  readonly cost: number;
}
export interface VolleyFired extends Placed<'volley-fired'> {
  readonly at: UnitId;
  readonly range: number;
  readonly shots: readonly (Aim & { readonly die: number; readonly damage: number })[];
  readonly points: number;
  readonly sides: readonly number[];
}
export interface ShieldStruck extends Placed<'shield-struck'> {
  readonly by: UnitId;
  readonly shield: number;
}
export interface ShieldReinforced extends Placed<'shield-reinforced'> {
  readonly shield: number;
  readonly points: number;
  /** How many of them come from emergency deceleration. */
  readonly pool: number;
}
export interface VolleyStruck extends Placed<'volley-struck'> {
  readonly by: UnitId;
  readonly shield: number;
  readonly points: number;
  readonly shieldLost: number;
  readonly internal: number;
}
export interface BoxesDisabled extends Placed<'boxes-disabled'> {
  readonly boxes: readonly BoxId[];
}
export type ShipDestroyed = Placed<'ship-destroyed'>;
export interface EnergyKept extends Happened<'energy-kept'> {
  readonly kept: number;
  readonly lost: number;
}
export interface Repaired extends Happened<'repaired'> {
  readonly box: BoxId;
  readonly points: number;
  readonly done: boolean;
}
export interface ShieldMoved extends Happened<'shield-moved'> {
  readonly from: number;
  readonly to: number;
  readonly boxes: number;
}
export type Disengaged = Placed<'disengaged'>;
export interface BattleOver extends Outcome {
  readonly kind: 'battle-over';
  readonly cause?: OrderRef;
}

export type Event =
  | CaptainSet
  | OrderFiled
  | OrderWithdrawn
  | Allocated
  | ImpulseBegun
  | Accelerated
  | EmergencyStopped
  | Moved
  | MoveCancelled
  | TurnedInPlace
  | FireDeclared
  | VolleyFired
  | ShieldStruck
  | ShieldReinforced
  | VolleyStruck
  | BoxesDisabled
  | ShipDestroyed
  | EnergyKept
  | Repaired
  | ShieldMoved
  | Disengaged
  | BattleOver;
