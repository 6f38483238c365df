import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { nameProblem } from '../../rules/forces/naming.ts';
import type { GeOrderKind } from '../common.ts';
import { formOf, textField } from '../fields.ts';
import { listed, name, needsUnit, ownUnit } from '../common.ts';

/** A new name for a unit (GE 465). */
export const renameUnit: GeOrderKind<'rename-unit'> = {
  title: 'Rename Unit',
  codec: object({ kind: literal('rename-unit'), ref, name }),

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    return unit === undefined
      ? []
      : [{ kind: 'rename-unit', name: unit.name === '' ? 'Unnamed' : unit.name.slice(0, 40).trim() }];
  },

  form: (view, order, at) =>
    formOf(order, [
      textField(
        'name',
        'Name',
        40,
        1,
        order.name,
        (given) => ({ ...order, name: given.trim() === '' ? order.name : given }),
        ownUnit(view, at)?.kind === 'starfleet' ? 'starfleet' : undefined,
      ),
    ]),

  check: (_view, order, at) => listed(needsUnit(at), nameProblem('GE 465', order.name)),

  say: (order) => phrase('Rename to «{name}»', { name: order.name }),
};
