import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { HexMap } from './board.ts';
import { leftOut, spotInRows } from './board.ts';

/** What a hex is, and whether it is surveyed (B3.10). */
export interface Ground {
  /**
   * Open space; unnavigable space, a red hex (A200); a radiation zone, a green one (A300); deep space beyond the edge of the arm, which no normal
   * movement enters (A5.20); unknown to whoever looks.
   */
  readonly kind: 'space' | 'red' | 'green' | 'deep' | 'unknown';
  readonly surveyed: boolean;
}

/** A sign of each, as rows of maps and scenario files have them. Red hexes count as unsurveyed (A201), and nobody surveys deep space. */
const signs = {
  '.': { kind: 'space', surveyed: true },
  o: { kind: 'space', surveyed: false },
  x: { kind: 'red', surveyed: false },
  g: { kind: 'green', surveyed: true },
  G: { kind: 'green', surveyed: false },
  '-': { kind: 'deep', surveyed: false },
  '?': { kind: 'unknown', surveyed: false },
} as const satisfies Readonly<Record<string, Ground>>;
export type GroundSign = keyof typeof signs;

/** Of hexes that a reader does not know: in views alone. */
export const unknownSign = '?';
/** The signs of whole maps. */
export const knownSigns: readonly GroundSign[] = keysInOrder<GroundSign, Ground>(signs).filter(
  (sign) => sign !== unknownSign,
);

/** A whole row of signs; `?` only where a reader may not know all. */
export const isGroundRow = (row: string, across: number, withUnknown: boolean): boolean =>
  row.length === across &&
  Array.from(row).every((sign) => sign in signs && (withUnknown || sign !== unknownSign));

export const groundOfSign = (sign: string): Ground =>
  (signs as Readonly<Record<string, Ground>>)[sign] ?? signs['.'];

/** The sign of a hex; undefined if it is not on the map. */
export function signAt(map: HexMap, place: PlaceId): GroundSign | undefined {
  const spot = spotInRows(map, place);
  return spot && ((map.ground?.[spot.row]?.[spot.on] ?? '.') as GroundSign);
}

/** The signs of all hexes as they are drawn: row by row from the north, each from the left (`hexesOn`). */
export const signsDrawn = (map: HexMap): string =>
  groundRows(map)
    .map((signs, row) => signs.slice(leftOut(map, row)) + signs.slice(0, leftOut(map, row)))
    .toReversed()
    .join('');

/** What lies in a hex; open space where it is not on the map. */
export const groundAt = (map: HexMap, place: PlaceId): Ground => groundOfSign(signAt(map, place) ?? '.');

/** Whether no normal movement leads there: it lies beyond the edge of the arm (A5.20). */
export const isDeepSpace = (map: HexMap, place: PlaceId): boolean => groundAt(map, place).kind === 'deep';
export const isDeepSign = (sign: string): boolean => groundOfSign(sign).kind === 'deep';

/** The map with other ground in these hexes. */
export function withGround(map: HexMap, changes: Readonly<Record<PlaceId, GroundSign>>): HexMap {
  const rows = groundRows(map).map((row) => Array.from(row));
  for (const [place, sign] of inOrder(changes)) {
    const spot = spotInRows(map, place);
    const row = spot && rows[spot.row];
    if (spot !== undefined && row !== undefined) row[spot.on] = sign;
  }
  return { ...map, ground: rows.map((row) => row.join('')) };
}

/** The signs of every row, from the southernmost; `absent`: of a map without ground of its own. */
export const groundRows = ({ across, first, ground }: HexMap, absent: GroundSign = '.'): readonly string[] =>
  ground ?? first.map(() => absent.repeat(across));
