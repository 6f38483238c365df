import type { SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';

/** What restoration asks for in a turn: a ship of size class 3, and two of size class 4, which count as 48 each (B13.20). */
export const asked = 192;
/** As what a ship of size class 4 counts. */
export const fewest = 48;
const weights: Readonly<Record<string, number>> = { PF: 4, INT: 3 };
const weightsBySize: readonly number[] = [144, 144, 96, fewest];

/** As what a ship counts for what restoration asks for: one of size class 2 as one of each smaller class, 12 fast patrol ships or 16 interceptors as one of size class 4 (B13.20). */
export const laidUpAs = ({ size, figures }: Pick<Ship, 'size' | 'figures'>): number =>
  weights[figures?.class ?? ''] ?? weightsBySize[size - 1] ?? 0;

/** Ships that are scrapped or mothballed count for what restoration asks for (B13.20). */
export function layUp(draft: Draft<State>, owner: SeatId, ships: readonly Ship[]): void {
  const sum = sumOf(ships.map(laidUpAs));
  change(draft.empires, owner, ({ laidUp = 0 }) => ({ laidUp: laidUp + sum }));
}
