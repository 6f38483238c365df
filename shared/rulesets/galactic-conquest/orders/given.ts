import type { UnitId } from '#kernel/ids.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { ordersOf } from '#kernel/orders/plan.ts';
import type { Order } from '../model/orders.ts';

/** Whether a unit has an order of this kind already. */
export const hasOrder = (plan: Plan<AnyOrder>, unit: UnitId | undefined, kind: Order['kind']): boolean =>
  unit !== undefined && ordersOf(plan, unit).some((order) => order.kind === kind);
