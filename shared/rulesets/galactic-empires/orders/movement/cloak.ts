import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { cloakProblem } from '../../rules/movement/cloaking.ts';
import { offeredTo, unitAt } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';

/** Hides the starfleet from all others (GE 453, 619-625). */
export const cloak: GeOrderKind<'cloak'> = {
  title: 'Cloak',
  codec: object({ kind: literal('cloak'), ref }),

  offers: (view, at, plan) =>
    offeredTo(unitAt(view, at, plan), { kind: 'cloak' }, (unit) => cloakProblem(world(view), unit)),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.kind !== 'starfleet' || unit.cloaked ? undefined : cloakProblem(world(view), unit);
  },

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    // Its ships, earlier changes of its cloak and the phase depend on the rest of the plan, which the review runs through the engine.
    return listed(needsUnit(at), unit?.kind === 'garrison' ? cloakProblem(world(view), unit) : undefined);
  },

  say: () => phrase('Cloak'),
};
