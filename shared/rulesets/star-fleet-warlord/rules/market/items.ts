import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { BuyItems } from '../../model/orders/items.ts';
import type { State } from '../../model/state.ts';
import { yearOf } from '../../tables/figures.ts';
import { firstPfYear, itemSales } from '../../tables/items.ts';
import { figureOf } from '../../tables/parameters.ts';
import { impossible } from '../../tables/refusals.ts';
import { economicPoints, fundsOf } from '../money.ts';

/** Why items cannot be bought. */
export function cannotBuyItems(state: State, seat: SeatId, { what, ep }: BuyItems): Problem | undefined {
  if (what === 'pfs' && yearOf(state.turn) < firstPfYear)
    return impossible('SFW 3641', 'no-pfs-yet', { year: firstPfYear });
  const [holds, { price }] = [economicPoints(fundsOf(state, seat)), itemSales[what]];
  if (holds < 1 || holds < Math.min(ep, price))
    return impossible('SFW 3620', 'too-dear', { price, what: 'EP', holds });
  return undefined;
}

/** What is had for so many EP at a percentage of the list price, and what it costs (OURS, G-12: the rest is not spent). */
export function itemsFor(what: BuyItems['what'], ep: number, percent: number): readonly [number, number] {
  const each = itemSales[what].price * percent;
  const number = Math.floor((ep * 100) / each);
  return [number, rounded(number * each, 100)];
}

/** The percentage of the list price that is asked (SFW 2575; OURS, G-12). */
export function percentAsked(state: State, draw: Draw): number {
  if (draw.int(100) <= figureOf(state, 'items.steady')) return 100;
  const spread = figureOf(state, 'items.spread');
  return 100 - spread + draw.int(2 * spread + 1) - 1;
}
