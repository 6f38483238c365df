import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';

/** The empire as if it knew only what all of these know: special technologies work where all ships have them (C22.20). */
export function togetherAs(
  state: Pick<State, 'empires'>,
  seats: readonly SeatId[],
  as: SeatId,
): State['empires'] {
  const knowledge = seats.map((one) => state.empires[one]?.research?.known ?? {});
  const known = Object.fromEntries(
    keysInOrder(knowledge[0] ?? {}).flatMap((id) => {
      const least = Math.min(...knowledge.map((one) => one[id] ?? 0));
      return least > 0 ? [[id, least]] : [];
    }),
  );
  const empire = state.empires[as];
  if (empire === undefined) return state.empires;
  const joint: Empire = { ...empire, research: { ...empire.research, known } };
  return { ...state.empires, [as]: joint };
}
