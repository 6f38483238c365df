import { literal, object, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { admiralRef as admiral, orderCause as ref } from '../../codecs/parts.ts';
import type { AdmiralId } from '../../model/ids.ts';
import { leaderProblem } from '../../rules/works/administration.ts';
import { noAdmirals } from '../../rules/forces/admirals.ts';
import { admiralArg } from '../../words.ts';
import type { Fresh, GeOrderKind } from '../common.ts';
import { admiralChoices, choiceField, formOf } from '../fields.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';

/** The admiral whose tactics help the unit in battle; one alone leads (GE 481). */
export const assignLeader: GeOrderKind<'assign-leader'> = {
  title: 'Assign Leader',
  codec: object({ kind: literal('assign-leader'), ref, admiral: optional(admiral) }),

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const other = unit?.admirals.find(({ id }) => id !== unit.leader);
    if (other !== undefined) return [{ kind: 'assign-leader', admiral: other.id }];
    return unit?.leader === undefined ? [] : [{ kind: 'assign-leader' }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) =>
    formOf(order, [
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
    ]),

  check: (view, order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : leaderProblem(unit, order.admiral));
  },

  say: (order, view) =>
    order.admiral === undefined
      ? phrase('Have no leader')
      : phrase('Make {admiral} the leader', { admiral: admiralArg(view, order.admiral) }),
};
