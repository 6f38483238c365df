import { literal, object, text } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { defeatedProblem } from '../../rules/diplomacy/diplomacy.ts';
import type { Verdict } from '../../rules/diplomacy/proclamations.ts';
import {
  proclamationIncome,
  standingVerdict,
  verdictOf,
  verdicts,
} from '../../rules/diplomacy/proclamations.ts';
import { proclamationHint } from '../../rules/diplomacy/proclamationHint.ts';
import type { GeOrderKind } from '../common.ts';
import { resources } from '../../words.ts';
import { formOf, textField } from '../fields.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { doubtful } from '../../tables/refusals.ts';

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
      textField('text', 'Text (every empire will read it)', longest, 8, order.text, (given) => ({
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
    return [...wrong, doubtful('GE 91', 'proclamation-short', args)];
  },

  rulingMeans: ({ ref: judged, text: given }, view, ruling, { hq }) => {
    const state = world(view);
    const isFirst = hq.find(({ kind }) => kind === 'issue-proclamation')?.ref === judged;
    return meansOf(state, view.me, verdictOf(ruling) ?? standingVerdict(state, given), isFirst);
  },

  say: (order) => proclaimed(order.text.length > 60 ? `${order.text.slice(0, 59)}…` : order.text),
  sayWhole: (order) => proclaimed(order.text.trim()),
};

const proclaimed = (text: string): Phrase => phrase('Proclaim to all empires: «{text}»', { text });

/** What follows from a verdict on a proclamation (GE 91, 954, E-42). */
function meansOf(state: State, seat: SeatId, verdict: Verdict, isFirst: boolean): Phrase {
  if (!isFirst)
    return phrase(
      verdict === 'unsuitable'
        ? 'No other empire reads it. It is not the empire’s first this turn, so it is neither paid nor fined.'
        : 'All empires read it. It is not the empire’s first this turn, so it is neither paid nor fined.',
    );
  switch (verdict) {
    case 'suitable':
      return phrase('All empires read it, and the empire gains {amount} resources.', {
        amount: resources(proclamationIncome(state, seat, verdict)),
      });
    case 'short':
      return phrase('All empires read it, and the empire gains nothing.');
    case 'unsuitable':
      return phrase(
        'No other empire reads it, and the empire pays a fine of {fine} resources, or what it has left.',
        { fine: state.parameters.proclamation.fine },
      );
  }
}
