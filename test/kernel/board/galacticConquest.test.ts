import { describe, expect, test } from 'vitest';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell } from '#kernel/board/grid.ts';
import { edgeBetween } from '#kernel/board/position.ts';
import { placeId } from '#kernel/words/ids.ts';
import { cellAt, labels } from './boards.ts';
import { rowAndNumber } from './schemes.ts';

/*
 * The map of Galactic Conquest; citations are its rules. Its rulebook tells that B1 lies in the far southwest and that MM17 and MM77 are at
 * the two ends of a row; the rows between are laid evenly here.
 */

const size = { across: 61, down: 52 };
const first = (row: number): number => 1 + Math.floor(((row - 1) * 16) / 37);
const map = gridBoard({ tiling: 'pointed', ...size, wraps: ['across'] }, rowAndNumber({ ...size, first }));
const at = (label: string): Cell => cellAt(map, label);
const near = (label: string): readonly (string | undefined)[] => labels(map, map.around(at(label)));

test('each of its hexes has a name, an id, and the way back from both', () => {
  const cells = Array.from({ length: size.across * size.down }, (_, cell) => cell as Cell);
  expect(new Set(cells.map(map.names.label)).size).toBe(3172);
  for (const cell of cells) {
    expect(map.names.find(map.names.label(cell))).toBe(cell);
    expect(map.names.cell(map.names.id(cell))).toBe(cell);
  }
  expect(map.names.id(at('MM17'))).toBe('xmm17');
  expect(map.names.cell(placeId('xmm17'))).toBe(at('MM17'));
});

test('names are read in capitals and small letters; ZZ54 is a hex (A2.10), MN17 and MM78 are none', () => {
  expect(map.names.find('mm17')).toBe(at('MM17'));
  expect(map.names.label(at('ZZ54'))).toBe('ZZ54');
  expect(['MN17', 'MM16', 'MM78', 'M', '17', 'MMM17'].map((text) => map.names.find(text))).toEqual(
    Array.from({ length: 6 }),
  );
});

describe('the map', () => {
  test('wraps around along the east and west edges: MM17 to MM77 is one move (A5.0)', () => {
    expect(map.distance(at('MM17'), at('MM77'))).toBe(1);
    expect(map.step(at('MM77'), 0)).toBe(at('MM17'));
    expect(map.step(at('MM17'), 3)).toBe(at('MM77'));
    expect(map.route(at('MM17'), at('MM77'), () => 1)).toEqual([at('MM77')]);
  });
  test('wraps around only there: the first row has nothing to the south, the last nothing to the north (A5.0)', () => {
    expect(near('A20')).toEqual(['A21', 'A19', 'B20', 'B21']);
    expect(near('ZZ54')).toEqual(['ZZ55', 'YY54', 'YY53', 'ZZ53']);
  });
  test('letters are rows, and B1 lies in the far southwest: rows go up to the north (A5.10)', () => {
    expect(map.coordinates(at('B1')).y).toBe(50);
    expect(map.coordinates(at('ZZ54')).y).toBe(0);
    expect(map.step(at('B1'), 4)).toBe(at('C1'));
  });
  test('numbers follow a diagonal: a number keeps to one slanting line from row to row (A5.10)', () => {
    const line = ['R25', 'S25', 'T25', 'U25'].map(at);
    expect(line.map((cell, index) => map.bearing(line[0] as Cell, cell) ?? index)).toEqual([0, 16, 16, 16]);
  });
  test('R25 and S26 are neighbours, as the moves R25, S26 show (A9.10)', () => {
    expect(near('R25')).toEqual(['R26', 'Q25', 'Q24', 'R24', 'S25', 'S26']);
  });
  test('A20 to A25 are one row, as the moves A20-A21-(A22-A23)-(A24-A25) show (D4.10)', () => {
    const way = ['A20', 'A21', 'A22', 'A23', 'A24', 'A25'];
    for (const [index, label] of way.slice(1).entries())
      expect(map.step(at(way[index] as string), 0)).toBe(at(label));
  });
});

test('one hex away are six hexes, two hexes away twelve more, as sensors and fighters reach (C5.10, C20.610, C21.47)', () => {
  const cells = Array.from({ length: size.across * size.down }, (_, cell) => cell as Cell);
  const away = (from: string, hexes: number): number =>
    cells.filter((cell) => map.distance(at(from), cell) === hexes).length;
  for (const label of ['R25', 'MM17', 'MM77']) expect([away(label, 1), away(label, 2)]).toEqual([6, 12]);
});

test('a minefield on a hex spine bars it both ways: it is one edge (C4.40)', () => {
  const [from, to] = [map.names.id(at('MM77')), map.names.id(at('MM17'))];
  expect(edgeBetween(from, to)).toEqual({ kind: 'edge', place: 'xmm17', to: 'xmm77' });
  expect(edgeBetween(to, from)).toEqual(edgeBetween(from, to));
});
