import { line } from '#kernel/codec/shapes.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { order } from '../declare.ts';
import { seat } from '../model/parts.ts';
import { partnerProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { seatArg } from '../model/words.ts';
import { offeredAbout } from '../planning/aboutEmpire.ts';
import { textField } from '../planning/fields.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { ambassadorSent } from './events.ts';

/** Why the ambassador is not sent (GE 295). */
function ambassadorProblem(state: State, seat: SeatId, to: SeatId, address: string): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 295');
  if (problem !== undefined || address.trim() !== '') return problem;
  return impossible('GE 295', 'no-address');
}

/** Longest address, in characters. */
const longest = 200;

/** Tells another ruler where to write to (GE 295). The address that the last ambassador brought is proposed. */
export const sendAmbassador = order('send-ambassador', {
  title: 'Send Ambassador',
  fields: { to: seat, address: line(longest) },
  ...offeredAbout({
    kind: 'send-ambassador',
    names: 'to',
    order: (to, view) => ({ to, address: view.empires[view.me]?.address ?? '' }),
    problem: (state, me, other) => partnerProblem(state, me, other, 'GE 295'),
    pointless: [],
  }),
  form: (_view, order) => [
    textField('address', 'Your mail address', longest, 1, order.address, (address) => ({
      ...order,
      address,
    })),
  ],
  cannot: (state, { seat: giver, order: { to, address } }) => ambassadorProblem(state, giver, to, address),
  say: ({ to, address }, view) =>
    phrase('Ask the {empire} to write to {address}', {
      empire: seatArg(view, to),
      address: address.trim() === '' ? '…' : address,
    }),
});

/** OURS: the addresses arrive with the results (GE 295, E-07). */
export const ambassadorsSent = (turn: GeTurn<Happening>): void =>
  oneByOne(
    turn,
    lastWords(turn, [sendAmbassador], 'GE 295', ({ to }) => to),
    cannotOf(turn, [sendAmbassador]),
    ({ seat: giver, order: { to, address, ref: cause } }) =>
      ambassadorSent.of({ seat: giver, to, address, cause }),
  );
