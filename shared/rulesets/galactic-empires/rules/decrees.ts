import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { OrderOf } from '../model/orders.ts';
import type { Empire, State } from '../model/state.ts';
import { impossible } from '../tables/refusals.ts';

type Decree = OrderOf<'set-status' | 'set-leadership'>;

/** Why the decree is void: only the game master gives decrees, about empires that are still in the game (GE 1555, 6853, 7286). */
export function decreeProblem(state: State, seat: SeatId, decree: Decree): Problem | undefined {
  if (seat !== gameMaster) return impossible('GE 1555', 'game-master-only');
  const empire = state.empires[decree.of];
  if (empire === undefined || empire.defeated) return impossible('GE 1555', 'unknown-empire');
  return holds(empire, decree)
    ? impossible('GE 1555', 'decreed-already', {
        empire: empire.name,
      })
    : undefined;
}

const holds = (empire: Empire, decree: Decree): boolean =>
  decree.kind === 'set-status' ? empire.status === decree.status : empire.computer === decree.computer;
