import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
import type { Mobility } from '../tables/economy.ts';
import type { Combat } from './combat.ts';

/** The course of a squadron, hex by hex (D1.60). */
export interface Plot {
  readonly kind: 'plot';
  readonly ref: OrderRef;
  readonly way: readonly PlaceId[];
}
/** How a squadron fights this turn (A3.10, A3.20). */
export interface Fight extends Combat {
  readonly kind: 'fight';
  readonly ref: OrderRef;
}
/** How far the empire is mobilised from this turn on (B12.70). */
export interface Mobilise {
  readonly kind: 'mobilise';
  readonly ref: OrderRef;
  readonly to: Mobility;
}
/** The game master’s answer: whose squadrons are advancing, and turn back (A1.15). */
export interface JudgeAdvance {
  readonly kind: 'judge-advance';
  readonly ref: OrderRef;
  readonly advances: SeatId;
}
export const verdicts = ['holds', 'contested', 'falls'] as const;
export type Verdict = (typeof verdicts)[number];
/** The game master’s answer: what becomes of a system over which foreign ships stand (B1.60). */
export interface JudgeSystem {
  readonly kind: 'judge-system';
  readonly ref: OrderRef;
  readonly verdict: Verdict;
}
export type Order = Plot | Fight | Mobilise | JudgeAdvance | JudgeSystem;
