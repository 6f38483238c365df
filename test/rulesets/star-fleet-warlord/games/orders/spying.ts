import type { Draw } from '#kernel/dice/draw.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

const sectors = ['s00', 's11', 's99'] as unknown as readonly SectorId[];

/** Orders about listeners, at sites where there are some and at others, of one's own or not. */
export function spyingOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const known = [...keysInOrder(view.sites), view.own.home];
  const bugged = known.filter((at) => view.sites[at]?.post === view.me);
  const place = draw.pick(bugged.length > 0 && draw.chance(3, 4) ? bugged : known);
  switch (draw.int(9)) {
    case 1:
      return (ref) => ({ kind: 'plant-post', place, ref });
    case 2:
      return (ref) => ({ kind: 'investigate', place, ref });
    case 3:
      return (ref) => ({ kind: 'burgle', place, design: draw.pick(['O-LR', 'Q-XX9', 'M-YSD']), ref });
    case 4:
      return (ref) => ({ kind: 'sabotage', place, ep: 20 + draw.int(200), ref });
    case 5:
      return (ref) =>
        draw.pick([
          { kind: 'listen', ref } as const,
          { kind: 'listen', sector: draw.pick(sectors), ref } as const,
        ]);
    case 6:
      return (ref) => ({ kind: 'counter-spy', ref });
    case 7:
      return (ref) => ({ kind: 'spy', on: draw.pick([1, 2, 3, 998, 233]), code: draw.int(14) - 1, ref });
    default:
      return (ref) => ({ kind: 'incite-rebellion', place, ref });
  }
}
