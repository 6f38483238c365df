import type { MapPicture, RoutePicture, RouteStep, SeatPicture } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { galaxyPicture } from '#rulesets/galactic-empires/presentation/map/galaxy.ts';
import type { ShownForce, ShownSector } from '#rulesets/galactic-empires/presentation/map/sector.ts';
import {
  orderRef,
  placeId,
  seatId,
  unitId,
  type PlaceId,
  type SeatId,
  type UnitId,
} from '#kernel/words/ids.ts';

/** A made-up galaxy for looking at and testing the screen: 26 empires over about 600 hexes. The same every time. */

const names = [
  'Terran Accord',
  'Vorr Dominion',
  'Kethari League',
  'Umbral Court',
  'Saffron Hive',
  'Orun Khanate',
  'Lyran Concord',
  'Drakh Union',
  'Ilex Mandate',
  'Basalt Order',
  'Meridian Host',
  'Tallow Pirates',
  'Cinder Throne',
  'Azure Synod',
  'Moss Collective',
  'Rose Ascendancy',
  'Jade Compact',
  'Ochre Legion',
  'Pale Regency',
  'Violet Enclave',
  'Verdant Pact',
  'Garnet Houses',
  'Olive Republic',
  'Slate Directorate',
  'Copper Clans',
  'Fern Assembly',
];
const starNames = [
  'Altair',
  'Vega',
  'Mirach',
  'Rigel',
  'Deneb',
  'Izar',
  'Castor',
  'Adhara',
  'Procyon',
  'Sirrah',
  'Nashira',
  'Kornephoros',
  'Tarazed',
  'Zosma',
  'Menkar',
  'Alphecca',
];
const greek = ['', ' Prime', ' II', ' III', ' Minor', ' Reach', ' Gate', ' IV'];
const classes = [
  'Scout',
  'Destroyer',
  'Light Cruiser',
  'Heavy Cruiser',
  'Strike Cruiser',
  'Battlecruiser',
  'Battleship',
];

/** A repeatable roll from 0 to sides - 1. */
function roller(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
}

export const fixtureSeats: readonly SeatPicture[] = names.map((name, index) => ({
  seat: seatId(`e${String(index).padStart(2, '0')}`),
  name,
  leader: `Ruler of ${name}`,
  banner: index,
  ...(index === 0 ? { own: true } : {}),
}));

export const fixturePlaceId = (number: number): PlaceId => placeId(`s${String(number).padStart(5, '0')}`);

interface Cell {
  readonly q: number;
  readonly r: number;
  readonly number: number;
}

/** How much wider and higher the galaxy is than the usual one; its realms reach as much further. */
function cells(times: number): readonly Cell[] {
  const found: Cell[] = [];
  const [rows, columns] = [Math.round(23 * times), Math.round(28 * times)];
  for (let r = 0; r < rows; r += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [
        (column + (r % 2) / 2 - (columns - 0.5) / 2) / (14.2 * times),
        (r - (rows - 1) / 2) / (11.6 * times),
      ];
      if (x * x + y * y * 0.94 > 1.06 + 0.07 * Math.sin(7 * Math.atan2(y, x))) continue;
      found.push({ q: column - Math.floor(r / 2), r, number: found.length + 1 });
    }
  }
  return found;
}

const far = (a: Cell, b: Cell): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

function capitals(all: readonly Cell[]): readonly Cell[] {
  const chosen: Cell[] = [all[Math.floor(all.length / 2)]!];
  while (chosen.length < names.length) {
    const reach = (cell: Cell): number => Math.min(...chosen.map((each) => far(cell, each)));
    chosen.push(all.reduce((best, cell) => (reach(cell) > reach(best) ? cell : best)));
  }
  return chosen;
}

function forceOf(roll: (sides: number) => number, owner: SeatId | undefined, number: number): ShownForce {
  const ships = 1 + roll(owner === undefined ? 6 : 24);
  return {
    shipClass: classes[Math.min(6, roll(7))]!,
    ships,
    owners: [owner],
    units: [unitId(`${owner ?? 'independent'}.a${number}`)],
  };
}

