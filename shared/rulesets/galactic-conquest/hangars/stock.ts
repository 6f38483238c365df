import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import { withStock } from '../model/battle/wings.ts';
import type { State } from '../model/state.ts';

/** So many of a type leave the stock of an empire. */
export function takeFromStock(draft: Draft<State>, owner: SeatId, type: string, count: number): void {
  replace(draft.empires, owner, ({ stock, ...empire }) => ({
    ...empire,
    ...defined({ stock: withStock(stock, { [type]: -count }) }),
  }));
}
