import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

/** A map that wraps from east to west (A5.10): the hexes of every row, and the number that each row begins with, from the southernmost row A. */
export interface HexMap {
  readonly across: number;
  readonly first: readonly number[];
}

const letters = 26;
/** The most rows: A to Z, then AA to ZZ. */
export const mostRows = 2 * letters;
const prefix = 'h';

const rowName = (row: number): string =>
  String.fromCharCode(65 + (row % letters)).repeat(row < letters ? 1 : 2);

function rowNamed(name: string): number | undefined {
  const [letter = '', twin = letter] = name.toUpperCase();
  return letter === twin ? letter.charCodeAt(0) - 65 + (name.length - 1) * letters : undefined;
}

const modulo = (number: number, ring: number): number => ((number % ring) + ring) % ring;
/** Numbers run on a diagonal: the same number stands half a hex further west in each row to the north. OURS: the book prints no map. */
const lean = (row: number): number => 1 + Math.floor(row / 2);

/** The board of a map; its ids are the rulebook’s names in small letters after an h. */
export function boardOf({ across, first }: HexMap): Board {
  const top = first.length - 1;
  return gridBoard(
    {
      tiling: 'pointed',
      across,
      down: first.length,
      wraps: ['across'],
      shifted: top % 2 === 0 ? 'even' : 'odd',
    },
    {
      prefix,
      label({ x, y }: Coordinates) {
        const row = top - y;
        const from = first[row] ?? 1;
        return `${rowName(row)}${from + modulo(x + lean(row) - from, across)}`;
      },
      find(text) {
        const [, name = '', number = ''] = /^([a-z]{1,2})(\d{1,3})$/i.exec(text) ?? [];
        const row = name === '' ? undefined : rowNamed(name);
        const from = row === undefined ? undefined : first[row];
        if (row === undefined || from === undefined) return undefined;
        const on = Number(number) - from;
        if (on < 0 || on >= across) return undefined;
        return { x: modulo(Number(number) - lean(row), across), y: top - row };
      },
    },
  );
}

/** As the rulebook writes it: `MM17`. */
export const hexName = (place: PlaceId): string => place.slice(prefix.length).toUpperCase();

/** Hexes from one to the other; undefined if one of them is not on the map. */
export function distance(board: Board, a: PlaceId, b: PlaceId): number | undefined {
  const [from, to] = [board.names.cell(a), board.names.cell(b)];
  return from === undefined || to === undefined ? undefined : board.distance(from, to);
}

/** The hexes beside one. */
export function beside(board: Board, place: PlaceId): readonly PlaceId[] {
  const cell: Cell | undefined = board.names.cell(place);
  return cell === undefined ? [] : board.around(cell).map((other) => board.names.id(other));
}
