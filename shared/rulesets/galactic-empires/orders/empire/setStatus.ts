import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat, status } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { decreeProblem } from '../../rules/decrees.ts';
import { seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsHeadquarters } from '../common.ts';

/** The game master's order that makes an empire royalty or commoner (GE 1519, 1555). */
export const setStatus: GeOrderKind<'set-status'> = {
  title: 'Set Player Status',
  by: 'game-master',
  codec: object({ kind: literal('set-status'), ref, of: seat, status }),
  offers: () => [],
  check: (view, order, at) => listed(needsHeadquarters(at), decreeProblem(world(view), view.me, order)),
  say: (order, view) =>
    phrase(order.status === 'royalty' ? 'Make the {empire} royalty' : 'Make the {empire} a commoner', {
      empire: seatArg(view, order.of),
    }),
};
