import type { PlaceId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type { MapPicture, MapWords, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Contact, View } from '../model/state.ts';
import { boardOf, hexName } from '../tables/board.ts';
import { nameOf } from '../tables/seats.ts';

const words: MapWords = {
  ...{ nobodies: 'Nobody', unseen: 'Never read', report: 'Read' },
  counted: { one: 'squadron', many: 'squadrons' },
  pieces: { own: 'Your squadrons', others: 'Contacts', all: 'Squadrons', none: 'No squadron is here.' },
  about: 'Click a hex on the map to see what is known of it.',
  switches: { own: 'Own squadrons', foreign: 'Contacts', names: 'Names of hexes' },
};

/** What sensors read in a hex, in words (C5.10). */
export function contactSaid({ grade, count = 0, ships = [] }: Contact): Phrase {
  if (grade < 2) return phrase('Ships are present');
  if (grade < 3) return phrase('{count|ship|ships}', { count });
  return phraseList(
    ships.map(({ seat, size, hull }) =>
      phrase('{seat} {what}', { seat: nameOf(seat), what: hull ?? `size class ${size}` }),
    ),
    ', ',
  );
}

function piece(place: PlaceId, { grade, count = 1, ships = [] }: Contact): PiecePicture {
  return {
    ...{ position: { kind: 'place', place }, side: 'foe', sign: 'SQ', units: [] },
    owners: [...new Set(ships.map(({ seat }) => seat))].sort(),
    label: grade < 2 ? '?' : String(count),
    badges: [],
  };
}

function placePicture({ map, systems, squadrons, contacts, turn, me }: View, place: PlaceId): PlacePicture {
  const board = boardOf(map);
  const cell = board.names.cell(place);
  const system = systems[place];
  const contact = contacts[place];
  const mine = inOrder(squadrons).some(([, one]) => one.place === place && one.seat === me);
  return {
    ...{ place, at: cell === undefined ? { x: 0, y: 0 } : board.coordinates(cell) },
    name: system === undefined ? hexName(place) : `${hexName(place)} ${system.name}`,
    sight: {
      turn: contact?.turn ?? turn,
      ...(contact !== undefined && contact.turn < turn ? { stale: true as const } : {}),
    },
    ...(system === undefined ? {} : { owner: system.owner }),
    ...{ facts: [], marks: [], values: {} },
    ...(mine ? { home: 1 } : {}),
  };
}

/** The map with its systems, the reader’s squadrons and what sensors read. */
export function map(view: View): MapPicture {
  const board = boardOf(view.map);
  const shown = [
    ...keysInOrder(view.systems),
    ...keysInOrder(view.contacts),
    ...inOrder(view.squadrons).map(([, { place }]) => place),
  ];
  return {
    grid: board.grid,
    cells: cellsOfBoard(board, { x: 0, y: 0 }, { across: view.map.across, down: view.map.first.length }),
    places: [...new Set(shown)].sort().map((place) => placePicture(view, place)),
    pieces: [
      ...inOrder(view.contacts).map(([place, contact]) => piece(place, contact)),
      ...inOrder(view.squadrons).map(([unit, { place, seat }]): PiecePicture => ({
        ...{ position: { kind: 'place', place }, side: seat === view.me ? 'own' : 'other' },
        ...{ owners: [seat], sign: 'SQ', label: unit.toUpperCase(), units: [unit], badges: [] },
      })),
    ],
    modes: [{ key: 'squadrons', label: 'Squadrons', shows: 'pieces' }],
    ...{ edges: [], legend: [], columns: [], words },
  };
}
