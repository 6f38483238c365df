import type { SeatId } from '#kernel/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Goal, State } from '../model/state.ts';
import { firstVictory, yearsAhead } from '../tables/figures.ts';
import { systemsOf } from './economy.ts';
import { yearOf } from './tech.ts';

/** Who has as much as the second and the third together; nobody among fewer than three, or with nothing (VB 61, 63; OURS). */
function leads({ empires }: State, of: (seat: SeatId) => number): readonly SeatId[] {
  const [first, second, third] = keysInOrder(empires).toSorted(compareBy((seat) => -of(seat)));
  if (first === undefined || second === undefined || third === undefined) return [];
  return of(first) > 0 && of(first) >= of(second) + of(third) ? [first] : [];
}

/** Who has reached which goal at the end of a turn; the first goal that anybody has reached ends the campaign (VB 58). */
export function winners(
  state: State,
): { readonly goal: Goal; readonly seats: readonly SeatId[] } | undefined {
  if (state.turn < firstVictory || state.won !== undefined) return undefined;
  const ahead = inOrder(state.empires).filter(([, { tech }]) => tech.year >= yearOf(state) + yearsAhead);
  const reached = [
    { goal: 'expansion', seats: leads(state, (seat) => systemsOf(state, seat).length) },
    { goal: 'exploration', seats: ahead.map(([seat]) => seat) },
    { goal: 'exploitation', seats: leads(state, (seat) => state.empires[seat]?.income ?? 0) },
  ] as const;
  return reached.find(({ seats }) => seats.length > 0);
}
