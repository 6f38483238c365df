import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { whereIs } from '#kernel/game/plan.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { loadTurn } from './loadedTurn.ts';

/** In which file the orders of a turn came in, by the seat and the reference of each. */
export function orderFilesOf(
  ruleset: SomeRuleset,
  store: GameStore,
  turn: number,
): (seat: SeatId, ref: OrderRef) => string | undefined {
  const { counting, shared } = loadTurn(ruleset, store, turn);
  return (seat, ref) => {
    const several = shared.get(seat);
    if (several === undefined) return counting.get(seat)?.name;
    const sender = several.players.find(({ plan }) => whereIs(plan, ref) !== undefined);
    return sender?.file?.name;
  };
}
