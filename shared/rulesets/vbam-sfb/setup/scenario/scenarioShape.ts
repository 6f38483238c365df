import type { Of } from '#kernel/codec/codec.ts';
import { flag, id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import * as part from '../../model/parts.ts';
import { enmities, treaties } from '../../model/relations.ts';
import { terrains } from '../../map/terrain.ts';

const seat = id<SeatId>();
/** The label of a sector, such as `0302`. */
const label = line(8, 1);
const labels = /^\w{1,8}$/;
const mostGroups = 20_000;

/** An empire as a scenario begins it; what is left out is as in every campaign. */
const empire = object({
  pool: optional(part.money),
  tech: optional(part.year),
  invested: optional(part.points),
  home: optional(label),
  /** Sectors that it knows beside those of its systems and units. */
  explored: optional(list(label, part.mostSystems)),
});

const system = object({
  owner: optional(seat),
  census: part.count,
  morale: optional(part.count),
  raw: part.count,
  productivity: part.count,
  capacity: part.count,
});

/** So many units alike. */
const group = object({
  of: seat,
  design: part.design,
  at: label,
  count: optional(integer(1, 1000)),
  crippled: optional(flag),
  mothballed: optional(flag),
  route: optional(list(label, 3)),
});

const relation = object({
  between: list(seat, 2),
  treaties: optional(list(oneOf(treaties), treaties.length)),
  /** What the first of the two declared. */
  declared: optional(oneOf(enmities)),
  /** They have no contact yet. */
  strangers: optional(flag),
});

/** The world of a scenario, written out. */
export const mapShape = object({
  empires: record<SeatId, Of<typeof empire>>(empire, part.mostSeats),
  systems: record<string, Of<typeof system>>(system, part.mostSystems, labels),
  terrain: optional(record<string, (typeof terrains)[number]>(oneOf(terrains), part.mostSystems, labels)),
  units: list(group, mostGroups),
  relations: optional(list(relation, 66)),
});
export type ScenarioMap = Of<typeof mapShape>;
