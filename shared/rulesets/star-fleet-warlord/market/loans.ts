import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy } from '../model/stations.ts';
import { loans, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { cannotPay } from '../money/money.ts';

export const debtOf = ({ corporations }: Pick<State, 'corporations'>, seat: SeatId): number =>
  corporations[seat]?.debt ?? 0;

/** EP that are still lent: five times the value of the stock, less what is owed (SFW 3742). */
export const lentStill = (state: Pick<State, 'corporations'>, seat: SeatId): number =>
  Math.max(0, loans.stockTimes * (state.corporations[seat]?.stock ?? 0) - debtOf(state, seat));

/** Why nothing can be borrowed; undefined if something can. */
export function cannotBorrow(state: State, seat: SeatId): Problem | undefined {
  const { last, stockTimes: times } = loans;
  if (yearOf(state.turn) > last) return impossible('SFW 3748', 'no-loans-any-more', { last });
  return lentStill(state, seat) === 0
    ? impossible('SFW 3742', 'no-more-is-lent', { times, debt: debtOf(state, seat) })
    : undefined;
}

/** Why nothing can be paid back; undefined if something can. */
export function cannotRepay(state: State, seat: SeatId): Problem | undefined {
  if (debtOf(state, seat) === 0) return impossible('SFW 3766', 'nothing-owed');
  return cannotPay(state, seat, 1, 'SFW 4967');
}

/** Percent by which debts grow at the beginning of this year's run (SFW 3750; OURS, G-13: of how many). */
export function interestPercent(state: Pick<State, 'turn' | 'parameters'>): number {
  const years = yearOf(state.turn) - loans.interestFrom;
  return years < 0 ? 0 : figureOf(state, 'loan.interest') + years * figureOf(state, 'loan.growth');
}

/** EP by which a debt grows, halves up; a million is the most that anybody owes (OURS). */
export const interestOn = (debt: number, percent: number): number =>
  Math.min(percentOf(percent, debt), loans.most - debt);

/** What is credited for a ship (OURS, G-13: of its list price). */
export const creditFor = (state: Pick<State, 'parameters'>, ship: Pick<Ship, 'design'>): number =>
  percentOf(figureOf(state, 'loan.credit'), designOf(ship).cost);

/** Whether debts are called in by ships: from the end of this year on (SFW 3755). */
export const areCalled = ({ turn }: Pick<State, 'turn'>): boolean => yearOf(turn) >= loans.called;

/** Ships that are taken for debts, the newest first (OURS, G-13): all that are worth anything. */
export const takenFirst = (
  state: Pick<State, 'ships' | 'parameters'>,
  seat: SeatId,
): readonly (readonly [UnitId, Ship])[] =>
  shipsHeldBy(state.ships, seat)
    .filter(([, ship]) => creditFor(state, ship) > 0)
    .toReversed()
    .toSorted(([, a], [, b]) => a.age - b.age);
