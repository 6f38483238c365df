import {
  flag,
  integer,
  line,
  list,
  literal,
  object,
  record,
  oneOf,
  optional,
  union,
} from '#kernel/codec/shapes.ts';
import { demands, fates, scenarios } from '../model/combat.ts';
import type { Event } from '../model/events.ts';
import { goals, moraleChecks } from '../model/state.ts';
import { fortuneEvents } from './fortunes.ts';
import { groundEvents } from './ground.ts';
import { intelEvents } from './intel.ts';
import * as part from '../model/parts.ts';

const { cause, count, cost, design, encounters, forces, money, owed, place, points } = part;
const { project, seat, standing, unit } = part;
const name = part.projectId;
const factor = integer(0, 100_000);
const side = object({
  seat,
  intensity: integer(1, 4),
  die: integer(1, 6),
  shift: integer(-9, 9),
  potential: factor,
  percent: integer(0, 100),
  damage: factor,
});
const happened = { seat, cause };
const ofSystem = { seat, place, cause };
const ofUnit = { seat, place, unit, cause };
const ofEncounter = { seat, to: seat, place, cause };
const ofBattle = { ...ofEncounter, battle: line(80, 1) };
const ofWork = { seat, place, unit, design, project: name, cause };

/** How events are read and written. */
export const event = union<Event>('kind', {
  'income-received': object({
    kind: literal('income-received'),
    seat,
    product: points,
    maintenance: points,
    cause,
    trade: points,
    misc: money,
  }),
  'tech-invested': object({ kind: literal('tech-invested'), ...happened, ep: points }),
  'productivity-bought': object({ kind: literal('productivity-bought'), ...ofSystem, ep: points }),
  'tech-tested': object({
    kind: literal('tech-tested'),
    ...happened,
    chance: integer(0, 100),
    advanced: flag,
    spent: points,
  }),
  ...intelEvents,
  'productivity-raised': object({ kind: literal('productivity-raised'), ...ofSystem, productivity: count }),
  'morale-changed': object({
    kind: literal('morale-changed'),
    ...ofSystem,
    morale: count,
    failed: list(oneOf(moraleChecks), moraleChecks.length),
  }),
  'census-checked': object({ kind: literal('census-checked'), ...ofSystem, grown: flag }),
  'leadership-changed': object({ kind: literal('leadership-changed'), ...happened, computer: flag }),
  'campaign-won': object({ kind: literal('campaign-won'), ...happened, goal: oneOf(goals) }),
  'contact-made': object({ kind: literal('contact-made'), ...happened, to: seat }),
  moved: object({ kind: literal('moved'), ...ofUnit, from: place }),
  stopped: object({ kind: literal('stopped'), ...ofUnit, between: place }),
  waited: object({ kind: literal('waited'), ...ofUnit, between: place }),
  explored: object({ kind: literal('explored'), ...ofSystem }),
  'guard-set': object({ kind: literal('guard-set'), ...ofUnit, fleet: optional(unit) }),
  'route-set': object({ kind: literal('route-set'), ...ofUnit, way: list(place, 3) }),
  'supply-changed': object({ kind: literal('supply-changed'), ...ofUnit, supplied: flag }),
  'trade-changed': object({ kind: literal('trade-changed'), ...ofUnit, trades: flag }),
  'standing-set': object({
    kind: literal('standing-set'),
    ...happened,
    unit: optional(unit),
    standing: optional(standing),
  }),
  'fleet-located': object({ kind: literal('fleet-located'), ...ofUnit, from: place }),
  'raiders-came': object({
    kind: literal('raiders-came'),
    ...ofSystem,
    raid: oneOf(['cargo', 'system']),
    ships: record(design, 100),
  }),
  'raiders-left': object({ kind: literal('raiders-left'), ...ofSystem, raided: flag }),
  'encounters-drawn': object({ kind: literal('encounters-drawn'), encounters, cause }),
  'demand-made': object({ kind: literal('demand-made'), ...ofEncounter, scenario: oneOf(demands) }),
  'demand-answered': object({ kind: literal('demand-answered'), ...ofEncounter, agrees: flag }),
  'pursuit-decided': object({ kind: literal('pursuit-decided'), ...ofEncounter, pursues: flag }),
  'battle-joined': object({
    kind: literal('battle-joined'),
    ...ofBattle,
    scenario: oneOf(scenarios),
    forces,
    units: part.seenUnits,
    both: optional(literal(true)),
  }),
  'round-fought': object({
    kind: literal('round-fought'),
    ...ofBattle,
    round: integer(1, 100),
    sides: list(side, 2),
    owed,
  }),
  'battle-brought-in': object({ kind: literal('battle-brought-in'), ...ofBattle }),
  'unit-crippled': object({ kind: literal('unit-crippled'), ...ofBattle, unit, design, by: oneOf(fates) }),
  'unit-destroyed': object({ kind: literal('unit-destroyed'), ...ofBattle, unit, design, by: oneOf(fates) }),
  'unit-captured': object({ kind: literal('unit-captured'), ...ofBattle, unit, design, now: design }),
  'flight-transferred': object({
    kind: literal('flight-transferred'),
    ...ofBattle,
    unit,
    design,
    base: unit,
  }),
  withdrew: object({ kind: literal('withdrew'), ...ofUnit, from: place }),
  'battle-over': object({ kind: literal('battle-over'), ...ofBattle, winner: optional(seat) }),
  'encounter-goes-on': object({
    kind: literal('encounter-goes-on'),
    ...ofEncounter,
    closed: list(oneOf(demands), demands.length),
  }),
  'encounter-over': object({ kind: literal('encounter-over'), ...ofEncounter }),
  'work-ordered': object({
    kind: literal('work-ordered'),
    ...ofSystem,
    project: name,
    what: project,
    ep: points,
  }),
  'work-paid': object({ kind: literal('work-paid'), ...ofSystem, project: name, design, ep: points }),
  'work-done': object({
    kind: literal('work-done'),
    ...ofSystem,
    project: name,
    design,
    ep: cost,
    left: cost,
  }),
  'unit-built': object({ kind: literal('unit-built'), ...ofWork, settlers: optional(count) }),
  'unit-repaired': object({ kind: literal('unit-repaired'), ...ofWork }),
  'unit-activated': object({ kind: literal('unit-activated'), ...ofWork }),
  'unit-upgraded': object({ kind: literal('unit-upgraded'), ...ofWork }),
  'work-cancelled': object({
    kind: literal('work-cancelled'),
    ...ofSystem,
    project: name,
    design,
    ep: points,
  }),
  'work-scheduled': object({ kind: literal('work-scheduled'), ...ofSystem, first: list(name, 900) }),
  'unit-mothballed': object({ kind: literal('unit-mothballed'), ...ofUnit, design }),
  ...groundEvents,
  ...fortuneEvents,
  'unit-scrapped': object({ kind: literal('unit-scrapped'), ...ofUnit, design, ep: points }),
});
