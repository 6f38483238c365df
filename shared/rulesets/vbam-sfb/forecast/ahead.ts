import type { Plan } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Expected, Going } from '../encounters/expected.ts';
import { expected } from '../encounters/expected.ts';
import type { Order } from '../game.ts';
import { imagine, unitSeen } from '../model/imagine.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** What a plan orders to go. */
export const goingIn = ({ units }: Plan<Order>): readonly Going[] =>
  inOrder(units).flatMap(([unit, orders]) =>
    orders.flatMap((order) => (order.kind === 'move' ? [{ unit, way: order.way, along: order.along }] : [])),
  );

/** Standing orders as a plan will leave them. */
export function withStanding(view: View, { hq, units }: Plan<Order>): View {
  const last = hq.findLast((order) => order.kind === 'stand');
  const { standing, ...own } = view.own;
  const kept = last === undefined ? standing : last.standing;
  const changed = inOrder(view.units).map(([id, unit]) => {
    const order = (units[id] ?? []).findLast((one) => one.kind === 'stand');
    if (order === undefined) return [id, unit] as const;
    const { standing: _, ...rest } = unit;
    return [id, order.standing === undefined ? rest : { ...rest, standing: order.standing }] as const;
  });
  return {
    ...view,
    own: { ...own, ...defined({ standing: kept }) },
    units: Object.fromEntries(changed),
  };
}

/** What an empire imagines, with enemies where they were seen last, as long as they were seen nowhere else since. */
export function remembered(view: View): State {
  const state = imagine(view);
  const seen = inOrder(view.sectors)
    .toSorted(([, a], [, b]) => a.turn - b.turn)
    .flatMap(([place, { units }]) =>
      inOrder(units).map(([id, unit]) => [id, unitSeen(place, unit)] as const),
    );
  return { ...state, units: { ...Object.fromEntries(seen), ...state.units } };
}

/** Battles that may come this turn, by a plan and by what is known of enemies: they are looked for once, as long as neither changes. */
export function battlesAhead(view: View, plan: Plan<Order>): readonly Expected[] {
  if (view.me === gameMaster) return [];
  const known = kept.get(view);
  if (known?.plan === plan) return known.battles;
  const battles = expected(remembered(withStanding(view, plan)), view.me, goingIn(plan));
  kept.set(view, { plan, battles });
  return battles;
}

const kept = new WeakMap<View, { readonly plan: Plan<Order>; readonly battles: readonly Expected[] }>();
