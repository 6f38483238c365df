import { defined } from '#kernel/words/defined.ts';
import type { Ship } from '../model/ship.ts';
import type { Bought } from './question.ts';

/** The most kinds of ships in one purchase, the most ships of a kind, and the longest name of a flagship. */
export const bounds = { kinds: 40, ofKind: 50, longest: 40 } as const;

/** `2xF5, D7Cp`: a poor crew is marked as status sheets have it (A4.10). */
export const boughtText = (ships: readonly Bought[]): string =>
  ships
    .map(({ hull: of, count, poor }) => `${count === 1 ? '' : `${count}x`}${of}${poor ? 'p' : ''}`)
    .join(', ');

/** Ships alike that follow each other, counted. */
export function countedShips(ships: readonly Ship[]): readonly Bought[] {
  const all: { hull: string; count: number; poor?: true }[] = [];
  for (const { hull: of, crew } of ships) {
    const last = all.at(-1);
    const poor = crew === 'poor' ? true : undefined;
    if (last?.hull === of && last.poor === poor) last.count += 1;
    else all.push({ hull: of, count: 1, ...defined({ poor }) });
  }
  return all;
}
