import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Order } from '../allOrders.ts';
import type { View } from '../model/view.ts';
import { care } from './care.ts';
import { attack, expand, raid } from './conquest.ts';
import { muster } from './mustering.ts';
import { startPlanner } from './planner.ts';
import { prospect, tend } from './prospecting.ts';
import { scout } from './scouting.ts';
import { spend } from './spending.ts';
import { takeStance } from './stance.ts';
import { targetsOf } from './targets.ts';

/** Hexes that a ship goes for a site at first, and where it has nothing better to do. */
const [near, far] = [7, 32] as const;

/**
 * OURS: the orders of a Corporation that the computer leads, from what it knows and nothing else, without dice. It repairs, scouts, takes sites
 * that nobody has, prospects, fortifies and buys ships, and attacks powers; where the parameters say so, other Corporations as well.
 * Above the lowest level it masses ships at home, foretells its attacks, and goes for the nearest Home Office.
 */
export const computerPlan =
  (books: Books) =>
  (view: View): Plan<Order> => {
    if (view.own.fallen) return emptyPlan();
    const planner = startPlanner(books, view);
    if (view.turn > 1) {
      const targets = targetsOf(planner);
      care(planner);
      tend(planner);
      scout(planner);
      attack(planner, targets);
      muster(planner);
      expand(planner, targets, near);
      raid(planner);
      prospect(planner);
      expand(planner, targets, far);
      takeStance(planner);
    }
    spend(planner);
    return planner.plan();
  };
