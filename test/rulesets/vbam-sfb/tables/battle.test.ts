import { describe, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { convoyFate } from '#rulesets/vbam-sfb/battles/brought.ts';
import { basesOf, sizeOf, quarters } from '#rulesets/vbam-sfb/ground/cargo.ts';
import {
  bpvOf,
  capacityAt,
  cloaked,
  coefficientAt,
  hullBonus,
  mauling,
  mostRounds,
  planetRating,
  scoutingOf,
  strengths,
} from '#rulesets/vbam-sfb/sidcors/table.ts';
import { intensities } from '#rulesets/vbam-sfb/model/combat.ts';
import type { Design } from '#rulesets/vbam-sfb/units/designs.ts';
import { berthOf, designOf, designsOf } from '#rulesets/vbam-sfb/units/designs.ts';
import { bombing, equivalents, groundCombat } from '#rulesets/vbam-sfb/ground/combat.ts';
import { raiderShips, raiding } from '#rulesets/vbam-sfb/units/raiders.ts';
import { convoyOf, internalsTaken, optionsPercent, setups } from '#rulesets/vbam-sfb/battles/table.ts';
import { traits } from '#rulesets/vbam-sfb/units/traits.ts';
import { worldOf } from '../caseWorlds.ts';

/* Charts of encounters, battles and landings, row by row: as the rulebook has them, or the page of its author that is named. */

const gorn = seatId('gorn');
const named = (name: string, seat = gorn): Design => designsOf(seat).get(name)!;
const figures = (row: string): readonly number[] => row.trim().split(/\s+/).map(Number);

/** Rating, then up to Y120, up to Y180 and later: MattNet/VBSF, docs/rules.html, the chart that is not halved (VB 307 has 1400 for 9). */
const chart = `
  10  1200 1700 1700
   9  1100 1400 1400
   8  1000 1000 1200
   7   800  800 1200
   6   400  800 1200
   5   300  500  700
   4   250  350  500
   3   175  250  300`;
describe('BPV capacity (VB 298)', () => {
  test.each(chart.trim().split('\n').map(figures))('of a rating of %i: %i, %i, %i', (rating = 0, ...row) => {
    expect([100, 165, 190].map((year) => capacityAt(rating, year))).toEqual(row);
    expect([119, 179, 200].map((year) => capacityAt(rating, year))).toEqual(row);
  });
  test('OURS: ratings below 3 lead as 3, those above 10 as 10', () => {
    expect([0, 2].map((rating) => capacityAt(rating, 165))).toEqual([250, 250]);
    expect([11, 12].map((rating) => capacityAt(rating, 100))).toEqual([1200, 1200]);
  });
  test('VB 301, 305, 311: planets lead as 3, other hulls add 50, a hex of web is 5; OURS: 17 for each EP', () => {
    expect([planetRating, hullBonus, bpvOf({ ...named('CA'), hull: 'Web' })]).toEqual([3, 50, 5]);
    expect([bpvOf(named('CA')), bpvOf(named('Trade Fleet'))]).toEqual([7 * 17, Math.ceil((15 * 17) / 2)]);
  });
});

/** Rating, then dice from 1 to 6: MattNet/VBSF, docs/rules.html. */
const coefficients = `
  2  15 15 20 20 25 25
  3  15 20 20 25 25 30
  4  20 20 25 25 30 30
  5  20 25 25 30 30 35
  6  25 25 30 30 35 35
  7  25 30 30 35 35 40
  8  30 30 35 35 40 40`;
describe('Damage Coefficients (VB 339)', () => {
  test.each(coefficients.trim().split('\n').map(figures))('at a rating of %i', (rating = 0, ...row) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => coefficientAt(rating, die))).toEqual(row);
  });
});

/** Line, what it says, the figure in the tables, and the figure of the rulebook. */
const rows: readonly (readonly [line: number, says: string, is: unknown, of: unknown])[] = [
  [335, 'the least and the greatest Factor', [intensities.least, intensities.most], [1, 4]],
  [385, 'two dice that shift down, and up', [cloaked.down, cloaked.up], [5, 11]],
  [389, 'the die from which on shock cripples', mauling.shock, 5],
  [391, 'other ships for each mauler', mauling.company, 2],
  [321, 'percent of the internals of a crippled unit', internalsTaken(100), 60],
  [426, 'flights for each point of Productivity', basesOf(systemWith(3)), 6],
];
function systemWith(productivity: number) {
  return valuesInOrder(
    worldOf(['empire gorn', `system 0303 gorn, productivity ${productivity}`]).systems,
  )[0]!;
}
test.each(rows)('VB %i: the figure of %s', (_line, _says, is, of) => {
  expect(is).toEqual(of);
});

/** Civil fleets: their ships, and how many are three quarters of them, rounded up (VB 284-286). */
test.each([
  ['Trade Fleet', 4, '4 FT', 3],
  ['Transport Fleet', 7, '7 FT', 6],
  ['Colony Fleet', 6, '3 F-LS and 3 F-AL', 5],
] as const)('VB 284: a %s is %i ships (%s), and lost with %i', (name, ships, said, lost) => {
  expect(convoyOf(named(name))).toEqual({ ships, said });
  const fleet = valuesInOrder(worldOf(['empire gorn', `units 1 ${name} of gorn at 0303`]).units)[0]!;
  const fate = (crippled: number, destroyed: number) => convoyFate(fleet, { crippled, destroyed });
  expect([fate(0, lost - 1) === 'destroyed', fate(0, lost)]).toEqual([false, 'destroyed']);
  // A crippled ship is half a destroyed one; the fleet is crippled when all of its ships are.
  expect([fate(1, lost - 1) === 'destroyed', fate(ships, 0)]).toEqual([false, 'crippled']);
});

