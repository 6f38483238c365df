import type { Beginning, WishForm } from '#kernel/beginning.ts';
import { id, integer, list, object } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GalacticConquest } from './game.ts';
import type { Ship, Squadron, State, System } from './model/state.ts';
import type { HexMap } from './map/board.ts';
import { beside, boardOf } from './map/board.ts';
import { unreadable } from './refusals.ts';
import { countedSystems } from './victory/score.ts';
import { nameOf, seats } from './map/seats.ts';
import { shipBook, shipListNeed } from './ships/list/book.ts';
import { ourShips } from './ships/ours/index.ts';

/** What can be chosen: the treasury that each empire begins with. */
interface Wish {
  readonly treasury: number;
}
const mostTreasury = 10_000;

const setupShape = object({ seats: list(id<SeatId>(), 10), treasury: integer(0, mostTreasury) });

/** OURS: the book prints no map, so a small one is made up: eight rows of twelve hexes. */
export const smallMap: HexMap = { across: 12, first: [1, 1, 2, 2, 3, 3, 4, 4] };

const systems: readonly (readonly [label: string, System])[] = [
  ['d3', { name: 'Hydrax', kind: 'homeworld', owner: seats[0] }],
  ['c3', { name: 'Shiarit', kind: 'major', owner: seats[0] }],
  ['e4', { name: 'Anvil', kind: 'minor', owner: seats[0] }],
  ['e9', { name: 'Lyra', kind: 'homeworld', owner: seats[1] }],
  ['f9', { name: 'Dark Star', kind: 'major', owner: seats[1] }],
  ['d9', { name: 'Cathil', kind: 'minor', owner: seats[1] }],
];

/** Hulls made up for small games: the book leaves ships to other books. */
const ship = (hull: string, size: number, sensors = 0): Ship => ({ hull, size, sensors });
const line = [ship('CA', 3), ship('DD', 4), ship('DD', 4)];
const scouts = [ship('CL', 3), ship('SC', 4, 4)];
type Placed = readonly [code: string, seat: SeatId, label: string, flagship: string, ships: readonly Ship[]];
const squadrons: readonly Placed[] = [
  ['h01a', seats[0], 'd3', 'Steadfast', line],
  ['h02a', seats[0], 'c3', 'Far Lantern', scouts],
  ['l01a', seats[1], 'e9', 'Long Claw', line],
  ['l02a', seats[1], 'd9', 'Night Eyes', scouts],
];

const hex = (label: string): PlaceId => placeId(`h${label}`);

/** Every system’s hex and those beside it belong to its owner; where two reach, to the first. */
function territoryOf(map: HexMap): State['territory'] {
  const board = boardOf(map);
  const claims = systems.flatMap(([label, { owner }]) =>
    [hex(label), ...beside(board, hex(label))].map((place) => [place, owner] as const),
  );
  return Object.fromEntries(claims.toReversed());
}

/** A new game: the same every time, but for what is chosen. */
export function create(setup: unknown): Result<State, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const wanted: readonly SeatId[] = [...read.value.seats].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return bad([unreadable('no-two-empires')]);
  const { treasury } = read.value;
  const placed = Object.fromEntries(systems.map(([label, system]) => [hex(label), system]));
  return good({
    turn: 1,
    map: smallMap,
    systems: placed,
    territory: territoryOf(smallMap),
    squadrons: Object.fromEntries(
      squadrons.map(([code, seat, label, flagship, ships]): readonly [UnitId, Squadron] => [
        unitId(code),
        { seat, flagship, place: hex(label), speed: 3, ships },
      ]),
    ),
    empires: Object.fromEntries(
      seats.map((seat) => [
        seat,
        { mobility: 'PT' as const, treasury, began: countedSystems({ systems: placed }, seat) },
      ]),
    ),
  });
}

const form = (wish: Wish): WishForm => ({
  fields: [
    { kind: 'number', name: 'treasury', label: 'Treasury at the beginning', least: 0, most: mostTreasury },
  ],
  values: { ...wish },
  faults: [],
  set: (name, value) => ({ ...wish, [name]: value }),
});

/** How games are begun. */
export const beginning: Beginning<GalacticConquest> = {
  about: 'Two empires plot their squadrons through the twelve segments of a turn, and live on their systems.',
  players: { least: seats.length, most: seats.length },
  kindsLabel: 'Map',
  kinds: [{ name: 'small', label: 'the small map', usual: { treasury: 0 } satisfies Wish }],
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(seats.map((seat) => [seat, nameOf(seat)])),
  room: () => seats.length,
  setup: (wish) => ({ seats, treasury: (wish as Wish).treasury }),
  needs: [shipListNeed(shipBook(ourShips))],
  create(setup, { ships }) {
    const made = create(setup);
    if (!made.ok) return made;
    return good({ state: ships === undefined ? made.value : { ...made.value, ships }, books: [] });
  },
  practice: { wish: { treasury: 0 } satisfies Wish, seat: seats[0] },
};
