import { optional } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { world } from '../model/imagine.ts';
import { unitRef as unit } from '../model/parts.ts';
import { isStarfleetOf } from '../model/units/command.ts';
import { unitArg } from '../model/words.ts';
import type { Fresh } from '../planning/common.ts';
import { needsUnit, ownUnit } from '../planning/common.ts';
import { choiceField, unitChoices } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { partners, plannedUnit } from '../planning/planned.ts';
import { doubtful } from '../refusals.ts';
import { followProblem } from './administration.ts';

/** Retreats when the followed unit retreats, and only then (GE 511). */
export const setFollow = order('set-follow', {
  title: 'Follow',
  fields: { unit: optional(unit) },

  offers: (view, at, plan) => {
    if (at.unit === undefined || plannedUnit(view, plan, at.unit)?.kind !== 'starfleet') return [];
    if (ownUnit(view, at)?.follows !== undefined) return [{}];
    const other = partners(view, plan, at.unit).find(({ kind }) => kind === 'starfleet')?.unit;
    return other === undefined ? [] : [{ unit: other }];
  },

  form: (view, order, at, plan) => {
    const here = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit)?.place;
    const others =
      at.unit === undefined ? [] : partners(view, plan, at.unit).filter(({ kind }) => kind === 'starfleet');
    const choices = [{ value: '', label: phrase('No unit') }, ...unitChoices(view, others, here)];
    return [
      choiceField('unit', 'Follow', choices, order.unit ?? '', (given): Fresh<'set-follow'> => {
        const { unit: _, ...rest } = order;
        return given === '' ? rest : { ...rest, unit: given as UnitId };
      }),
    ];
  },

  check: (view, order, at) => {
    const wrong = needsUnit(at);
    if (order.unit === undefined || at.unit === undefined) return wrong;
    const problem = followProblem(world(view), view.me, at.unit, order.unit);
    // A starfleet that the plan forms does not exist yet.
    if (problem !== undefined)
      return problem.code === 'follows-nobody' && isStarfleetOf(view.me, order.unit)
        ? wrong
        : [...wrong, problem];
    if (view.units[order.unit]?.kind !== 'garrison') return wrong;
    return [
      ...wrong,
      doubtful('GE 1092', 'follows-garrison', {
        unit: unitArg(view, order.unit),
      }),
    ];
  },

  say: (order, view) =>
    order.unit === undefined
      ? phrase('Follow no unit')
      : phrase('Follow {unit} in battle', { unit: unitArg(view, order.unit) }),
});
