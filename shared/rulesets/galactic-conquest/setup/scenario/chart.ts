import { list, line, object } from '#kernel/codec/shapes.ts';
import { mostRows } from '../../map/board.ts';
import { most } from '../../model/worldShape.ts';

/** A map as it is written down, line by line (SCENARIOS.md). */
export interface Chart {
  /** From the north: the first hex of a row, and a sign for each of its hexes. */
  readonly rows: readonly string[];
  /** In the same way, a letter for each hex that an empire owns. */
  readonly borders: readonly string[];
  readonly systems: readonly string[];
  readonly squadrons: readonly string[];
}

const lines = (longest: number, count: number) => list(line(longest), count);
export const chartShape = object({
  rows: lines(most.across + 10, mostRows),
  borders: lines(most.across + 10, mostRows),
  systems: lines(200, most.hexes),
  squadrons: lines(2000, most.hexes),
});
