import { flag, id, integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import { hyperShape } from '../model/seeing/hyper.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { paces, rxKinds, sizes } from '../model/reaction.ts';
import { segments } from '../segments.ts';
import { mostGathered } from './kinds.ts';

const [seat, unit] = [id<SeatId>(), id<UnitId>()];
/** The most ships that a condition asks for, reactions that a squadron waits to make, and squadrons that share a hex. */
export const most = { ships: 200, waits: 40, here: 10_000, times: 9, lead: 99 } as const;
const moves = integer(0, segments);
const percent = integer(-1000, 1000);

/** What a squadron waits for, as orders and states have it. */
export const watchFields = {
  near: flag,
  of: optional(seat),
  size: optional(oneOf(sizes)),
  least: integer(0, most.ships),
  most: integer(0, most.ships),
  odds: integer(0, most.times),
} as const;
export const watch = object(watchFields);

export const reactionFields = {
  rx: oneOf(rxKinds),
  ...watchFields,
  at: moves,
  with: list(unit, mostGathered - 1),
  stays: flag,
} as const;
/** As it is ordered, and as a squadron waits to make it. */
export const ordered = object(reactionFields);
const reaction = object({ ...reactionFields, cause: id<OrderRef>() });

export const pace = oneOf(paces);
/** Of a squadron in states and views. */
export const maneuverFields = {
  hpm: optional(literal(true)),
  moves: optional(moves),
  pace: optional(pace),
  waits: optional(list(reaction, most.waits)),
  spent: optional(integer(0, 1000)),
  freed: optional(moves),
  alert: optional(moves),
  passed: optional(list(unit, most.here)),
  bypassed: optional(literal(true)),
  sprung: optional(moves),
  only: optional(watch),
  lead: optional(integer(1, most.lead)),
  assembled: optional(list(unit, mostGathered - 1)),
  allies: optional(list(unit, most.here)),
  stays: optional(literal(true)),
  slung: optional(integer(-segments, segments)),
  hyper: optional(hyperShape),
  beaten: optional(literal(true)),
  came: optional(literal(true)),
  swift: optional(literal(true)),
  bog: optional(integer(0, 100)),
  bogged: optional(integer(1, 100)),
};

/** How a battle begins. */
export const openings = list(
  object({ rx: oneOf(['BN', 'WS', 'FLY']), seats: list(seat, 2), stays: optional(literal(true)) }),
  most.waits,
);
export const modifiers = list(object({ seat, attack: percent, defence: percent }), 2);
