import { flag, integer, line, list, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { systems } from '../cards/systems.ts';
import { action, allocationFields, amount, boxes, impulse, ref, subPulse } from './parts.ts';
import { mostMoves } from './vocabulary.ts';

const range = integer(0, 99);
const systemsInOrder = list(oneOf(keysInOrder(systems)), 30);

export const speedChanges = ['accelerate', 'emergency-stop'] as const;
export const targets = ['nearest', 'firer'] as const;

/** What standing orders say: a ship keeps them, given in a plan, until they are withdrawn or replaced. The rest of each is declared in its room. */
export const standingFields = {
  /** In a plan it stands until replaced; as an answer it holds for this turn, and names the standing order that answered. */
  allocate: { ...allocationFields, standing: optional(ref) },
  /** Pre-game arming, for the first turn alone; the same of an answer. */
  'pre-load': { standing: optional(ref) },
  /** Of a plot: an action for one sub-pulse of this turn. */
  plot: { impulse, subPulse, action },
  /** Moves of this turn, one after the other as the ship comes to be due. Those that are made drop out. */
  course: { actions: list(action, mostMoves) },
  /** How to move where nothing is plotted: keep the range to the nearest enemy between least and most. */
  steer: {
    least: range,
    most: range,
    /** The shield to turn to the nearest enemy while the range is right; 0: any. */
    present: integer(0, 6),
  },
  /** Changes speed at the start of an impulse where all of it holds. */
  'change-speed-when': {
    does: oneOf(speedChanges),
    /** Impulses. */
    from: impulse,
    until: impulse,
    /** Range to the nearest enemy. */
    least: range,
    most: range,
    /** Half tokens that must be left afterwards. */
    keep: amount,
  },
  /** Fires all of these weapons that bear, where all of it holds. */
  'fire-when': {
    name: line(40, 1),
    weapons: boxes,
    /** The nearest enemy, or whoever has announced to fire at this ship. */
    at: oneOf(targets),
    from: impulse,
    within: range,
    /** At no target on which dice have scored so many points in this impulse; absent or 0: at any. */
    enough: optional(amount),
    /** Points that the weapons score on average, together. */
    expected: amount,
    /** Half tokens that must be left afterwards. */
    keep: amount,
  },
  /** Reinforces the shield against volleys of so many points or more. */
  'reinforce-when': { volley: amount, points: amount },
  /** The order in which systems lose boxes; others follow. */
  'lose-first': { systems: systemsInOrder },
  /** The order in which systems are repaired; others follow. */
  'repair-first': { systems: systemsInOrder },
  /** Of a turn: holds its fire until the nearest enemy is so near. */
  'hold-fire': { within: range },
  /** Of a turn: nothing more is asked about the ship until the end of that impulse. */
  'as-usual': { until: impulse },
  /** Its captain is asked about everything, also about what is usually done. */
  decide: {},
  /** Disengages as soon as it may, or stays. */
  'disengage-when': {
    /** Only when at least half of its boxes are disabled. */
    crippled: flag,
    /** It stays, whatever comes. */
    never: optional(flag),
  },
} as const;

/** What names the standing order with which a ship begins the battle, as its scenario has it. */
export const begunWith: OrderRef = orderRef('setup');

export type StandingKind = keyof typeof standingFields;
/** A standing order of that kind. */
export type Standing<K extends StandingKind> = Ordered<K, (typeof standingFields)[K]>;
export type DisengageWhen = Standing<'disengage-when'>;
export type StandingOrder = { [K in StandingKind]: Standing<K> }[StandingKind];
