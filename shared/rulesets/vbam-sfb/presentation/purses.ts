import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Purse } from '#kernel/presentation.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { imagine } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { maintenanceOf, productOf } from '../economy/economy.ts';
import { raiseCost } from '../economy/productivity.ts';
import { tradeOf } from '../economy/income.ts';
import { upgradeCost } from '../yards/bases.ts';
import { paidNow } from '../yards/buying.ts';
import { activationCost, repairCost } from '../yards/yards.ts';
import { designOf, designsOf } from '../units/designs.ts';

/** EP that an order takes out of the pool at once. */
function costOf({ me, systems }: View, order: Order, unit: Unit | undefined): number {
  const design = unit && designOf(unit);
  switch (order.kind) {
    case 'invest':
    case 'give':
      return order.ep;
    case 'raise': {
      const system = systems[order.place];
      return system === undefined ? 0 : raiseCost(system);
    }
    case 'build': {
      const found = designsOf(me).get(order.design);
      return found === undefined ? 0 : paidNow(found, order);
    }
    case 'repair':
      return design === undefined ? 0 : repairCost(design);
    case 'upgrade':
      return design === undefined ? 0 : upgradeCost(me, design);
    case 'activate':
      return design === undefined ? 0 : activationCost(design);
    default:
      return 0;
  }
}

const scale = { unit: 'EP', per: 1 } as const;

/** The pool as it will be when orders are paid, after this turn's income; and what technology has. */
export function purses(view: View, { hq, units }: Plan<Order>): readonly Purse[] {
  if (view.me === gameMaster) return [];
  const state = imagine(view);
  const { pool, misc, tech } = view.own;
  const income = productOf(state, view.me) + tradeOf(state, view.me) + misc - maintenanceOf(state, view.me);
  const spends = [
    ...hq.map((order) => costOf(view, order, undefined)),
    ...inOrder(units).flatMap(([id, list]) => list.map((order) => costOf(view, order, view.units[id]))),
  ];
  return [
    { key: 'ep', label: 'Economic points', scale, holds: pool + income, spends: sumOf(spends) },
    { key: 'tech', label: 'Technology', scale, holds: tech.pool, spends: 0 },
  ];
}
