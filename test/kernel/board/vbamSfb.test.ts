import { describe, expect, test } from 'vitest';
import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Grid } from '#kernel/board/grid.ts';
import type { Position } from '#kernel/board/position.ts';
import { cellAt, labels } from './boards.ts';
import { columnAndRow } from './schemes.ts';

/* The map of VBAM for Star Fleet Battles: squares or hexes, each a sector; citations are lines of its rulebook. */

const size = { across: 27, down: 27 };
const maps: readonly (readonly [string, Grid, readonly string[], number])[] = [
  [
    'squares',
    { tiling: 'square', corners: true, ...size },
    ['0303', '0403', '0404', '0405', '0305', '0205', '0204', '0203'],
    24,
  ],
  ['squares not joined at corners', { tiling: 'square', ...size }, ['0303', '0404', '0305', '0204'], 12],
  [
    'hexes',
    { tiling: 'flat', shifted: 'odd', ...size },
    ['0303', '0403', '0404', '0305', '0204', '0203'],
    18,
  ],
];

describe.each(maps)('on %s', (_, grid, around, withinTwo) => {
  const map: Board = gridBoard(grid, columnAndRow);
  const cells = Array.from({ length: 729 }, (_each, cell) => cell as Cell);

  test('there are 729 sectors, each with a name of its own', () => {
    expect(new Set(cells.map(map.names.label)).size).toBe(729);
    for (const cell of cells) expect(map.names.cell(map.names.id(cell))).toBe(cell);
    expect(['0000', '2801', '0128', '314'].map((text) => map.names.find(text))).toEqual(
      Array.from({ length: 4 }),
    );
  });
  test('a sector is connected to all adjacent sectors (VBAM 196)', () => {
    expect(labels(map, map.around(cellAt(map, '0304')))).toEqual(around);
  });
  test('moves and supply of two sectors reach what is two away, and a fast unit goes a third (VBAM 204, 224)', () => {
    const from = cellAt(map, '1010');
    const reached = (sectors: number): number =>
      cells.filter((cell) => cell !== from && map.distance(from, cell) <= sectors).length;
    expect(reached(2)).toBe(withinTwo);
    expect(reached(3)).toBe(withinTwo + 3 * around.length);
  });
  test('a route leads through the sectors that cost less (VBAM 204)', () => {
    const hard = new Set(['0504', '0505', '0503'].map((label) => cellAt(map, label)));
    const way = map.route(cellAt(map, '0404'), cellAt(map, '0604'), (_from, to) => (hard.has(to) ? 9 : 1));
    expect(way?.some((cell) => hard.has(cell))).toBe(false);
    expect(way?.at(-1)).toBe(cellAt(map, '0604'));
  });
  test('ships may stand between two sectors, on their way from one to the other (VBAM 206)', () => {
    const [from, to] = [map.names.id(cellAt(map, '0304')), map.names.id(cellAt(map, '0404'))];
    const between: Position = { kind: 'edge', place: from, to };
    expect(between).toEqual({ kind: 'edge', place: 'q0304', to: 'q0404' });
  });
});
