import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { bankShut } from '../../bank/account.ts';
import { account } from '../../bank/paying.ts';
import { scrapValue } from '../../bank/scrapValue.ts';
import { budgetOf } from '../../economy/money.ts';
import type { State } from '../../model/state.ts';
import type { Breaking } from '../../model/yards/yard.ts';
import { pricedOf } from '../../mothballs/groups.ts';
import { flyersAs, laidUpAs } from '../../mothballs/laidUp.ts';
import { lackingOf } from '../../mothballs/restoration.ts';
import type { Ship } from '../../model/ship.ts';
import { impossible } from '../../refusals.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import type { Flown } from '../../squadrons/flyersNamed.ts';

/** The part of an empire’s output that scrapping must stay below (B9.10). */
const quarter = 4;

/** What an empire can still gain by scrapping this turn: less than a quarter of its output in its state of mobility (B9.10). */
function gainLeft(state: State, seat: SeatId): number {
  const { economy, severed, crippled, percents, mobility } = budgetOf(state, seat);
  const output = rounded(economy + severed + crippled + percents + mobility, 100);
  return Math.max(0, Math.ceil(output / quarter) - 1) - (state.empires[seat]?.scrapped ?? 0);
}

/** Why so much is not to be gained by scrapping. */
export function overLimit(state: State, seat: SeatId, gain: number): Problem | undefined {
  const left = gainLeft(state, seat);
  return gain > left
    ? impossible('GC B9.10', 'scraps-too-much', { gain, left: Math.max(0, left) })
    : undefined;
}

/** Whether restoration asks for all of it: that is scrapped however much it gains (B9.10, B13.20). */
export const isAskedFor = (
  state: State,
  owner: SeatId,
  ships: readonly Ship[],
  flyers: readonly Flown[],
): boolean =>
  ships.every((ship) => laidUpAs(ship) > 0) &&
  sumOf(ships.map(laidUpAs)) + flyersAs(flyers) <= lackingOf(state, owner);

/** What scrapping gains comes with the treasury of the next turn (B11.15e); `later` counts against the limit too, and comes once it is done. */
export function payBack(draft: Draft<State>, seat: SeatId, gain: number, later = 0): void {
  account(draft, seat, ({ due = 0 }) => ({ due: due + gain }));
  change(draft.empires, seat, ({ scrapped = 0 }) => ({ scrapped: scrapped + gain + later }));
}

/** Who pays for what is scrapped. OURS: every empire is a client of the bank that does business with it. */
export const buyerOf = (state: State, owner: SeatId): 'bank' | 'own' =>
  bankShut(state, owner) === undefined ? 'bank' : 'own';

/** What attrition units give, which all takes half a year; undefined: nobody knows what one cost (B10.60). */
export function gainOfFlyers(
  book: ShipList | undefined,
  state: State,
  owner: SeatId,
  flyers: readonly Flown[],
): number | undefined {
  const priced = pricedOf(book, state, owner, flyers);
  return (
    priced && sumOf(priced.map(({ flyer, cost }) => scrapValue(buyerOf(state, owner), flyer.class, cost)))
  );
}

/** What is scrapped for a year (B9.30). */
export const breakUp = (draft: Draft<State>, owner: SeatId, one: Breaking): void =>
  change(draft.empires, owner, ({ breaking = [] }) => ({ breaking: [...breaking, one] }));
