import type { Plan } from '#kernel/orders/plan.ts';
import type { Purse } from '#kernel/presentation.ts';
import type { Order } from '../model/orders.ts';
import { resources } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { designNamed } from '../tables/ships.ts';
import { priceOf } from '../rules/purchase.ts';

const labels = { pe: 'People', or: 'Ores', dc: 'Dilithium', fp: 'Food' } as const;

/** The four resources, of which purchases take the same (SFW 2330). */
export function purses({ own }: View, { hq }: Plan<Order>): readonly Purse[] {
  const bought = new Map<string, number>();
  const spends = hq.reduce((sum, order) => {
    const design = order.kind === 'purchase' ? designNamed(order.design) : undefined;
    if (design === undefined) return sum;
    const copies = bought.get(design.id) ?? 0;
    bought.set(design.id, copies + 1);
    return sum + priceOf(design, copies);
  }, 0);
  return resources.map((key) => ({
    ...{ key, label: labels[key], scale: { unit: key.toUpperCase(), per: 1 } },
    ...{ holds: own.funds[key], spends },
  }));
}
