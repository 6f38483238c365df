import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { order } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { place } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { placeArg, resources } from '../model/words.ts';
import { givenAlready } from '../planning/aboutEmpire.ts';
import { isPlannedAt } from '../planning/planned.ts';
import { dropProblem, permissionCost, requestProblem } from './rights.ts';

/** Problems for which the order is left out without a reason: it would be pointless. */
const pointless: readonly string[] = ['permission-not-sold', 'permission-held'];

/** The sector at this spot, if by its last report it is independent. */
function independent(view: View, { place: at, unit }: Spot): PlaceId | undefined {
  const report = at === undefined || unit !== undefined ? undefined : view.sectors[at]?.report;
  return report === undefined || report.owner !== undefined ? undefined : at;
}

const isGiven = (plan: Plan<AnyOrder>, at: PlaceId): boolean => isPlannedAt(plan, 'request-permission', at);

/** Buys special permission of an independent sector, where the game sells it (GE 1341, E-53). Offered for sectors that have been reported. */
export const requestPermission = order('request-permission', {
  title: 'Request Special Permission',
  fields: { place },

  offers: (view, spot, plan) => {
    const at = independent(view, spot);
    return at === undefined || isGiven(plan, at) || requestProblem(world(view), view.me, at) !== undefined
      ? []
      : [{ place: at }];
  },

  whyNot: (view, spot, plan) => {
    const at = independent(view, spot);
    if (at === undefined) return undefined;
    const problem = isGiven(plan, at) ? givenAlready() : requestProblem(world(view), view.me, at);
    return problem === undefined || pointless.includes(problem.code) ? undefined : problem;
  },

  cannot: (state, { seat, order: { place: where } }) => requestProblem(state, seat, where),

  say: ({ place: where }, view) => {
    const report = view.sectors[where]?.report;
    return phrase('Request special permission for {place} for {cost} resources', {
      place: placeArg(view, where),
      cost: report === undefined ? '?' : resources(permissionCost(report)),
    });
  },
});

/** Gives up the permission for an independent sector, so that it can be invaded (GE 407, 671). */
export const dropPermission = order('drop-permission', {
  title: 'Give Up Special Permission',
  fields: { place },

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || dropProblem(world(view), view.me, at) !== undefined)
      return [];
    return isPlannedAt(plan, 'drop-permission', at) ? [] : [{ place: at }];
  },

  whyNot: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined) return undefined;
    return isPlannedAt(plan, 'drop-permission', at) ? givenAlready() : undefined;
  },

  cannot: (state, { seat, order: { place: where } }) => dropProblem(state, seat, where),

  say: ({ place: where }, view) =>
    phrase('Give up special permission for {place}', { place: placeArg(view, where) }),
});
