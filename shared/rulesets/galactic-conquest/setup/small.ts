import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { HexMap } from '../map/board.ts';
import { beside, boardOf } from '../map/board.ts';
import { seats } from '../map/seats.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { System } from '../model/system.ts';
import type { Ship } from '../model/ship.ts';
import { line, scouts, usualSpeed } from './forces.ts';
import type { Made } from './made.ts';

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

/** The small map with its two empires: the same every time. */
export const smallWorld = (): Made => ({
  map: smallMap,
  systems: Object.fromEntries(systems.map(([label, system]) => [hex(label), system])),
  finds: {},
  territory: territoryOf(smallMap),
  squadrons: Object.fromEntries(
    squadrons.map(([code, seat, label, flagship, ships]): readonly [UnitId, Squadron] => [
      unitId(code),
      { seat, flagship, place: hex(label), speed: usualSpeed, ships },
    ]),
  ),
});
