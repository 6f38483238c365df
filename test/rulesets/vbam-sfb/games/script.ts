import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Large, Script } from '#test/support/kits/testKit.ts';
import type { VbamSfb, Order } from '#rulesets/vbam-sfb/game.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { setup } from './begun.ts';
import { objectsIn, warOf, warPlans } from './war.ts';

/** Invests 30, and raises what costs least. */
const scripted = ({ me, turn, systems }: View): Plan<Order> => {
  const [cheapest] = inOrder(systems).toSorted(([, a], [, b]) => a.productivity - b.productivity);
  const invest = withOrder<Order>(emptyPlan(), { kind: 'invest', ref: nthOrder(me, turn, 1), ep: 30 });
  return cheapest === undefined
    ? invest
    : withOrder<Order>(invest, { kind: 'raise', ref: nthOrder(me, turn, 2), place: cheapest[0] });
};

export const script: Script<VbamSfb> = {
  plan: scripted,
  happens: [
    'income-received',
    'tech-invested',
    'productivity-bought',
    'productivity-raised',
    'morale-changed',
  ],
};

const setups = [
  { name: '3 empires', setup: setup(3) },
  { name: '12 empires', setup: setup(12) },
] as const;
/** How many times the smallest war each of them is. */
const wars = [1, 3, 8] as const;

export const large: Large<VbamSfb> = {
  setups,
  worlds: wars.length,
  world: (size) => warOf(wars[size] ?? 1),
  grand: 2,
  growth: { less: 0, more: 2 },
  opening: 3,
  plans: warPlans,
  objects: objectsIn,
  oneMore: (view, plan) => withOrder(plan, { kind: 'invest', ref: nthOrder(view.me, view.turn, 99), ep: 1 }),
};
