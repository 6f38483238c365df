import { flag, integer, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { GroundEvent } from '../model/groundEvents.ts';
import { cause, count, design, place, points, seat, unit } from '../model/parts.ts';

const ofSystem = { seat, place, cause };
const ofClass = { ...ofSystem, unit, design };
const by = list(unit, 200);
const die = integer(1, 6);
const side = object({ potential: points, die, damage: points });

/** How events of planets are read and written. */
export const groundEvents = {
  'colony-founded': object({ kind: literal('colony-founded'), ...ofClass }),
  'cargo-embarked': object({ kind: literal('cargo-embarked'), ...ofClass, by }),
  'people-embarked': object({ kind: literal('people-embarked'), ...ofClass, by }),
  'cargo-landed': object({ kind: literal('cargo-landed'), ...ofClass }),
  'people-landed': object({ kind: literal('people-landed'), ...ofClass }),
  'flight-based': object({ kind: literal('flight-based'), ...ofClass, on: optional(unit) }),
  'unit-lost': object({ kind: literal('unit-lost'), ...ofClass }),
  'troops-landed': object({ kind: literal('troops-landed'), ...ofClass, to: optional(seat) }),
  bombarded: object({
    kind: literal('bombarded'),
    ...ofSystem,
    to: seat,
    die,
    damage: points,
    productivity: count,
    census: count,
  }),
  'ground-fought': object({
    kind: literal('ground-fought'),
    ...ofSystem,
    to: seat,
    round: integer(1, 100),
    sides: list(side, 2),
  }),
  'troops-lost': object({ kind: literal('troops-lost'), ...ofClass, to: optional(seat) }),
  'rebellion-fought': object({
    kind: literal('rebellion-fought'),
    ...ofSystem,
    round: integer(1, 100),
    sides: list(side, 2),
    left: points,
  }),
  'rebellion-over': object({ kind: literal('rebellion-over'), ...ofSystem, free: flag }),
  'system-conquered': object({ kind: literal('system-conquered'), ...ofSystem, from: optional(seat) }),
} satisfies Record<GroundEvent['kind'], unknown>;
