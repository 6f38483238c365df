import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Ship, State, View } from '../model/state.ts';
import { cardIds } from '../tables/cards.ts';
import { mostStanding, mostTurns } from '../tables/limits.ts';
import { impulses, mostMoves, speeds, subPulses } from '../tables/movement.ts';
import { standing } from './orders.ts';
import {
  aims,
  allocation,
  amount,
  box,
  boxes,
  facing,
  hexes,
  impulse,
  moment,
  mostInBattle,
  pass,
  perSeat,
  place,
  regenerate,
  seat,
  ship,
  shield,
  tracks,
} from './parts.ts';

const shipShape: Shape<Ship> = object({
  seat,
  card: oneOf(cardIds),
  name: line(40, 1),
  status: oneOf(['active', 'disengaged', 'destroyed']),
  place,
  facing,
  entered: optional(object({ from: place, at: moment })),
  speed: oneOf(speeds),
  stopped: flag,
  rooted: optional(flag),
  reverse: flag,
  turnCount: hexes,
  slipCount: hexes,
  speedChange: optional(object({ what: oneOf(['accelerated', 'stopped']), pass })),
  held: flag,
  acted: integer(0, subPulses),
  tactical: optional(object({ impulse, pass })),
  energy: amount,
  pool: amount,
  allocation,
  shields: regenerate,
  disabled: boxes,
  used: boxes,
  tracks,
  partial: optional(object({ box, points: amount })),
  internal: flag,
  standing: list(standing, mostStanding),
});

const known = {
  turn: integer(1, 9999),
  impulse: integer(0, impulses),
  limit: integer(1, mostTurns),
  ships: record<keyof State['ships'], Ship>(shipShape, mostInBattle),
  computer: list(seat, 2),
  declared: list(object({ ship, at: ship, aims, pass, further: optional(pass), rolled: optional(flag) }), 99),
  volleys: list(
    object({
      ship,
      at: ship,
      points: amount,
      sides: list(shield, 2),
      shield: integer(0, 6),
      reinforced: amount,
      internal: amount,
    }),
    99,
  ),
  over: optional(object({ points: perSeat, disabled: perSeat, winner: optional(seat) })),
} as const;

export const stateCodec: Shape<State> = object(known);
const trace = object({ ship, impulse, from: place, to: place });
export const viewCodec: Shape<View> = object({
  ...known,
  me: seat,
  traces: list(trace, mostInBattle * mostMoves),
});
