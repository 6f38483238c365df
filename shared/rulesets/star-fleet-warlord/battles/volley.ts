import type { Draw } from '#kernel/dice/draw.ts';
import { rounded } from '#kernel/steps/fractions.ts';

/** The most that each of so many units is subject to in a round: an equal part of a strength of at least 1, and at least 1 (SFW 4644; OURS: the least, so that every battle ends). */
export const volleyCap = (strength: number, units: number): number => Math.max(1, rounded(strength, units));

/** Dice of ten sides, and a smaller one for what is left; a die of one side is not rolled (SFW 4654). */
export function rollVolley(draw: Draw, cap: number): number {
  const rest = cap % 10;
  const tens = Array.from({ length: Math.floor(cap / 10) }, () => draw.int(10));
  const last = rest > 1 ? draw.int(rest) : rest;
  return tens.reduce((sum, die) => sum + die, last);
}
