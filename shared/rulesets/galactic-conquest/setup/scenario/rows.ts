import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { HexMap } from '../../map/board.ts';
import { hexNamed, rowName } from '../../map/board.ts';
import { groundAt, groundRows, isGroundRow, knownSigns } from '../../map/ground.ts';
import { seatLettered, usualSheet } from '../../map/sheets.ts';
import { most } from '../../model/worldShape.ts';
import { unreadable } from '../../refusals.ts';

/** The fewest hexes of a row: in a shorter ring two would lie beside each other twice. */
const leastAcross = 4;

/** The first hex of a row and the signs that follow; a space between. */
const rowPattern = /^([A-Z]{1,2})(\d{1,3}) (\S+)$/;

/** The rows of a map, from the north, as its lines say. */
export function readRows(lines: readonly string[]): Result<HexMap, readonly Problem[]> {
  const rows = lines.map((line) => rowPattern.exec(line));
  const across = rows.find((row) => row !== null)?.[3]?.length ?? 0;
  const wrong = rows.flatMap((row, at): readonly Problem[] => {
    const args = { line: at + 1 };
    const name = rowName(lines.length - 1 - at);
    if (row === null || row[1] !== name)
      return [unreadable('chart-row', { ...args, example: `${name}1 ....oo--` })];
    const [, , first = '0', signs = ''] = row;
    if (Number(first) < 1 || Number(first) > 900) return [unreadable('chart-row/number', { ...args, first })];
    if (signs.length !== across || across < leastAcross || across > most.across)
      return [
        unreadable('chart-row/length', {
          ...args,
          length: signs.length,
          across,
          least: leastAcross,
          most: most.across,
        }),
      ];
    return isGroundRow(signs, across, false)
      ? []
      : [unreadable('chart-row/sign', { ...args, signs: knownSigns.join(' ') })];
  });
  if (lines.length === 0) return bad([unreadable('chart-row', { line: 1, example: 'A1 ....oo--' })]);
  if (wrong.length > 0) return bad(wrong);
  const southward = rows.toReversed();
  return good({
    across,
    first: southward.map((row) => Number(row?.[2])),
    ground: southward.map((row) => row?.[3] ?? ''),
  });
}

/** Rows of the map with other signs, by their first hexes, from the north. */
const written = ({ first }: HexMap, rows: readonly string[]): readonly string[] =>
  rows.map((row, at) => `${rowName(at)}${first[at] ?? 1} ${row}`).toReversed();

export const writeRows = (map: HexMap): readonly string[] => written(map, groundRows(map));

/** The hexes of a row, in the order of their numbers. */
const hexesOf = (map: HexMap, row: number): readonly (PlaceId | undefined)[] =>
  Array.from({ length: map.across }, (_, on) =>
    hexNamed(map, `${rowName(row)}${(map.first[row] ?? 1) + on}`),
  );

/** Which hexes belong to which of these empires; rows without any may be left out. */
export function readBorders(
  map: HexMap,
  lines: readonly string[],
  seats: readonly SeatId[],
): Result<Readonly<Record<PlaceId, SeatId>>, readonly Problem[]> {
  const wrong: Problem[] = [];
  const owned: [PlaceId, SeatId][] = [];
  const seen = new Set<number>();
  for (const [at, text] of lines.entries()) {
    const line = at + 1;
    const [, name = '', first, letters = ''] = rowPattern.exec(text) ?? [];
    const row = map.first.findIndex((from, index) => rowName(index) === name && from === Number(first));
    if (row < 0 || letters.length !== map.across || seen.has(row)) {
      wrong.push(unreadable('chart-border', { line, across: map.across }));
      continue;
    }
    seen.add(row);
    for (const [on, place] of hexesOf(map, row).entries()) {
      const letter = letters[on] ?? '.';
      if (letter === '.' || place === undefined) continue;
      const seat = seatLettered(letter);
      const hex = `${name}${Number(first) + on}`;
      if (seat === undefined || !seats.includes(seat))
        wrong.push(
          unreadable('chart-border/letter', {
            line,
            letter,
            hex,
            letters: seats.map((one) => usualSheet(one).letter).join(' '),
          }),
        );
      else if (!groundAt(map, place).surveyed) wrong.push(unreadable('chart-border/ground', { line, hex }));
      else owned.push([place, seat]);
    }
  }
  return wrong.length > 0 ? bad(wrong) : good(Object.fromEntries(owned));
}

/** The borders of a map as lines, without rows in which nobody owns anything. */
export function writeBorders(map: HexMap, territory: Readonly<Record<PlaceId, SeatId>>): readonly string[] {
  const rows = map.first.map((_, row) =>
    hexesOf(map, row)
      .map((place) => {
        const seat = place === undefined ? undefined : territory[place];
        return seat === undefined ? '.' : usualSheet(seat).letter;
      })
      .join(''),
  );
  return written(map, rows).filter((line) => / .*[^.]/.test(line));
}
