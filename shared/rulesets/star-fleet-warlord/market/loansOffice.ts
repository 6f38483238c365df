import { loanTaken, loanRepaid } from './lending.ts';
import type { WorldOfficeOrder } from '../model/orders/world.ts';
import { cannotBorrow, cannotRepay, debtOf, lentStill } from './loans.ts';
import { affordable } from '../sites/fortifying.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import type { OfficeActs } from '../acting.ts';
import { makeDefaultBuild } from './defaultBuild.ts';

/** Orders of the Home Office: the Graveyard, and money lent. */
export const worldOffice: OfficeActs<WorldOfficeOrder> = {
  'make-default-build'(act) {
    if (yearOf(act.turn.state.turn) !== firstYear)
      return impossible('SFW 183', 'only-in-initial-build', { year: firstYear });
    makeDefaultBuild(act, act.order.ref);
    return undefined;
  },
  'request-loan'({ turn, seat, order }) {
    const problem = cannotBorrow(turn.state, seat);
    if (problem !== undefined) return problem;
    const [ep, debt] = [Math.min(order.ep, lentStill(turn.state, seat)), debtOf(turn.state, seat)];
    turn.happen(loanTaken.of({ seat, ep, debt: debt + ep, cause: order.ref }));
    return undefined;
  },
  'repay-loan'({ turn, seat, order }) {
    const problem = cannotRepay(turn.state, seat);
    if (problem !== undefined) return problem;
    const debt = debtOf(turn.state, seat);
    const ep = affordable(turn.state, seat, Math.min(order.ep, debt));
    turn.happen(loanRepaid.of({ seat, ep, debt: debt - ep, cause: order.ref }));
    return undefined;
  },
};
