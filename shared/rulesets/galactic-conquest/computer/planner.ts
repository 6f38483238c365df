import type { Books } from '#kernel/codec/books.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { ordersOver } from '../game.ts';
import type { Level } from '../model/empire.ts';
import { levelLed } from '../leading/led.ts';
import type { View } from '../model/state.ts';
import type { Banking } from '../presentation/afterSteps.ts';
import { afterSteps } from '../presentation/afterSteps.ts';
import { bankingOver } from '../sequence.ts';

/** Plans the turn of an empire that the computer leads, from what it knows and nothing else. */
export interface Planner {
  readonly view: View;
  readonly me: SeatId;
  readonly level: Level;
  readonly books: Books;
  /** Gives an order if the question that advice asks has nothing against it; whether it does. */
  order(order: Unnumbered<Order>, unit?: UnitId): boolean;
  /** The same for what is paid, after all that is paid already, or in a world with as much of it as is needed. */
  pay(order: Unnumbered<Order>, at?: { readonly unit?: UnitId; readonly known?: View }): boolean;
  /** What it knows, with money, yards and routes as they are once the plan so far is paid. */
  paid(): View;
  plan(): Plan<Order>;
}

type Kinds = Ruleset<GalacticConquest>['orders'];

/** What the seat knows once the steps of the bank have carried out the plan. */
function viewPaid(view: View, plan: Plan<Order>, banking: Banking): View {
  const { empires, yards, routes, sites } = afterSteps(view, plan, banking);
  return { ...view, empires, ...defined({ yards, routes, sites }) };
}

export function startPlanner(view: View, books: Books): Planner {
  const { me } = view;
  const [kinds, banking] = [ordersOver(books), bankingOver(books)];
  let plan = emptyPlan<Order>();
  let given = 0;
  let paid: View | undefined;
  const tried = (known: View, one: Unnumbered<Order>, unit?: UnitId): boolean => {
    const order = { ...one, ref: nthOrder(me, view.turn, given + 1) } as Order;
    const kind = kinds[order.kind] as Kinds[keyof Kinds];
    if (kind.check(known, order as never, defined({ unit })).length > 0) return false;
    given += 1;
    plan = withOrder<Order>(plan, order, unit);
    return true;
  };
  const planner: Planner = {
    view,
    me,
    level: levelLed(view.empires[me] ?? {}) ?? 'steady',
    books,
    order: (one, unit) => tried(view, one, unit),
    pay(one, { unit, known } = {}) {
      if (!tried(known ?? planner.paid(), one, unit)) return false;
      paid = undefined;
      return true;
    },
    paid() {
      paid ??= viewPaid(view, plan, banking);
      return paid;
    },
    plan: () => plan,
  };
  return planner;
}
