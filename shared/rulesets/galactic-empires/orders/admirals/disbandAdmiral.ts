import { literal, object } from '#kernel/codec/shapes.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { admiralRef, orderCause as ref } from '../../codecs/parts.ts';
import type { Order } from '../../model/orders.ts';
import type { AdmiralId } from '../../model/ids.ts';
import { noAdmirals } from '../../rules/forces/admirals.ts';
import { admiralArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { absentAdmiral, ownUnit } from '../common.ts';
import { admiralChoices, choiceField, formOf } from '../fields.ts';

/** Retires an admiral (GE 483). */
export const disbandAdmiral: GeOrderKind<'disband-admiral'> = {
  title: 'Disband Admiral',
  codec: object({ kind: literal('disband-admiral'), ref, admiral: admiralRef }),

  offers: (view, at, plan) => {
    const retired = ordersOf(plan as Plan<Order>, at.unit).flatMap((order) =>
      order.kind === 'disband-admiral' ? [order.admiral] : [],
    );
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !retired.includes(id));
    return first === undefined ? [] : [{ kind: 'disband-admiral', admiral: first.id }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) =>
    formOf(order, [
      choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (admiral) => ({
        ...order,
        admiral: admiral as AdmiralId,
      })),
    ]),

  check: (view, { admiral }, at) => absentAdmiral(view, at, admiral),

  say: ({ admiral }, view) => phrase('Disband {admiral}', { admiral: admiralArg(view, admiral) }),
};
