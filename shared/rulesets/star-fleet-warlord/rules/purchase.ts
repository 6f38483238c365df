import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Purchase } from '../model/orders/purchase.ts';
import type { State } from '../model/state.ts';
import { copySurcharge, firstYear, yearOf } from '../tables/figures.ts';
import { impossible } from '../tables/refusals.ts';
import type { Design } from '../tables/ships/index.ts';
import { designNamed, isSold } from '../tables/ships/index.ts';
import { economicPoints, fundsOf } from './money.ts';
import { rounded } from '#kernel/steps/fractions.ts';

/** What the next ship of a row costs after so many in the same turn (SFW 991). */
export const priceOf = ({ cost }: Pick<Design, 'cost'>, copies: number): number =>
  rounded(cost * (100 + copySurcharge * copies), 100);

/**
 * Why a Corporation cannot buy this ship now; undefined if it can.
 * @param copies ships of the same row that it has bought this turn
 */
export function cannotBuy(
  state: State,
  seat: SeatId,
  { design: id, most }: Pick<Purchase, 'design' | 'most'>,
  copies: number,
): Problem | undefined {
  const design = designNamed(id);
  if (design === undefined) return impossible('SFW 3337', 'no-such-design', { design: id });
  if (!isSold(design)) return impossible('SFW 236', 'not-sold', { design: id });
  if (yearOf(state.turn) > firstYear) return impossible('SFW 3337', 'shipyards-closed');
  if (design.year > yearOf(state.turn))
    return impossible('SFW 957', 'not-yet-for-sale', { design: id, year: design.year });
  const price = priceOf(design, copies);
  if (most !== undefined && price > most)
    return impossible('SFW 3345', 'price-above-limit', { design: id, price, most });
  const holds = economicPoints(fundsOf(state, seat));
  return price > holds ? impossible('SFW 2330', 'too-dear', { price, what: 'EP', holds }) : undefined;
}