/** Campaign units and what they are at a table (VB 404-412). */
test.each([
  ['Light Infantry', '9 boarding parties, 1 heavy weapon squad'],
  ['Heavy Infantry', '5 boarding parties, 5 heavy weapon squads'],
  ['Light Armor', '3 ground combat vehicles, 1 tank'],
  ['Heavy Armor', '3 tanks, 1 trans-howitzer'],
] as const)('VB 404: %s is %s', (name, units) => {
  expect(equivalents[name]).toBe(units);
  expect(Object.keys(equivalents)).toHaveLength(4);
});

/** Sizes of cargo (VB 422-428). */
test.each([
  [424, 'Heavy Armor', 5],
  [424, 'Light fighter flight', 1 / 4],
  [424, 'Heavy fighter flight', 1 / 2],
  [424, 'PF flight', 1 / 2],
  [428, 'Census', 10],
  [422, 'Defense Satellite', Math.ceil(1 / 2)],
  [422, 'Mobile Base', Math.ceil(8 / 2)],
] as const)('VB %i: the size of %s is %d', (_line, name, size) => {
  expect(sizeOf(designOf({ seat: gorn, design: name })) / quarters).toBe(size);
});

/** Where flights have room, and how much of it they take (VB 506, 512). */
test.each([
  ['LF', 'light', 1],
  ['MF', 'light', 2],
  ['HF', 'heavy', 1],
  ['SHF', 'super', 1],
] as const)('VB 506: %s', (hull, room, takes) => {
  expect(berthOf({ ...named('CA'), hull })).toEqual({ room, takes });
});

/** Abilities (VB 510-523), and the two that only the unit lists have; whether they change anything but battles at a table. */
test('VB 510: each ability is there', () => {
  const book = [
    ...['Assault', 'Ballistic*', 'Carrier', 'Cloak', 'Command*', 'Command Post', 'Explorer', 'Fast'],
    ...['Scout', 'Slow', 'Stealth*', 'Supply', 'Supply Depot', 'Trade'],
  ];
  const is = Object.entries(traits).map(([name, { played }]) => (played ? name : `${name}*`));
  expect(is.toSorted()).toEqual([...book, 'Colonize', 'Shipyard'].toSorted());
});

test('OURS: what a scout shifts, by its channels: 1 and 2, 3 and 4, more; PF tenders without a number have two', () => {
  const shift = (abilities: string): number => scoutingOf({ ...named('CA'), abilities });
  expect([0, 1, 2, 3, 4, 5, 6].map((channels) => shift(`Scout(${channels})`))).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect([shift('Scout'), shift('Slow')]).toEqual([1, 0]);
});

test('raids are as on the author’s page (MattNet/VBSF, docs/enginerules.html 3.6.2.2)', () => {
  expect(raiding).toEqual({
    chance: 20,
    fleet: 20,
    some: { below: 8, less: 5 },
    more: { most: 12, less: 10 },
    each: { ep: 12, less: 20 },
  });
  // OURS: what raiders have.
  expect(raiderShips.map((one) => one.join(' '))).toEqual([
    'Raider Cruiser 8',
    'Heavy Raider 5',
    'Light Raider 3',
  ]);
  for (const [name, ep] of raiderShips) {
    const { cost, maintenance, attack, defense, command, abilities } = designOf({
      seat: seatId('raiders'),
      design: name,
    });
    expect({ cost, maintenance, attack, defense, command, abilities }).toEqual({
      ...{ cost: { points: ep, for: 1 }, maintenance: { points: 1, for: 1 } },
      ...{ attack: ep, defense: ep, command: ep, abilities: '' },
    });
  }
});

test('setups and options are as on the author’s pages (MattNet/VBSF, docs/encounter_*.html)', () => {
  const marks = (text: string): readonly string[] =>
    text.match(/\d+(?= hexes)|\b\d{4}\b|\b[A-F]\b|\bI+\b|(?<=speed )\d+|first|second|any speed/g) ?? [];
  expect(optionsPercent).toBe(20);
  const { 'deep-space': deep, defensive, pursuit } = setups;
  expect([deep.attacker, deep.defender, deep.both].map(marks)).toEqual([
    ['3', '0615', 'B', 'C', 'second'],
    ['3', '3716', 'E', 'F', 'first'],
    ['II', 'III', 'any speed'],
  ]);
  expect([defensive.attacker, defensive.defender].map(marks)).toEqual([
    ['3', '0615', 'B', 'C', 'III', 'second'],
    ['3', '3716', 'E', 'F', 'II', 'III', '6', 'first'],
  ]);
  expect([pursuit.attacker, pursuit.defender, pursuit.both].map(marks)).toEqual([
    ['3', '1115', 'B', 'C'],
    ['3', '3116', 'B', 'C'],
    ['II', 'III'],
  ]);
});

test('OURS: rounds, standing orders, ground combat and bombardment have the figures of the README', () => {
  expect([mostRounds, strengths, intensities.usual]).toEqual([8, { strong: 150, weak: 67 }, 2]);
  expect([groundCombat, bombing]).toEqual([
    { rating: 5, rounds: 3 },
    { points: 10, people: 20 },
  ]);
});
