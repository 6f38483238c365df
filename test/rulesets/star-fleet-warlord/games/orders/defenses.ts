import type { Draw } from '#kernel/dice/draw.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

/** Orders of defenses, of any site that is known, one's own or not. */
export function siteOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const known = [...keysInOrder(view.sites), view.own.home];
  const own = known.filter((at) => view.sites[at]?.owner === view.me);
  const place = draw.pick(own.length > 0 && draw.chance(3, 4) ? own : known);
  const [fighters, pfs, ep] = [draw.int(21) - 6, draw.int(11) - 4, 5 * draw.int(60)];
  switch (draw.int(6)) {
    case 1:
      return (ref) => ({ kind: 'fortify', place, ep, fighters: Math.max(0, fighters), ref });
    case 2:
      return (ref) => ({ kind: 'fortify-all', ep: 10, bases: true, most: 500, ref });
    case 3:
      return (ref) => ({ kind: 'unfortify', place, ref });
    case 4:
      return draw.chance(1, 3)
        ? (ref) => ({ kind: 'drop-site', place, ref })
        : (ref) => ({ kind: 'garrison', place, fighters, pfs, ref });
    default:
      return (ref) => ({ kind: 'garrison', place, fighters, pfs, ref });
  }
}
