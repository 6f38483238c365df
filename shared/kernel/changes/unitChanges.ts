import type { Change, Known } from './change.ts';
import type { PlaceId } from '../ids.ts';
import type { UnitRow } from '../presentation.ts';
import { type Arg, phrase } from '../report/phrase.ts';

type OnMap = UnitRow & { readonly place: PlaceId };

/** Units without anything in them, and units that are nowhere on the map, are left out. */
const counts = (row: UnitRow): row is OnMap => row.bare !== true && row.place !== undefined;

/** What has become of the reader's own units. */
export function unitChanges(before: Known, after: Known): readonly Change[] {
  const old = new Map(before.units.filter(counts).map((row) => [row.unit, row]));
  const now = new Map(after.units.filter(counts).map((row) => [row.unit, row]));
  return [
    ...[...now.values()].flatMap((row) => oneUnit(old.get(row.unit), row)),
    ...[...old.values()]
      .filter(({ unit }) => !now.has(unit))
      .map((row): Change => ({
        kind: 'unit-gone',
        place: row.place,
        unit: row.unit,
        ships: -row.size,
        said: phrase('{unit} is no more; it stood at {place}.', { unit: unitArg(row), place: placeArg(row) }),
      })),
  ];
}

const unitArg = ({ unit, label, name }: UnitRow): Arg => ({
  to: 'unit',
  id: unit,
  text: name === '' ? label : `${label} ${name}`,
});
const placeArg = ({ place, placeName }: OnMap): Arg => ({ to: 'place', id: place, text: placeName });

function oneUnit(before: OnMap | undefined, after: OnMap): readonly Change[] {
  const { unit, place } = after;
  const args = { unit: unitArg(after), place: placeArg(after) };
  if (before === undefined) {
    return [
      {
        kind: 'unit-new',
        place,
        unit,
        ships: after.size,
        said: phrase('{unit} is new, at {place}; starships: {ships}.', { ...args, ships: after.size }),
      },
    ];
  }
  const moved: Change = {
    kind: 'unit-moved',
    place,
    unit,
    said: phrase('{unit} has come from {from} to {place}.', { ...args, from: placeArg(before) }),
  };
  const ships = after.size - before.size;
  const grown = ships > 0;
  const changed: Change = {
    kind: grown ? 'unit-grown' : 'unit-shrunk',
    place,
    unit,
    ships,
    said: phrase(
      grown
        ? '{unit} has {difference|more starship|more starships} at {place}; there are {now}.'
        : '{unit} has {difference|fewer starship|fewer starships} at {place}; there are {now}.',
      { ...args, difference: Math.abs(ships), now: after.size },
    ),
  };
  return [...(ships === 0 ? [] : [changed]), ...(before.place === after.place ? [] : [moved])];
}
