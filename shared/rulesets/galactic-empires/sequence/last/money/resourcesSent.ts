import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { GeStep } from '../../../model/game.ts';
import { giftTakerProblem } from '../../../rules/diplomacy/gifts.ts';
import { convoyProblem, sendingFee, sendMoneyProblem } from '../../../rules/diplomacy/sending.ts';

/** Convoys carry gifts of resources, in plan order, as long as the treasury lasts: the amount arrives whole and the fee comes on top (GE 811-815, E-13, E-14). */
export const resourcesSent: GeStep = {
  name: 'Resources Sent',
  cite: 'GE 811',
  run(turn) {
    // Money alone changes hands here, so that the way to an empire is looked for once.
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
      // OURS: a way is looked for only for what can be paid, or sums that nobody has would ask for nothing where garrisons are.
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
