import type { Scheme } from '#kernel/board/board.ts';
import type { Coordinates, Extent } from '#kernel/board/grid.ts';
import { sectorOf } from '#kernel/board/grid.ts';

/* The four ways in which printed maps name their places, as rulesets would give them to the kernel. */

const two = (number: number): string => String(number).padStart(2, '0');
const numbers = (pattern: RegExp, text: string): readonly number[] | undefined =>
  pattern.exec(text)?.slice(1).map(Number);

/** `34-1516`: the sector's column and row from 0, then column and row inside from 01. */
export const sectorAndHex = (sector: Extent): Scheme => ({
  prefix: 'h',
  label(at) {
    const { sector: of, within } = sectorOf(at, sector);
    return `${of.x}${of.y}-${two(within.x + 1)}${two(within.y + 1)}`;
  },
  find(text) {
    const [column, row, x, y] = numbers(/^(\d)(\d)-(\d\d)(\d\d)$/, text) ?? [];
    if (column === undefined || row === undefined || x === undefined || y === undefined) return undefined;
    if (x < 1 || x > sector.across || y < 1 || y > sector.down) return undefined;
    return { x: column * sector.across + x - 1, y: row * sector.down + y - 1 };
  },
});

/** `MM17`: rows A to Z and AA to ZZ from the south, numbers along rows that slant from one row to the next. */
export interface Slanted {
  /** Rows. */
  readonly down: number;
  /** Hexes in a row. */
  readonly across: number;
  /** The first number of a row, counted from the southernmost. */
  first(row: number): number;
}

const letters = (row: number): string => {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : letter + letter;
};

export const rowAndNumber = ({ down, across, first }: Slanted): Scheme => ({
  prefix: 'x',
  // A hex to the north-west has the same number, that to the north-east the next.
  label({ x, y }) {
    const row = down - 1 - y;
    const number = x - first(row);
    return `${letters(row)}${first(row) + (((number % across) + across) % across)}`;
  },
  find(text) {
    const [, letter = '', again = '', number = ''] = /^([A-Z])(\1?)(\d{1,3})$/.exec(text.toUpperCase()) ?? [];
    if (letter === '') return undefined;
    const row = letter.charCodeAt(0) - 65 + (again === '' ? 0 : 26);
    const on = Number(number) - first(row);
    return on < 0 || on >= across ? undefined : { x: Number(number), y: down - 1 - row };
  },
});

/** `0304`: column and row from 01. */
export const columnAndRow: Scheme = {
  prefix: 'q',
  label: ({ x, y }) => `${two(x + 1)}${two(y + 1)}`,
  find(text) {
    const [x, y] = numbers(/^(\d\d)(\d\d)$/, text) ?? [];
    return x === undefined || y === undefined ? undefined : { x: x - 1, y: y - 1 };
  },
};

/** `0608`: column and row as printed, `62` on a single panel; beyond the printed panels `-1.30`. */
export const printedNumber: Scheme = {
  prefix: 'h',
  label: ({ x, y }) => (isPrinted(x) && isPrinted(y) ? `${two(x)}${two(y)}` : `${x}.${y}`),
  find(text) {
    const [x, y] =
      numbers(/^(\d\d)(\d\d)$/, text) ??
      numbers(/^(\d)(\d)$/, text) ??
      numbers(/^(-?\d+)\.(-?\d+)$/, text) ??
      [];
    return x === undefined || y === undefined ? undefined : ({ x, y } satisfies Coordinates);
  },
};
const isPrinted = (number: number): boolean => number >= 0 && number < 100;
