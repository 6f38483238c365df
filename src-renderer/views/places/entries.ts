import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Column, Row, Tone, Word, Words } from '#kernel/presentation.ts';
import { capital } from '#kernel/words/phrase.ts';
import { cellsOf, isOld } from '../../map/board/board.ts';
import { cell, type Cell } from '../../parts/table/cell.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { bearing, distanceTo } from './bearings.ts';
import { ageOf, ownerName, ownersOf } from './described.ts';

export type EntryKind = 'place' | 'unit' | 'force' | 'event' | 'note';

/** What the kinds of things on the map are called. */
export const entryKinds = ({ place, unit }: Words): Readonly<Record<EntryKind, Word>> => ({
  place: { one: capital(place.one), many: capital(place.many) },
  unit: { one: `Own ${unit.one}`, many: `Own ${unit.many}` },
  force: { one: `Foreign ${unit.one}`, many: `Foreign ${unit.many}` },
  event: { one: 'Event', many: 'Events' },
  note: { one: 'Note', many: 'Notes' },
});

/** One thing on the map, for the list and its search. */
export interface Entry {
  readonly kind: EntryKind;
  readonly place: PlaceId;
  readonly row: Row;
  /** All its words in lower case. */
  readonly words: string;
}

export const entryColumns = (counted: Word): readonly Column[] => [
  { key: 'name', label: 'What', align: 'left' },
  { key: 'kind', label: 'Kind', align: 'left' },
  { key: 'bearing', label: 'Where', align: 'left' },
  { key: 'owner', label: 'Owner', align: 'left' },
  { key: 'counted', label: capital(counted.many), align: 'right' },
  { key: 'age', label: 'Report', align: 'left' },
];

interface Parts {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: string;
  readonly place: PlaceId;
  readonly owner: string;
  readonly counted?: number;
  readonly unit?: UnitId;
  /** Known for certain, because it is the player's own. */
  readonly own?: true;
}

/** Everything on the map of a turn, nearest to one place first, with bearings from there; of a board's bare cells those that `query` begins. */
export function entriesOf(turn: Turn, from: PlaceId, query = ''): readonly Entry[] {
  return [...partsOf(turn), ...bareCells(turn, query)]
    .map((parts) => ({ parts, far: distanceTo(turn.board, from, parts.place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ parts, far }) => entryOf(turn, from, parts, far));
}

function entryOf(turn: Turn, from: PlaceId, parts: Parts, far: number): Entry {
  const { board } = turn;
  const { words } = turn.rules.presentation;
  const { kind, id, name, place, owner, counted, unit } = parts;
  const picture = board.picture(place);
  const age = parts.own === true || picture === undefined ? 'this turn' : ageOf(turn, picture);
  const kindWord = entryKinds(words)[kind].one;
  const way = bearing(board, from, place, words.place);
  const where = kind === 'place' ? way : far === 0 ? board.nameOf(place) : `${board.nameOf(place)}, ${way}`;
  const text = (said: string, sort: string | number = said, tone?: Tone): Cell => cell(said, { sort, tone });
  const old = picture !== undefined && isOld(picture) && parts.own !== true;
  return {
    kind,
    place,
    words: [name, kindWord, owner, board.nameOf(place), picture?.label ?? '', age].join(' ').toLowerCase(),
    row: {
      id: `${kind}-${id}`,
      spot: { place, ...defined({ unit }) },
      cells: {
        name: text(name),
        kind: text(kindWord, kindWord, 'muted'),
        bearing: text(where, far),
        owner: text(owner),
        counted: text(
          counted === undefined ? '–' : String(counted),
          counted ?? -1,
          counted === undefined ? 'muted' : undefined,
        ),
        age: text(
          age,
          picture?.sight === undefined ? 9_999 : turn.number - picture.sight.turn,
          old ? 'warn' : 'muted',
        ),
      },
    },
  };
}

function partsOf(turn: Turn): readonly Parts[] {
  const me = turn.seat(turn.me)?.name ?? turn.me;
  const { board, map } = turn;
  return [
    ...map.places.map((place): Parts => ({
      kind: 'place',
      id: place.place,
      name: place.label === undefined ? place.name : `${place.name} (${place.label})`,
      place: place.place,
      owner: ownerName(turn, place),
      ...countedIn(turn, place.place),
    })),
    ...turn.units.flatMap((row): readonly Parts[] =>
      row.place === undefined || board.at(row.place) === undefined
        ? []
        : [
            {
              kind: 'unit',
              id: row.unit,
              name: `${row.label} ${row.name}`,
              place: row.place,
              owner: me,
              counted: row.size,
              unit: row.unit,
              own: true,
            },
          ],
    ),
    ...map.pieces
      .filter(({ side }) => side !== 'own')
      .map((piece, index): Parts => ({
        kind: 'force',
        id: `${piece.position.place}-${index}`,
        name: piece.label,
        place: piece.position.place,
        owner: ownersOf(turn, piece),
        ...defined({ counted: piece.count }),
      })),
    ...map.places.flatMap((place) =>
      place.marks
        .filter(({ slot }) => slot === 'right')
        .map((mark): Parts => ({
          kind: 'event',
          id: `${place.place}-${mark.key}`,
          name: mark.label,
          place: place.place,
          owner: ownerName(turn, place),
        })),
    ),
    ...notesOf(turn),
  ];
}

function countedIn({ board }: Turn, place: PlaceId): { readonly counted?: number } {
  const pieces = board.piecesIn(place);
  return pieces.length === 0 ? {} : { counted: pieces.reduce((sum, { count = 0 }) => sum + count, 0) };
}

/** Most bare cells that are listed at a time. */
const mostCells = 60;

/** Cells of which there is nothing to say, by the beginning of their label. */
function bareCells({ map, board }: Turn, query: string): readonly Parts[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '' || map.cells === undefined) return [];
  return cellsOf(map)
    .filter(
      ({ label, place }) => label.toLowerCase().startsWith(wanted) && board.picture(place) === undefined,
    )
    .slice(0, mostCells)
    .map(({ place, label }) => ({ kind: 'place', id: place, name: label, place, owner: '' }));
}

/** The player's own notes on places and units, and labels on the map. */
function notesOf(turn: Turn): readonly Parts[] {
  const { board, notebook, units } = turn;
  const { notes, labels } = notebook.now;
  const on = (
    place: string | undefined,
    parts: Omit<Parts, 'kind' | 'place' | 'owner'>,
  ): readonly Parts[] => {
    const id = place as PlaceId | undefined;
    if (id === undefined || board.at(id) === undefined) return [];
    const picture = board.picture(id);
    return [
      { ...parts, kind: 'note', place: id, owner: picture === undefined ? '' : ownerName(turn, picture) },
    ];
  };
  return [
    ...notes.flatMap(({ to, id, text }) => {
      const unit = units.find((row) => row.unit === id);
      return on(to === 'unit' ? unit?.place : id, {
        id: `${to}-${id}`,
        name: text,
        ...defined({ unit: unit?.unit }),
      });
    }),
    ...labels.flatMap(({ place, text }, index) => on(place, { id: `label-${index}`, name: text })),
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
