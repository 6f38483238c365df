import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeStep } from '../../../model/game.ts';
import { giftTakerProblem } from '../../../rules/diplomacy/gifts.ts';
import { convoyProblem, sendingFee, sendMoneyProblem } from '../../../rules/diplomacy/sending.ts';

/** Sends resources in plan order, as far as the treasury goes: the amount arrives in full and the fee is paid on top (GE 811-815, E-13, E-14). */
export const resourcesSent: GeStep = {
  name: 'Resources Sent',
  cite: 'GE 811',
  run(turn) {
    // This step changes nothing but treasuries, so each pair of empires needs only one search for a route.
    const ways = new Map<string, { readonly problem: Problem | undefined }>();
    const wayProblem = (seat: SeatId, to: SeatId): Problem | undefined => {
      const way = ways.get(`${seat} ${to}`) ?? { problem: convoyProblem(turn.state, seat, to) };
      ways.set(`${seat} ${to}`, way);
      return way.problem;
    };
    for (const {
      seat,
      order: { to, amount, ref: cause },
    } of turn.orders('send-resources')) {
      // OURS: a route is looked for only if the sum can be paid; otherwise orders that cost nothing would reveal where garrisons are.
      const problem =
        giftTakerProblem(turn.state, seat, to) ??
        sendMoneyProblem(turn.state, seat, amount) ??
        wayProblem(seat, to);
      if (problem !== undefined) turn.refuse(cause, problem);
      else
        turn.happen({
          kind: 'resources-sent',
          seat,
          to,
          amount: amount * 100,
          fee: sendingFee(turn.state, amount),
          cause,
        });
    }
  },
};
