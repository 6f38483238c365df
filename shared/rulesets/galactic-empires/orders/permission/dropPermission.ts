import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { dropProblem } from '../../rules/diplomacy/rights.ts';
import { placeArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { isPlannedAt } from '../planned.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { givenAlready } from '../diplomacy/aboutEmpire.ts';

/** Gives up the permission for an independent sector, so that it can be invaded (GE 407, 671). */
export const dropPermission: GeOrderKind<'drop-permission'> = {
  title: 'Give Up Special Permission',
  codec: object({ kind: literal('drop-permission'), ref, place }),

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || dropProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'drop-permission', at) ? [] : [{ kind: 'drop-permission', place: at }];
  },

  whyNot: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined) return undefined;
    return isPlannedAt(plan, 'drop-permission', at) ? givenAlready() : undefined;
  },

  check: (view, { place: where }, at) =>
    listed(needsHeadquarters(at), dropProblem(world(view), view.me, where)),

  say: ({ place: where }, view) =>
    phrase('Give up special permission for {place}', { place: placeArg(view, where) }),
};
