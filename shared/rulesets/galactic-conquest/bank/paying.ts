import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { QuickNumber } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Account, Empire } from '../model/empire.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
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

/** Changes what an empire has with the bank, and not its treasury. */
export const account = (
  draft: Draft<State>,
  seat: SeatId,
  by: (account: Account) => Partial<Account>,
): void => bank(draft, seat, 0, by);

/** Takes points out of a treasury; the limits of the turn go on by what it held before (B10.40, B10.55). */
export const spend = (draft: Draft<State>, seat: SeatId, points: number): void =>
  bank(draft, seat, -points, () => ({}));

/** Sentences that say what something costs, and what is left to pay it. */
type Costly =
  | 'espionage-costs'
  | 'hyper-costs'
  | 'navy-costs'
  | 'randomizers-cost'
  | 'refit-costs'
  | 'research-costs'
  | 'ship-costs'
  | 'tech-costs';

/** Why something is not paid: it costs more than there is. */
export const tooCostly = (cite: Cite, code: Costly, cost: number, left: number): Problem | undefined =>
  cost > left ? impossible(cite, code, { cost, left }) : undefined;

/** Why an empire does not pay something: it costs more than its treasury holds. */
export const beyondTreasury = (
  { empires }: Pick<State, 'empires'>,
  seat: SeatId,
  cost: number,
  ...[cite, code]: readonly [Cite, Costly]
): Problem | undefined => tooCostly(cite, code, cost, empires[seat]?.treasury ?? 0);

/** What an empire can pay with in a hex: in a system of its own that is cut off what is saved there, elsewhere its treasury (C12.90). */
export function purseAt(
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  seat: SeatId,
  place: PlaceId,
): number {
  const system = systems[place];
  return system?.severed === true && system.owner === seat
    ? (system.hoard ?? 0)
    : (empires[seat]?.treasury ?? 0);
}

/**
 * Why so many points are not paid in a hex: there are fewer, or no bank sends any into a system that is cut off, of one's own or of an ally, where only what
 * is saved there pays for its owner (C12.90, C12.91).
 * @param short what is said where the treasury holds too few
 */
export function cannotPayAt(
  state: Pick<State, 'systems' | 'empires' | 'alliances'>,
  seat: SeatId,
  at: PlaceId,
  cost: number,
  short: (left: number) => Problem,
): Problem | undefined {
  const system = state.systems[at];
  const left = purseAt(state, seat, at);
  if (system?.severed !== true || cost <= 0) return cost > left ? short(left) : undefined;
  if (system.owner === seat)
    return cost > left ? impossible('GC C12.90', 'system-cut-off', { place: hexName(at), left }) : undefined;
  if (areAllied(state, system.owner, seat))
    return impossible('GC C12.91', 'ally-cut-off', { place: hexName(at) });
  return cost > left ? short(left) : undefined;
}

/** Takes points that are paid in a hex: in a system of one's own that is cut off out of what is saved there, else out of the treasury (C12.90). */
export function spendAt(draft: Draft<State>, seat: SeatId, at: PlaceId | undefined, points: number): void {
  const system = at && draft.systems[at];
  if (at === undefined || system?.severed !== true || system.owner !== seat)
    return spend(draft, seat, points);
  replace(draft.systems, at, ({ hoard = 0, ...rest }): System =>
    hoard > points ? { ...rest, hoard: hoard - points } : rest,
  );
}
