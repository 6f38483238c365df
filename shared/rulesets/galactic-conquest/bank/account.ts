import type { SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import type { Account, Empire, Standing } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { nameOf } from '../map/seats.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import { impossible } from '../refusals.ts';

/** Thousandths that savings grow by in a turn (B10.30). */
const savingsRate = 60;
/** What clients may borrow in a year, in percent of their treasury, and what it costs in a turn, in thousandths (B10.40). */
export const clients: Readonly<Record<Standing, { readonly percent: number; readonly rate: number }>> = {
  A: { percent: 30, rate: 125 },
  B: { percent: 20, rate: 175 },
  /* Its loans are called: none of them costs more than it is. */
  C: { percent: 0, rate: 0 },
};
/** Percent of a treasury that can be sent to others in a turn, and as much that can be taken (B10.55). */
const aidPercent = 25;
/** Percent of what is sent that the bank takes for sending it (B10.50). */
const feePercent = 4;
/** What the bank takes for a trust (B10.70). */
export const trustFee = 100;

/** What a seat has that leads no empire. */
const nobody: Empire = { mobility: 'PT', treasury: 0 };
export const empireOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): Empire =>
  empires[seat] ?? nobody;

/** OURS: an empire begins as a client of the second class. */
export const standingOf = ({ standing = 'B' }: Account = {}): Standing => standing;

/** Savings after another turn, in hundredths of an economic point, to the nearest, halves up. */
export const savingsAfter = (savings: number): number => savings + rounded(savings * savingsRate, 1000);

/** What the bank takes in a turn for a debt, in hundredths of an economic point: interest, or the whole debt of a client of the last class (B10.40). */
export function interestOf(account: Account | undefined): number {
  const debt = (account?.debt ?? 0) * 100;
  return standingOf(account) === 'C' ? debt : rounded(debt * clients[standingOf(account)].rate, 1000);
}

/** The treasury by which limits of this turn go: as it stands on the status sheet (B10.55). */
export const sheetOf = ({ treasury, account }: Empire): number => account?.opening ?? treasury;

/** What an empire can still borrow this year (B10.40). OURS: by its treasury of this turn. */
export function creditOf(empire: Empire): number {
  const { percent } = clients[standingOf(empire.account)];
  return Math.max(0, Math.floor((sheetOf(empire) * percent) / 100) - (empire.account?.borrowed ?? 0));
}

const aidLimit = (empire: Empire): number => Math.floor((sheetOf(empire) * aidPercent) / 100);
/** What an empire can still send this turn, with what the bank takes for it (B10.55). */
export const sendable = (empire: Empire): number =>
  Math.max(0, Math.min(empire.treasury, aidLimit(empire) - (empire.account?.sent ?? 0)));
/** What an empire can still be sent this turn (B10.55). */
export const receivable = (empire: Empire): number =>
  Math.max(0, aidLimit(empire) - (empire.account?.received ?? 0));
/** What a form proposes of points that can be given away or owed: a tenth. */
export const proposed = (most: number): number => Math.max(1, Math.floor(most / 10));

/** What the bank takes for sending so much, to the nearest point, halves up (B10.50). */
export const feeOf = (points: number): number => percentOf(feePercent, points);
/** The most that can be sent for so much, the fee included. */
export function mostFor(points: number): number {
  let most = points;
  while (most + feeOf(most) > points) most -= 1;
  return most;
}

/** Whole points that lie in savings. */
export const savedPoints = ({ savings = 0 }: Account = {}): number => Math.floor(savings / 100);

/** Why there is no empire of a seat that could have an account. */
export const cannotBank = (
  state: Pick<State, 'empires' | 'others' | 'fallen'>,
  seat: SeatId,
  cite: Cite,
): Problem | undefined => (isEmpire(state, seat) ? undefined : impossible(cite, 'no-account'));

/** Why the bank does nothing for an empire: its homeworld is cut off (C12.95). */
export const bankShut = (state: Pick<State, 'empires' | 'systems'>, seat: SeatId): Problem | undefined =>
  isHomeSevered(state, seat) ? impossible('GC C12.95', 'bank-shut', { seat: nameOf(seat) }) : undefined;

/** Why an empire deals with none of this seat through the bank: it is its own, there is none, or the bank does nothing for one of them. */
export const cannotDealWith = (
  state: Pick<State, 'empires' | 'others' | 'systems' | 'fallen'>,
  mine: SeatId,
  other: SeatId,
  cite: Cite,
): Problem | undefined =>
  other === mine
    ? impossible(cite, 'to-yourself')
    : (cannotBank(state, other, cite) ?? bankShut(state, mine) ?? bankShut(state, other));
