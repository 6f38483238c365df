import type { SeatId } from '#kernel/ids.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import type { IssueProclamation } from '../../model/orders.ts';
import type { Verdict } from '../../rules/proclamations.ts';
import { proclamationIncome, standingVerdict, verdictOf } from '../../rules/proclamations.ts';

/** The game master's verdict decides what a proclamation earns or costs (GE 91, 954, E-42). */
export const proclamationsIncome: GeStep = {
  name: 'Proclamations Income',
  cite: 'GE 954',
  run(turn) {
    const judged = new Set<SeatId>();
    for (const { seat, order } of turn.orders('issue-proclamation')) {
      if (turn.state.empires[seat] === undefined) continue;
      // OURS: the first proclamation of a turn counts; further ones are read, and neither paid nor fined (E-42).
      issue(turn, seat, order, !judged.has(seat));
      judged.add(seat);
    }
  },
};

function issue(turn: GeTurn, seat: SeatId, { text, ref }: IssueProclamation, counts: boolean): void {
  const verdict: Verdict = verdictOf(turn.ruling(ref)) ?? standingVerdict(turn.state, text);
  const amount = counts ? proclamationIncome(turn.state, seat, verdict) : 0;
  turn.happen({ kind: 'proclamation-issued', seat, text, verdict, amount, cause: ref });
}
