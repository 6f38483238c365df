import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, place } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { cedeProblem } from '../../rules/works/annexation.ts';
import { placeArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { isPlannedAt } from '../planned.ts';
import { needsHeadquarters } from '../common.ts';

/** Gives up an own annexation; the sector stays owned (GE 405, E-23). */
export const cedeSector: GeOrderKind<'cede-sector'> = {
  title: 'Cede Sector',
  codec: object({ kind: literal('cede-sector'), ref, place }),

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || cedeProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'cede-sector', at) ? [] : [{ kind: 'cede-sector', place: at }];
  },

  whyNot: (view, { place: at, unit }) => {
    const sector = at === undefined || unit !== undefined ? undefined : world(view).sectors[at];
    const concerned = sector?.owner === view.me || sector?.annexedTo === view.me;
    return at === undefined || !concerned ? undefined : cedeProblem(world(view), view.me, at);
  },

  // What the empire holds by then depends on the rest of the plan, which the review runs through the engine.
  check: (_view, _order, at) => needsHeadquarters(at),

  say: ({ place: where }, view) => phrase('Cede {place} to local control', { place: placeArg(view, where) }),
};
