import { describe, expect, test } from 'vitest';
import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell } from '#kernel/board/grid.ts';
import { cellAt, labels, plainly } from './boards.ts';
import { sectorAndHex } from './schemes.ts';

/* The galaxy of Star Fleet Warlord; citations are lines of its rulebook. */

const sector = { across: 16, down: 16 };
const galaxy = (across: number, down: number): Board =>
  gridBoard(
    {
      tiling: 'flat',
      shifted: 'odd',
      across: across * sector.across,
      down: down * sector.down,
      wraps: ['across', 'down'],
      sector,
    },
    sectorAndHex(sector),
  );
const cloud = galaxy(10, 10);
const hexOf = (board: Board, cell: Cell): string => board.names.label(cell).slice(-4);
const sectorOf = (board: Board, cell: Cell): string => board.names.label(cell).slice(0, 2);
const everyCell = ({ grid: { across = 0, down = 0 } }: Board): readonly Cell[] =>
  Array.from({ length: across * down }, (_, cell) => cell as Cell);

/** The neighbour with that hex number, as a move names it without its sector (SFW 1430-1432). */
const moved = (board: Board, from: Cell, hex: string): Cell | undefined =>
  board.around(from).find((cell) => hexOf(board, cell) === hex);

/** Where a ship comes when it moves to these hexes one by one. */
function flown(board: Board, start: string, hexes: string): readonly (string | undefined)[] {
  const cells: (Cell | undefined)[] = [];
  let at: Cell | undefined = cellAt(board, start);
  for (const hex of hexes.split(' ')) {
    at = at === undefined ? undefined : moved(board, at, hex);
    cells.push(at);
  }
  return labels(board, cells);
}

describe('the galaxy', () => {
  test('has 10 x 10 sectors of 16 x 16 hexes, 25,600 in all, each with a name of its own (SFW 1291-1295)', () => {
    const cells = everyCell(cloud);
    const names = new Set(cells.map(cloud.names.label));
    expect(names.size).toBe(25_600);
    expect(new Set(cells.map((cell) => sectorOf(cloud, cell))).size).toBe(100);
    for (const cell of cells) expect(cloud.names.cell(cloud.names.id(cell))).toBe(cell);
  });
  test('numbers sectors by column, then row, from the upper left (SFW 7572-7590)', () => {
    const corner = (label: string) => cloud.coordinates(cellAt(cloud, `${label}-0101`));
    expect(corner('00')).toEqual({ x: 0, y: 0 });
    expect(corner('90')).toEqual({ x: 144, y: 0 });
    expect(corner('09')).toEqual({ x: 0, y: 144 });
    expect(corner('32')).toEqual({ x: 48, y: 32 });
  });
  test.each(['45-0001', '45-1701', '45-0117', '45-011', '450101', '45 0101', '4-50101', ''])(
    'has no hex «%s»',
    (text) => {
      expect(cloud.names.find(text)).toBeUndefined();
    },
  );
  test.each([
    [4, 4, 4096, '33-1616', '44-0101'],
    [10, 3, 7680, '92-1616', '93-0101'],
  ])('may be smaller in a custom game: %i x %i sectors (SFW 5084-5093)', (across, down, size, last, none) => {
    const board = galaxy(across, down);
    const cells = everyCell(board);
    expect(new Set(cells.map(board.names.id)).size).toBe(size);
    expect(board.names.label(cells.at(-1) as Cell)).toBe(last);
    expect(labels(board, board.around(cellAt(board, last)))).toContain('00-0101');
    expect(board.names.cell(`h${none}` as never)).toBeUndefined();
  });
});

describe('directions', () => {
  const at = (label: string, direction: number): string | undefined => {
    const cell = cloud.step(cellAt(cloud, label), direction - 1);
    return cell === undefined ? undefined : cloud.names.label(cell);
  };
  test('are numbers: 1 is up, and they increase clockwise (SFW 1337-1339)', () => {
    expect([1, 2, 3, 4, 5, 6].map((direction) => at('45-0505', direction))).toEqual([
      ...['45-0504', '45-0604', '45-0605', '45-0506', '45-0405', '45-0404'],
    ]);
    expect([1, 2, 3, 4, 5, 6].map((direction) => at('45-0606', direction))).toEqual([
      ...['45-0605', '45-0706', '45-0707', '45-0607', '45-0507', '45-0506'],
    ]);
  });
  test('RAD4 from 1612 raids the hex directly below, 1613 (SFW 1868-1869)', () => {
    expect(at('45-1612', 4)).toBe('45-1613');
  });
  test('a raid or sweep may reach over the border of a sector (SFW 1872)', () => {
    expect(at('45-1612', 2)).toBe('55-0112');
  });
});

