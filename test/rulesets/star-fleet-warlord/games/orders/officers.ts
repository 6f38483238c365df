import type { Draw } from '#kernel/dice/draw.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import { personLetters } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

/** Somebody for a ship, wherever it is. */
export const boardingOrder = (draw: Draw) => {
  const [who, pays] = [draw.pick(personLetters), draw.pick(['pe', 'fp'] as const)];
  return (ref: Order['ref']): Order => ({ kind: 'take-aboard', who, pays, ref });
};

/** Somebody for a site, one's own or not. */
export function stationOrder(view: View, draw: Draw): (ref: Order['ref']) => Order {
  const known = [...keysInOrder(view.sites), view.own.home];
  const own = known.filter((at) => view.sites[at]?.owner === view.me);
  const place = draw.pick(own.length > 0 && draw.chance(3, 4) ? own : known);
  const who = draw.pick(personLetters);
  return (ref) => ({ kind: 'station-officer', place, who, ref });
}
