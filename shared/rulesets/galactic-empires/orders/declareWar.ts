import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { warProblem } from '../rules/diplomacy.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
export const declareWar: GeOrderKind<'declare-war'> = {
  title: 'Declare War',
  codec: object({ kind: literal('declare-war'), ref, on: seat }),
  ...towards({
    kind: 'declare-war',
    order: (other) => ({ kind: 'declare-war', on: other }),
    problem: warProblem,
    pointless: ['war-already'],
  }),
  check: (view, order, at) => listed(needsHeadquarters(at), warProblem(world(view), view.me, order.on)),
  say: (order, view) => phrase('Declare war on the {empire}', { empire: seatArg(view, order.on) }),
};
