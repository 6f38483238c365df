import type { HexMap } from '../../map/board.ts';
import { mostRows } from '../../map/board.ts';

/** How many empires a map of the arm has room for (A5.30; OURS: the last four of them). */
export const empiresOnArm = { least: 2, most: 16 } as const;

/** The empires of the book’s own map, and its hexes in a row: MM17 lies beside MM77 (A5.0). */
const book = { empires: 12, across: 61 } as const;
/** OURS: hexes for each empire of a smaller arm, and hexes of a row for each further one of a larger. */
const [each, further] = [264, 4] as const;

/** OURS: rows A to ZZ from ten empires on, and fewer for fewer. */
const rowsFor = (empires: number): number => Math.min(mostRows, 12 + 4 * empires);

const acrossFor = (empires: number): number =>
  empires > book.empires
    ? book.across + further * (empires - book.empires)
    : Math.ceil((each * empires) / rowsFor(empires));

/**
 * The number of the first hex of a row. OURS: numbers run on diagonals (A5.10), and as the book has B1 far in the southwest and MM17 at the beginning of
 * its row, the line on which rows begin leans a little to the west.
 */
const firstIn = (row: number): number => 1 + Math.floor((16 * Math.max(0, row - 1)) / 37);

/** The rows of an arm for so many empires, without what lies in them. */
export const armFor = (empires: number): HexMap => ({
  across: acrossFor(empires),
  first: Array.from({ length: rowsFor(empires) }, (_, row) => firstIn(row)),
});
