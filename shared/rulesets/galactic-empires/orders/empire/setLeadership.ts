import { flag, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { decreeProblem } from '../../rules/decrees.ts';
import { seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsHeadquarters } from '../common.ts';

/** The game master's order that gives an empire to the computer or back to a player (GE 6853, 7286). */
export const setLeadership: GeOrderKind<'set-leadership'> = {
  title: 'Set Leadership',
  by: 'game-master',
  codec: object({ kind: literal('set-leadership'), ref, of: seat, computer: flag }),
  offers: () => [],
  check: (view, order, at) => listed(needsHeadquarters(at), decreeProblem(world(view), view.me, order)),
  say: (order, view) =>
    phrase(order.computer ? 'Let the computer lead the {empire}' : 'Give the {empire} to a player', {
      empire: seatArg(view, order.of),
    }),
};
