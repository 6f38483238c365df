import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { ofPercent } from '../model/economy/run.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import type { State } from '../model/state.ts';

/** What the resource runs of an empire add to an economy, in hundredths of an economic point (B3.40, B11.15). OURS: with a blockaded homeworld they add nothing, as systems pay by themselves. */
export function runIncome(
  state: Pick<State, 'systems' | 'empires' | 'runs'>,
  seat: SeatId,
  economy: number,
): number {
  if (isHomeSevered(state, seat)) return 0;
  const parts = sumOf(valuesInOrder(state.runs ?? {}).map((run) => (run.seat === seat ? run.parts : 0)));
  return rounded(economy * parts, 100 * ofPercent);
}
