import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Engine } from '#kernel/ruleset.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/state.ts';
import { tend } from './care.ts';
import { forcesOf } from './forces.ts';
import { buyNavy } from './navy.ts';
import { giveUp } from './peace.ts';
import type { Planner } from './planner.ts';
import { startPlanner } from './planner.ts';
import type { Taken } from './space.ts';
import { annex, survey } from './space.ts';
import { spend } from './spending.ts';
import { attack } from './campaign/march.ts';
import { muster } from './campaign/muster.ts';
import { targetOf } from './campaign/targets.ts';
import { defend, guard, raid } from './war.ts';

/** What squadrons do: they are mended, survey, guard, drive others out, attack and raid, and take what is nobody’s. */
function lead(planner: Planner): void {
  const taken: Taken = new Set();
  const towards = planner.level === 'cautious' ? undefined : targetOf(planner);
  const fit = muster(
    planner,
    forcesOf(planner).filter((force) => !tend(planner, force)),
  );
  // Of those who fight best none goes to survey.
  const strongest = Math.max(0, ...fit.map(({ power }) => power));
  const warlike = fit
    .filter((force) => force.power === strongest || !survey(planner, force, taken, towards))
    .filter(({ power }) => power > 0);
  let free = defend(planner, guard(planner, warlike));
  if (planner.level === 'bold') free = raid(planner, free);
  const settlers = planner.level === 'cautious' ? free : free.slice(0, 1);
  const settling = settlers.filter((force) => annex(planner, force, taken, towards));
  const left = free.filter((force) => !settling.includes(force));
  if (planner.level !== 'cautious') attack(planner, left);
}

/** The plan without what is refused when it is tried in the world as the seat knows it. */
function sound(engine: Engine<GalacticConquest>, view: View, plan: Plan<Order>): Plan<Order> {
  const { refusals } = runTurn<GalacticConquest>(engine, {
    state: imagine(view),
    seed: 'review',
    plans: { [view.me]: plan },
  });
  const refused = new Set<OrderRef>(refusals.map(({ order }) => order));
  if (refused.size === 0) return plan;
  const stands = ({ ref }: Order): boolean => !refused.has(ref);
  const units = inOrder(plan.units).map(([unit, orders]): readonly [UnitId, readonly Order[]] => [
    unit,
    orders.filter(stands),
  ]);
  return { hq: plan.hq.filter(stands), units: Object.fromEntries(units) };
}

/**
 * The orders of an empire that the computer leads, from what it knows and nothing else, without dice (OURS). It orders only what the questions of these
 * orders have nothing against, and leaves out what a trial of the plan refuses.
 */
export const computerPlanOver =
  (books: Books, engine: Engine<GalacticConquest>) =>
  (view: View): Plan<Order> => {
    const planner = startPlanner(view, books);
    if (view.purchase === undefined) {
      giveUp(planner);
      lead(planner);
      spend(planner);
    } else buyNavy(planner);
    return sound(engine, view, planner.plan());
  };
