import {
  flag,
  id,
  integer,
  line,
  list,
  literal,
  object,
  oneOf,
  optional,
  record,
  union,
} from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Event } from './model/events.ts';
import type { GalacticConquest } from './model/game.ts';
import { verdicts } from './model/orders.ts';
import { intensities, targets } from './model/combat.ts';
import { mostRows } from './tables/board.ts';
import { mobilities } from './tables/economy.ts';
import { mostMoves } from './tables/segments.ts';

/* Room for the largest games of the book: 20 seats, 4,000 hexes, thousands of squadrons. */
const most = { seats: 40, hexes: 10_000, squadrons: 10_000, ships: 200 } as const;
const [seat, place, unit, cause] = [id<SeatId>(), id<PlaceId>(), id<UnitId>(), id<OrderRef>()];
const turn = integer(1, 9999);
const points = integer(0, 1_000_000);
const size = integer(1, 4);
const way = list(place, mostMoves);
const hull = line(20, 1);

const combat = object({
  attack: flag,
  intensity: oneOf(intensities),
  breaks: integer(0, 100),
  target: oneOf(targets),
  losses: list(hull, 20),
});
const factor = integer(0, 10_000);
const squadron = object({
  seat,
  flagship: line(80),
  place,
  speed: integer(0, mostMoves),
  ships: list(object({ hull, size, sensors: integer(0, 99), lost: optional(factor) }), most.ships),
  plot: optional(object({ way, done: integer(0, mostMoves), cause })),
  combat: optional(combat),
  strength: optional(integer(0, 1_000_000)),
  cameFrom: optional(place),
});
const system = object({
  name: line(80, 1),
  kind: oneOf(['homeworld', 'major', 'minor']),
  owner: seat,
  unpaid: optional(literal(true)),
});
const world = {
  turn,
  map: object({ across: integer(4, 200), first: list(integer(1, 900), mostRows) }),
  systems: record(system, most.hexes),
  territory: record<PlaceId, SeatId>(seat, most.hexes),
  squadrons: record(squadron, most.squadrons),
  empires: record(object({ mobility: oneOf(mobilities), treasury: points }), most.seats),
};
const code = line(10, 1);
const battle = object({ code, place, attacker: unit, defender: unit, five: list(seat, most.seats) });
const inBattle = { battle: code, place, seats: list(seat, most.seats) };
const fighter = object({
  seat,
  unit,
  strength: integer(0, 1_000_000),
  ships: list(object({ hull, lost: factor }), most.ships),
});
const hit = object({
  at: integer(0, most.ships),
  hull,
  directed: factor,
  normal: factor,
  fate: oneOf(['damaged', 'crippled', 'destroyed']),
});
const contact = object({
  grade: integer(1, 4),
  turn,
  count: optional(integer(1, 100_000)),
  ships: optional(list(object({ seat, size, hull: optional(hull) }), 100_000)),
});

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<GalacticConquest>['codecs'] = {
  state: object({ ...world, battle: optional(battle), fought: optional(list(code, most.squadrons)) }),
  view: object({
    ...world,
    me: seat,
    contacts: record(contact, most.hexes),
    seats: list(seat, most.seats),
  }),
  event: union<Event>('kind', {
    mobilised: object({ kind: literal('mobilised'), seat, to: oneOf(mobilities), cause }),
    plotted: object({ kind: literal('plotted'), seat, unit, way, cause }),
    moved: object({
      kind: literal('moved'),
      seat,
      unit,
      from: place,
      place,
      cause,
      attacks: optional(literal(true)),
    }),
    instructed: object({ kind: literal('instructed'), seat, unit, combat, cause }),
    'battle-joined': object({
      kind: literal('battle-joined'),
      ...inBattle,
      attacker: fighter,
      defender: fighter,
      five: list(seat, most.seats),
    }),
    fired: object({
      kind: literal('fired'),
      ...inBattle,
      seat,
      die: integer(1, 6),
      percent: integer(0, 100),
      points: integer(0, 1_000_000),
    }),
    struck: object({ kind: literal('struck'), ...inBattle, seat, unit, hits: list(hit, most.ships) }),
    retreated: object({ kind: literal('retreated'), ...inBattle, seat, unit, to: place }),
    'squadron-lost': object({ kind: literal('squadron-lost'), ...inBattle, seat, unit }),
    'battle-ended': object({ kind: literal('battle-ended'), ...inBattle, winner: optional(seat) }),
    'turned-back': object({ kind: literal('turned-back'), seat, unit, place, cause }),
    'advance-judged': object({
      kind: literal('advance-judged'),
      place,
      seats: list(seat, most.seats),
      advances: seat,
      cause: optional(cause),
    }),
    'system-judged': object({
      kind: literal('system-judged'),
      place,
      owner: seat,
      seat,
      verdict: oneOf(verdicts),
      cause: optional(cause),
    }),
    earned: object({ kind: literal('earned'), seat, points }),
  }),
};
