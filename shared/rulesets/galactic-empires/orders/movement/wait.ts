import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { canWait } from '../../rules/movement/movement.ts';
import { unitAt } from './ahead.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';
import { plannedUnit } from '../planned.ts';

/** Holds position for one phase; the first of a turn is free, each later one costs a move-point (GE 1373). */
export const wait: GeOrderKind<'wait'> = {
  title: 'Wait',
  codec: object({ kind: literal('wait'), ref }),

  offers: (view, { unit, place }, plan) =>
    unit !== undefined && place === undefined && plannedUnit(view, plan, unit)?.kind === 'starfleet'
      ? [{ kind: 'wait' }]
      : [],

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.kind === 'garrison' ? canWait(world(view), unit) : undefined;
  },

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit?.kind === 'garrison' ? canWait(world(view), unit) : undefined);
  },

  say: () => phrase('Wait one phase'),
};
