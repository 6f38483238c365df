import type { PlaceId } from '#kernel/words/ids.ts';
import type { HexMap } from '../../map/board.ts';
import { boardOf } from '../../map/board.ts';

/** Hexes of a map by numbers from 0, row by row from the north, for whoever looks at all of them again and again. */
export interface Lattice {
  readonly map: HexMap;
  readonly places: readonly PlaceId[];
  /** The hexes beside each. */
  readonly around: readonly (readonly number[])[];
  /** The row of a hex from the north, and its column as it is drawn. */
  readonly row: (hex: number) => number;
  readonly column: (hex: number) => number;
  /** The hex there, around the map; undefined beyond its northern and southern edge. */
  at(column: number, row: number): number | undefined;
  /** Hexes from one to the other, whatever lies between. */
  distance(a: number, b: number): number;
  /** How far each of these hexes is from one. */
  distances(hexes: readonly number[], from: number): Int16Array;
}

export function latticeOf(map: HexMap): Lattice {
  const board = boardOf(map);
  const { across } = map;
  const down = map.first.length;
  const cells = Array.from({ length: across * down }, (_, at) =>
    board.at({ x: at % across, y: Math.floor(at / across) }),
  ).filter((cell) => cell !== undefined);
  const row = (hex: number): number => Math.floor(hex / across);
  const column = (hex: number): number => hex % across;
  const rows = Int16Array.from(cells, (_, hex) => row(hex));
  /** Columns in half hexes, so that a step to the next row is one of them. */
  const halves = Int16Array.from(cells, (_, hex) => {
    const odd = row(hex) & 1;
    return 2 * column(hex) + (board.grid.shifted === 'odd' ? odd : -odd);
  });
  const distance = (a: number, b: number): number => {
    const north = Math.abs((rows[a] ?? 0) - (rows[b] ?? 0));
    const apart = Math.abs((halves[a] ?? 0) - (halves[b] ?? 0));
    const along = Math.min(apart, Math.abs(2 * across - apart));
    return along > north ? north + (along - north) / 2 : north;
  };
  return {
    map,
    places: cells.map((cell) => board.names.id(cell)),
    around: cells.map((cell) => board.around(cell).map(Number)),
    row,
    column,
    at: (x, y) => (y < 0 || y >= down ? undefined : y * across + (((x % across) + across) % across)),
    distance,
    distances(hexes, from) {
      const found = new Int16Array(hexes.length);
      for (let at = 0; at < hexes.length; at += 1) found[at] = distance(hexes[at] ?? from, from);
      return found;
    },
  };
}
