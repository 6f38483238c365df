import {
  flag,
  id,
  integer,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
  where,
} from '#kernel/codec/shapes.ts';
import { codecOf } from '#kernel/declare/assemble.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { cardShape } from './cards/cards.ts';
import type { CardId } from './cards/ids.ts';
import { isKnown } from './cards/known.ts';
import type { FederationCommander } from './game.ts';
import { eventCodec } from './game.ts';
import { freighters, mostAcross, mostStanding, mostTurns, mostWithConvoy } from './model/limits.ts';
import { spanNames } from './model/mailing.ts';
import {
  aims,
  allocation,
  amount,
  box,
  boxes,
  facing,
  hexes,
  impulse,
  leaves,
  moment,
  outcomeFields,
  pass,
  place,
  regenerate,
  seat,
  shield,
  ship,
  tracks,
} from './model/parts.ts';
import type { Ship } from './model/state.ts';
import type { Level } from './model/vocabulary.ts';
import { impulses, levels, mostMoves, speeds, subPulses } from './model/vocabulary.ts';
import { standingOrders } from './standing/standing.ts';

const mostInBattle = 2 * mostWithConvoy + freighters;

const shipMembers = object({
  seat,
  card: id<CardId>(),
  brought: optional(cardShape),
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
  mayPreLoad: optional(flag),
  partial: optional(object({ box, points: amount })),
  internal: flag,
  standing: list(codecOf(standingOrders), mostStanding),
});
const shipShape = where(
  shipMembers,
  ({ card, brought }) => (brought === undefined ? isKnown(card) : brought.card === card),
  'a ship with a card of the program, or with one that it brings',
);

const known = {
  turn: integer(1, 9999),
  impulse: integer(0, impulses),
  mailing: optional(object({ span: oneOf(spanNames), starts: list(hexes, impulses * mostTurns + 1) })),
  limit: integer(1, mostTurns),
  leaves: optional(leaves),
  convoy: optional(object({ ships: amount, hexes })),
  edge: optional(object({ across: integer(1, mostAcross), down: integer(1, mostAcross) })),
  ships: record<UnitId, Ship>(shipShape, mostInBattle),
  computer: list(seat, 2),
  levels: optional(record<SeatId, Level>(oneOf(levels), 2)),
  firing: optional(list(object({ ship, pass }), mostInBattle)),
  declared: list(
    object({
      ship,
      at: ship,
      aims,
      pass,
      further: optional(pass),
      through: optional(facing),
      rolled: optional(flag),
    }),
    99,
  ),
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
  over: optional(object(outcomeFields)),
} as const;

const trace = object({ ship, impulse, from: place, to: place });

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<FederationCommander>['codecs'] = {
  state: object(known),
  view: object({ ...known, me: seat, traces: list(trace, mostInBattle * mostMoves) }),
  event: eventCodec,
};