describe('moves name the hex only', () => {
  test('because no two neighbours of a hex have one number (SFW 1430-1432)', () => {
    for (const board of [cloud, galaxy(4, 4)])
      for (const cell of everyCell(board)) {
        const near = board.around(cell).map((next) => hexOf(board, next));
        expect(new Set(near).size).toBe(6);
      }
  });
  test.each([
    ['SFW 1393-1398', '45-0101', '0201 0301 0401 0501 0502', '45-0502'],
    ['SFW 1448', '34-1616', '0101 0102', '45-0102'],
    ['SFW 1510', '45-1410', '1510 1610 1611', '45-1611'],
    ['SFW 1588', '45-1602', '1603 0103', '55-0103'],
    ['SFW 1608', '45-0309', '0409 0509 0609', '45-0609'],
    ['SFW 1621', '45-0201', '0216 0201', '45-0201'],
    ['SFW 1651', '45-1615', '1616 1601 1602', '46-1602'],
    ['SFW 1730', '45-1615', '1515 1415', '45-1415'],
    ['SFW 1829', '45-1516', '1616', '45-1616'],
    ['SFW 1865', '45-1612', '0112 0212', '55-0212'],
    ['SFW 1887', '45-0308', '0208 0108 1608', '35-1608'],
    ['SFW 1942', '45-0101', '1616 1615 1614', '34-1614'],
    ['SFW 2079', '45-1314', '1315 1316 1301', '46-1301'],
    ['SFW 2099', '45-0213', '0212 0112', '45-0112'],
  ])('%s: from %s by %s the ship comes to %s', (_, start, hexes, end) => {
    expect(flown(cloud, start, hexes).at(-1)).toBe(end);
  });
  test('1503 is not adjacent to 1601, so that move fails (SFW 1447-1455)', () => {
    expect(flown(cloud, '34-1516', '1501 1601 1503')).toEqual(['35-1501', '35-1601', undefined]);
  });
  test('a ship that bounced from 0201 back to 0101 goes on to 0102, which is adjacent to both (SFW 1413-1418)', () => {
    expect(flown(cloud, '45-0101', '0102')).toEqual(['45-0102']);
    expect(flown(cloud, '45-0201', '0102')).toEqual(['45-0102']);
  });
});

describe('sectors', () => {
  const touched = (label: string): readonly string[] => {
    const near = cloud.around(cellAt(cloud, label)).map((cell) => sectorOf(cloud, cell));
    return [...new Set(near)].sort();
  };
  test('of 45, hex 0101 leads up to 44, left to 35, and up and left to 34 (SFW 1424-1426)', () => {
    const near = labels(cloud, cloud.around(cellAt(cloud, '45-0101')));
    for (const label of ['44-0116', '35-1601', '34-1616']) expect(near).toContain(label);
  });
  test('touch four others along borders and two at the corners 0101 and 1616, not at 0116 and 1601 (SFW 1317-1323)', () => {
    expect(touched('45-0101')).toEqual(['34', '35', '44', '45']);
    expect(touched('45-1616')).toEqual(['45', '46', '55', '56']);
    expect(touched('45-0116')).toEqual(['35', '45', '46']);
    expect(touched('45-1601')).toEqual(['44', '45', '55']);
    const inside = everyCell(cloud).filter((cell) => sectorOf(cloud, cell) === '45');
    const all = new Set(inside.flatMap((cell) => touched(cloud.names.label(cell))));
    expect([...all].sort()).toEqual(['34', '35', '44', '45', '46', '55', '56']);
  });
  test('wrap around: from 00 one comes to 09, to 90 and to 99 (SFW 1435-1437)', () => {
    expect(touched('00-0101')).toEqual(['00', '09', '90', '99']);
    expect(cloud.distance(cellAt(cloud, '00-0101'), cellAt(cloud, '99-1616'))).toBe(1);
  });
  test('within two sectors, diagonals counted, are 25 (SFW 4300-4302)', () => {
    const sectors = gridBoard(
      { tiling: 'square', corners: true, across: 10, down: 10, wraps: ['across', 'down'] },
      plainly,
    );
    const home = cellAt(sectors, '0.9');
    const near = everyCell(sectors).filter((cell) => sectors.distance(home, cell) <= 2);
    expect(near).toHaveLength(25);
    expect(labels(sectors, near)).toEqual(expect.arrayContaining(['8.7', '2.1', '8.1', '2.7']));
  });
  test('a Graveyard is one sector that wraps onto itself (SFW 2938-2943)', () => {
    const graveyard = galaxy(1, 1);
    expect(flown(graveyard, '00-0101', '1616 1601 0101')).toEqual(['00-1616', '00-1601', '00-0101']);
    expect(flown(graveyard, '00-1601', '0116')).toEqual([undefined]);
    expect(graveyard.around(cellAt(graveyard, '00-0101'))).toHaveLength(6);
  });
});

describe('routes', () => {
  const way = (from: string, to: string): readonly (string | undefined)[] | undefined => {
    const found = cloud.route(cellAt(cloud, from), cellAt(cloud, to), () => 1);
    return found && labels(cloud, found);
  };
  test('go around the galaxy where that is nearer', () => {
    expect(way('00-0102', '09-0116')).toEqual(['00-0101', '09-0116']);
    expect(way('00-0101', '90-1501')).toHaveLength(2);
  });
  test('of all shortest ways the first by sector and hex', () => {
    // Three steps to the lower right and one to the upper right, in any order; to begin with the latter leads through 44, which comes first.
    expect(way('45-0101', '45-0502')).toEqual(['44-0216', '45-0301', '45-0401', '45-0502']);
  });
});
