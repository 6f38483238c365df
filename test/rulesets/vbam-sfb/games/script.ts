import { openDice } from '#kernel/dice/streams.ts';
import { nthOrder } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { emptyPlan, withOrder } from '#kernel/orders/plan.ts';
import type { Large, Script } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import type { Order } from '#rulesets/vbam-sfb/model/orders.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { begun, setup } from './begun.ts';

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

export const large: Large<VbamSfb> = {
  setups,
  worlds: setups.length,
  world: (size) => begun(setups[size]?.setup, openDice(`large ${size}`)),
  opening: 3,
  plans: (state) =>
    Object.fromEntries(
      keysInOrder(state.empires).map((seat) => [seat, scripted(vbamSfb.view(state, seat, []))]),
    ),
  objects: ({ systems, units }) => keysInOrder(systems).length + keysInOrder(units).length,
  oneMore: (view, plan) => withOrder(plan, { kind: 'invest', ref: nthOrder(view.me, view.turn, 99), ep: 1 }),
};
