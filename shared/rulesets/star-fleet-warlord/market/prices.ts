import { inOrder } from '#kernel/words/inOrder.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { State } from '../model/state.ts';
import { yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import type { Design } from '../ships/list/index.ts';
import { soldIn } from '../ships/list/index.ts';
import { marketPrice } from './purchase.ts';

/** Rows whose price moves: what is for sale this year, but for those that are had once (SFW 3286, 804). */
const moving = (turn: number): readonly Design[] =>
  soldIn(yearOf(turn)).filter(({ marks }) => !marks.includes('specialty'));

/** What a row costs next year, by how many were bought in this one (SFW 975; OURS: by how much). */
function nextPrice(state: State, design: Design): number {
  const bought = state.market[design.id]?.bought ?? 0;
  const percent =
    bought === 0 ? figureOf(state, 'market.none') : figureOf(state, 'market.more') * (bought - 1);
  const part = (key: 'market.least' | 'market.most'): number => percentOf(figureOf(state, key), design.cost);
  const moved = marketPrice(state, design) + percentOf(percent, design.cost);
  return Math.max(part('market.least'), Math.min(part('market.most'), moved));
}

/** Prices that are others from the next year on, by row. */
export const pricesNext = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    moving(state.turn).flatMap((design) => {
      const next = nextPrice(state, design);
      return next === marketPrice(state, design) ? [] : [[design.id, next]];
    }),
  );

/** Whether anything was bought this year, or costs another price from now on. */
export const moves = (state: State, next: Readonly<Record<string, number>>): boolean =>
  inOrder(next).length > 0 || inOrder(state.market).some(([, { bought }]) => bought > 0);
