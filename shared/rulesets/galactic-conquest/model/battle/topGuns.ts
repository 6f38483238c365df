import { id, integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Flyer } from './wings.ts';
import { flyerShape } from './wings.ts';

/** Pilots whom an empire trains this turn, as what they fly after it, and where they came from (C20.300). */
export interface Trainees {
  readonly unit: UnitId;
  readonly ship: string;
  readonly flyer: Flyer;
  readonly count: number;
}
export const mostTrainees = 999;
export const topGunsShape = list(
  object({ unit: id<UnitId>(), ship: line(24, 1), flyer: flyerShape, count: integer(1, mostTrainees) }),
  99,
);
