import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { ItemKind } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { yearOf } from '../model/figures.ts';
import { firstPfYear, itemSales } from './table.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { friendlyPrices } from '../specials/boons.ts';
import { pointsOf } from '../money/money.ts';
import { hasSpecial } from '../specials/specials.ts';

/** What an item costs a Corporation in EP, and whether that never varies: merchants sell for less (SFW 7396, 7426, 7485). */
export function itemSale(
  state: Pick<State, 'sites' | 'corporations' | 'turn'>,
  seat: SeatId,
  what: ItemKind,
): { readonly price: number; readonly steady: boolean } {
  const { price } = itemSales[what];
  if (what === 'fighters' && hasSpecial(state, seat, 'fighter-merchant'))
    return { price: friendlyPrices.fighters, steady: true };
  if (what === 'pfs' && hasSpecial(state, seat, 'pf-merchant')) {
    const year = yearOf(state.turn);
    const [, cheaper = price] = friendlyPrices.pfs.find(([from]) => year >= from) ?? [];
    return { price: cheaper, steady: true };
  }
  if (what === 'commandos' && hasSpecial(state, seat, 'commando-support'))
    return { price: friendlyPrices.commandos, steady: false };
  return { price, steady: false };
}

/** Why items cannot be bought. */
export function cannotBuyItems(
  state: State,
  seat: SeatId,
  { what, ep }: { readonly what: ItemKind; readonly ep: number },
): Problem | undefined {
  if (what === 'pfs' && yearOf(state.turn) < firstPfYear && !hasSpecial(state, seat, 'pf-merchant'))
    return impossible('SFW 3641', 'no-pfs-yet', { year: firstPfYear });
  const [holds, { price }] = [pointsOf(state, seat), itemSale(state, seat, what)];
  if (holds < Math.min(ep, price)) return impossible('SFW 3620', 'too-dear', { price, what: 'EP', holds });
  return undefined;
}

/** What is had for so many EP at a percentage of a price, and what it costs (OURS, G-12: the rest is not spent). */
export function itemsFor(price: number, ep: number, percent: number): readonly [number, number] {
  const each = price * percent;
  const number = Math.floor((ep * 100) / each);
  return [number, rounded(number * each, 100)];
}

/** The percentage of the list price that is asked (SFW 2575; OURS, G-12). */
export function percentAsked(state: State, draw: Draw): number {
  if (draw.int(100) <= figureOf(state, 'items.steady')) return 100;
  const spread = figureOf(state, 'items.spread');
  return 100 - spread + draw.int(2 * spread + 1) - 1;
}
