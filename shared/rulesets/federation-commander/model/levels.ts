import type { Draft } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from './state.ts';
import type { Level } from './vocabulary.ts';

/** Those of whom nothing else is said. */
export const usualLevel: Level = 'officer';

/** The level of the captains of a seat that the computer leads; undefined for a seat of a player. */
export const levelOf = ({ computer, levels: set = {} }: State, seat: SeatId): Level | undefined =>
  computer.includes(seat) ? (set[seat] ?? usualLevel) : undefined;

/** The computer leads a seat from now on, on that level, or no longer. */
export function lead(draft: Draft<State>, seat: SeatId, level: Level | undefined): void {
  const others = draft.computer.filter((one) => one !== seat);
  draft.computer = level === undefined ? others : [...others, seat].sort();
  const kept = inOrder(draft.levels ?? {}).filter(([one]) => one !== seat);
  const set = level === undefined || level === usualLevel ? kept : [...kept, [seat, level] as const];
  if (set.length > 0) draft.levels = Object.fromEntries(set);
  else delete draft.levels;
}
