import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { QuickNumber } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Account, Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { hexName } from '../map/board.ts';
import { impossible } from '../refusals.ts';
import { bankShut, sheetOf } from './account.ts';

/** How much of an order can be carried out, and why no more. */
export interface Fit {
  readonly points: number;
  readonly why: Problem;
}

/** Nothing, where the bank does nothing for an empire (C12.95). */
export function unlessShut(state: Pick<State, 'empires' | 'systems'>, seat: SeatId): Fit | undefined {
  const why = bankShut(state, seat);
  return why && { points: 0, why };
}

/** Why an order for so many points is not carried out in full. */
export const shortOf = ({ points, why }: Fit, wanted: number): Problem | undefined =>
  points < wanted ? why : undefined;

interface Ordered {
  readonly order: { readonly ref: OrderRef; readonly points: number };
}

/** Carries an order out as far as it goes: the rest is refused with the reason. */
export function asFarAsItGoes(
  turn: { refuse(ref: OrderRef, problem: Problem): void },
  { order }: Ordered,
  fit: Fit,
  happen: (points: number) => void,
): void {
  const short = shortOf(fit, order.points);
  if (short !== undefined) turn.refuse(order.ref, short);
  const points = Math.min(order.points, fit.points);
  if (points > 0) happen(points);
}

/** The button that fills in all that there is. */
export const all = (points: number): QuickNumber => ({ label: phrase('All'), value: points });

/** An account without the members that hold nothing. */
export const held = (account: Account): Account =>
  Object.fromEntries(
    inOrder(account as Readonly<Record<string, unknown>>).filter(([, value]) => value !== 0),
  );

/** Changes what an empire has with the bank, and its treasury by so many points; how that stood before is kept for this turn’s limits. */
export function bank(
  draft: Draft<State>,
  seat: SeatId,
  points: number,
  by: (account: Account) => Partial<Account>,
): void {
  change(draft.empires, seat, (was: Empire) => {
    const account: Account = { ...was.account, opening: sheetOf(was) };
    return { treasury: Math.max(0, was.treasury + points), account: held({ ...account, ...by(account) }) };
  });
}

/** Takes points out of a treasury; the limits of the turn go on by what it held before (B10.40, B10.55). */
export const spend = (draft: Draft<State>, seat: SeatId, points: number): void =>
  bank(draft, seat, -points, () => ({}));

/** Why so many points are not paid in a hex, nor taken from there: no bank sends any into an own system that is cut off (C12.91). */
export const cannotPayAt = (
  { systems }: Pick<State, 'systems'>,
  seat: SeatId,
  at: PlaceId,
  cost: number,
): Problem | undefined =>
  cost > 0 && systems[at]?.owner === seat && systems[at].severed === true
    ? impossible('GC C12.91', 'system-cut-off', { place: hexName(at) })
    : undefined;
