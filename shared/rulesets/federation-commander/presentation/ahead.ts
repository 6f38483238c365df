import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Event, Order } from '../game.ts';
import { ahead } from '../game.ts';
import { owns } from '../model/ships.ts';
import type { StandingOrder } from '../model/standing.ts';
import type { View } from '../model/state.ts';
import { standingOrders } from '../standing/standing.ts';

const isStanding = (order: Order): order is StandingOrder =>
  standingOrders.some(({ kind }) => kind === order.kind);

/** What the scroll says of the own ships: nothing that claims to know what the enemy will do. Orders of the plan stand with them already. */
export function aheadFor(view: View, plan: Plan<Order>): (event: Event) => Phrase | undefined {
  const ships = inOrder(view.ships).map(([id, ship]) => {
    const standing = [...ship.standing, ...ordersOf(plan, id).filter(isStanding)];
    return [id, { ...ship, standing }] as const;
  });
  const filed: View = { ...view, ships: Object.fromEntries(ships) };
  return (event) => ('ship' in event && !owns(view, event.ship, view.me) ? undefined : ahead(event, filed));
}
