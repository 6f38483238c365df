import { interestCharged, shipRepossessed } from './lending.ts';
import { areCalled, creditFor, debtOf, interestOn, interestPercent, takenFirst } from './loans.ts';
import type { Steps } from '../acting.ts';

/** Steps of a run about loans: debts grow before anything else (SFW 3750, 3767). */
export const chargeInterest: Steps = () => [
  {
    name: 'Interest Charged',
    cite: 'SFW 3750',
    run(turn) {
      const [seat] = turn.run.takes;
      if (seat === undefined || turn.state.corporations[seat]?.fallen !== false) return;
      const [debt, percent] = [debtOf(turn.state, seat), interestPercent(turn.state)];
      const ep = interestOn(debt, percent);
      if (ep > 0) turn.happen(interestCharged.of({ seat, percent, ep, debt: debt + ep }));
    },
  },
];

/** Steps of the generator about loans: who still owes EP loses ships, but for the fallen, whose ships stay where they are (SFW 3755, 4864). */
export const loansCalled: Steps = () => [
  {
    name: 'Loans Called',
    cite: 'SFW 3755',
    run(turn) {
      if (!areCalled(turn.state)) return;
      const standing = turn.state.cycle.filter((seat) => turn.state.corporations[seat]?.fallen === false);
      for (const seat of standing.toSorted())
        for (const [ship, { place, design, name }] of takenFirst(turn.state, seat)) {
          const debt = debtOf(turn.state, seat);
          if (debt === 0) break;
          const ep = Math.min(debt, creditFor(turn.state, { design }));
          turn.happen(shipRepossessed.of({ ship, seat, place, design, name, ep, debt: debt - ep }));
        }
    },
  },
];
