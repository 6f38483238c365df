import type { SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';

/** What restoration asks for in a turn: a ship of size class 3, and two of size class 4, which count as 48 each (B13.20). */
export const asked = 192;
const weights: Readonly<Record<string, number>> = { PF: 4, INT: 3 };
const weightsBySize: readonly number[] = [144, 144, 96, 48];

/** Ships that are scrapped or mothballed count for what restoration asks for: one of size class 2 as one of each smaller class, 12 fast patrol ships or 16 interceptors as one of size class 4 (B13.20). */
export function layUp(draft: Draft<State>, owner: SeatId, ships: readonly Ship[]): void {
  const sum = sumOf(
    ships.map(({ size, figures }) => weights[figures?.class ?? ''] ?? weightsBySize[size - 1] ?? 0),
  );
  change(draft.empires, owner, ({ laidUp = 0 }) => ({ laidUp: laidUp + sum }));
}
