import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { galacticConquest } from '../yards/shelf.ts';

/** What seats know, as files write it; a view is made once it is asked for. */
export function viewFacts(state: State): Facts {
  const views: Facts = {};
  const seen = (name: string, seat: SeatId): void => {
    Object.defineProperty(views, name, {
      enumerable: true,
      get: () => galacticConquest.view(state, seat, []),
    });
  };
  for (const seat of keysInOrder(state.empires)) seen(seat, seat);
  seen('gm', gameMaster);
  return views;
}
