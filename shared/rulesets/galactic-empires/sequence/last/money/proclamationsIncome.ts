import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { IssueProclamation } from '../../../model/orders.ts';
import { defeatedProblem } from '../../../rules/diplomacy/diplomacy.ts';
import type { Verdict } from '../../../rules/diplomacy/proclamations.ts';
import {
  mostProclamations,
  proclamationIncome,
  standingVerdict,
  verdictOf,
} from '../../../rules/diplomacy/proclamations.ts';
import { impossible } from '../../../tables/refusals.ts';

/** The game master's verdict decides what a proclamation earns or costs (GE 91, 954, E-42). */
export const proclamationsIncome: GeStep = {
  name: 'Proclamations Income',
  cite: 'GE 954',
  run(turn) {
    const issued = new Map<SeatId, number>();
    for (const { seat, order } of turn.orders('issue-proclamation')) {
      if (turn.state.empires[seat] === undefined) continue;
      const out = defeatedProblem(turn.state, seat, 'GE 91');
      if (out !== undefined) {
        turn.refuse(order.ref, out);
        continue;
      }
      const before = issued.get(seat) ?? 0;
      // OURS: only the first proclamation of a turn earns or costs anything; further ones are only published (E-42).
      if (before < mostProclamations) issue(turn, seat, order, before === 0);
      else turn.refuse(order.ref, tooMany());
      issued.set(seat, before + 1);
    }
  },
};

const tooMany = (): Problem => impossible('GE 91', 'too-many-proclamations', { most: mostProclamations });

function issue(turn: GeTurn, seat: SeatId, { text, ref }: IssueProclamation, counts: boolean): void {
  const verdict: Verdict = verdictOf(turn.ruling(ref)) ?? standingVerdict(turn.state, text);
  const amount = counts ? proclamationIncome(turn.state, seat, verdict) : 0;
  turn.happen({ kind: 'proclamation-issued', seat, text, verdict, amount, cause: ref });
}
