import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { HexMap } from '../../map/board.ts';
import { hexName, hexNamed } from '../../map/board.ts';
import { isDeepSpace } from '../../map/ground.ts';
import { seatLettered } from '../../map/sheets.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { Ship } from '../../model/ship.ts';
import { unreadable } from '../../refusals.ts';
import { mostMoves } from '../../segments.ts';
import { hulls } from '../../ships/factors.ts';
import { rowFor } from '../../ships/fleet.ts';
import { shipIn } from '../../ships/wings.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { kindOf } from '../../ships/list/words.ts';
import { usualSpeed } from '../forces.ts';

/** `K01A Steadfast at D3: D7, 2xF5` or `H01A Steadfast at D3: CA/3, 2xDD/4, SC/4+4; speed 3`: code, flagship, hex, ships by their designations or by classes with sizes and special sensors, and speed. */
const pattern =
  /^([A-Z])(\d{2,3}[A-Z])(?: ([^:;]{1,80}))? at ([A-Z]{1,2}\d{1,3}): ([^;]+?)(?:; speed (\d{1,2}))?$/;
const shipPattern = /^(?:(\d{1,3})x)?([^+]{1,20})\/([1-4])(?:\+(\d{1,2}))?$/;
const example = 'H01A Steadfast at D3: CA/3, 2xDD/4, SC/4+4';
const listedPattern = /^(?:(\d{1,3})x)?(\S{1,20})$/;
const mostShips = 200;

type Squadrons = Readonly<Record<UnitId, Squadron>>;

interface Context {
  readonly seats: readonly SeatId[];
  readonly list: ShipList;
}

/** So many ships of a class, or of a designation of the list; undefined for what is neither. */
function someShips(text: string, seat: SeatId, list: ShipList): readonly Ship[] | undefined {
  const [ofClass, many = '1', hull = '', size, sensors = '0'] = shipPattern.exec(text) ?? [];
  if (ofClass !== undefined) {
    const ship: Ship = { hull, size: Number(size), sensors: Number(sensors) };
    return hulls.includes(hull) ? Array.from({ length: Number(many) }, () => ship) : undefined;
  }
  const [, count = '1', designation = ''] = listedPattern.exec(text) ?? [];
  const row = rowFor(list, seat, designation);
  return row === undefined || kindOf(row) !== 'ship'
    ? undefined
    : Array.from({ length: Number(count) }, () => shipIn(list, row, true));
}

function shipsOf(text: string, seat: SeatId, list: ShipList): readonly Ship[] | undefined {
  const all = text.split(', ').map((one) => someShips(one, seat, list));
  const read = all.flatMap((some) => some ?? []);
  return !all.includes(undefined) && read.length > 0 && read.length <= mostShips ? read : undefined;
}

function readLine(
  map: HexMap,
  text: string,
  { seats, list }: Context,
): Result<readonly [UnitId, Squadron], (line: number) => Problem> {
  const [all, letter = '', code = '', flagship = '', hex = '', listed = '', speed = String(usualSpeed)] =
    pattern.exec(text) ?? [];
  if (all === undefined) return bad((line) => unreadable('chart-squadron', { line, example }));
  const seat = seatLettered(letter);
  if (seat === undefined || !seats.includes(seat))
    return bad((line) => unreadable('chart-squadron/letter', { line, letter }));
  const place = hexNamed(map, hex);
  if (place === undefined || isDeepSpace(map, place))
    return bad((line) => unreadable('chart-squadron/hex', { line, hex }));
  const ships = shipsOf(listed, seat, list);
  if (ships === undefined)
    return bad((line) => unreadable('chart-squadron/ships', { line, hulls: hulls.join(', ') }));
  if (Number(speed) > mostMoves)
    return bad((line) => unreadable('chart-squadron/speed', { line, most: mostMoves }));
  const unit = unitId(`${letter}${code}`.toLowerCase());
  return good([unit, { seat, flagship, place, speed: Number(speed), ships }]);
}

/** The squadrons of a map. No two empires begin in one hex. */
export function readSquadrons(
  map: HexMap,
  lines: readonly string[],
  context: Context,
): Result<Squadrons, readonly Problem[]> {
  const wrong: Problem[] = [];
  const squadrons: Record<UnitId, Squadron> = {};
  const holders = new Map<PlaceId, SeatId>();
  for (const [at, text] of lines.entries()) {
    const line = at + 1;
    const read = readLine(map, text, context);
    if (!read.ok) {
      wrong.push(read.fault(line));
      continue;
    }
    const [unit, squadron] = read.value;
    if (unit in squadrons) wrong.push(unreadable('chart-squadron/twice', { line, code: unit.toUpperCase() }));
    if ((holders.get(squadron.place) ?? squadron.seat) !== squadron.seat)
      wrong.push(unreadable('chart-squadron/held', { line, hex: hexName(squadron.place) }));
    holders.set(squadron.place, squadron.seat);
    squadrons[unit] = squadron;
  }
  return wrong.length > 0 ? bad(wrong) : good(squadrons);
}

/** Ships alike that follow each other are counted. */
function shipsText(ships: readonly Ship[]): string {
  const texts = ships.map(({ hull, size, sensors, figures }) =>
    figures === undefined ? `${hull}/${size}${sensors === 0 ? '' : `+${sensors}`}` : hull,
  );
  const runs: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : `${count}x${text}`)).join(', ');
}

export const writeSquadrons = (squadrons: Squadrons): readonly string[] =>
  inOrder(squadrons).map(([unit, { flagship, place, speed, ships }]) =>
    [
      `${unit.toUpperCase()}${flagship === '' ? '' : ` ${flagship}`} at ${hexName(place)}: ${shipsText(ships)}`,
      ...(speed === usualSpeed ? [] : [`speed ${speed}`]),
    ].join('; '),
  );
