import { literal, object } from '#kernel/codec/shapes.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { admiralRef, orderCause as ref } from '../../codecs/parts.ts';
import type { Order } from '../../model/orders.ts';
import type { AdmiralId } from '../../model/ids.ts';
import { admiralProblem, noAdmirals } from '../../rules/forces/admirals.ts';
import { nameProblem } from '../../rules/forces/naming.ts';
import { admiralArg, admiralName } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { admiralChoices, choiceField, formOf, textField } from '../fields.ts';
import { listed, name, needsUnit, ownUnit } from '../common.ts';

/** Gives an admiral another name (GE 485). */
export const renameAdmiral: GeOrderKind<'rename-admiral'> = {
  title: 'Rename Admiral',
  codec: object({ kind: literal('rename-admiral'), ref, admiral: admiralRef, name }),

  offers: (view, at, plan) => {
    const renamed = ordersOf(plan as Plan<Order>, at.unit).flatMap((order) =>
      order.kind === 'rename-admiral' ? [order.admiral] : [],
    );
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !renamed.includes(id));
    return first === undefined
      ? []
      : [{ kind: 'rename-admiral', admiral: first.id, name: first.name.slice(0, 40).trim() }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) =>
    formOf(order, [
      choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (admiral) => ({
        ...order,
        admiral: admiral as AdmiralId,
        name: (admiralName(view, admiral as AdmiralId) ?? order.name).slice(0, 40).trim(),
      })),
      textField(
        'name',
        'New name',
        40,
        1,
        order.name,
        (given) => ({ ...order, name: given.trim() === '' ? order.name : given }),
        'admiral',
      ),
    ]),

  check: (view, { admiral, name: given }, at) => {
    const unit = ownUnit(view, at);
    return listed(
      needsUnit(at),
      unit === undefined ? undefined : admiralProblem(unit, admiral),
      nameProblem('GE 485', given),
    );
  },

  say: ({ admiral, name: given }, view) =>
    phrase('Rename {admiral} to {name}', { admiral: admiralArg(view, admiral), name: given }),
};
