import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { decloakProblem } from '../../rules/movement/cloaking.ts';
import { offeredTo, unitAt } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';

/** Shows a cloaked starfleet again (GE 455, 625). */
export const decloak: GeOrderKind<'decloak'> = {
  title: 'Decloak',
  codec: object({ kind: literal('decloak'), ref }),

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan), { kind: 'decloak' }, decloakProblem),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.cloaked === true ? decloakProblem(unit) : undefined;
  },

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit?.kind === 'garrison' ? decloakProblem(unit) : undefined);
  },

  say: () => phrase('Decloak'),
};