export function fixtureMap(times = 1): MapPicture {
  const roll = roller(7);
  const all = cells(times);
  const reach = Math.round(times);
  const homes = capitals(all);
  const me = fixtureSeats[0]!.seat;
  const ownerOf = (cell: Cell): SeatId | undefined => {
    const [nearest, distance] = homes.reduce<[number, number]>(
      (best, home, index) => (far(cell, home) < best[1] ? [index, far(cell, home)] : best),
      [0, 99],
    );
    return distance <= reach || (distance === reach + 1 && roll(3) > 0)
      ? fixtureSeats[nearest]!.seat
      : undefined;
  };
  const sectors = all.map((cell) => sectorOf(cell, ownerOf(cell), homes, roll, me));
  return galaxyPicture(me, sectors, edges(all, roll));
}

function sectorOf(
  cell: Cell,
  owner: SeatId | undefined,
  homes: readonly Cell[],
  roll: (sides: number) => number,
  me: SeatId,
): ShownSector {
  const reach = far(cell, homes[0]!);
  const home = homes.includes(cell);
  const seen = reach < 5;
  const known = seen || roll(3) > 0;
  const mine = owner === me;
  const own =
    mine && (home || roll(2) === 0)
      ? forceOf(roll, me, cell.number)
      : reach === 3 && roll(4) === 0
        ? forceOf(roll, me, cell.number)
        : undefined;
  const foreign =
    !mine && known && (owner !== undefined ? roll(3) > 0 : roll(2) > 0)
      ? forceOf(roll, owner, cell.number)
      : undefined;
  return {
    place: fixturePlaceId(cell.number),
    q: cell.q,
    r: cell.r,
    number: cell.number,
    name: `${starNames[roll(starNames.length)]}${greek[roll(greek.length)]}`,
    ...(owner !== undefined && known ? { owner } : {}),
    golden: owner !== undefined && (home || roll(5) > 0),
    ...(known ? { revenue: 3 + roll(12), reported: seen ? 6 : 1 + roll(5) } : {}),
    damage: roll(9) === 0 ? 1 + roll(3) : 0,
    industrialCenter: home || roll(17) === 0,
    defence: home ? 4 + roll(6) : roll(5) === 0 ? 1 + roll(4) : 0,
    defenceDamage: roll(14) === 0 ? 1 : 0,
    stale: !seen,
    ...defined({ own, foreign }),
    battle: seen && roll(9) === 0,
  };
}

function edges(
  all: readonly Cell[],
  roll: (sides: number) => number,
): Record<'links' | 'barriers', readonly (readonly [PlaceId, PlaceId])[]> {
  const links: (readonly [PlaceId, PlaceId])[] = [];
  const barriers: (readonly [PlaceId, PlaceId])[] = [];
  const index = new Map(all.map((cell) => [`${cell.q},${cell.r}`, cell]));
  for (const cell of all) {
    for (const [dq, dr] of [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const) {
      const other = index.get(`${cell.q + dq},${cell.r + dr}`);
      if (other === undefined) continue;
      const pair = [fixturePlaceId(cell.number), fixturePlaceId(other.number)] as const;
      if (roll(9) === 0) barriers.push(pair);
      else links.push(pair);
    }
  }
  return { links, barriers };
}

/** A sector of a made-up galaxy, reported in turn 1, and what a test says of it. */
export const shownSector = (
  number: number,
  q: number,
  r: number,
  more: Partial<ShownSector> = {},
): ShownSector => ({
  place: fixturePlaceId(number),
  q,
  r,
  number,
  name: `Sector ${number}`,
  reported: 1,
  stale: false,
  golden: false,
  damage: 0,
  industrialCenter: false,
  defence: 0,
  defenceDamage: 0,
  battle: false,
  ...more,
});

/** A galaxy of some sectors, as the first of the fixture's seats sees it. */
export const shownGalaxy = (
  sectors: readonly ShownSector[],
  edges: Parameters<typeof galaxyPicture>[2] = {},
): MapPicture => galaxyPicture(fixtureSeats[0]!.seat, sectors, edges);

/** A route of one step. */
export const stepBetween = (
  unit: UnitId,
  from: PlaceId,
  to: PlaceId,
  more: Partial<RouteStep> = {},
): RoutePicture => ({
  unit,
  order: orderRef('e00.t1.o1'),
  from: { kind: 'place', place: from },
  steps: [{ position: { kind: 'place', place: to }, ...more }],
});
