import { line, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { ambassadorProblem, partnerProblem } from '../../rules/diplomacy/diplomacy.ts';
import { seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { formOf, textField } from '../fields.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { offeredAbout } from './aboutEmpire.ts';

/** Longest address, in characters. */
const longest = 200;

/** Tells another ruler where to write to (GE 295). The address that the last ambassador brought is proposed. */
export const sendAmbassador: GeOrderKind<'send-ambassador'> = {
  title: 'Send Ambassador',
  codec: object({ kind: literal('send-ambassador'), ref, to: seat, address: line(longest) }),
  ...offeredAbout({
    kind: 'send-ambassador',
    order: (to, view) => ({ kind: 'send-ambassador', to, address: view.empires[view.me]?.address ?? '' }),
    problem: (state, me, other) => partnerProblem(state, me, other, 'GE 295'),
    pointless: [],
  }),
  form: (_view, order) =>
    formOf(order, [
      textField('address', 'Your mail address', longest, 1, order.address, (address) => ({
        ...order,
        address,
      })),
    ]),
  check: (view, { to, address }, at) =>
    listed(needsHeadquarters(at), ambassadorProblem(world(view), view.me, to, address)),
  say: ({ to, address }, view) =>
    phrase('Ask the {empire} to write to {address}', {
      empire: seatArg(view, to),
      address: address.trim() === '' ? '…' : address,
    }),
};
