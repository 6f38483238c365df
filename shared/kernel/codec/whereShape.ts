import type { RunId } from '../words/ids.ts';
import { id, integer, line, list, optional } from './shapes.ts';

/** How a point is read from files: the most passes of a repeat, and more repeats in one another than any rulebook has. */
export const whereFields = {
  step: line(100),
  pass: integer(0, 1_000),
  outer: optional(list(integer(0, 1_000), 8)),
  run: optional(id<RunId>()),
} as const;
