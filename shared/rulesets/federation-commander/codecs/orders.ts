import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, line, list, literal, object, oneOf, optional, union } from '#kernel/codec/shapes.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { StandingOrder } from '../model/orders.ts';
import { changes, targets } from '../model/orders.ts';
import { systems } from '../tables/cards.ts';
import { mostMoves } from '../tables/movement.ts';
import {
  action,
  aims,
  allocationFields,
  amount,
  boxes,
  box,
  impulse,
  ref,
  seat,
  ship,
  shield,
  subPulse,
} from './parts.ts';

const kind = <const K extends string>(name: K) => ({ kind: literal(name), ref });
const answer = <const K extends string>(name: K) => ({ ...kind(name), standing: optional(ref) });
const range = integer(0, 99);
const systemList = list(oneOf(keysInOrder(systems)), 30);

/** How each kind of order is read and written. */
export const orderCodecs = {
  allocate: object({ ...answer('allocate'), ...allocationFields }),
  plot: object({ ...kind('plot'), impulse, subPulse, action }),
  course: object({ ...kind('course'), actions: list(action, mostMoves) }),
  steer: object({ ...kind('steer'), least: range, most: range, present: integer(0, 6) }),
  'change-speed-when': object({
    ...kind('change-speed-when'),
    does: oneOf(changes),
    from: impulse,
    until: impulse,
    least: range,
    most: range,
    keep: amount,
  }),
  'fire-when': object({
    ...kind('fire-when'),
    name: line(40, 1),
    weapons: boxes,
    at: oneOf(targets),
    from: impulse,
    within: range,
    expected: amount,
    keep: amount,
  }),
  'reinforce-when': object({ ...kind('reinforce-when'), volley: amount, points: amount }),
  'lose-first': object({ ...kind('lose-first'), systems: systemList }),
  'repair-first': object({ ...kind('repair-first'), systems: systemList }),
  'disengage-when': object({ ...kind('disengage-when'), crippled: flag }),
  withdraw: object({ ...kind('withdraw'), order: ref }),
  'set-captain': object({ ...kind('set-captain'), of: seat, computer: flag }),
  accelerate: object(answer('accelerate')),
  'emergency-stop': object(answer('emergency-stop')),
  move: object({ ...answer('move'), action }),
  'turn-in-place': object({ ...answer('turn-in-place'), way: oneOf(['left', 'right']) }),
  fire: object({ ...answer('fire'), at: ship, aims }),
  'take-on-shield': object({ ...answer('take-on-shield'), shield }),
  reinforce: object({ ...answer('reinforce'), points: amount }),
  'mark-boxes': object({ ...answer('mark-boxes'), boxes }),
  repair: object({ ...answer('repair'), boxes: list(box, 100) }),
  'transfer-shield': object({
    ...answer('transfer-shield'),
    from: shield,
    to: shield,
    boxes: integer(1, 99),
  }),
  disengage: object(answer('disengage')),
} as const;

/** Orders that stand with a ship. */
export const standing: Shape<StandingOrder> = union('kind', {
  allocate: orderCodecs.allocate,
  plot: orderCodecs.plot,
  course: orderCodecs.course,
  steer: orderCodecs.steer,
  'change-speed-when': orderCodecs['change-speed-when'],
  'fire-when': orderCodecs['fire-when'],
  'reinforce-when': orderCodecs['reinforce-when'],
  'lose-first': orderCodecs['lose-first'],
  'repair-first': orderCodecs['repair-first'],
  'disengage-when': orderCodecs['disengage-when'],
});
