import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Happened } from './happened.ts';

/** What random events do to an empire as a whole, in EP (VB 91, 490; OURS which there are). */
export const treasuryFortunes = ['windfall', 'expense', 'discovery'] as const;
/** What they do to one of its systems: to Morale next turn (VB 482), or at once and for good (VB 490). */
export const systemFortunes = [
  ...(['unrest', 'festival'] as const),
  ...(['deposit', 'exhaustion', 'settlers', 'plague', 'accident'] as const),
] as const;
/** All of them; `word` is a message of the game master and nothing else. */
export const fortunes = ['word', ...treasuryFortunes, ...systemFortunes] as const;
export type Fortune = (typeof fortunes)[number];

/** A roll for Morale that an event brings to the Morale Checks of one turn (VB 482). */
export interface Stir {
  readonly turn: number;
  /** The effect comes on such a roll of d6 or less. */
  readonly target: number;
  /** Points of Morale: more, or less. */
  readonly change: number;
}

/** The game master's order: an event for the turn that comes (VB 490). */
export interface Befall {
  readonly kind: 'befall';
  readonly ref: OrderRef;
  readonly what: Fortune;
  /** Whom it befalls, where it is about no system; absent: all. */
  readonly to?: SeatId;
  readonly place?: PlaceId;
  /** EP, or points. */
  readonly amount: number;
  /** Of a roll for Morale. */
  readonly target: number;
  /** What whoever it befalls reads of it. */
  readonly words: string;
}

/** A random event, or one of the game master, befalls an empire. */
export interface FortuneBefell extends Happened<'fortune-befell'> {
  readonly what: Fortune;
  readonly place?: PlaceId;
  readonly amount: number;
  readonly target?: number;
  readonly words?: string;
}
/** EP of a discovery come into the tech pool. */
export interface DiscoveryUsed extends Happened<'discovery-used'> {
  readonly ep: number;
}
