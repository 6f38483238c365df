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
  where,
} from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Event } from './model/events.ts';
import type { VbamSfb } from './model/game.ts';
import type { PairId, Relation } from './model/relations.ts';
import { deedKinds, enmities, signable, treaties } from './model/relations.ts';
import type { Empire, System, Unit } from './model/state.ts';
import { goals } from './model/state.ts';
import { board } from './tables/board.ts';

const [seat, cause, place] = [id<SeatId>(), optional(id<OrderRef>()), id<PlaceId>()];
const [turn, year] = [integer(1, 9999), integer(0, 99_999)];
const [count, points] = [integer(0, 999), integer(0, 10_000_000)];
const money = integer(-10_000_000, 10_000_000);
const [mostSeats, mostSystems, mostUnits] = [12, 300, 50_000] as const;

const tech = object({ pool: points, year, advances: integer(0, 2) });
const empire = object({ pool: money, income: money, tech });
const system = object({
  ...{ owner: seat, census: count, morale: count, raw: count, productivity: count, capacity: count },
  ...{ bonus: count, raising: flag },
});
const systems = where(
  record<PlaceId, System>(system, mostSystems),
  (all) => keysInOrder(all).every((key) => board.names.cell(key) !== undefined),
  'sectors for keys, such as s0302',
);
const units = record<UnitId, Unit>(
  object({ seat, design: line(60, 1), name: line(80), place, mothballed: flag }),
  mostUnits,
);
const relations = record<PairId, Relation>(
  object({
    treaties: list(oneOf(treaties), 4),
    enmity: optional(object({ kind: oneOf(enmities), by: seat, turn })),
    deeds: list(object({ by: seat, what: oneOf(deedKinds), turn }), 10_000),
  }),
  66,
);
const chance = optional(integer(-1000, 1_000_000));
const won = optional(object({ seats: list(seat, mostSeats), goal: oneOf(goals) }));

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<VbamSfb>['codecs'] = {
  state: object({
    ...{
      turn,
      firstYear: year,
      empires: record<SeatId, Empire>(empire, mostSeats),
      systems,
      units,
      relations,
      won,
    },
  }),
  view: object({
    ...{
      turn,
      firstYear: year,
      me: seat,
      own: empire,
      others: list(seat, mostSeats),
      systems,
      units,
      relations,
      won,
    },
  }),
  event: union<Event>('kind', {
    'income-received': object({
      ...{ kind: literal('income-received'), seat, product: points, maintenance: points, cause },
    }),
    'tech-invested': object({ kind: literal('tech-invested'), seat, ep: points, cause }),
    'productivity-bought': object({ kind: literal('productivity-bought'), seat, place, ep: points, cause }),
    'tech-tested': object({
      ...{
        kind: literal('tech-tested'),
        seat,
        chance: integer(0, 100),
        advanced: flag,
        spent: points,
        cause,
      },
    }),
    'treaty-offered': object({
      ...{ kind: literal('treaty-offered'), seat, to: seat, treaty: oneOf(signable), cause },
    }),
    'treaty-signed': object({
      ...{ kind: literal('treaty-signed'), seat, to: seat, treaty: oneOf(signable), cause },
    }),
    'break-tried': object({
      ...{
        kind: literal('break-tried'),
        seat,
        to: seat,
        treaty: oneOf(treaties),
        chance,
        broken: flag,
        cause,
      },
    }),
    'declare-tried': object({
      ...{
        kind: literal('declare-tried'),
        seat,
        to: seat,
        enmity: oneOf(enmities),
        chance,
        declared: flag,
        cause,
      },
    }),
    'productivity-raised': object({
      ...{ kind: literal('productivity-raised'), seat, place, productivity: count, cause },
    }),
    'morale-changed': object({ kind: literal('morale-changed'), seat, place, morale: count, cause }),
    'census-checked': object({ kind: literal('census-checked'), seat, place, grown: flag, cause }),
    'campaign-won': object({ kind: literal('campaign-won'), seat, goal: oneOf(goals), cause }),
  }),
};
