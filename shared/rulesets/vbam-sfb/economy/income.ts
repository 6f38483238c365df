import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event } from '../declare.ts';
import { toOwner } from '../declare.ts';
import { cause, points } from '../model/parts.ts';
import { money } from '../model/parts.ts';
import { seat } from '../model/parts.ts';
import { maintenanceOf } from './economy.ts';
import { productOf } from './economy.ts';
import { tradeOf } from './trade.ts';
export const incomeReceived = event('income-received', {
  fields: { seat,
/** Total Domestic Product. */
product: points,
    maintenance: points,
    cause,
/** Commerce Income, and one-time amounts. */
trade: points,
    misc: money },
  by: 'rules',
  ...toOwner,
  say: ({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems bring in {product} EP; maintenance costs {maintenance}.', { product, maintenance })
      : phrase(
          'Systems bring in {product} EP, trade {trade}, and other things {misc}; maintenance costs {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  ahead: ({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems will bring in {product} EP; maintenance will cost {maintenance}.', {
          product,
          maintenance,
        })
      : phrase(
          'Systems will bring in {product} EP, trade {trade}, and other things {misc}; maintenance will cost {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  apply: (draft, { seat, product, trade, misc, maintenance }) => {
    const income = product + trade + misc - maintenance;
    change(draft.empires, seat, ({ pool }) => ({ income, misc: 0, pool: pool + income }));
  },
});

/** Product less maintenance goes into the pool (VB 79). */
export function receiveIncome(turn: TurnOf<typeof incomeReceived>): void {
  for (const of of keysInOrder(turn.state.empires))
    turn.happen(
      incomeReceived.of({
        seat: of,
        product: productOf(turn.state, of),
        trade: tradeOf(turn.state, of),
        misc: turn.state.empires[of]?.misc ?? 0,
        maintenance: maintenanceOf(turn.state, of),
      }),
    );
}
