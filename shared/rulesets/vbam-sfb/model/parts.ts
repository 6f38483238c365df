import type { Ordered } from '#kernel/declare/order.ts';
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
  where,
} from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { aims, demands, scenarios, spares, intensities } from './combat.ts';
import type { PairId, Relation } from './relations.ts';
import { deedKinds, enmities, treaties } from './relations.ts';
import type { Project, System, Unit } from './state.ts';
import { goals, works } from './state.ts';
import type { SeenUnit, Sighting } from './view.ts';
import { areSectors } from '../map/board.ts';
import type { Terrain } from '../map/terrain.ts';
import { terrains } from '../map/terrain.ts';
import type { SeenFighting } from './combat.ts';

/* Parts of what is read and written; every number has bounds. */
export const [seat, cause, place, unit] = [
  id<SeatId>(),
  optional(id<OrderRef>()),
  id<PlaceId>(),
  id<UnitId>(),
];
export const design = line(60, 1);
export const [turn, year] = [integer(1, 9999), integer(0, 99_999)];
export const [count, points] = [integer(0, 999), integer(0, 10_000_000)];
export const money = integer(-10_000_000, 10_000_000);
export const [mostSeats, mostSystems, mostUnits] = [12, 300, 50_000] as const;

export const tech = object({ pool: points, year, advances: integer(0, 2) });
export const intensity = integer(intensities.least, intensities.most);
export const percent = integer(0, 1000);
/** Of a campaign. */
export const percentage = optional(integer(1, 100));
export const standing = object({
  demand: optional(oneOf(demands)),
  refuseBelow: percent,
  pursues: flag,
  weak: intensity,
  intensity,
  strong: intensity,
  aims: list(oneOf(aims), aims.length),
  spares: list(oneOf(spares), spares.length),
  mauls: flag,
  withdrawBelow: percent,
});
export const empire = object({
  pool: money,
  income: money,
  tech,
  misc: money,
  made: points,
  explored: list(place, mostSystems),
  home: optional(place),
  attacked: optional(turn),
  computer: optional(literal(true)),
  nonPlayer: optional(literal(true)),
  standing: optional(standing),
  interns: optional(list(seat, mostSeats)),
  discovered: optional(points),
});
export const system = object({
  owner: optional(seat),
  census: count,
  morale: count,
  raw: count,
  productivity: count,
  capacity: count,
  bonus: count,
  raising: flag,
  seized: optional(turn),
  raided: optional(turn),
  stir: optional(object({ turn, target: integer(1, 6), change: integer(-1000, 1000) })),
});
export const systems = where(
  record<PlaceId, System>(system, mostSystems),
  (all) => areSectors(keysInOrder(all)),
  'sectors of one map for keys, such as s0302',
);
export const terrain = optional(record<PlaceId, Terrain>(oneOf(terrains), mostSystems));
export const units = record<UnitId, Unit>(
  object({
    seat,
    design,
    name: line(80),
    place,
    mothballed: flag,
    crippled: flag,
    unsupplied: flag,
    interned: optional(seat),
    came: optional(place),
    between: optional(place),
    waits: optional(literal(true)),
    guards: optional(unit),
    route: optional(list(place, 3)),
    strayed: optional(literal(true)),
    aboard: optional(list(unit, 200)),
    based: optional(unit),
    handled: optional(turn),
    standing: optional(standing),
  }),
  mostUnits,
);
/** Of projects. */
export const projectId = id<string>();
export const projectName = line(80, 1);
export const cost = integer(0, 100_000);
export const project = object({
  seat,
  place,
  work: oneOf(works),
  design,
  unit: optional(unit),
  count: optional(integer(1, 100)),
  site: optional(place),
  rank: optional(count),
  cost,
  done: cost,
  paid: optional(cost),
});
export const projects = record<string, Project>(project, mostUnits);
export const forces = record<SeatId, readonly UnitId[]>(list(unit, mostUnits), 2);
/** Of a battle. */
export const seenUnits = record<UnitId, SeenFighting>(
  object({ seat, design, crippled: flag, unsupplied: optional(literal(true)) }),
  mostUnits,
);
export const owed = record<SeatId, number>(integer(-10_000, 1_000_000), 2);
export const encounter = object({
  place,
  between: optional(place),
  attacker: seat,
  defender: seat,
  helpers: optional(record<SeatId, readonly SeatId[]>(list(seat, mostSeats), 2)),
  demand: optional(object({ by: seat, scenario: oneOf(demands) })),
  raid: optional(oneOf(['cargo', 'system'])),
  refused: optional(literal(true)),
  closed: optional(list(oneOf(demands), demands.length)),
  battles: optional(count),
  battle: optional(object({ scenario: oneOf(scenarios), rounds: integer(0, 100), forces, owed, over: flag })),
  winner: optional(seat),
});
export const raids = optional(oneOf(['rules', 'led']));
export const capacity = optional(oneOf(['half']));
export const encounters = list(encounter, 1000);
export const barred = optional(list(object({ seat, place }), 3600));
export const movers = optional(record<UnitId, OrderRef>(id<OrderRef>(), mostUnits));
export const strangers = list(id<PairId>(), 66);
export const sectors = record<PlaceId, Sighting>(
  object({
    turn,
    system: optional(object({ owner: optional(seat), census: count, figures: optional(system) })),
    units: record<UnitId, SeenUnit>(
      object({ seat, design, crippled: flag, between: optional(place), interned: optional(seat) }),
      mostUnits,
    ),
  }),
  mostSystems,
);
export const relations = record<PairId, Relation>(
  object({
    treaties: list(oneOf(treaties), treaties.length),
    enmity: optional(object({ kind: oneOf(enmities), by: seat, turn })),
    deeds: list(
      object({ by: seat, what: oneOf(deedKinds), turn, enmity: optional(oneOf(enmities)) }),
      10_000,
    ),
  }),
  66,
);
export const chance = optional(integer(-1000, 1_000_000));
export const won = optional(object({ seats: list(seat, mostSeats), goal: oneOf(goals) }));

/** Most units of a battle that an order names. */
export const mostInBattle = 500;
const named = list(unit, mostInBattle);
/** What is said of how a round is fought. */
export const roundFields = {
  /** Battle Intensity Factor, 1 to 4 (VB 335). */
  intensity,
  /** The Factor for an enemy that cannot leave (VB 341); absent: the same. */
  theirs: optional(intensity),
  /** Of Directed Damage, if there is enough (VB 361): a unit, or flights, as many as wanted (VB 367). */
  targets: named,
  /** A mauler is used for it (VB 387). */
  mauls: flag,
  /** Own units to be given up first, and last (VB 374). */
  first: named,
  last: named,
  /** The force withdraws after this round (VB 331). */
  withdraws: flag,
} as const;
export type Fight = Ordered<'fight', typeof roundFields>;
