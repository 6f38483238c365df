import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import type { Corporation } from '../model/corporation.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy } from '../model/stations.ts';
import {
  cloakSurcharge,
  copySurcharge,
  firstYear,
  friendsDiscount,
  mostBought,
  yearOf,
} from '../model/figures.ts';
import { isGraveyard } from '../galaxy/board.ts';
import { impossible } from '../refusals.ts';
import type { Design } from '../ships/list/index.ts';
import { designNamed } from '../ships/list/index.ts';
import { cannotPay } from '../money/money.ts';
import { holdsHome } from '../money/owners.ts';
import type { Named } from '../ships/ships.ts';
import { isFriend, isOffered, newestFor, sellsCloaks } from './deals.ts';

/** A ship that is to be bought: a row of the Ship List. */
export interface Buying {
  readonly design: string;
  /** The highest price; absent: any. */
  readonly most?: number;
  /** With a cloaking device, which only Orions sell (SFW 3356). */
  readonly cloak?: true;
  /** The number of the Warp Gate at which it is delivered; absent: at the Home Office. */
  readonly gate?: number;
  readonly name: string;
}

/** What a purchase costs beyond the price of the market, each in percent of the list price. */
export interface Surcharges {
  /** Ships of the same row that were bought before in this turn (SFW 991). */
  readonly copies: number;
  /** For a race that is none of one’s own: 1 to 100 where it has been rolled (SFW 257). */
  readonly foreign?: number;
  readonly cloak?: boolean;
  /** It is had as a friend: for less, and with a cloak for nothing (SFW 7501). */
  readonly friend?: boolean;
}

/** What a row of the list costs for everybody this year (SFW 960). */
export const marketPrice = (
  { market }: { readonly market: State['market'] },
  { id, cost }: Pick<Design, 'id' | 'cost'>,
): number => market[id]?.price ?? cost;

/** What the next ship of a row costs: surcharges are of the list price, whatever the market says (SFW 991, 3294, 3358). */
export const priceOf = (
  state: { readonly market: State['market'] },
  design: Pick<Design, 'id' | 'cost'>,
  { copies, foreign = 0, cloak, friend }: Surcharges,
): number =>
  marketPrice(state, design) -
  (friend === true ? percentOf(friendsDiscount, marketPrice(state, design)) : 0) +
  rounded(
    design.cost *
      (copySurcharge * copies + foreign + (cloak === true && friend !== true ? cloakSurcharge : 0)),
    100,
  );

/** Whether a Corporation buys ships of a race without a surcharge: civilian ones, monsters (OURS), those of its primary races, and any in the Initial Build (SFW 257, 263). */
export const isPrimary = (
  { turn }: Pick<State, 'turn'>,
  { primaries }: Pick<Corporation, 'primaries'>,
  race: string,
): boolean => ['C', 'M'].includes(race) || yearOf(turn) === firstYear || primaries.includes(race);

/** Rows of Warp Gates: those with one number are told apart by this order (OURS). */
const gateRows = ['C-WG', 'C-WGB', 'C-WGO'];

/** Own Warp Gates to which ships are sent: to none in the Graveyard, which takes one ship (SFW 2934). */
const gatesOf = (state: State, seat: SeatId): readonly Named[] =>
  shipsHeldBy(state.ships, seat).filter(
    ([, { design, place }]) => gateRows.includes(design) && !isGraveyard(place),
  );

/** The own Warp Gate of a number; undefined where there is none any more, or it is in the Graveyard (SFW 924, 2934). */
export const gateNumbered = (state: State, seat: SeatId, number: number): UnitId | undefined =>
  gatesOf(state, seat)
    .filter(([, ship]) => ship.number === number)
    .toSorted(([, a], [, b]) => gateRows.indexOf(a.design) - gateRows.indexOf(b.design))[0]?.[0];

/** Numbers of the own Warp Gates. */
export const gateNumbers = (state: State, seat: SeatId): readonly number[] => [
  ...new Set(gatesOf(state, seat).map(([, { number }]) => number)),
];

/** Why a Corporation cannot have such a ship this year; undefined if it can. `bought`: ships that it has bought this turn. */
function notForSale(
  state: State,
  seat: SeatId,
  design: Design,
  order: Buying,
  bought: number,
): Problem | undefined {
  const { id, race, year, marks } = design;
  if (!isOffered(state, seat, design)) return impossible('SFW 236', 'not-sold', { design: id });
  if (year > newestFor(state, seat, bought))
    return impossible('SFW 957', 'not-yet-for-sale', { design: id, year });
  if (marks.includes('specialty') && state.corporations[seat]?.specialties.includes(id) === true)
    return impossible('SFW 1024', 'specialty-bought', { design: id });
  const gate = order.gate === undefined ? undefined : gateNumbered(state, seat, order.gate);
  if (marks.includes('at-gate') && gate === undefined)
    return impossible('SFW 940', 'only-at-a-gate', { design: id });
  return order.cloak === true && !sellsCloaks(state, seat, race)
    ? impossible('SFW 3356', 'no-cloak-for-sale')
    : undefined;
}

/**
 * Why a Corporation cannot buy this ship now; undefined if it can.
 * @param surcharges what was bought this turn, and the surcharge of a foreign race where it has been rolled
 * @param bought ships of all rows that it has bought this turn
 */
export function cannotBuy(
  state: State,
  seat: SeatId,
  order: Buying,
  surcharges: Surcharges,
  bought: number,
): Problem | undefined {
  const { design: id, most } = order;
  const [design, owner] = [designNamed(id), state.corporations[seat]];
  if (design === undefined || owner === undefined)
    return impossible('SFW 3337', 'no-such-design', { design: id });
  const problem = notForSale(state, seat, design, order, bought);
  if (problem !== undefined) return problem;
  if (!holdsHome(state, seat)) return impossible('SFW 918', 'no-home-office');
  if (bought >= mostBought) return impossible('SFW 7376', 'too-many-bought', { most: mostBought });
  const price = priceOf(state, design, {
    ...surcharges,
    cloak: order.cloak === true,
    friend: isFriend(state, seat, design.race),
  });
  if (most !== undefined && price > most)
    return impossible('SFW 3345', 'price-above-limit', { design: id, price, most });
  const { pricePercent } = owner;
  if (pricePercent !== 0 && 100 * price > pricePercent * design.cost)
    return impossible('SFW 4353', 'price-above-percent', { design: id, price, percent: pricePercent });
  return cannotPay(state, seat, price, 'SFW 2330');
}
