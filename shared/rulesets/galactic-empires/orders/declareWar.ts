import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { warProblem } from '../rules/diplomacy.ts';
import { world } from '../imagine.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';

/** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
export const declareWar: GeOrderKind<'declare-war'> = {
  title: 'Declare War',
  codec: object({ kind: literal('declare-war'), ref, on: seat }),

  offers: (view, { seat: on, unit }, plan) => {
    if (on === undefined || unit !== undefined || warProblem(world(view), view.me, on) !== undefined) return [];
    const given = plan.hq.some((order) => order.kind === 'declare-war' && 'on' in order && order.on === on);
    return given ? [] : [{ kind: 'declare-war', on }];
  },

  check: (view, { on }, at) => listed(needsHeadquarters(at), warProblem(world(view), view.me, on)),

  say: ({ on }, view) => phrase('Declare war on the {empire}', { empire: seatArg(view, on) }),
};
