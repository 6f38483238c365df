import { integer, line, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { PurchaseEvent } from '../../model/events/purchase.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { byDesign, design, place, points, seat, ship } from '../../fields/parts.ts';
import { shipState } from '../../fields/things.ts';

/** How events of ships that are bought, and what they cost are written. */
export const purchaseShapes: Shapes<PurchaseEvent> = {
  'ship-bought': object({
    ...happened('ship-bought'),
    seat,
    ship,
    place,
    price: points,
    foreign: optional(integer(1, 100)),
    specialty: optional(literal(true)),
    made: shipState,
  }),
  'races-declared': object({
    ...happened('races-declared'),
    seat,
    primaries: list(line(1, 1), 3),
    ep: points,
  }),
  'price-limited': object({ ...happened('price-limited'), seat, percent: integer(0, 250) }),
  'ad-told': object({ ...happened('ad-told'), seat, design, price: points }),
  'ads-requested': object({ ...happened('ads-requested'), seat, races: line(26) }),
  'races-listed': object({ ...happened('races-listed'), races: list(line(1, 1), 26) }),
  'megaship-begun': object({ ...happened('megaship-begun'), seat }),
  'instalment-paid': object({ ...happened('instalment-paid'), seat, ep: points, paid: integer(1, 10) }),
  'megaship-delivered': object({ ...happened('megaship-delivered'), seat, ship, place, made: shipState }),
  'prices-changed': object({ ...happened('prices-changed'), prices: byDesign(points) }),
};
