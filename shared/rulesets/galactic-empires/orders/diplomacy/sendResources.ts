import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { View } from '../../model/view.ts';
import { giftTakerProblem } from '../../rules/diplomacy/gifts.ts';
import { convoyProblem, mostSendable, sendingFee } from '../../rules/diplomacy/sending.ts';
import { resources, seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { allOf, formOf, numberField } from '../fields.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { doubtful } from '../../tables/refusals.ts';

/** The amount that is proposed. */
const usual = 10;

/** A gift of resources, by convoy from garrison to garrison (GE 297, 809-815). */
export const sendResources: GeOrderKind<'send-resources'> = {
  title: 'Send Resources',
  codec: object({ kind: literal('send-resources'), ref, to: seat, amount: integer(1, 9_999_999) }),

  offers: (view, { seat: to, unit }, plan) => {
    if (to === undefined || unit !== undefined || barred(view, to) !== undefined) return [];
    const given = plan.hq.some(
      (order) => order.kind === 'send-resources' && 'to' in order && order.to === to,
    );
    return given ? [] : [{ kind: 'send-resources', to, amount: Math.min(usual, most(view)) }];
  },

  whyNot: (view, { seat: to, unit }) =>
    to === undefined || unit !== undefined || to === view.me ? undefined : barred(view, to),

  form: (view, order) =>
    formOf(order, [
      numberField(
        'amount',
        'Resources',
        1,
        Math.max(most(view), order.amount),
        order.amount,
        (amount) => ({ ...order, amount }),
        allOf(most(view)),
      ),
    ]),

  check: (view, { to }, at) =>
    listed(
      needsHeadquarters(at),
      giftTakerProblem(world(view), view.me, to) ?? unsure(view, to, convoyProblem(world(view), view.me, to)),
    ),

  say: ({ to, amount }, view) =>
    phrase('Send the {empire} {amount} resources, at a fee of {fee}', {
      empire: seatArg(view, to),
      amount,
      fee: resources(sendingFee(world(view), amount)),
    }),
};

/** Why nothing can be sent, apart from routes that the reader may not know of. */
function barred(view: View, to: SeatId): Problem | undefined {
  const convoy = convoyProblem(world(view), view.me, to);
  return giftTakerProblem(world(view), view.me, to) ?? (convoy?.code === 'no-garrison' ? convoy : undefined);
}

/** The most that the treasury can send and pay the fee for. */
const most = (view: View): number => Math.max(1, mostSendable(world(view), view.treasury));

/** The reader may not know every garrison of the other empire, nor every permission. */
function unsure(view: View, to: SeatId, problem: Problem | undefined): Problem | undefined {
  if (problem?.code !== 'no-convoy') return problem;
  const { range } = view.parameters.sending;
  return doubtful('GE 815', 'no-convoy/known', {
    range,
    empire: seatArg(view, to),
  });
}
