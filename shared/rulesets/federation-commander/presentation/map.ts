import type { PlaceId } from '#kernel/ids.ts';
import { compareBy } from '#kernel/inOrder.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type { MapPicture, MapWords, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import type { View } from '../model/state.ts';
import type { Named } from '../rules/ships.ts';
import { active, cardOf } from '../rules/ships.ts';
import { board, cellOf, hexName } from '../tables/board.ts';

/** Hexes shown around the ships: as far as most weapons reach. */
const around = 8;

const words: MapWords = {
  ...{ nobodies: 'Nobody', unseen: 'Never seen', report: 'Seen', counted: { one: 'ship', many: 'ships' } },
  pieces: { own: 'Your ships', others: 'Enemy ships', all: 'Ships', none: 'No ship is here.' },
  about: 'Click a hex on the map to see who is in it.',
  switches: { own: 'Own ships', foreign: 'Enemy ships', names: 'Numbers of hexes' },
};

/** A ship with its front to the side it faces (FC 2A3). */
const piece = (view: View, [id, ship]: Named): PiecePicture => ({
  position: { kind: 'facing', place: ship.place, facing: ship.facing },
  side: ship.seat === view.me ? 'own' : 'foe',
  owners: [ship.seat],
  sign: cardOf(ship).sign,
  label: ship.name,
  units: [id],
  badges: [],
});

/** From the least to the greatest of these, and as far beyond as is shown. */
const reach = (of: readonly number[]): readonly [number, number] =>
  of.length === 0 ? [0, 0] : [Math.min(...of) - around, Math.max(...of) + around];

/** The floating map around the ships (FC 8A). */
export function map(view: View): MapPicture {
  const ships = active(view);
  const at = ships.map(([, { place }]) => board.coordinates(cellOf(place)));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, right] = reach(xs);
  const [top, bottom] = reach(ys);
  const first = { x: left, y: top };
  const size = { across: right - left + 1, down: bottom - top + 1 };
  return {
    grid: board.grid,
    cells: cellsOfBoard(board, first, size),
    places: [...new Set(ships.map(([, { place }]) => place))]
      .sort(compareBy((place) => place))
      .map((place) => placePicture(view, place)),
    pieces: ships.map((named) => piece(view, named)),
    modes: [{ key: 'ships', label: 'Ships', shows: 'pieces' }],
    ...{ edges: [], legend: [], columns: [], words },
  };
}

function placePicture(view: View, place: PlaceId): PlacePicture {
  const mine = active(view).some(([, ship]) => ship.place === place && ship.seat === view.me);
  return {
    ...{ place, at: board.coordinates(cellOf(place)), name: hexName(place), sight: { turn: view.turn } },
    ...{ facts: [], marks: [], values: {} },
    ...(mine ? { home: 1 } : {}),
  };
}
