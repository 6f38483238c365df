import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { shipsHeldBy } from '#rulesets/star-fleet-warlord/model/stations.ts';

/** A plan in which ships at own sites leave craft there and take them again, Orions buy cloaks, and others drop decoys and take them up. */
export function withStores({ turn, ships, sites }: State, seat: SeatId, plan: Plan<Order>): Plan<Order> {
  const units = shipsHeldBy(ships, seat).map(([id, { place, design }], at) => {
    const ref = (n: number): Order['ref'] => nthOrder(seat, turn, 700 + 3 * at + n);
    const orders: readonly Order[] =
      sites[place]?.owner === seat
        ? [
            ...(design === 'O-LR' ? [{ kind: 'buy-cloak', ref: ref(2) } as const] : []),
            { kind: 'fill-garrison', ref: ref(0) },
            { kind: 'take-garrison', ref: ref(1) },
          ]
        : [
            { kind: 'drop-decoy', ref: ref(0) },
            { kind: 'collect-decoys', ref: ref(1) },
          ];
    return [id, orders] as const;
  });
  return { ...plan, units: { ...plan.units, ...(Object.fromEntries(units) as Plan<Order>['units']) } };
}
