import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { emptyPlan, withOrder } from '#kernel/orders/plan.ts';
import type { Game, Ruleset, Spot } from '#kernel/ruleset.ts';

/** A plan of random orders among those that the ruleset offers: sensible and foolish ones, as players write them. */
export function randomPlan<G extends Game>(ruleset: Ruleset<G>, view: G['view'], draw: Draw, most = 12): Plan<G['order']> {
  const kinds = keysInOrder(ruleset.orders as Readonly<Record<string, unknown>>);
  const spots = spotsOf(ruleset, view);
  let plan: Plan<G['order']> = emptyPlan();
  for (let at = 0; at < most && spots.length > 0; at += 1) {
    const spot = draw.pick(spots);
    const kind = ruleset.orders[draw.pick(kinds) as G['order']['kind']];
    const offers = kind.offers(view, spot, plan as Plan<AnyOrder>);
    if (offers.length === 0) continue;
    const ref: OrderRef = ruleset.presentation.nextRef(view, plan);
    plan = withOrder(plan, { ...draw.pick(offers), ref } as unknown as G['order'], spot.unit);
  }
  return plan;
}

function spotsOf<G extends Game>(ruleset: Ruleset<G>, view: G['view']): readonly Spot[] {
  const { presentation } = ruleset;
  const units = presentation.units(view, emptyPlan());
  const here = new Set(units.map(({ place }) => place));
  return [
    ...units.map(({ unit }) => ({ unit })),
    ...units.map(({ unit }) => ({ unit })),
    ...presentation.map(view).places.filter(({ place }) => here.has(place)).map(({ place }) => ({ place })),
    ...presentation.seats(view).filter(({ relation }) => relation !== 'self').slice(0, 4).map(({ seat }) => ({ seat })),
    {},
  ];
}

/** The random plans of every seat. */
export function randomPlans<G extends Game>(
  ruleset: Ruleset<G>, state: G['state'], views: ReadonlyMap<SeatId, G['view']>, draw: Draw,
): Readonly<Record<SeatId, Plan<G['order']>>> {
  return Object.fromEntries(
    ruleset.seats(state).map((seat) => [seat, randomPlan(ruleset, views.get(seat) as G['view'], draw.fork(seat))]),
  ) as Readonly<Record<SeatId, Plan<G['order']>>>;
}
