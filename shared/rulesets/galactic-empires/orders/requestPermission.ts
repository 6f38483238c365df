import { literal, object } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { permissionCost, requestProblem } from '../rules/rights.ts';
import { placeArg, resources } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { givenAlready } from './towards.ts';

/** Why permission is asked for nowhere: nothing is said of it then. */
const pointless: readonly Problem['code'][] = ['permission-not-sold', 'not-independent', 'permission-held'];

/** Buys special permission of an independent sector, where the game sells it (GE 1341, E-53). Offered for sectors of which a report has come. */
export const requestPermission: GeOrderKind<'request-permission'> = {
  title: 'Request Special Permission',
  codec: object({ kind: literal('request-permission'), ref, place }),

  offers: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || view.sectors[at]?.report === undefined) return [];
    const given = plan.hq.some((order) => order.kind === 'request-permission' && 'place' in order && order.place === at);
    return given || requestProblem(world(view), view.me, at) !== undefined ? [] : [{ kind: 'request-permission', place: at }];
  },

  whyNot: (view, { place: at, unit }, plan) => {
    if (at === undefined || unit !== undefined || view.sectors[at]?.report === undefined) return undefined;
    if (plan.hq.some((order) => order.kind === 'request-permission' && 'place' in order && order.place === at)) return givenAlready();
    const problem = requestProblem(world(view), view.me, at);
    return problem === undefined || pointless.includes(problem.code) ? undefined : problem;
  },

  // Whether the treasury carries it depends on the rest of the plan: its review runs it through the engine.
  check: (view, { place: where }, at) => listed(needsHeadquarters(at), requestProblem(world(view), view.me, where)),

  say: ({ place: where }, view) => {
    const report = view.sectors[where]?.report;
    return phrase('Request special permission for {place} for {cost} resources', {
      place: placeArg(view, where), cost: report === undefined ? '?' : resources(permissionCost(report)),
    });
  },
};
