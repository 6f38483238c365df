import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Order } from '../../game.ts';
import type { Project, State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { nextBase, upgradeCost } from '../../yards/bases.ts';
import { worksOf } from '../../yards/buying.ts';
import { progressIn } from '../../yards/progress.ts';
import { activationCost, repairCost } from '../../yards/yards.ts';
import { designOf } from '../../units/designs.ts';

/** The work that an order to a unit makes. */
function workOn({ units, me: seat }: View, id: UnitId, order: Order): Project | undefined {
  const unit = units[id];
  if (unit === undefined) return undefined;
  const [{ place, design }, found] = [unit, designOf(unit)];
  const at = { seat, place, design, unit: id, done: 0 } as const;
  switch (order.kind) {
    case 'repair':
      return { ...at, work: 'repair', cost: repairCost(found) };
    case 'activate':
      return { ...at, work: 'activate', cost: activationCost(found) };
    case 'upgrade': {
      const { from = place } = order;
      return {
        ...at,
        place: from,
        work: 'upgrade',
        design: nextBase(seat, found)?.name ?? design,
        cost: upgradeCost(seat, found),
        ...(from === place ? {} : { site: place }),
      };
    }
    default:
      return undefined;
  }
}

/** The work of an empire as a plan will leave it; what cannot be paid is not left out. */
export function planned(view: View, { hq, units }: Plan<Order>, state: State): State {
  const projects: Record<string, Project> = Object.fromEntries(
    inOrder(state.projects).filter(([, { seat }]) => seat === view.me),
  );
  for (const order of hq) if (order.kind === 'cancel') delete projects[order.project];
  for (const order of hq)
    if (order.kind === 'build') for (const [id, what] of worksOf(view.me, order)) projects[id] = what;
  for (const [unit, orders] of inOrder(units))
    for (const order of orders) {
      const what = workOn(view, unit, order);
      if (what !== undefined) projects[order.ref] = what;
    }
  for (const order of hq)
    if (order.kind === 'schedule')
      for (const id of keysInOrder(projects)) {
        const { rank: _, ...what } = projects[id] as Project;
        if (what.place !== order.place) continue;
        const rank = order.first.indexOf(id);
        projects[id] = { ...what, ...(rank < 0 ? {} : { rank }) };
      }
  return { ...state, projects };
}

/** In how many turns each work will be done, if nothing else changes; those that take longer than asked for are left out. */
export function readiness(state: State, turns: number): ReadonlyMap<string, number> {
  const done = new Map<string, number>();
  let now = state;
  for (let turn = 1; turn <= turns && valuesInOrder(now.projects).length > 0; turn += 1) {
    const left: Record<string, Project> = {};
    for (const { project, what, ep, left: rest, lost } of progressIn(now))
      if (rest === 0) done.set(project, turn);
      else if (lost !== true) left[project] = { ...what, done: what.done + ep };
    now = { ...now, projects: left };
  }
  return done;
}
