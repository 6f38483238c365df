import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { Corporation } from '../../model/corporation.ts';
import type { Purchase } from '../../model/orders/purchase.ts';
import type { State } from '../../model/state.ts';
import { shipsHeldBy } from '../../model/stations.ts';
import { cloakSurcharge, copySurcharge, firstYear, mostBought, yearOf } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import type { Design } from '../../tables/ships/index.ts';
import { designNamed, isSold } from '../../tables/ships/index.ts';
import { economicPoints, fundsOf } from '../money.ts';

/** What a purchase costs beyond the price of the market, each in percent of the list price. */
export interface Surcharges {
  /** Ships of the same row that were bought before in this turn (SFW 991). */
  readonly copies: number;
  /** For a race that is none of one’s own: 1 to 100 where it has been rolled (SFW 257). */
  readonly foreign?: number;
  readonly cloak?: boolean;
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
  { copies, foreign = 0, cloak = false }: Surcharges,
): number =>
  marketPrice(state, design) +
  rounded(design.cost * (copySurcharge * copies + foreign + (cloak ? cloakSurcharge : 0)), 100);

/** What a surcharge for a foreign race is counted with while nobody has rolled it: about the middle (OURS). */
export const likelyForeign = 50;

/** What a purchase is likely to cost, with its cloak and for a foreign race (SFW 257). */
export function likelyPrice(
  state: Pick<State, 'market' | 'turn'>,
  owner: Pick<Corporation, 'primaries'>,
  design: Design,
  known: Surcharges,
): number {
  const foreign = isPrimary(state, owner, design.race) ? {} : { foreign: likelyForeign };
  return priceOf(state, design, { ...known, ...foreign });
}

/** Whether a Corporation buys ships of a race without a surcharge: civilian ones, those of its primary races, and any in the Initial Build (SFW 257, 263). */
export const isPrimary = (
  { turn }: Pick<State, 'turn'>,
  { primaries }: Pick<Corporation, 'primaries'>,
  race: string,
): boolean => race === 'C' || yearOf(turn) === firstYear || primaries.includes(race);

/** Rows of Warp Gates: those with one number are told apart by this order (OURS). */
const gateRows = ['C-WG', 'C-WGB', 'C-WGO'];

/** The own Warp Gate of a number; undefined where there is none any more (SFW 924). */
export const gateNumbered = (state: State, seat: SeatId, number: number): UnitId | undefined =>
  shipsHeldBy(state.ships, seat)
    .filter(([, ship]) => gateRows.includes(ship.design) && ship.number === number)
    .toSorted(([, a], [, b]) => gateRows.indexOf(a.design) - gateRows.indexOf(b.design))[0]?.[0];

/** Numbers of the own Warp Gates. */
export const gateNumbers = (state: State, seat: SeatId): readonly number[] => [
  ...new Set(
    shipsHeldBy(state.ships, seat).flatMap(([, { design, number }]) =>
      gateRows.includes(design) ? [number] : [],
    ),
  ),
];

/** Why nobody can buy such a ship this year; undefined if somebody can. */
function notForSale(
  state: State,
  owner: Corporation,
  design: Design,
  order: Unnumbered<Purchase>,
): Problem | undefined {
  const { id, race, year, marks } = design;
  if (!isSold(design)) return impossible('SFW 236', 'not-sold', { design: id });
  if (year > yearOf(state.turn)) return impossible('SFW 957', 'not-yet-for-sale', { design: id, year });
  if (marks.includes('specialty') && owner.specialties.includes(id))
    return impossible('SFW 1024', 'specialty-bought', { design: id });
  if (marks.includes('at-gate') && order.gate === undefined)
    return impossible('SFW 940', 'only-at-a-gate', { design: id });
  return order.cloak === true && race !== 'O' ? impossible('SFW 3356', 'no-cloak-for-sale') : undefined;
}

/**
 * Why a Corporation cannot buy this ship now; undefined if it can.
 * @param surcharges what was bought this turn, and the surcharge of a foreign race where it has been rolled
 * @param bought ships of all rows that it has bought this turn
 */
export function cannotBuy(
  state: State,
  seat: SeatId,
  order: Unnumbered<Purchase>,
  surcharges: Surcharges,
  bought = 0,
): Problem | undefined {
  const { design: id, most } = order;
  const [design, owner] = [designNamed(id), state.corporations[seat]];
  if (design === undefined || owner === undefined)
    return impossible('SFW 3337', 'no-such-design', { design: id });
  const problem = notForSale(state, owner, design, order);
  if (problem !== undefined) return problem;
  if (bought >= mostBought) return impossible('SFW 7376', 'too-many-bought', { most: mostBought });
  const price = priceOf(state, design, { ...surcharges, cloak: order.cloak === true });
  if (most !== undefined && price > most)
    return impossible('SFW 3345', 'price-above-limit', { design: id, price, most });
  const { pricePercent } = owner;
  if (pricePercent > 0 && 100 * price > pricePercent * design.cost)
    return impossible('SFW 4353', 'price-above-percent', { design: id, price, percent: pricePercent });
  const holds = economicPoints(fundsOf(state, seat));
  return price > holds ? impossible('SFW 2330', 'too-dear', { price, what: 'EP', holds }) : undefined;
}
