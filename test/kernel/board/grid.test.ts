import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Grid } from '#kernel/board/grid.ts';
import { sectorOf } from '#kernel/board/grid.ts';
import { placeId } from '#kernel/words/ids.ts';
import { allBoards, cellAt, hexBoards, labels, plainly, withCells } from './boards.ts';
import { bestWays } from './ways.ts';

const board = (grid: Grid): Board => gridBoard(grid, plainly);
/** The labels of the cells over the sides 0, 1, 2 and so on of a cell. */
const over = (grid: Grid, label: string): readonly (string | undefined)[] => {
  const on = board(grid);
  return labels(
    on,
    Array.from({ length: on.sides }, (_, side) => on.step(cellAt(on, label), side)),
  );
};

describe('sides are counted clockwise', () => {
  test('from up on flat hexes, where shifted columns stand half a hex lower', () => {
    const even = ['2.1', '3.1', '3.2', '2.3', '1.2', '1.1'];
    const odd = ['2.1', '3.2', '3.3', '2.3', '1.3', '1.2'];
    expect(over({ tiling: 'flat', shifted: 'odd' }, '2.2')).toEqual(even);
    expect(over({ tiling: 'flat', shifted: 'even' }, '2.2')).toEqual(odd);
    expect(over({ tiling: 'flat' }, '2.2')).toEqual(['2.1', '3.1', '3.2', '2.3', '1.3', '1.2']);
  });
  test('from the right on pointed hexes, where shifted rows stand half a hex further right', () => {
    expect(over({ tiling: 'pointed', shifted: 'odd' }, '2.2')).toEqual([
      ...['3.2', '2.3', '1.3', '1.2', '1.1', '2.1'],
    ]);
    expect(over({ tiling: 'pointed', shifted: 'odd' }, '2.1')).toEqual([
      ...['3.1', '3.2', '2.2', '1.1', '2.0', '3.0'],
    ]);
    expect(over({ tiling: 'pointed', shifted: 'even' }, '2.2')).toEqual([
      ...['3.2', '3.3', '2.3', '1.2', '2.1', '3.1'],
    ]);
    expect(over({ tiling: 'pointed' }, '2.2')).toEqual(['3.2', '2.3', '1.3', '1.2', '2.1', '3.1']);
  });
  test('from up on squares, with the corners between the sides if they are joined there', () => {
    expect(over({ tiling: 'square' }, '2.2')).toEqual(['2.1', '3.2', '2.3', '1.2']);
    expect(over({ tiling: 'square', corners: true }, '2.2')).toEqual([
      ...['2.1', '3.1', '3.2', '3.3', '2.3', '1.3', '1.2', '1.1'],
    ]);
  });
});

test('beyond the edge is nothing; where the board wraps, the other end', () => {
  const size = { across: 4, down: 4 };
  expect(over({ tiling: 'square', ...size }, '0.0')).toEqual([undefined, '1.0', '0.1', undefined]);
  expect(over({ tiling: 'square', ...size, wraps: ['across'] }, '0.0')).toEqual([
    ...[undefined, '1.0', '0.1', '3.0'],
  ]);
  expect(over({ tiling: 'flat', shifted: 'odd', ...size, wraps: ['across', 'down'] }, '0.0')).toEqual([
    ...['0.3', '1.3', '1.0', '0.1', '3.0', '3.3'],
  ]);
  const edged = board({ tiling: 'square', ...size });
  expect(labels(edged, edged.around(cellAt(edged, '0.0')))).toEqual(['1.0', '0.1']);
});

test.each<readonly [string, Grid]>([
  ['no number of columns', { tiling: 'flat', across: 0 }],
  ['half a row', { tiling: 'flat', down: 2.5 }],
  ['too many rows', { tiling: 'flat', down: 2 ** 20 + 1 }],
  ['shifted squares', { tiling: 'square', shifted: 'odd' }],
  ['hexes joined at corners', { tiling: 'flat', corners: true }],
  ['a ring of no size', { tiling: 'square', down: 5, wraps: ['across'] }],
  ['a ring of two', { tiling: 'square', across: 2, wraps: ['across'] }],
  ['an odd ring of shifted columns', { tiling: 'flat', shifted: 'odd', across: 5, wraps: ['across'] }],
  ['an odd ring of shifted rows', { tiling: 'pointed', shifted: 'even', down: 5, wraps: ['down'] }],
  ['a ring of slanting columns', { tiling: 'flat', across: 6, wraps: ['across'] }],
  ['sectors that leave a rest', { tiling: 'flat', across: 10, down: 9, sector: { across: 5, down: 5 } }],
  ['sectors of half a column', { tiling: 'flat', sector: { across: 2.5, down: 4 } }],
  ['sectors of no size', { tiling: 'flat', sector: { across: 4, down: 0 } }],
])('%s is no grid', (_, grid) => {
  expect(() => board(grid)).toThrow(RangeError);
});

