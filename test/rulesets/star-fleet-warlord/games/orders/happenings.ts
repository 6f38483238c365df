import type { Draw } from '#kernel/dice/draw.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { resources } from '#rulesets/star-fleet-warlord/model/funds.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { hexesOf } from '#rulesets/star-fleet-warlord/galaxy/board.ts';

/** Trades, wishes for random events, and hexes to calm, possible or not. */
export function happeningsOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const [from, to, amount] = [draw.pick(resources), draw.pick(resources), draw.int(80)];
  const wanted = draw.chance(1, 2);
  const place = draw.pick(keysInOrder(view.scanned).flatMap(hexesOf));
  switch (draw.int(3)) {
    case 1:
      return (ref) => ({ kind: 'trade-resources', from, to, amount, ref });
    case 2:
      return (ref) => ({ kind: 'wish-event', wanted, ref });
    default:
      return (ref) => ({ kind: 'calm-hex', place, ref });
  }
}
