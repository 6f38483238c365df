import type { Shape } from '#kernel/codec/shape.ts';
import { integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { most, points } from '../declare.ts';
import type { Ware } from '../model/opening/purchase.ts';
import { wareKinds } from '../model/opening/purchase.ts';
import type { Squadron } from '../model/squadron.ts';
import { shipShape } from '../ships/shapes.ts';

const designation = line(20, 1);
const along = list(object({ count: integer(1, 999), type: designation }), 40);
const mostWares = 5000;
/** Units by designations, which are no ids: `F-L`, `ZYC`. */
const byDesignation = /^[A-Za-z][A-Za-z0-9+()/-]{0,19}$/;

export const stockShape = record<string, number>(integer(1, 1_000_000), 1000, byDesignation);
const ware = object({
  kind: oneOf(wareKinds),
  ship: shipShape,
  name: line(40),
  halves: integer(0, 20_000),
  variant: optional(literal(true)),
  escorts: optional(along),
  carries: optional(along),
});
/** How the game master’s grants are written, in files and states. */
export const termFields = { points, poor: integer(0, 100), marine: points, police: points };

/** What navies are bought from; `squadron`: the shape of one. */
export const purchaseShape = (squadron: Shape<Squadron>) =>
  object({
    ...termFields,
    wares: record<SeatId, readonly Ware[]>(list(ware, mostWares), most.seats),
    prices: record<string, number>(integer(1, 20_000), 1000, byDesignation),
    usual: record<UnitId, Squadron>(squadron, most.squadrons),
  });
