import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { annexProblem } from '../../rules/works/annexation.ts';
import { annexationCost } from '../../rules/money/money.ts';
import { placeArg, resources } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { isPlannedAt } from '../planned.ts';
import { listed, needsHeadquarters } from '../common.ts';

/** Makes an own sector pay its taxes from next turn on, for one turn's revenue (GE 403, 856). */
export const annexSector: GeOrderKind<'annex-sector'> = {
  title: 'Annex Sector',
  codec: object({ kind: literal('annex-sector'), ref, place }),

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || annexProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'annex-sector', at) ? [] : [{ kind: 'annex-sector', place: at }];
  },

  whyNot: (view, { place: at, unit }) => {
    if (at === undefined || unit !== undefined || world(view).sectors[at]?.owner !== view.me)
      return undefined;
    return annexProblem(world(view), view.me, at);
  },

  check: (view, { place: wanted }, at) =>
    listed(needsHeadquarters(at), annexProblem(world(view), view.me, wanted)),

  say: ({ place: wanted }, view) => {
    const sector = world(view).sectors[wanted];
    return phrase('Annex {place} for {cost} resources', {
      place: placeArg(view, wanted),
      cost: sector === undefined ? '?' : resources(annexationCost(sector)),
    });
  },
};
