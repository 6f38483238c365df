import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';

/** A map that wraps from east to west (A5.10): the hexes of every row, and the number that each row begins with, from the southernmost row A. */
export interface HexMap {
  readonly across: number;
  readonly first: readonly number[];
  /** What lies in the hexes of each row, a sign each in the order of their numbers (`ground.ts`); absent: all is surveyed space. */
  readonly ground?: readonly string[];
}

const letters = 26;
/** The most rows: A to Z, then AA to ZZ. */
export const mostRows = 2 * letters;
const prefix = 'h';

/** The letters of a row, from A at the south: `MM`. */
export const rowName = (row: number): string =>
  String.fromCharCode(65 + (row % letters)).repeat(row < letters ? 1 : 2);

function rowNamed(name: string): number | undefined {
  const [letter = '', twin = letter] = name.toUpperCase();
  return letter === twin ? letter.charCodeAt(0) - 65 + (name.length - 1) * letters : undefined;
}

const modulo = (number: number, ring: number): number => ((number % ring) + ring) % ring;
/** Numbers run on a diagonal: the same number stands half a hex further west in each row to the north. OURS: the book prints no map. */
const lean = (row: number): number => 1 + Math.floor(row / 2);

/** A board, with what was found on it: it lasts as long as somebody has a map like it. */
interface Known {
  readonly across: number;
  readonly first: readonly number[];
  readonly board: Board;
  readonly spots: Map<PlaceId, Spot>;
  hexes?: readonly PlaceId[];
}

/** By the first numbers of their rows, which never change. */
const boards = new WeakMap<readonly number[], Known>();
/** The last one that was asked: worlds are copied for each turn and preview, and their maps are all alike. */
let latest: Known | undefined;

const isLike = (known: Known | undefined, { across, first }: HexMap): known is Known =>
  known?.across === across &&
  known.first.length === first.length &&
  known.first.every((number, row) => number === first[row]);

function knownOf(map: HexMap): Known {
  const { across, first } = map;
  const known = boards.get(first);
  if (known?.across === across) return known;
  if (!isLike(latest, map)) latest = { across, first: [...first], board: makeBoard(map), spots: new Map() };
  boards.set(first, latest);
  return latest;
}

/** The board of a map; its ids are the rulebook’s names in small letters after an h. */
export const boardOf = (map: HexMap): Board => knownOf(map).board;

function makeBoard({ across, first }: HexMap): Board {
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
        const found = inRow({ across, first }, text);
        if (found === undefined) return undefined;
        const { row, on, from } = found;
        return { x: modulo(from + on - lean(row), across), y: top - row };
      },
    },
  );
}

/** Where a hex stands: its row from the south, what that begins with, and how many of its hexes are before. */
interface Spot {
  readonly row: number;
  readonly from: number;
  readonly on: number;
}

/** The row of a hex of this name, from 0 at the south, the number of its first hex, and how many hexes before this one; undefined if the map has none. */
function inRow({ across, first }: Pick<HexMap, 'across' | 'first'>, name: string): Spot | undefined {
  const [, lettered = '', number = ''] = /^([a-z]{1,2})(\d{1,3})$/i.exec(name) ?? [];
  const row = lettered === '' ? undefined : rowNamed(lettered);
  const from = row === undefined ? undefined : first[row];
  if (row === undefined || from === undefined) return undefined;
  const on = Number(number) - from;
  return on < 0 || on >= across ? undefined : { row, from, on };
}

/** Where a hex stands in the rows of a map: its row from the south, and how many hexes of it are before; undefined if it is not on the map. */
export function spotInRows(map: HexMap, place: PlaceId): Spot | undefined {
  const { spots } = knownOf(map);
  const known = spots.get(place);
  if (known !== undefined) return known;
  const found = inRow(map, place.slice(prefix.length));
  if (found !== undefined) spots.set(place, found);
  return found;
}

/** The hex with this name, as the rulebook writes it; undefined if the map has none. */
export function hexNamed(map: HexMap, name: string): PlaceId | undefined {
  const { names } = boardOf(map);
  const cell = names.find(name);
  return cell === undefined ? undefined : names.id(cell);
}

/** As the rulebook writes it: `MM17`. */
export const hexName = (place: PlaceId): string => place.slice(prefix.length).toUpperCase();

/** Hexes whose place in lists is remembered. */
const mostListed = 8_192;
const listed = new Map<PlaceId, string>();

/** What hexes are listed by: A to Z before AA, and 9 before 10. */
export function listedBy(place: PlaceId): string {
  const known = listed.get(place);
  if (known !== undefined) return known;
  const made = letteredFirst(place);
  if (listed.size < mostListed) listed.set(place, made);
  return made;
}

function letteredFirst(place: PlaceId): string {
  const [, letters = '', number = ''] = /^h([a-z]*)(\d*)/.exec(place) ?? [];
  return `${letters.padStart(2)}${number.padStart(3)}`;
}

/** What is in hexes, in the order of lists. */
export const hexesListed = <V>(of: Readonly<Record<PlaceId, V>>): readonly (readonly [PlaceId, V])[] =>
  inOrder(of).toSorted(compareBy(([place]) => listedBy(place)));

/** Every hex of a map, as it is drawn: row by row from the north, each from the left. */
export function hexesOn(map: HexMap): readonly PlaceId[] {
  const known = knownOf(map);
  return (known.hexes ??= allOf(map, known.board));
}

const allOf = (map: HexMap, board: Board): readonly PlaceId[] =>
  Array.from({ length: map.across * map.first.length }, (_, at) =>
    board.at({ x: at % map.across, y: Math.floor(at / map.across) }),
  ).flatMap((cell) => (cell === undefined ? [] : [board.names.id(cell)]));

/** Of a row from the south, how many of its hexes in the order of their numbers stand left of the edge at which it is drawn first. */
export function leftOut({ across, first }: HexMap, row: number): number {
  return modulo(lean(row) - (first[row] ?? 1), across);
}

/** Hexes from one to the other; undefined if one of them is not on the map. */
export function distance(board: Board, a: PlaceId, b: PlaceId): number | undefined {
  const [from, to] = [board.names.cell(a), board.names.cell(b)];
  return from === undefined || to === undefined ? undefined : board.distance(from, to);
}

/** What was asked of each board before. */
const near = new WeakMap<Board, Map<PlaceId, readonly PlaceId[]>>();

/** The hexes beside one. */
export function beside(board: Board, place: PlaceId): readonly PlaceId[] {
  const kept = near.get(board) ?? new Map<PlaceId, readonly PlaceId[]>();
  const known = kept.get(place);
  if (known !== undefined) return known;
  const cell: Cell | undefined = board.names.cell(place);
  if (cell === undefined) return [];
  const found = board.around(cell).map((other) => board.names.id(other));
  near.set(board, kept.set(place, found));
  return found;
}