test.each<Grid>([
  { tiling: 'flat', shifted: 'odd', across: 6, down: 5, wraps: ['across', 'down'] },
  { tiling: 'flat', across: 5, down: 5, wraps: ['down'] },
  { tiling: 'pointed', shifted: 'odd', across: 5, down: 6, wraps: ['across', 'down'] },
  { tiling: 'pointed', across: 61, down: 52, wraps: ['across'] },
  { tiling: 'square', corners: true, across: 1, down: 1 },
  { tiling: 'square', across: 3, down: 3, wraps: ['across', 'down'] },
  { tiling: 'flat', sector: { across: 16, down: 16 } },
])('%j is a grid', (grid) => {
  expect(board(grid).grid).toBe(grid);
});

test('the sector of a cell, and where it stands inside, also left of and above the first', () => {
  const size = { across: 16, down: 10 };
  expect(sectorOf({ x: 35, y: 9 }, size)).toEqual({ sector: { x: 2, y: 0 }, within: { x: 3, y: 9 } });
  expect(sectorOf({ x: -1, y: -10 }, size)).toEqual({ sector: { x: -1, y: -1 }, within: { x: 15, y: 0 } });
});

describe('names', () => {
  test('lead from each cell to its id and label and back', () => {
    fc.assert(
      fc.property(withCells(allBoards, 1), ([{ names, at, coordinates }, cell]) => {
        const here = cell as Cell;
        expect(at(coordinates(here))).toBe(here);
        expect(names.find(names.label(here))).toBe(here);
        expect(names.cell(names.id(here))).toBe(here);
        expect(names.id(here)).toBe(`c${names.label(here)}`);
      }),
    );
  });
  test('on a board with edges cells are numbered from 0, row by row', () => {
    const on = board({ tiling: 'flat', across: 3, down: 2 });
    expect(Array.from({ length: 6 }, (_, cell) => on.names.label(cell as Cell))).toEqual([
      ...['0.0', '1.0', '2.0', '0.1', '1.1', '2.1'],
    ]);
    expect(['2.1', '3.0', '0.2', '-1.0', 'x'].map((label) => on.names.find(label))).toEqual([
      5,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('where the board wraps, a label beyond the edge finds a cell, but only its own id does', () => {
    const on = board({ tiling: 'square', across: 5, down: 5, wraps: ['across'] });
    expect(on.names.find('6.2')).toBe(on.names.find('1.2'));
    expect(on.names.cell(placeId('c1.2'))).toBe(on.names.find('1.2'));
    expect(on.names.cell(placeId('c6.2'))).toBeUndefined();
  });
  test('ids of another beginning are no cells', () => {
    expect(board({ tiling: 'square' }).names.cell(placeId('d1.2'))).toBeUndefined();
  });
});

describe('on every board', () => {
  test('who steps over a side and back over the opposite one is where they were', () => {
    fc.assert(
      fc.property(withCells(allBoards, 1), fc.nat({ max: 7 }), ([{ sides, step }, cell], number) => {
        const side = number % sides;
        const there = step(cell as Cell, side);
        if (there !== undefined) expect(step(there, (side + sides / 2) % sides)).toBe(cell);
      }),
    );
  });
  test('the neighbours of a cell are all different, and it is a neighbour of each of them', () => {
    fc.assert(
      fc.property(withCells(allBoards, 1), ([{ around }, cell]) => {
        const near = around(cell as Cell);
        expect(new Set([...near, cell]).size).toBe(near.length + 1);
        for (const other of near) expect(around(other)).toContain(cell);
      }),
    );
  });
  test('distance is a metric: 0 only to itself, the same both ways, and no way round is shorter', () => {
    fc.assert(
      fc.property(withCells(allBoards, 3), ([{ distance }, x, y, z]) => {
        const [a, b, c] = [x as Cell, y as Cell, z as Cell];
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
  test('distance is the number of steps that counting them finds, around the board where it wraps', () => {
    fc.assert(
      fc.property(withCells(allBoards, 1), ([{ around, distance }, cell]) => {
        const from = cell as Cell;
        let ring = [from];
        const seen = new Set(ring);
        for (let steps = 0; ring.length > 0 && steps < 12; steps += 1) {
          for (const at of ring) expect(distance(from, at)).toBe(steps);
          ring = [...new Set(ring.flatMap(around))].filter((at) => !seen.has(at));
          for (const at of ring) seen.add(at);
        }
      }),
      { numRuns: 50 },
    );
  });
  test('the route is what comparing whole ways finds, whatever the ground costs', () => {
    const mixed = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 31 });
    // Where every step costs 1, many routes are equally good.
    const ground = fc.oneof(fc.constant([1]), mixed);
    const edged = allBoards.filter(({ grid }) => grid.across !== undefined && grid.across <= 8);
    fc.assert(
      fc.property(withCells(edged, 2), ground, ([on, x, y], costs) => {
        const [from, to] = [x as Cell, y as Cell];
        const cost = (_: Cell, next: Cell): number | undefined => costs[next % costs.length] || undefined;
        const best = bestWays(from, on.around, cost, on.names.id);
        expect(on.route(from, to, cost)).toEqual(best.get(to)?.places);
      }),
      { numRuns: 60 },
    );
  });
});

describe('bearings', () => {
  /** The middle of a cell as it is drawn, in sizes of a hex: to the right and down. */
  function middle({ grid: { tiling, shifted }, coordinates }: Board, cell: Cell): readonly [number, number] {
    const { x, y } = coordinates(cell);
    const on = (line: number): number =>
      shifted === undefined ? line / 2 : Math.abs(line % 2) === (shifted === 'odd' ? 1 : 0) ? 0.5 : 0;
    const apart = Math.sqrt(3) / 2;
    return tiling === 'flat' ? [x * apart, y + on(x)] : [x + on(y), y * apart];
  }
  const open = hexBoards.filter(({ grid }) => grid.across === undefined);

  test('are those of the map as it is drawn: even where a hex row or a line of corners runs, odd between', () => {
    fc.assert(
      fc.property(withCells(open, 2), ([on, x, y]) => {
        const [from, to] = [x as Cell, y as Cell];
        fc.pre(from !== to);
        const [a, b] = [middle(on, from), middle(on, to)];
        // Clockwise from the right, and from up on flat hexes.
        const right = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 12) / Math.PI;
        const drawn = (right + (on.grid.tiling === 'flat' ? 6 : 0) + 24) % 24;
        const ray = Math.round(drawn / 2) * 2;
        const expected = Math.abs(drawn - ray) < 1e-6 ? ray % 24 : Math.floor(drawn / 2) * 2 + 1;
        expect(on.bearing(from, to)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
  test('there and back are opposite', () => {
    fc.assert(
      fc.property(withCells(open, 2), ([on, x, y]) => {
        const there = on.bearing(x as Cell, y as Cell);
        expect(on.bearing(y as Cell, x as Cell)).toBe(there === undefined ? undefined : (there + 12) % 24);
      }),
    );
  });
  test('there is none from a cell to itself, nor on squares', () => {
    const hexes = board({ tiling: 'flat' });
    expect(hexes.bearing(cellAt(hexes, '3.3'), cellAt(hexes, '3.3'))).toBeUndefined();
    const squares = board({ tiling: 'square', corners: true });
    expect(squares.bearing(cellAt(squares, '3.3'), cellAt(squares, '3.4'))).toBeUndefined();
  });
  test('go the nearer way around the board; where both ways are equally near there is none', () => {
    const on = board({ tiling: 'flat', shifted: 'odd', across: 10, down: 10, wraps: ['across', 'down'] });
    const from = cellAt(on, '0.0');
    const to = (label: string): number | undefined => on.bearing(from, cellAt(on, label));
    expect(['0.4', '0.6', '2.0', '8.0', '0.5', '5.0'].map(to)).toEqual([12, 0, 6, 18, undefined, undefined]);
    expect(on.distance(from, cellAt(on, '0.5'))).toBe(5);
  });
  test('of a cell over a side are 4 times the side, on every board that is large enough', () => {
    fc.assert(
      fc.property(withCells(hexBoards, 1), ([on, cell]) => {
        for (const side of [0, 1, 2, 3, 4, 5]) {
          const next = on.step(cell as Cell, side);
          if (next !== undefined) expect(on.bearing(cell as Cell, next)).toBe(4 * side);
        }
      }),
    );
  });
});
