import type { PlaceId, SeatId, UnitId } from './ids.ts';
import { by } from './inOrder.ts';
import type { MapPicture, PlacePicture, SeatPicture, UnitRow } from './presentation.ts';
import { type Arg, type Phrase, phrase } from './report/phrase.ts';

/** What can have become of a place or an own unit between two turns; in the order of their weight. */
export const changeKinds = [
  'taken',
  'lost',
  'owner',
  'battle',
  'arrived',
  'left',
  'grown',
  'shrunk',
  'unit-new',
  'unit-gone',
  'unit-grown',
  'unit-shrunk',
  'unit-moved',
  'annexed',
  'damage',
  'defence',
  'center',
  'seen',
  'sight-lost',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One thing that is otherwise than it was. */
export interface Change {
  readonly kind: ChangeKind;
  readonly place: PlaceId;
  readonly unit?: UnitId;
  readonly said: Phrase;
  /** Ships more or fewer, where ships are what changed. */
  readonly ships?: number;
}

/** What a reader knew at the start of a turn. */
export interface Known {
  readonly me: SeatId;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly units: readonly UnitRow[];
}

/**
 * What is new between two turns of the same reader. Only what both turns know is compared: where a turn has no report, what is
 * not reported has not changed, it has got out of sight.
 */
export function changesBetween(before: Known, after: Known): readonly Change[] {
  const old = new Map(before.map.places.map((place) => [place.place, place]));
  const places = after.map.places.flatMap((place) => placeChanges(old.get(place.place), place, after));
  const found = [...places, ...unitChanges(before, after)];
  return found.sort(
    by(
      ({ kind }) => changeKinds.indexOf(kind),
      ({ place }) => place,
      ({ unit }) => unit ?? '',
    ),
  );
}

const pointTo = ({ place, name }: PlacePicture): Arg => ({ to: 'place', id: place, text: name });

function placeChanges(
  before: PlacePicture | undefined,
  after: PlacePicture,
  known: Known,
): readonly Change[] {
  const place = pointTo(after);
  const change = (
    kind: ChangeKind,
    template: string,
    args: Readonly<Record<string, Arg>> = {},
    ships?: number,
  ): Change => ({
    kind,
    place: after.place,
    said: phrase(template, { place, ...args }),
    ...(ships === undefined ? {} : { ships }),
  });
  const battle = after.battle ? [change('battle', 'A battle was fought at {place}.')] : [];
  if (after.reported === undefined) return battle;
  if (before?.reported === undefined && after.owner === known.me)
    return [...battle, change('taken', '{place} is yours now.')];
  if (before?.reported === undefined)
    return [
      ...battle,
      change('seen', '{place} is reported for the first time; it is held by {owner}.', {
        owner: ownerArg(known, after),
      }),
    ];
  if (after.reported === before.reported) {
    return after.stale && !before.stale
      ? [...battle, change('sight-lost', 'No report comes from {place} any more.')]
      : battle;
  }
  const again =
    before.stale && !after.stale
      ? [
          change('seen', '{place} is reported again, after {turns} turns.', {
            turns: after.reported - before.reported,
          }),
        ]
      : [];
  const unseen =
    after.stale && !before.stale ? [change('sight-lost', 'No report comes from {place} any more.')] : [];
  return [
    ...battle,
    ...again,
    ...unseen,
    ...ownership(before, after, known).map(([kind, template, args]) => change(kind, template, args)),
    ...foreignShips(before, after).map(([kind, template, args, ships]) =>
      change(kind, template, args, ships),
    ),
    ...structures(before, after).map(([kind, template, args]) => change(kind, template, args)),
  ];
}

type Said = readonly [ChangeKind, string, Readonly<Record<string, Arg>>];

function ownerArg({ seats }: Known, { owner }: PlacePicture): Arg {
  const seat = seats.find((each) => each.seat === owner);
  if (owner === undefined) return 'independents';
  return { to: 'seat', id: owner, text: seat?.name ?? owner };
}

function ownership(before: PlacePicture, after: PlacePicture, known: Known): readonly Said[] {
  const owner = ownerArg(known, after);
  if (before.owner === after.owner) {
    if (before.golden === after.golden || after.owner === undefined) return [];
    return [
      [
        'annexed',
        after.golden ? '{place} is annexed to its owner now.' : '{place} is no longer annexed to its owner.',
        {},
      ],
    ];
  }
  if (after.owner === known.me) return [['taken', '{place} is yours now.', {}]];
  if (before.owner === known.me)
    return [['lost', '{place} is yours no longer; it is held by {owner}.', { owner }]];
  return [['owner', '{place} has changed hands; it is held by {owner}.', { owner }]];
}

function foreignShips(before: PlacePicture, after: PlacePicture): readonly (readonly [...Said, number])[] {
  const [was, now] = [before.foreign?.ships ?? 0, after.foreign?.ships ?? 0];
  const ships = now - was;
  if (ships === 0) return [];
  if (was === 0) return [['arrived', 'Foreign starships stand at {place}: {now}.', { now }, ships]];
  if (now === 0)
    return [['left', 'No foreign starships stand at {place} any more; there were {was}.', { was }, ships]];
  const more = ships > 0;
  return [
    [
      more ? 'grown' : 'shrunk',
      `Foreign starships at {place}: {now}, {by} ${more ? 'more' : 'fewer'}.`,
      { now, by: Math.abs(ships) },
      ships,
    ],
  ];
}

function structures(before: PlacePicture, after: PlacePicture): readonly Said[] {
  const found: Said[] = [];
  if (before.damage !== after.damage) {
    found.push([
      'damage',
      after.damage > before.damage
        ? 'The damage of {place} has risen from {was} to {now}.'
        : 'The damage of {place} has gone down from {was} to {now}.',
      { was: before.damage, now: after.damage },
    ]);
  }
  if (before.defence !== after.defence) {
    found.push([
      'defence',
      'The defences of {place} are of level {now}; the level was {was}.',
      { was: before.defence, now: after.defence },
    ]);
  } else if (before.defenceDamage !== after.defenceDamage) {
    found.push([
      'defence',
      'Damaged levels of the defences of {place}: {now}; there were {was}.',
      { was: before.defenceDamage, now: after.defenceDamage },
    ]);
  }
  if (before.industrialCenter !== after.industrialCenter) {
    found.push([
      'center',
      after.industrialCenter
        ? 'There is an industrial center at {place}.'
        : 'There is no industrial center at {place} any more.',
      {},
    ]);
  }
  return found;
}

/** Units without ships and admirals, such as the garrison of an empty sector, are none to speak of. */
const counts = ({ ships, admirals }: UnitRow): boolean => ships + admirals > 0;

function unitChanges(before: Known, after: Known): readonly Change[] {
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
        ships: -row.ships,
        said: phrase('{unit} is no more; it stood at {place}.', { unit: unitArg(row), place: placeArg(row) }),
      })),
  ];
}

