import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, list, literal, object, oneOf, optional, union } from '#kernel/codec/shapes.ts';
import type { Event } from '../model/events.ts';
import { weaponTypes } from '../tables/weapons.ts';
import { standing } from './orders.ts';
import {
  action,
  aims,
  amount,
  box,
  boxes,
  facing,
  hexes,
  impulse,
  moment,
  pace,
  pass,
  perSeat,
  place,
  ref,
  regenerate,
  seat,
  shield,
  ship,
  subPulse,
  tracks,
} from './parts.ts';

const happened = <const K extends string>(name: K) => ({ kind: literal(name), ship, cause: optional(ref) });
const placed = <const K extends string>(name: K) => ({ ...happened(name), place });
const acted = { action, facing, turnCount: hexes, slipCount: hexes, subPulse } as const;
const shot = object({ weapon: box, as: oneOf(weaponTypes), die: integer(1, 6), damage: amount });

export const eventCodec: Shape<Event> = union('kind', {
  'captain-set': object({ kind: literal('captain-set'), seat, computer: flag, cause: optional(ref) }),
  'order-filed': object({ ...happened('order-filed'), order: standing, replaces: list(ref, 99) }),
  'order-withdrawn': object({ ...happened('order-withdrawn'), withdrawn: ref }),
  allocated: object({
    ...happened('allocated'),
    pace,
    reverse: flag,
    tracks,
    arm: boxes,
    regenerate,
    paid: amount,
    left: amount,
    reset: flag,
    cut: flag,
  }),
  'impulse-begun': object({ kind: literal('impulse-begun'), impulse, cause: optional(ref) }),
  accelerated: object({ ...placed('accelerated'), pass, cost: amount }),
  'emergency-stopped': object({ ...placed('emergency-stopped'), pass, pool: amount }),
  moved: object({ ...placed('moved'), ...acted, from: place, at: moment }),
  'move-cancelled': object({ ...placed('move-cancelled'), ...acted, cost: amount }),
  'turned-in-place': object({ ...placed('turned-in-place'), facing, pass, cost: amount }),
  'fire-declared': object({
    ...placed('fire-declared'),
    at: ship,
    aims,
    pass,
    further: optional(pass),
    cost: amount,
  }),
  'volley-fired': object({
    ...placed('volley-fired'),
    at: ship,
    range: hexes,
    shots: list(shot, 99),
    points: amount,
    sides: list(shield, 2),
  }),
  'shield-struck': object({ ...placed('shield-struck'), by: ship, shield }),
  'shield-reinforced': object({ ...placed('shield-reinforced'), shield, points: amount, pool: amount }),
  'volley-struck': object({
    ...placed('volley-struck'),
    by: ship,
    shield,
    points: amount,
    shieldLost: amount,
    internal: amount,
  }),
  'boxes-disabled': object({ ...placed('boxes-disabled'), boxes }),
  'ship-destroyed': object(placed('ship-destroyed')),
  'energy-kept': object({ ...happened('energy-kept'), kept: amount, lost: amount }),
  repaired: object({ ...happened('repaired'), box, points: amount, done: flag }),
  'shield-moved': object({ ...happened('shield-moved'), from: shield, to: shield, boxes: amount }),
  disengaged: object(placed('disengaged')),
  'battle-over': object({
    kind: literal('battle-over'),
    points: perSeat,
    disabled: perSeat,
    winner: optional(seat),
    cause: optional(ref),
  }),
});
