import { gridBoard, type Board, type Scheme } from '#kernel/board/board.ts';
import type { Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type {
  MapPicture,
  PiecePicture,
  PlacePicture,
  SeatPicture,
  TerrainPicture,
} from '#kernel/presentation.ts';
import { textures } from '#kernel/picture/map/groundPicture.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';

/* Made-up boards of every kind, for looking at and testing the map. The same every time. */

export const boardSeats: readonly SeatPicture[] = ['Azure', 'Brass', 'Coral'].map((name, banner) => ({
  seat: `b${banner}` as SeatId,
  name: `${name} League`,
  banner: [0, 6, 2][banner] ?? 0,
  ...(banner === 0 ? { own: true } : {}),
}));
const [me, other, third] = boardSeats.map(({ seat }) => seat) as [SeatId, SeatId, SeatId];

/** A number from 0 to sides - 1 that follows from where a cell lies. */
const roll = ({ x, y }: Coordinates, sides: number, salt = 0): number =>
  (Math.imul(x * 73_856_093 + y * 19_349_663 + salt * 83_492_791, 2_654_435_761) >>> 8) % sides;

const words: MapPicture['words'] = {
  nobody: 'Free',
  nobodies: 'Nobody',
  unseen: 'Unknown',
  report: 'Scan',
  counted: { one: 'ship', many: 'ships' },
  about: 'Click a cell.',
  pieces: { own: 'Your ships', others: 'Other ships', all: 'Ships', none: 'Nobody is here.' },
  switches: { own: 'Own ships', foreign: 'Other ships', names: 'Names', realms: 'Names of leagues' },
};

/** What every board here has; the rest is its own. */
export const bare: Omit<MapPicture, 'grid' | 'cells'> = {
  places: [],
  edges: [],
  pieces: [],
  legend: [],
  columns: [],
  words,
  modes: [
    { key: 'ships', label: 'Ships', shows: 'pieces' },
    { key: 'yield', label: 'Yield', shows: 'tints' },
  ],
};

const two = (number: number): string => String(number).padStart(2, '0');

/** Columns and rows in two or more digits each, from 1: `0403`. */
const numbered: Scheme = {
  prefix: 'n',
  label: ({ x, y }) => (x < 99 && y < 99 ? `${two(x + 1)}${two(y + 1)}` : `${x + 1}.${y + 1}`),
  find(text) {
    const [, x, y] = /^(\d\d)(\d\d)$/.exec(text) ?? /^(\d+)\.(\d+)$/.exec(text) ?? [];
    return x === undefined || y === undefined ? undefined : { x: Number(x) - 1, y: Number(y) - 1 };
  },
};

/** Rows by letters from A, places in them from 1: `C7`. */
const lettered: Scheme = {
  prefix: 'r',
  label: ({ x, y }) => `${String.fromCharCode(65 + y)}${x + 1}`,
  find(text) {
    const [, row = '', place] = /^([A-Z])(\d+)$/i.exec(text) ?? [];
    return place === undefined
      ? undefined
      : { x: Number(place) - 1, y: row.toUpperCase().charCodeAt(0) - 65 };
  },
};

export const placeOf = (board: Board, at: Coordinates): PlaceId => {
  const cell = board.at(at);
  if (cell === undefined) throw new Error(`no cell at ${at.x},${at.y}`);
  return board.names.id(cell);
};

/** A place of somebody, with a few things to see in it. */
const held = (board: Board, at: Coordinates, owner: SeatId | undefined): PlacePicture => ({
  place: placeOf(board, at),
  at,
  name: `Port ${roll(at, 90)}`,
  sight: { turn: 3 },
  ...defined({ owner }),
  facts: [{ key: 'yield', label: 'Yield', value: phrase('{n}', { n: roll(at, 9) }), number: roll(at, 9) }],
  marks:
    roll(at, 3, 1) === 0
      ? [{ key: 'base', sign: 'shield', label: 'Base', slot: 'upper-left', number: 1 + roll(at, 4, 2) }]
      : [],
  values: { yield: { number: roll(at, 9) } },
  ...(owner === me ? { home: 1 } : {}),
});

const piece = (
  position: PiecePicture['position'],
  side: PiecePicture['side'],
  more: Partial<PiecePicture> = {},
): PiecePicture => ({
  position,
  side,
  owners: [side === 'own' ? me : other],
  sign: 'Heavy Cruiser',
  label: 'Heavy Cruiser',
  units: [`${position.place}.${side}` as UnitId],
  badges: [],
  ...more,
});

/** Every texture, by a sign from `a` on. */
export const allTerrains: readonly TerrainPicture[] = textures.map((texture, index) => ({
  layer: 'area',
  sign: String.fromCharCode(97 + index),
  texture,
  label: texture,
}));

/** A torus of flat hexes in sectors of 16 by 16, with clouds of every kind of terrain, some of it not known. */
export function torus(sectors = 4): MapPicture {
  const side = 16 * sectors;
  const board = gridBoard(
    {
      tiling: 'flat',
      shifted: 'odd',
      across: side,
      down: side,
      wraps: ['across', 'down'],
      sector: { across: 16, down: 16 },
    },
    numbered,
  );
  const signAt = (at: Coordinates): string => {
    // Terrain comes in patches: most cells have what lies around them.
    const patch = { x: Math.floor((at.x + roll(at, 2)) / 3), y: Math.floor((at.y + roll(at, 2, 3)) / 3) };
    return allTerrains[roll(patch, 10) < 4 ? 1 + roll(patch, textures.length - 1, 5) : 0]?.sign ?? 'a';
  };
  const known = Array.from({ length: sectors * sectors }, (_, index) => ({
    x: 16 * (index % sectors),
    y: 16 * Math.floor(index / sectors),
  })).filter((_, index) => index % 4 !== 2);
  const at = (x: number, y: number): Coordinates => ({ x: (x + side) % side, y: (y + side) % side });
  const realm = [at(-1, 2), at(0, 2), at(0, 3), at(1, 3), at(-1, 3), at(1, 2), at(0, 4)];
  return {
    ...bare,
    grid: board.grid,
    cells: {
      ...cellsOfBoard(board),
      sectors: Array.from(
        { length: sectors * sectors },
        (_, i) => `${i % sectors}-${Math.floor(i / sectors)}`,
      ),
    },
    ground: known.map((first) => ({
      first,
      width: 16,
      layers: {
        area: Array.from({ length: 256 }, (_, i) =>
          signAt({ x: first.x + (i % 16), y: first.y + Math.floor(i / 16) }),
        ).join(''),
      },
    })),
    terrains: allTerrains,
    places: [
      ...realm.map((cell) => held(board, cell, me)),
      ...[at(5, 6), at(6, 6), at(5, 7)].map((cell) => held(board, cell, other)),
    ],
    pieces: [
      piece({ kind: 'place', place: placeOf(board, at(0, 3)) }, 'own', { count: 4 }),
      piece({ kind: 'place', place: placeOf(board, at(6, 6)) }, 'foe', { count: 2, sign: 'Battleship' }),
      piece({ kind: 'place', place: placeOf(board, at(3, 5)) }, 'other', {
        sign: '',
        sight: { turn: 1, clear: 1 },
      }),
    ],
  };
}

/** Hexes with a point up in rows by letters, joined from east to west, with a front, a lane and hidden mines. */
export function rows(): MapPicture {
  const board = gridBoard(
    { tiling: 'pointed', shifted: 'even', across: 14, down: 9, wraps: ['across'] },
    lettered,
  );
  const at = (x: number, y: number): PlaceId => placeOf(board, { x: (x + 14) % 14, y });
  const realm = (owner: SeatId, cells: readonly (readonly [number, number])[]): readonly PlacePicture[] =>
    cells.map(([x, y]) => held(board, { x: (x + 14) % 14, y }, owner));
  return {
    ...bare,
    grid: board.grid,
    cells: cellsOfBoard(board),
    places: [
      ...realm(me, [
        [-1, 3],
        [0, 3],
        [0, 4],
        [-1, 4],
        [1, 4],
        [0, 5],
      ]),
      ...realm(other, [
        [2, 3],
        [2, 4],
        [3, 4],
        [2, 5],
        [3, 5],
      ]),
    ],
    edges: [
      {
        key: 'front',
        label: 'front',
        look: 'line',
        tone: 'bad',
        pairs: [
          [at(1, 4), at(2, 4)],
          [at(1, 4), at(2, 3)],
          [at(1, 4), at(2, 5)],
        ],
      },
      {
        key: 'lane',
        label: 'convoy route',
        look: 'lane',
        tone: 'gold',
        pairs: [
          [at(-1, 3), at(-3, 3)],
          [at(-3, 3), at(-5, 4)],
        ],
      },
    ],
    overlays: [
      {
        key: 'sensors',
        label: 'Sensors',
        tone: 'good',
        look: 'outline',
        places: [
          [0, 2],
          [1, 2],
          [-1, 2],
          [-2, 3],
          [-1, 3],
          [0, 3],
          [1, 3],
          [-1, 4],
          [0, 4],
          [1, 4],
        ].map(([x = 0, y = 0]) => at(x, y)),
      },
      { key: 'mines', label: 'Mines', tone: 'bad', look: 'hatch', places: [at(4, 2), at(5, 2), at(4, 1)] },
    ],
    pieces: [
      piece({ kind: 'place', place: at(0, 4) }, 'own', { count: 12 }),
      piece({ kind: 'edge', place: at(-1, 3), to: at(-2, 3) }, 'own', { sign: 'Scout', count: 3 }),
      piece({ kind: 'place', place: at(2, 4) }, 'foe', {
        count: 7,
        sign: 'Battleship',
        badges: [{ key: 'engaged', sign: 'blades', label: 'Engaged', slot: 'badge' }],
      }),
      piece({ kind: 'place', place: at(3, 5) }, 'foe', { sign: '', sight: { turn: 2, clear: 1 } }),
    ],
  };
}

/** Squares joined at their corners, with many pieces in one place and areas over the map. */
export function squares(): MapPicture {
  const board = gridBoard({ tiling: 'square', corners: true, across: 12, down: 8 }, lettered);
  const at = (x: number, y: number): PlaceId => placeOf(board, { x, y });
  return {
    ...bare,
    grid: board.grid,
    cells: cellsOfBoard(board),
    places: [
      ...[
        [2, 2],
        [3, 2],
        [3, 3],
        [2, 3],
        [4, 3],
      ].map(([x = 0, y = 0]) => held(board, { x, y }, me)),
      ...[
        [7, 4],
        [8, 4],
        [8, 5],
        [6, 5],
      ].map(([x = 0, y = 0]) => held(board, { x, y }, other)),
      ...[
        [5, 1],
        [10, 6],
      ].map(([x = 0, y = 0]) => held(board, { x, y }, undefined)),
    ],
    edges: [
      {
        key: 'lane',
        label: 'jump lane',
        look: 'lane',
        pairs: [
          [at(3, 2), at(5, 1)],
          [at(4, 3), at(6, 5)],
          [at(5, 1), at(7, 4)],
        ],
      },
    ],
    overlays: [
      {
        key: 'supply',
        label: 'In supply',
        tone: 'gold',
        look: 'fill',
        places: [at(1, 1), at(2, 1), at(3, 1), at(1, 2), at(1, 3), at(2, 4), at(3, 4)],
      },
    ],
    pieces: [
      piece({ kind: 'place', place: at(3, 3) }, 'own', { count: 5 }),
      piece({ kind: 'place', place: at(3, 3) }, 'friend', { count: 2, sign: 'Destroyer', owners: [third] }),
      piece({ kind: 'place', place: at(3, 3) }, 'foe', { count: 9, sign: 'Battlecruiser' }),
      piece({ kind: 'edge', place: at(4, 3), to: at(6, 5) }, 'own', { sign: 'Scout', count: 1 }),
      piece({ kind: 'place', place: at(8, 4) }, 'foe', { count: 3, sign: 'Strike Cruiser' }),
    ],
  };
}

/** Flat hexes without an edge, of which a part is shown: ships turned to every side, and an arc of fire. */
export function floating(): MapPicture {
  const board = gridBoard(
    { tiling: 'flat', shifted: 'even' },
    {
      ...numbered,
      label: ({ x, y }) => `${x < 0 ? 'm' : ''}${two(Math.abs(x))}.${y < 0 ? 'm' : ''}${two(Math.abs(y))}`,
      find: (text) => {
        const [, x, y] = /^(m?\d+)\.(m?\d+)$/i.exec(text) ?? [];
        const number = (part = ''): number => (/^m/i.test(part) ? -Number(part.slice(1)) : Number(part));
        return x === undefined ? undefined : { x: number(x), y: number(y) };
      },
    },
  );
  const at = (x: number, y: number): PlaceId => placeOf(board, { x, y });
  const facing = (x: number, y: number, side: number): PiecePicture['position'] => ({
    kind: 'facing',
    place: at(x, y),
    facing: side,
  });
  return {
    ...bare,
    grid: board.grid,
    cells: cellsOfBoard(board, { x: -6, y: -4 }, { across: 13, down: 9 }),
    overlays: [
      {
        key: 'arc',
        label: 'Phasers',
        tone: 'warn',
        look: 'fill',
        places: [
          [0, -1],
          [0, -2],
          [1, -2],
          [-1, -2],
          [0, -3],
          [1, -3],
          [-1, -3],
          [2, -3],
          [-2, -3],
        ].map(([x = 0, y = 0]) => at(x, y)),
      },
    ],
    pieces: [
      piece(facing(0, 0, 0), 'own'),
      piece(facing(2, -1, 1), 'own', { sign: 'Destroyer' }),
      piece(facing(3, 1, 2), 'foe', { sign: 'Battlecruiser' }),
      piece(facing(0, 3, 3), 'foe', { sign: 'Strike Cruiser' }),
      piece(facing(-3, 1, 4), 'friend', { sign: 'Light Cruiser' }),
      piece(facing(-3, -2, 5), 'foe', { sign: 'Battleship' }),
    ],
  };
}

/** Every made-up board, by name. */
export const madeBoards = { torus, rows, squares, floating } as const;
