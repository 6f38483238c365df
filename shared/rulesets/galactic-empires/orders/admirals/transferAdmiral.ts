import { literal, object } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { admiralRef as admiral, orderCause as ref, unitRef as unit } from '../../codecs/parts.ts';
import type { AdmiralId } from '../../model/ids.ts';
import { noAdmirals } from '../../rules/forces/admirals.ts';
import { noPartner } from '../../rules/forces/transfers.ts';
import { admiralArg, unitArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { absentAdmiral, ownUnit, receiverProblems } from '../common.ts';
import { admiralChoices, choiceField, formOf, unitChoices } from '../fields.ts';
import { partners, plannedUnit } from '../planned.ts';

/** An admiral for another own unit, as soon as both are in one place (GE 479, 1455). */
export const transferAdmiral: GeOrderKind<'transfer-admiral'> = {
  title: 'Transfer Admiral',
  codec: object({ kind: literal('transfer-admiral'), ref, admiral, to: unit }),

  offers: (view, at, plan) => {
    const first = ownUnit(view, at)?.admirals[0];
    const to = at.unit === undefined ? undefined : partners(view, plan, at.unit)[0]?.unit;
    return first === undefined || to === undefined
      ? []
      : [{ kind: 'transfer-admiral', admiral: first.id, to }];
  },

  form: (view, order, at, plan) => {
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others = at.unit === undefined ? [] : partners(view, plan, at.unit);
    return formOf(order, [
      choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (given) => ({
        ...order,
        admiral: given as AdmiralId,
      })),
      choiceField('to', 'To', unitChoices(view, others, here), order.to, (to) => ({
        ...order,
        to: to as UnitId,
      })),
    ]);
  },

  whyNot: (view, at, plan) => {
    const unit = ownUnit(view, at);
    if (unit === undefined || at.unit === undefined) return undefined;
    if (unit.admirals.length === 0) return noAdmirals();
    return partners(view, plan, at.unit).length === 0 ? noPartner() : undefined;
  },

  check: (view, order, at) => [
    ...absentAdmiral(view, at, order.admiral),
    ...receiverProblems(view, at, order.to),
  ],

  say: (order, view) =>
    phrase('Transfer {admiral} to {unit}', {
      admiral: admiralArg(view, order.admiral),
      unit: unitArg(view, order.to),
    }),
};
