import { literal, object } from '#kernel/codec/shapes.ts';
import { impossible } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters, ref, seat } from './common.ts';

/** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
export const declareWar: GeOrderKind<'declare-war'> = {
  title: 'Declare War',
  codec: object({ kind: literal('declare-war'), ref, on: seat }),

  offers: (view, { seat: on, unit }, plan) => {
    const empire = on === undefined ? undefined : view.empires[on];
    if (on === undefined || unit !== undefined || empire?.relation !== 'neutral' || empire.defeated) return [];
    const given = plan.hq.some((order) => order.kind === 'declare-war' && 'on' in order && order.on === on);
    return given ? [] : [{ kind: 'declare-war', on }];
  },

  check: (view, { on }, at) => {
    const empire = view.empires[on];
    const args = { empire: seatArg(view, on) };
    const wrong = needsHeadquarters(at);
    if (empire === undefined) {
      return [...wrong, impossible('GE 269', 'unknown-empire', 'No empire of this game is called {empire}. Remove the order.', args)];
    }
    switch (empire.relation) {
      case 'self':
        return [...wrong, impossible('GE 269', 'war-on-self', 'You cannot declare war on yourself. Remove the order.')];
      case 'alliance':
        return [...wrong, impossible('GE 575', 'war-on-ally', 'The {empire} is your ally. Cancel the alliance this turn; you can declare war in the next.', args)];
      case 'war':
        return [...wrong, impossible('GE 269', 'war-already', 'You are at war with the {empire} already. The order changes nothing; remove it.', args)];
      case 'neutral':
        return wrong;
    }
  },

  say: ({ on }, view) => phrase('Declare war on the {empire}', { empire: seatArg(view, on) }),
};
