import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { hexIn, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { baseDeeds, hexScans } from '#rulesets/star-fleet-warlord/scans/starbases.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

const byPoints =
  ({ sites }: View) =>
  (a: PlaceId, b: PlaceId): number =>
    (sites[b]?.points ?? 0) - (sites[a]?.points ?? 0);

/** Starbase orders, of bases that can and of some that cannot. */
export function baseOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const known = [...keysInOrder(view.sites), view.own.home];
  const own = known.filter((at) => view.sites[at]?.owner === view.me);
  const strongest = own.toSorted(byPoints(view))[0];
  const place = strongest !== undefined && draw.chance(3, 4) ? strongest : draw.pick(known);
  const foreign = known.filter((at) => view.sites[at]?.owner !== view.me);
  const near = foreign.filter((at) => sectorIn(at) === sectorIn(place));
  switch (draw.int(4)) {
    case 1:
      return (ref) => ({
        kind: 'scan-hex',
        what: draw.pick(hexScans),
        // The strongest are those that may notice it.
        place: draw.pick(foreign.length > 0 ? foreign.toSorted(byPoints(view)).slice(0, 3) : known),
        ref,
      });
    case 2:
      return (ref) => ({ kind: 'scan-sector', sector: sectorIn(draw.pick(known)), ref });
    case 3:
      return (ref) => ({
        kind: 'launch-drones',
        place,
        drones: draw.int(40),
        hex: hexIn(draw.pick(near.length > 0 ? near : known)),
        ref,
      });
    default:
      return (ref) => ({ kind: 'use-base', what: draw.pick(baseDeeds), place, ref });
  }
}
