import { literal, object } from '#kernel/codec/shapes.ts';
import { impossible } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { world } from '../imagine.ts';
import { annexationCost } from '../rules/money.ts';
import { placeArg, resources } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters, place, ref } from './common.ts';

/** Makes an own sector pay its taxes from next turn on, for one turn's revenue (GE 403, 856). */
export const annexSector: GeOrderKind<'annex-sector'> = {
  title: 'Annex Sector',
  codec: object({ kind: literal('annex-sector'), ref, place }),

  offers: (view, { place: at, unit }, plan) => {
    const sector = at === undefined ? undefined : world(view).sectors[at];
    if (at === undefined || unit !== undefined || sector?.owner !== view.me || sector.annexedTo === view.me) return [];
    const given = plan.hq.some((order) => order.kind === 'annex-sector' && 'place' in order && order.place === at);
    return given ? [] : [{ kind: 'annex-sector', place: at }];
  },

  check: (view, { place: wanted }, at) => {
    const sector = world(view).sectors[wanted];
    const args = { place: placeArg(view, wanted) };
    const wrong = needsHeadquarters(at);
    if (sector === undefined) return [...wrong, impossible('GE 403', 'unknown-place', 'There is no such sector on the map. Remove the order.')];
    if (sector.owner !== view.me) {
      return [...wrong, impossible('GE 856', 'not-owned-at-start', '{place} is not yours at the start of the turn. Conquer it first and annex it next turn.', args)];
    }
    if (sector.annexedTo === view.me) return [...wrong, impossible('GE 403', 'annexed-already', '{place} is annexed to you already. Remove the order.', args)];
    return wrong;
  },

  say: ({ place: wanted }, view) => {
    const sector = world(view).sectors[wanted];
    return phrase('Annex {place} for {cost} resources', {
      place: placeArg(view, wanted), cost: sector === undefined ? '?' : resources(annexationCost(sector)),
    });
  },
};
