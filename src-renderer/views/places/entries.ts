import type { Column, PlacePicture, Row, Tone } from '#kernel/presentation.ts';
import { hexDistance } from '#kernel/board/hex.ts';
import type { PlaceId, UnitId } from '#kernel/ids.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { cell, type Cell } from '../../parts/table/cell.ts';
import { bearing } from './bearings.ts';
import { ageOf, ownerName, ownersOf } from './described.ts';

export const entryKinds = {
  sector: 'Sectors',
  unit: 'Own units',
  force: 'Foreign forces',
  battle: 'Battles',
  note: 'Notes',
} as const;
export type EntryKind = keyof typeof entryKinds;

/** One thing on the map, for the list and its search. */
export interface Entry {
  readonly kind: EntryKind;
  readonly place: PlacePicture;
  readonly row: Row;
  /** All its words in lower case. */
  readonly words: string;
}

export const entryColumns: readonly Column[] = [
  { key: 'name', label: 'What', align: 'left' },
  { key: 'kind', label: 'Kind', align: 'left' },
  { key: 'bearing', label: 'Where', align: 'left' },
  { key: 'owner', label: 'Owner', align: 'left' },
  { key: 'ships', label: 'Ships', align: 'right' },
  { key: 'age', label: 'Report', align: 'left' },
];

const kindWord: Readonly<Record<EntryKind, string>> = {
  sector: 'Sector',
  unit: 'Own unit',
  force: 'Foreign force',
  battle: 'Battle',
  note: 'Note',
};

interface Parts {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: string;
  readonly place: PlacePicture;
  readonly owner: string;
  readonly ships?: number;
  readonly unit?: UnitId;
  /** Known for certain, because it is the player's own. */
  readonly own?: true;
}

/** Everything on the map of a turn, nearest to one place first, with bearings from there. */
export function entriesOf(turn: Turn, from: PlacePicture): readonly Entry[] {
  return [...partsOf(turn)]
    .sort((a, b) => hexDistance(from, a.place) - hexDistance(from, b.place))
    .map((parts) => {
      const { kind, id, name, place, owner, ships, unit } = parts;
      const age = parts.own === true ? 'this turn' : ageOf(turn, place);
      const far = hexDistance(from, place);
      const where =
        kind === 'sector'
          ? bearing(from, place)
          : far === 0
            ? place.name
            : `${place.name}, ${bearing(from, place)}`;
      const text = (said: string, sort: string | number = said, tone?: Tone): Cell =>
        cell(said, { sort, tone });
      return {
        kind,
        place,
        words: [name, kindWord[kind], owner, place.name, String(place.number), age].join(' ').toLowerCase(),
        row: {
          id: `${kind}-${id}`,
          spot: { place: place.place, ...(unit === undefined ? {} : { unit }) },
          cells: {
            name: text(name),
            kind: text(kindWord[kind], kindWord[kind], 'muted'),
            bearing: text(where, far),
            owner: text(owner),
            ships: text(
              ships === undefined ? '–' : String(ships),
              ships ?? -1,
              ships === undefined ? 'muted' : undefined,
            ),
            age: text(
              age,
              place.reported === undefined ? 9_999 : turn.number - place.reported,
              place.stale && parts.own !== true ? 'warn' : 'muted',
            ),
          },
        },
      };
    });
}

function partsOf(turn: Turn): readonly Parts[] {
  const me = turn.seat(turn.me)?.name ?? turn.me;
  const at = new Map(turn.map.places.map((place) => [place.place, place]));
  const on = (id: string, make: (place: PlacePicture) => Parts): readonly Parts[] => {
    const place = at.get(id as PlaceId);
    return place === undefined ? [] : [make(place)];
  };
  return [
    ...turn.map.places.map((place): Parts => ({
      kind: 'sector',
      id: place.place,
      name: `${place.name} (${place.number})`,
      place,
      owner: ownerName(turn, place),
      ...shipsOf(place),
    })),
    ...turn.units.flatMap((row) =>
      on(row.place ?? '', (place) => ({
        kind: 'unit',
        id: row.unit,
        name: `${row.label} ${row.name}`,
        place,
        owner: me,
        ships: row.size,
        unit: row.unit,
        own: true,
      })),
    ),
    ...turn.map.places.flatMap((place): readonly Parts[] =>
      place.foreign === undefined
        ? []
        : [
            {
              kind: 'force',
              id: place.place,
              name: place.foreign.shipClass,
              place,
              owner: ownersOf(turn, place.foreign),
              ships: place.foreign.ships,
            },
          ],
    ),
    ...turn.map.places.flatMap((place): readonly Parts[] =>
      place.battle
        ? [
            {
              kind: 'battle',
              id: place.place,
              name: 'Battle last turn',
              place,
              owner: ownerName(turn, place),
            },
          ]
        : [],
    ),
    ...notesOf(turn, on),
  ];
}

const shipsOf = ({ own, foreign }: PlacePicture): { readonly ships?: number } =>
  own === undefined && foreign === undefined ? {} : { ships: (own?.ships ?? 0) + (foreign?.ships ?? 0) };

/** The player's own notes on sectors and units, and labels on the map. */
function notesOf(
  turn: Turn,
  on: (id: string, make: (place: PlacePicture) => Parts) => readonly Parts[],
): readonly Parts[] {
  const { notes, labels } = turn.notebook.now;
  const owned = (place: PlacePicture): string => ownerName(turn, place);
  return [
    ...notes.flatMap(({ to, id, text }) => {
      const unit = turn.units.find((row) => row.unit === id);
      return on(to === 'unit' ? (unit?.place ?? '') : id, (place) => ({
        kind: 'note',
        id: `${to}-${id}`,
        name: text,
        place,
        owner: owned(place),
        ...(unit === undefined ? {} : { unit: unit.unit }),
      }));
    }),
    ...labels.flatMap(({ place: id, text }, index) =>
      on(id, (place) => ({ kind: 'note', id: `label-${index}`, name: text, place, owner: owned(place) })),
    ),
  ];
}

/** The entries of this kind that contain every word of the search. */
export function matching(
  entries: readonly Entry[],
  query: string,
  kind: EntryKind | 'all',
): readonly Entry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(
    (entry) => (kind === 'all' || entry.kind === kind) && words.every((word) => entry.words.includes(word)),
  );
}
