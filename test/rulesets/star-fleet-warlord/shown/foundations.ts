import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { hexIn, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import { factorOf } from '#rulesets/star-fleet-warlord/combat/factors.ts';
import { plainField } from '#rulesets/star-fleet-warlord/presentation/plainField.ts';
import { factorsOf } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { areaTerrains } from '#rulesets/star-fleet-warlord/galaxy/areaTerrain.ts';
import {
  boardOf,
  distance,
  hexesOf,
  neighbourNumbered,
  neighbours,
  sectorIdsOf,
} from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { yearOf } from '#rulesets/star-fleet-warlord/model/figures.ts';
import { pointTerrains } from '#rulesets/star-fleet-warlord/galaxy/pointTerrain.ts';
import { designNamed, designs } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { siteKinds } from '#rulesets/star-fleet-warlord/galaxy/sites.ts';
import { codesOf, emptyHex, hexOfCodes } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { readGiven, world } from '../caseWorlds.ts';

const size = '10x10';
const two = (number: number): string => String(number).padStart(2, '0');
/** The place of a column and a row of the whole galaxy, both from 0 and around its edges. */
const placeAt = (column: number, row: number): PlaceId => {
  const [x, y] = [(column + 160) % 160, (row + 160) % 160];
  const sector = `${Math.floor(x / 16)}${Math.floor(y / 16)}`;
  return placeId(`h${sector}-${two((x % 16) + 1)}${two((y % 16) + 1)}`);
};
/** Steps to the neighbours of odd and of even columns, from the one above and clockwise (SFW 1337). */
const steps = {
  odd: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  even: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const;
/** The neighbours that the book's numbering gives, wherever the hex lies. */
const around = (place: PlaceId): readonly PlaceId[] => {
  const [sector, hex] = [sectorIn(place).slice(1), hexIn(place)];
  const column = Number(sector[0]) * 16 + Number(hex.slice(0, 2)) - 1;
  const row = Number(sector[1]) * 16 + Number(hex.slice(2)) - 1;
  return steps[column % 2 === 0 ? 'odd' : 'even'].map(([right, down]) => placeAt(column + right, row + down));
};
/** Hexes of sectors in the middle and at corners of the galaxy. */
const hexes = ['s45', 's00', 's99', 's09'].flatMap((sector) => hexesOf(sector as never));
const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join(' ') === b.join(' ');

/** Steps from a hex to all others of a small galaxy, as one walks from neighbour to neighbour. */
function walked(from: PlaceId): ReadonlyMap<PlaceId, number> {
  const far = new Map([[from, 0]]);
  for (const [place, steps_] of far)
    for (const next of neighbours('4x4', place)) if (!far.has(next)) far.set(next, steps_ + 1);
  return far;
}

const cornerOf = (sector: string): string => {
  const { names, coordinates } = boardOf(size);
  const cell = names.cell(placeId(`h${sector}-0101`));
  return cell === undefined ? 'none' : Object.values(coordinates(cell)).join();
};

const given = world(
  readGiven([
    'corporation c01 at 00-0808',
    'ship c01.a F-CA at 00-0101, crew 5, officers W, items.fighters 2',
    ...['ship c01.b F-CA at 00-0102, mission B', 'ship c01.c F-CA at 00-0102, mission D'],
    ...['ship c01.d F-CA at 00-0102, upgraded 10', 'ship c01.e F-CA at 00-0102, improved'],
    'ship c01.f F-CA at 00-0102, crew 9, damage 20, officers AW, items.fighters 2, age 9',
  ]),
);
const ship = (id: string) => valuesInOrder(given.ships).find(({ name }) => name === id)!;
const { attack, defense } = designNamed('F-CA')!;
const base = (id: string): readonly number[] => [factorsOf(ship(id)).attack, factorsOf(ship(id)).defense];
const tenth = (factor: number): number => Math.floor(factor * 1.1 + 0.5);

/** What the map, factors and the calendar are held to. */
export const heldOfFoundations: Readonly<Record<string, () => boolean>> = {
  // 45 percent more, rounded once, and eight points of fighters that no percentage touches.
  'S-0.02': () =>
    factorOf('attack', ship('c01.a'), plainField(emptyHex, 2)).total === Math.floor(attack * 1.45 + 0.5) + 8,
  'S-0.03': () =>
    same(base('c01.b'), [attack + 10, defense]) &&
    same(base('c01.c'), [attack, defense + 10]) &&
    same(base('c01.d'), [tenth(attack), tenth(defense)]) &&
    same(base('c01.e'), [tenth(attack), tenth(defense)]) &&
    same(base('c01.f'), [attack, defense]),
  // What has no hull of its own: it stands where it was put, and decoys neither fight nor hold out.
  'S-1.07': () =>
    ['C-LB', 'C-DC', 'C-DCC'].every((id) => designNamed(id)?.speed === 0) &&
    ['C-DC', 'C-DCC'].every((id) => designNamed(id)?.hits === 0 && designNamed(id)?.apparent === 25),
  'S-2.01': () =>
    sectorIdsOf(size).length === 100 &&
    same(['00', '90', '09', '34'].map(cornerOf), ['0,0', '144,0', '0,144', '48,64']),
  'S-2.02': () =>
    hexesOf('s45' as never).length === 256 &&
    same(neighbours(size, placeId('h45-0202')), around(placeId('h45-0202'))),
  'S-2.03': () => hexes.every((place) => same(neighbours(size, place), around(place))),
  'S-2.04': () => {
    const sectors = (place: string): string =>
      [...new Set(neighbours(size, placeId(place)).map(sectorIn))].sort().join(' ');
    // The last two lie in corners of the galaxy, which goes around itself.
    const corners = ['h45-0101', 'h45-1616', 'h45-0116', 'h45-1601', 'h00-0101', 'h99-1616'];
    return same(corners.map(sectors), [
      's34 s35 s44 s45',
      's45 s46 s55 s56',
      's35 s45 s46',
      's44 s45 s55',
      's00 s09 s90 s99',
      's00 s09 s90 s99',
    ]);
  },
  'S-2.05': () =>
    hexes.every((place) => {
      const all = neighbours(size, place);
      return (
        all.every((next) => neighbourNumbered(size, place, hexIn(next)) === next) &&
        new Set(all.map(hexIn)).size === 6
      );
    }),
  'S-2.06': () => {
    const from = placeId('h00-0203');
    return [...walked(from)].every(([to, far]) => distance('4x4', from, to) === far);
  },
  'S-3.01': () => same([1, 2, 31].map(yearOf), [165, 166, 195]),
  // Thirty years: whatever is sold is sold by then.
  'S-3.05': () => designs.every(({ year }) => year <= yearOf(31)),
  'S-7.01': () =>
    same([pointTerrains.length, areaTerrains.length], [7, 20]) &&
    same(
      [true, false].map((major) => siteKinds.filter((kind) => kind.major === major).length),
      [9, 5],
    ) &&
    [...pointTerrains, ...siteKinds].every(({ code }) =>
      areaTerrains.every((area) => codesOf(hexOfCodes(`${code}+${area.code}`)!) === `${code}+${area.code}`),
    ),
};

/** What cases and tests of messages and names, and of what the whole game rests on, show. */
export const ofFoundations: readonly string[] = [
  ...['G-03', 'G-04', 'G-23', 'G-31', 'G-55', 'V-403', 'V-701'],
  ...[
    '0.04',
    '0.06',
    '1.09',
    '3.02',
    '3.06',
    '4.02',
    '4.07',
    '5.02',
    '5.03',
    '5.04',
    '5.05',
    '5.06',
    '5.08',
  ].map((id) => `S-${id}`),
  ...[
    '7.02',
    '7.03',
    '7.04',
    '7.05',
    '7.06',
    '7.11',
    '7.12',
    '9.22',
    '9.30',
    '15.11',
    '15.17',
    '15.18',
    '15.19',
  ].map((id) => `S-${id}`),
  ...['16.01', '16.02', '16.05'].map((id) => `S-${id}`),
];
