import { line } from '#kernel/codec/shapes.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import { seat } from '../model/parts.ts';
import { partnerProblem } from '../model/relations.ts';
import { seatArg } from '../model/words.ts';
import { offeredAbout } from '../planning/aboutEmpire.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { textField } from '../planning/fields.ts';
import { lastWords } from '../planning/lastWords.ts';
import { order } from '../planning/order.ts';
import type { Happening } from './events.ts';
import { ambassadorProblem } from './relations.ts';

/** Longest address, in characters. */
const longest = 200;

/** Tells another ruler where to write to (GE 295). The address that the last ambassador brought is proposed. */
export const sendAmbassador = order('send-ambassador', {
  title: 'Send Ambassador',
  fields: { to: seat, address: line(longest) },
  ...offeredAbout({
    kind: 'send-ambassador',
    order: (to, view) => ({ kind: 'send-ambassador', to, address: view.empires[view.me]?.address ?? '' }),
    problem: (state, me, other) => partnerProblem(state, me, other, 'GE 295'),
    pointless: [],
  }),
  form: (_view, order) => [
    textField('address', 'Your mail address', longest, 1, order.address, (address) => ({
      ...order,
      address,
    })),
  ],
  check: (view, { to, address }, at) =>
    listed(needsHeadquarters(at), ambassadorProblem(world(view), view.me, to, address)),
  say: ({ to, address }, view) =>
    phrase('Ask the {empire} to write to {address}', {
      empire: seatArg(view, to),
      address: address.trim() === '' ? '…' : address,
    }),
});

/** OURS: the addresses arrive with the results (GE 295, E-07). */
export function ambassadorsSent(turn: GeTurn<Happening>): void {
  oneByOne(
    turn,
    lastWords(turn, ['send-ambassador'], 'GE 295', ({ to }) => to),
    ({ seat, order: { to, address } }) => ambassadorProblem(turn.state, seat, to, address),
    ({ seat, order: { to, address, ref } }) => ({ kind: 'ambassador-sent', seat, to, address, cause: ref }),
  );
}
