import { literal, object, optional } from '#kernel/codec/shapes.ts';
import { impossible } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { AdmiralId } from '../model/state.ts';
import { admiralText } from '../words.ts';
import type { Fresh, GeOrderKind } from './common.ts';
import { admiral, admiralChoices, choiceField, formOf, needsUnit, ownUnit, ref } from './common.ts';

/** The admiral whose tactics help the unit in battle; one alone leads (GE 479). */
export const assignLeader: GeOrderKind<'assign-leader'> = {
  title: 'Assign Leader',
  codec: object({ kind: literal('assign-leader'), ref, admiral: optional(admiral) }),

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    const other = unit?.admirals.find(({ id }) => id !== unit.leader);
    if (other !== undefined) return [{ kind: 'assign-leader', admiral: other.id }];
    return unit?.leader === undefined ? [] : [{ kind: 'assign-leader' }];
  },

  form: (view, order, at) => formOf(order, [
    choiceField('admiral', 'Leader', [{ value: '', label: phrase('Nobody') }, ...admiralChoices(view, at)], order.admiral ?? '', (given): Fresh<'assign-leader'> => {
      const { admiral: _, ...rest } = order;
      return given === '' ? rest : { ...rest, admiral: given as AdmiralId };
    }),
  ]),

  check: (view, order, at) => {
    const unit = ownUnit(view, at);
    if (unit === undefined || order.admiral === undefined || unit.admirals.some(({ id }) => id === order.admiral)) return needsUnit(at);
    // Leaders are named before transfers happen (GE 607-633, E-07).
    return [...needsUnit(at), impossible('GE 479', 'leader-not-in-unit', '{admiral} is not in this unit when leaders are named: transfer him this turn and make him leader in the next.', {
      admiral: admiralText(view, order.admiral),
    })];
  },

  say: (order, view) => (order.admiral === undefined
    ? phrase('Have no leader')
    : phrase('Make {admiral} the leader', { admiral: admiralText(view, order.admiral) })),
};
