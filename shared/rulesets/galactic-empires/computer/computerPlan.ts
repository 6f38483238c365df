import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { muster } from './armies.ts';
import { attack, march } from './campaign.ts';
import { plunder } from './habits.ts';
import { startPlanner } from './planner.ts';
import { keepAllies, offerPeace, warsToDeclare } from './relations.ts';
import { spend } from './spending.ts';
import { takeStance } from './stance.ts';
import { conquests, lostSectors } from './targets.ts';

/**
 * The orders of an empire that the computer leads, from what it knows and nothing else, without dice.
 * The rulebook's computer builds, defends, and takes back what is annexed to it; it keeps its relations and grants nothing (GE 6853).
 * OURS: where the game's parameters say so it is ambitious, and also takes independents, declares wars and makes peace.
 */
export function computerPlan(view: View): Plan<Order> {
  if (view.empires[view.me]?.defeated ?? true) return emptyPlan();
  const ambitious = view.parameters.computerConquers;
  const planner = startPlanner(view, ambitious ? warsToDeclare(view) : []);
  const armies = muster(planner);
  const targets = ambitious ? conquests(planner) : lostSectors(planner);
  attack(planner, armies, targets);
  march(planner, armies, targets);
  takeStance(planner, armies.all);
  spend(planner);
  if (ambitious) {
    plunder(planner);
    offerPeace(planner);
    keepAllies(planner);
  }
  return planner.plan();
}
