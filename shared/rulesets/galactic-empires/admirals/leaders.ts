import { optional } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { leaderProblem } from '../fleets/administration.ts';
import { noPartner, receiverProblems } from '../fleets/transfers.ts';
import type { AdmiralId } from '../model/ids.ts';
import { admiralRef as admiral, unitRef as unit } from '../model/parts.ts';
import { admiralArg, unitArg } from '../model/words.ts';
import type { Fresh } from '../planning/common.ts';
import { absentAdmiral, listed, needsUnit, ownUnit } from '../planning/common.ts';
import { admiralChoices, choiceField, unitChoices } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { noAdmirals } from './admirals.ts';

/** The admiral whose tactics help the unit in battle; one alone leads (GE 481). */
export const assignLeader = order('assign-leader', {
  title: 'Assign Leader',
  fields: { admiral: optional(admiral) },

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const other = unit?.admirals.find(({ id }) => id !== unit.leader);
    if (other !== undefined) return [{ admiral: other.id }];
    return unit?.leader === undefined ? [] : [{}];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [
    choiceField(
      'admiral',
      'Leader',
      [{ value: '', label: phrase('Nobody') }, ...admiralChoices(view, at)],
      order.admiral ?? '',
      (given): Fresh<'assign-leader'> => {
        const { admiral: _, ...rest } = order;
        return given === '' ? rest : { ...rest, admiral: given as AdmiralId };
      },
    ),
  ],

  check: (view, order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : leaderProblem(unit, order.admiral));
  },

  say: (order, view) =>
    order.admiral === undefined
      ? phrase('Have no leader')
      : phrase('Make {admiral} the leader', { admiral: admiralArg(view, order.admiral) }),
});

/** An admiral for another own unit, as soon as both are in one place (GE 479, 1455). */
export const transferAdmiral = order('transfer-admiral', {
  title: 'Transfer Admiral',
  fields: { admiral, to: unit },

  offers: (view, at, plan) => {
    const first = ownUnit(view, at)?.admirals[0];
    const to = at.unit === undefined ? undefined : partners(view, plan, at.unit)[0]?.unit;
    return first === undefined || to === undefined ? [] : [{ admiral: first.id, to }];
  },

  form: (view, order, at, plan) => {
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others = at.unit === undefined ? [] : partners(view, plan, at.unit);
    return [
      choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (given) => ({
        ...order,
        admiral: given as AdmiralId,
      })),
      choiceField('to', 'To', unitChoices(view, others, here), order.to, (to) => ({
        ...order,
        to: to as UnitId,
      })),
    ];
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
});