const unitArg = ({ unit, label, name }: UnitRow): Arg => ({
  to: 'unit',
  id: unit,
  text: name === '' ? label : `${label} ${name}`,
});
const placeArg = ({ place, placeName }: UnitRow): Arg => ({ to: 'place', id: place, text: placeName });

function oneUnit(before: UnitRow | undefined, after: UnitRow): readonly Change[] {
  const { unit, place } = after;
  const args = { unit: unitArg(after), place: placeArg(after) };
  if (before === undefined) {
    return [
      {
        kind: 'unit-new',
        place,
        unit,
        ships: after.ships,
        said: phrase('{unit} is new, at {place}; starships: {ships}.', { ...args, ships: after.ships }),
      },
    ];
  }
  const moved: Change = {
    kind: 'unit-moved',
    place,
    unit,
    said: phrase('{unit} has come from {from} to {place}.', { ...args, from: placeArg(before) }),
  };
  const ships = after.ships - before.ships;
  const grown = ships > 0;
  const changed: Change = {
    kind: grown ? 'unit-grown' : 'unit-shrunk',
    place,
    unit,
    ships,
    said: phrase(`{unit} has {by} ${grown ? 'more' : 'fewer'} starships at {place}; there are {now}.`, {
      ...args,
      by: Math.abs(ships),
      now: after.ships,
    }),
  };
  return [...(ships === 0 ? [] : [changed]), ...(before.place === after.place ? [] : [moved])];
}
