import { flag, integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import type { Corporation } from '../model/corporation.ts';
import { levels } from '../model/corporation.ts';
import type { Power } from '../model/state.ts';
import {
  byDesign,
  corporationName,
  design,
  funds,
  mostOwners,
  person,
  place,
  points,
  seat,
  sector,
  turn,
} from '../fields/parts.ts';

const count = integer(0, 1_000_000);
const setting = object({ now: flag, next: flag });
const launched = byDesign(integer(0, 90_000));
const race = line(1, 1);
/** A key of a table. */
const key = line(40, 1);

const store = object({
  fighters: count,
  pfs: count,
  drones: count,
  commandos: count,
  bombs: count,
  mrs: count,
  decoys: count,
});
const officers = object({ A: count, C: count, D: count, E: count, M: count, N: count, S: count, W: count });

/** What it has. */
const possessions = {
  funds,
  transit: funds,
  debt: count,
  stock: count,
  stockBefore: count,
  holdings: count,
  launched,
  store,
  officers,
  teams: count,
  primaries: list(race, 3),
  specialties: list(design, 1000),
  bought: count,
  boughtNext: count,
  permanent: flag,
  graveyard: flag,
  megaship: optional(integer(0, 10)),
  wish: optional(flag),
  events: list(key, 10_000),
  boons: record<string, number>(turn, 100),
};

/** What it has set. */
const settings = {
  ally: optional(seat),
  against: optional(seat),
  tactics: object({ attack: integer(0, 20), defense: integer(0, 20) }),
  attackPercent: integer(0, 1000),
  pricePercent: integer(0, 1000),
  reversedOrders: setting,
  reversedMoves: setting,
  veteran: flag,
  ads: line(26),
  listens: optional(sector),
  header: line(20),
  motto: line(200),
  shielded: flag,
  phone: optional(line(40)),
  phoneOpen: flag,
  info: line(200),
  person: optional(person),
};

export const corporation: Shape<Corporation> = object({
  turn,
  number: integer(0, 999),
  name: corporationName,
  home: place,
  computer: optional(literal(true)),
  level: optional(oneOf(levels)),
  fallen: flag,
  waived: count,
  ...possessions,
  ...settings,
  met: list(seat, mostOwners),
});

export const power: Shape<Power> = object({
  number: integer(900, 999),
  kind: oneOf(['monsters', 'pirates', 'npc']),
  race,
  name: line(40, 1),
  homes: list(place, 1000),
  launched,
  funds,
});

export const market = byDesign(object({ price: points, bought: count }));
