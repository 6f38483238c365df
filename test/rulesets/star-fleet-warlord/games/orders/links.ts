import type { Draw } from '#kernel/dice/draw.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';

/** Links and displacements, of ships that can and of some that cannot; a mothership may be scrapped. */
export function linkOrder(
  view: View,
  { design }: Ship,
  draw: Draw,
): ((ref: Order['ref']) => Order) | undefined {
  const [satellite, mother] = [design === 'A-COB', design === 'A-INT'];
  if (draw.chance(satellite ? 2 : 1, satellite ? 3 : 16)) {
    const number = draw.pick([1, 1, 1, 2]);
    const mothership = draw.chance(7, 8) ? 'A-INT' : 'T-PC';
    return (ref) => ({ kind: 'link', design: mothership, number, ref });
  }
  if (mother && draw.chance(1, 4)) return (ref) => ({ kind: 'scrap', ref });
  if (!draw.chance(1, mother ? 3 : 16)) return undefined;
  const known = [...keysInOrder(view.sites), view.own.home];
  const starbases = known.filter((place) => (view.sites[place]?.points ?? 0) >= 600);
  const place = draw.pick(starbases.length > 0 && draw.chance(7, 8) ? starbases : known);
  return (ref) => ({ kind: 'displace', place, ref });
}
