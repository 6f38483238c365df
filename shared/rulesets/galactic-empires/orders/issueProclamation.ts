import { literal, object, text } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/problem.ts';
import { doubtful } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import type { View } from '../model/view.ts';
import { defeatedProblem } from '../rules/diplomacy.ts';
import { verdicts } from '../rules/proclamations.ts';
import { proclamationHint } from '../rules/proclamationHint.ts';
import type { GeOrderKind } from './common.ts';
import { formOf, listed, needsHeadquarters, textField } from './common.ts';

/** Longest proclamation, in characters. */
const longest = 4000;

const silenced = (view: View): Problem | undefined => defeatedProblem(world(view), view.me, 'GE 91');

/** An announcement to all empires; a suitable one is paid (GE 91, 954). */
export const issueProclamation: GeOrderKind<'issue-proclamation'> = {
  title: 'Issue Proclamation',
  rulings: verdicts,
  hint: ({ text: given }, { parameters }, earlier) =>
    proclamationHint(
      given,
      parameters.proclamation.shortest,
      earlier.map((one) => one.text),
    ),
  codec: object({ kind: literal('issue-proclamation'), ref, text: text(longest) }),

  offers: (view, { unit, place, seat }, plan) => {
    if (unit !== undefined || place !== undefined || seat !== undefined || silenced(view) !== undefined)
      return [];
    return plan.hq.some(({ kind }) => kind === 'issue-proclamation')
      ? []
      : [{ kind: 'issue-proclamation', text: '' }];
  },

  form: (_view, order) =>
    formOf(order, [
      textField('text', 'What all empires shall read', longest, 8, order.text, (given) => ({
        ...order,
        text: given,
      })),
    ]),

  check: (view, order, at) => {
    const { shortest, reward } = view.parameters.proclamation;
    const length = order.text.trim().length;
    const wrong = listed(needsHeadquarters(at), silenced(view));
    if (length >= shortest) return wrong;
    const args = { length, shortest, reward };
    return [
      ...wrong,
      doubtful(
        'GE 91',
        'proclamation-short',
        'The proclamation has {length} characters; below {shortest} it counts as too short and earns nothing instead of {reward}. Write a little more.',
        args,
      ),
    ];
  },

  say: (order) =>
    phrase('Proclaim to all empires: «{text}»', {
      text: order.text.length > 60 ? `${order.text.slice(0, 59)}…` : order.text,
    }),
};
