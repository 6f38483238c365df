import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import { bankShut } from '../../bank/account.ts';
import { facilityValue, scrapValue } from '../../bank/scrapValue.ts';
import { budgetOf } from '../../economy/money.ts';
import type { State } from '../../model/state.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { pricedOf } from '../../mothballs/groups.ts';
import { flyersAs, laidUpAs } from '../../mothballs/laidUp.ts';
import { lackingOf } from '../../mothballs/restoration.ts';
import type { Ship } from '../../model/ship.ts';
import { impossible } from '../../refusals.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import type { Flown } from '../../squadrons/flyersNamed.ts';
import { compactPercent, yardRows } from '../rates.ts';
import type { Wreck } from './wrecks.ts';
import { wreckOfFlyers } from './wrecks.ts';

/** The part of an empire’s output that scrapping must stay below (B9.10). */
const quarter = 4;

/** What an empire can still gain by scrapping this turn: less than a quarter of its output in its state of mobility (B9.10). */
function gainLeft(state: State, seat: SeatId): number {
  const { produced } = budgetOf(state, seat);
  const output = rounded(Math.max(0, produced), 100);
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

/** What scrapping is to gain counts against the limit of the turn in which it begins, and comes with the next treasury once it is done (B9.10, B11.15e). */
export const countGain = (draft: Draft<State>, seat: SeatId, gain: number): void =>
  change(draft.empires, seat, ({ scrapped = 0 }) => ({ scrapped: scrapped + gain }));

/** What a yard gives (B9.20). */
export const worthOfYard = ({ kind, compact }: Pick<Yard, 'kind' | 'compact'>): number =>
  facilityValue(percentOf(compact === true ? compactPercent : 100, yardRows[kind].price));

/** Who pays for what is scrapped. OURS: every empire is a client of the bank that does business with it. */
export const buyerOf = (state: State, owner: SeatId): 'bank' | 'own' =>
  bankShut(state, owner) === undefined ? 'bank' : 'own';

/** What attrition units give, which all takes half a year; undefined: nobody knows what one cost (B10.60). */
export function flyersAsWrecks(
  book: ShipList | undefined,
  state: State,
  owner: SeatId,
  flyers: readonly Flown[],
): readonly Wreck[] | undefined {
  const priced = pricedOf(book, state, owner, flyers);
  return priced?.map(({ cost, ...flown }) =>
    wreckOfFlyers(flown, scrapValue(buyerOf(state, owner), flown.flyer.class, cost), state.turn),
  );
}
