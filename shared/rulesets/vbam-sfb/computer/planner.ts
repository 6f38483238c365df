import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { imagine } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** Plans the turn of an empire that the computer leads: what it knows, and what is ordered so far. */
export interface Planner {
  readonly view: View;
  readonly me: SeatId;
  /** The campaign as it imagines it, with what it can spend after the next income; what is ordered is taken from that. */
  state: State;
  order(order: Unnumbered<Order>, unit?: UnitId): void;
  /** EP that are left, and those that are spent. */
  left(): number;
  spend(ep: number): void;
  plan(): Plan<Order>;
}

const withPool = (state: State, me: SeatId, pool: number): State => {
  const empire = state.empires[me];
  return empire === undefined
    ? state
    : { ...state, empires: { ...state.empires, [me]: { ...empire, pool } } };
};

export function startPlanner(view: View): Planner {
  const { me, own } = view;
  let plan = emptyPlan<Order>();
  let given = 0;
  const planner: Planner = {
    view,
    me,
    state: withPool(imagine(view), me, Math.max(0, own.pool + own.income)),
    order(order, unit) {
      given += 1;
      plan = withOrder<Order>(plan, { ...order, ref: nthOrder(me, view.turn, given) } as Order, unit);
    },
    left: () => planner.state.empires[me]?.pool ?? 0,
    spend(ep) {
      planner.state = withPool(planner.state, me, planner.left() - ep);
    },
    plan: () => plan,
  };
  return planner;
}
