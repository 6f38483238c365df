import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arc, isInArc, seenFacing, sidesAt } from '#kernel/board/bearing.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell } from '#kernel/board/grid.ts';
import { plainly } from './boards.ts';

const side = fc.integer({ min: 0, max: 5 });
const parts = Array.from({ length: 24 }, (_, part) => part);

test('what stands so many hexes ahead and to the right is seen alike, whichever way one faces', () => {
  const board = gridBoard({ tiling: 'pointed' }, plainly);
  const along = (from: Cell, facing: number, steps: number): Cell =>
    Array.from({ length: steps }).reduce<Cell>((at) => board.step(at, facing % 6) as Cell, from);
  const start = board.at({ x: 0, y: 0 }) as Cell;
  fc.assert(
    fc.property(side, fc.integer({ min: 1, max: 9 }), fc.nat({ max: 9 }), (facing, ahead, right) => {
      const seen = along(along(start, facing, ahead), facing + 1, right);
      const expected = right === 0 ? 0 : right < ahead ? 1 : right === ahead ? 2 : 3;
      expect(seenFacing(facing, board.bearing(start, seen) as number)).toBe(expected);
    }),
  );
});

test('to turn one side to the right moves all that is seen four parts to the left', () => {
  fc.assert(
    fc.property(side, fc.integer({ min: 0, max: 23 }), (facing, bearing) => {
      const before = seenFacing(facing, bearing);
      expect(seenFacing((facing + 1) % 6, bearing)).toBe((before + 20) % 24);
    }),
  );
});

test('a line leaves a hex over one side, or between two at a corner', () => {
  expect(parts.map(sidesAt)).toEqual([
    [0],
    [0],
    [0, 1],
    [1],
    [1],
    [1],
    [1, 2],
    [2],
    [2],
    [2],
    [2, 3],
    [3],
    [3],
    [3],
    [3, 4],
    [4],
    [4],
    [4],
    [4, 5],
    [5],
    [5],
    [5],
    [5, 0],
    [0],
  ]);
});

describe('arcs', () => {
  const within = (mask: number): readonly number[] => parts.filter((part) => isInArc(mask, part));
  test('hold both their ends, and go through straight ahead where they begin on the left', () => {
    expect(within(arc(0, 4))).toEqual([0, 1, 2, 3, 4]);
    expect(within(arc(22, 2))).toEqual([0, 1, 2, 22, 23]);
    expect(within(arc(5, 5))).toEqual([5]);
    expect(within(arc(1, 0))).toEqual(parts);
  });
  test('are joined to one that holds what either holds', () => {
    expect(within(arc(20, 0) | arc(0, 4))).toEqual(within(arc(20, 4)));
  });
});
