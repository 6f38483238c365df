import { integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { number } from '#kernel/declare/entries.ts';
import { defined } from '#kernel/words/defined.ts';
import { imagine } from '../model/imagine.ts';
import {
  cannotBorrow,
  lentStill,
  cannotRepay,
  debtOf,
  areCalled,
  creditFor,
  interestOn,
  interestPercent,
  takenFirst,
} from './loans.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { defaultBuild } from '../ships/list/index.ts';
import { isNowhere, officeOrder, plain } from '../ordering.ts';
import { loanTaken, loanRepaid, defaultBuildMade, interestCharged, shipRepossessed } from './lending.ts';
import { affordable } from '../sites/fortifying.ts';
import { impossible } from '../refusals.ts';
import type { OfficeAct, Run, Steps } from '../acting.ts';
import { runOf } from '../acting.ts';
import type { Reading } from '../typing.ts';
import { numberNext, wrongNext } from '../typing.ts';
import { buyShip } from './buying.ts';

/* Loans, and the Default Build, which borrows all that is lent (SFW 184, 3737). */

const ep = integer(1, 100_000);
const bounds = { least: 1, most: 100_000 } as const;

/** `RL 200`, `PL 100` (SFW 3737, 3759). */
const amount = (code: 'RL' | 'PL') => ({
  like: new RegExp(`^${code}$`),
  meant: [`${code} 100`],
  read(reading: Reading) {
    const all = numberNext(reading);
    return all === undefined || all === 0 || all > 100_000
      ? wrongNext(reading, phrase('{code} takes EP, such as {code} 100.', { code }), all !== undefined)
      : { ep: all };
  },
  write: ({ ep: all }: { readonly ep: number }) => `${code} ${all}`,
});

/** Borrows so many EP, or what is still lent of them: what hinders it hangs on the orders before it. */
export const requestLoan = officeOrder('request-loan', {
  fields: { ep },
  title: 'Request a Loan',
  offers(view, at) {
    const state = imagine(view);
    return isNowhere(at) && cannotBorrow(state, view.me) === undefined
      ? [{ ep: lentStill(state, view.me) }]
      : [];
  },
  form: (_, order) => [number(order, 'ep', 'EP', bounds)],
  say: (order) => phrase('Borrow {ep} EP (RL {ep})', { ep: order.ep }),
  ways: [amount('RL')],
  act({ turn, seat, order }) {
    const problem = cannotBorrow(turn.state, seat);
    if (problem !== undefined) return problem;
    const [lent, debt] = [Math.min(order.ep, lentStill(turn.state, seat)), debtOf(turn.state, seat)];
    turn.happen(loanTaken.of({ seat, ep: lent, debt: debt + lent, cause: order.ref }));
    return undefined;
  },
});

/** Pays so many EP of what is owed, or all of it. */
export const repayLoan = officeOrder('repay-loan', {
  fields: { ep },
  title: 'Pay Back a Loan',
  offers: ({ own: { debt } }, at) => (isNowhere(at) && debt > 0 ? [{ ep: debt }] : []),
  form: (_, order) => [number(order, 'ep', 'EP', bounds)],
  say: (order) => phrase('Pay back {ep} EP of the loan (PL {ep})', { ep: order.ep }),
  ways: [amount('PL')],
  act({ turn, seat, order }) {
    const problem = cannotRepay(turn.state, seat);
    if (problem !== undefined) return problem;
    const debt = debtOf(turn.state, seat);
    const paid = affordable(turn.state, seat, Math.min(order.ep, debt));
    turn.happen(loanRepaid.of({ seat, ep: paid, debt: debt - paid, cause: order.ref }));
    return undefined;
  },
});

/** Borrows what is lent, and buys the nine ships of the Default Build as far as they can be paid (SFW 185). */
function buildByDefault(
  { turn, seat, ...run }: Run & Partial<Pick<OfficeAct, 'bought'>>,
  ordered?: OrderRef,
): void {
  const cause = defined({ cause: ordered });
  turn.happen(defaultBuildMade.of({ seat, ...cause }));
  if (cannotBorrow(turn.state, seat) === undefined) {
    const ep = lentStill(turn.state, seat);
    turn.happen(loanTaken.of({ seat, ep, debt: debtOf(turn.state, seat) + ep, ...cause }));
  }
  const bought = run.bought ?? new Map<string, number>();
  for (const design of defaultBuild) buyShip({ ...run, turn, seat, bought }, { design, name: '' }, ordered);
}

/** Has the Default Build made in the year of the Initial Build, in place of all other orders (SFW 183). */
export const makeDefaultBuild = officeOrder('make-default-build', {
  fields: {},
  title: 'Default Build',
  offers: ({ turn }, at, plan) =>
    isNowhere(at) && yearOf(turn) === firstYear && plan.hq.length === 0 ? [{}] : [],
  say: () => phrase('Take the loan and buy {ships} (DEFAULT)', { ships: defaultBuild.join(', ') }),
  ways: [plain('DEFAULT')],
  act(act) {
    if (yearOf(act.turn.state.turn) !== firstYear)
      return impossible('SFW 183', 'only-in-initial-build', { year: firstYear });
    buildByDefault(act, act.order.ref);
    return undefined;
  },
});

/** Steps in place of an Initial Build that has not come in (SFW 184; OURS: the Default Build is made for whoever sends none). */
export const defaultBuilds: Steps = (books) => [
  {
    name: 'Default Build',
    cite: 'SFW 184',
    run(turn) {
      const run = runOf(books, turn);
      if (yearOf(turn.state.turn) !== firstYear || turn.sent(run.seat)) return;
      if (turn.state.corporations[run.seat]?.fallen === false) buildByDefault(run);
    },
  },
];

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
