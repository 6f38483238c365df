import { line, list, optional } from '#kernel/codec/shapes.ts';

/** The most pods that a ship carries: a fleet tug two (D1.10). */
export const mostPods = 2;

/** What a tug carries of pods, and is to carry, by their designations; absent: none (C20.90, D6.45). */
export interface Podded {
  readonly pods?: readonly string[];
  readonly wants?: readonly string[];
}
const named = optional(list(line(20, 1), mostPods));
export const poddedFields = { pods: named, wants: named };

/** The fusion bomb that a tug carries instead of pods (A13.30). */
export const tugBomb = 'FB-IV';
