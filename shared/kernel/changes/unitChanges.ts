import type { Change, Known } from './change.ts';
import type { PlaceId } from '../words/ids.ts';
import type { UnitRow, Watched } from '../presentation.ts';
import type { Arg } from '../words/phrase.ts';
import { teller } from './telling.ts';

type OnMap = UnitRow & { readonly place: PlaceId };

/** Units without anything in them, and units that are nowhere on the map, are left out. */
const counts = (row: UnitRow): row is OnMap => row.bare !== true && row.place !== undefined;

/** What has become of the reader's own units. */
export function unitChanges(before: Known, after: Known, watched: readonly Watched[]): readonly Change[] {
  const old = new Map(before.units.filter(counts).map((row) => [row.unit, row]));
  const now = new Map(after.units.filter(counts).map((row) => [row.unit, row]));
  return [
    ...[...now.values()].flatMap((row) => oneUnit(old.get(row.unit), row, watched)),
    ...[...old.values()]
      .filter(({ unit }) => !now.has(unit))
      .flatMap((row) => tellerOf(row, watched).happening('unit-gone', {}, -row.size)),
  ];
}

const unitArg = ({ unit, label, name }: UnitRow): Arg => ({
  to: 'unit',
  id: unit,
  text: name === '' ? label : `${label} ${name}`,
});
const placeArg = ({ place, placeName }: OnMap): Arg => ({ to: 'place', id: place, text: placeName });

const tellerOf = (row: OnMap, watched: readonly Watched[]) =>
  teller(watched, row.place, { unit: unitArg(row), place: placeArg(row) }, row.unit);

function oneUnit(before: OnMap | undefined, after: OnMap, watched: readonly Watched[]): readonly Change[] {
  const { happening } = tellerOf(after, watched);
  const now = after.size;
  if (before === undefined) return happening('unit-new', { now }, now);
  const difference = now - before.size;
  const args = { was: before.size, now, difference: Math.abs(difference) };
  return [
    ...(difference === 0 ? [] : happening(difference > 0 ? 'unit-grown' : 'unit-shrunk', args, difference)),
    ...(before.place === after.place ? [] : happening('unit-moved', { from: placeArg(before) })),
  ];
}
