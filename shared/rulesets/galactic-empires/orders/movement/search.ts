import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { searchProblem } from '../../rules/movement/searching.ts';
import { offeredTo, unitAt } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { needsUnit } from '../common.ts';

/** Looks for cloaked starfleets where the unit is; takes a phase and the whole turn (GE 457, 703, 7361). */
export const search: GeOrderKind<'search'> = {
  title: 'Search',
  codec: object({ kind: literal('search'), ref }),

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan, true), { kind: 'search' }, searchProblem),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined ? undefined : searchProblem(unit);
  },

  // Whether it can search depends on the rest of the plan, which the review runs through the engine.
  check: (_view, _order, at) => needsUnit(at),

  say: () => phrase('Search for cloaked starfleets'),
};
