import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { a, g, klingon, type } from '../play.ts';

export const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
export const disband = (count: number, of: 'two' | 'three' | 'destroyer' = 'two'): Unnumbered<Order> => ({
  kind: 'disband-starships',
  type: type(of),
  count,
});
export const salvage = (count: number, of: 'two' | 'three' | 'destroyer' = 'two'): Unnumbered<Order> => ({
  kind: 'salvage-starships',
  type: type(of),
  count,
});
export const transfer = (count: number, to: typeof A1): Unnumbered<Order> => ({
  kind: 'transfer-starships',
  type: type('two'),
  count,
  to,
  rank: 1,
});
