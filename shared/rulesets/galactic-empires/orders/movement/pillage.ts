import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { pillageProblem } from '../../rules/money/pillaging.ts';
import { unitAt } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { needsUnit } from '../common.ts';
import { plannedWorld } from '../planned.ts';

/** Seizes the revenue of the sector the unit is in; takes a phase and all move-points (GE 439, 757-777). */
export const pillage: GeOrderKind<'pillage'> = {
  title: 'Pillage Sector',
  codec: object({ kind: literal('pillage'), ref }),

  offers: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined || pillageProblem(plannedWorld(view, plan), unit) !== undefined
      ? []
      : [{ kind: 'pillage' }];
  },

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan, true);
    return unit === undefined ? undefined : pillageProblem(plannedWorld(view, plan), unit);
  },

  // Where the unit is by then, and who pillages with it, depends on the rest of the plan, which the review runs through the engine.
  check: (_view, _order, at) => needsUnit(at),

  say: () => phrase('Pillage the sector'),
};
