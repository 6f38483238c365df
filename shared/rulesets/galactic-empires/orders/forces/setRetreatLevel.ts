import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, rank } from '../../codecs/parts.ts';
import { ranks } from '../../model/state.ts';
import { stanceProblem } from '../../rules/works/administration.ts';
import { retreatPhrase } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { choiceField, formOf, toRank } from '../fields.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedUnit } from '../planned.ts';

const levels = ranks.map((level) => ({
  value: String(level),
  label: phrase('{level}: {when}', { level, when: retreatPhrase(level) }),
}));

/** The rank that, with all before it empty, makes the starfleet retreat (GE 515, 1664). */
export const setRetreatLevel: GeOrderKind<'set-retreat-level'> = {
  title: 'Change Retreat Level',
  codec: object({ kind: literal('set-retreat-level'), ref, level: rank }),

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ kind: 'set-retreat-level', level: ownUnit(view, at)?.retreatLevel ?? 5 }];
  },

  form: (_view, order) =>
    formOf(order, [
      choiceField('level', 'Retreat level', levels, String(order.level), (given) => ({
        ...order,
        level: toRank(given),
      })),
    ]),

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : stanceProblem(unit));
  },

  say: ({ level }) =>
    phrase(level === 5 ? 'Never retreat (retreat level 5)' : 'Retreat {when} (retreat level {level})', {
      when: retreatPhrase(level),
      level,
    }),
};
