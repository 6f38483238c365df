import { ordersOf } from '#kernel/orders/plan.ts';
import type { Answering } from '#kernel/turn/question.ts';
import type { Order, View } from './model.ts';
import { boatOf } from './model.ts';

/** Who answers in place of a person (PD 6): orders that said so in advance, or a computer that knows of pearls on the ground. */
export const answering: Required<Omit<Answering<View, Order>, 'glance'>> = {
  programme: ({ me }, plan) =>
    ordersOf(plan, boatOf(me)).some((order) => order.kind === 'dive' && order.again === true)
      ? [{ kind: 'go-down-again' }]
      : undefined,
  computer: ({ boat, reefs }) => ((reefs[boat.place]?.pearls ?? 0) > 0 ? [{ kind: 'go-down-again' }] : []),
};
