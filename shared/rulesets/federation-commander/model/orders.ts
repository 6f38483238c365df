import type { OrderRef, SeatId, UnitId } from '#kernel/ids.ts';
import type { Action } from '../tables/movement.ts';
import type { SystemType } from '../tables/cards.ts';
import type { BoxId } from './ids.ts';
import type { Aim, Allocation } from './parts.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/* Standing orders: given in a plan, and kept until they are withdrawn or replaced. */

/** Of a plot: an action for one sub-pulse of this turn. */
export interface Plot extends Ordered<'plot'> {
  readonly impulse: number;
  readonly subPulse: number;
  readonly action: Action;
}

/** Moves of this turn, one after the other as the ship comes to be due. Those that are made drop out. */
export interface Course extends Ordered<'course'> {
  readonly actions: readonly Action[];
}

/** How to move where nothing is plotted: keep the range to the nearest enemy between least and most. */
export interface Steer extends Ordered<'steer'> {
  readonly least: number;
  readonly most: number;
  /** The shield to turn to the nearest enemy while the range is right; 0: any. */
  readonly present: number;
}

export const changes = ['accelerate', 'emergency-stop'] as const;

/** Changes speed at the start of an impulse where all of it holds. */
export interface ChangeSpeedWhen extends Ordered<'change-speed-when'> {
  readonly does: (typeof changes)[number];
  /** Impulses. */
  readonly from: number;
  readonly until: number;
  /** Range to the nearest enemy. */
  readonly least: number;
  readonly most: number;
  /** Half tokens that must be left afterwards. */
  readonly keep: number;
}

export const targets = ['nearest', 'firer'] as const;

/** Fires all of these weapons that bear, where all of it holds. */
export interface FireWhen extends Ordered<'fire-when'> {
  readonly name: string;
  readonly weapons: readonly BoxId[];
  /** The nearest enemy, or whoever has announced to fire at this ship. */
  readonly at: (typeof targets)[number];
  readonly from: number;
  readonly within: number;
  /** Points that the weapons score on average, together. */
  readonly expected: number;
  /** Half tokens that must be left afterwards. */
  readonly keep: number;
}

/** Reinforces the shield against volleys of so many points or more. */
export interface ReinforceWhen extends Ordered<'reinforce-when'> {
  readonly volley: number;
  readonly points: number;
}

/** The order in which systems lose boxes; others follow. */
export interface LoseFirst extends Ordered<'lose-first'> {
  readonly systems: readonly SystemType[];
}

/** The order in which systems are repaired; others follow. */
export interface RepairFirst extends Ordered<'repair-first'> {
  readonly systems: readonly SystemType[];
}

/** Disengages as soon as it may. */
export interface DisengageWhen extends Ordered<'disengage-when'> {
  /** Only when at least half of its boxes are disabled. */
  readonly crippled: boolean;
}

/** In a plan it stands until replaced; as an answer it holds for this turn. */
export interface Allocate extends Ordered<'allocate'>, Allocation {
  readonly standing?: OrderRef;
}

export type StandingOrder =
  | Allocate
  | Plot
  | Course
  | Steer
  | ChangeSpeedWhen
  | FireWhen
  | ReinforceWhen
  | LoseFirst
  | RepairFirst
  | DisengageWhen;

/** Takes one standing order back. */
export interface Withdraw extends Ordered<'withdraw'> {
  readonly order: OrderRef;
}

/** The game master gives a seat to the computer, or back to its player. */
export interface SetCaptain extends Ordered<'set-captain'> {
  readonly of: SeatId;
  readonly computer: boolean;
}

/* Answers to what a turn asks. */

interface Answers<K extends string> extends Ordered<K> {
  /** The standing order that answered. */
  readonly standing?: OrderRef;
}

export type Accelerate = Answers<'accelerate'>;
export type EmergencyStop = Answers<'emergency-stop'>;
export interface Move extends Answers<'move'> {
  readonly action: Action;
}
export interface TurnInPlace extends Answers<'turn-in-place'> {
  readonly way: 'left' | 'right';
}
export interface Fire extends Answers<'fire'> {
  readonly at: UnitId;
  readonly aims: readonly Aim[];
}
/** Which of two shields takes a volley that meets a corner (FC 3C6c). */
export interface TakeOnShield extends Answers<'take-on-shield'> {
  readonly shield: number;
}
export interface Reinforce extends Answers<'reinforce'> {
  readonly points: number;
}
export interface MarkBoxes extends Answers<'mark-boxes'> {
  readonly boxes: readonly BoxId[];
}
/** Boxes in the order in which they are repaired. */
export interface Repair extends Answers<'repair'> {
  readonly boxes: readonly BoxId[];
}
export interface TransferShield extends Answers<'transfer-shield'> {
  readonly from: number;
  readonly to: number;
  readonly boxes: number;
}
export type Disengage = Answers<'disengage'>;

export type AnswerOrder =
  | Accelerate
  | EmergencyStop
  | Move
  | TurnInPlace
  | Fire
  | TakeOnShield
  | Reinforce
  | MarkBoxes
  | Repair
  | TransferShield
  | Disengage;

export type Order = StandingOrder | Withdraw | SetCaptain | AnswerOrder;
