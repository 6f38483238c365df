import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { bpvOf } from '#rulesets/vbam-sfb/sidcors/table.ts';
import type { Design } from '#rulesets/vbam-sfb/units/designs.ts';
import { basingOf, designsOf, gradeOf, has, refitOf, refits } from '#rulesets/vbam-sfb/units/designs.ts';
import { empireIds, empireNames } from '#rulesets/vbam-sfb/map/empires.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { traits, traitsOf } from '#rulesets/vbam-sfb/units/traits.ts';
import { lists } from '#rulesets/vbam-sfb/units/lists/rows.ts';

/*
 * Every row and column of the unit lists (VB 495). The sums of columns and the digests of all rows were taken from the source of the lists, the
 * public pages of the author of the rulebook, not from what is read here.
 */

const columns = [
  ['first technology year', ({ year }: Design) => year],
  ['cost', ({ cost }: Design) => cost.points],
  ['units for a cost', ({ cost }: Design) => cost.for],
  ['maintenance', ({ maintenance }: Design) => maintenance.points],
  ['units for a maintenance', ({ maintenance }: Design) => maintenance.for],
  ['anti-ship factor', ({ attack }: Design) => attack],
  ['defense value', ({ defense }: Design) => defense],
  ['command rating', ({ command }: Design) => command],
  ['light flights', ({ basing }: Design) => basing.light],
  ['heavy flights', ({ basing }: Design) => basing.heavy],
  ['super-heavy flights', ({ basing }: Design) => basing.super],
  ['abilities', ({ abilities }: Design) => abilities.split(', ').filter(Boolean).length],
  [
    'numbers of abilities',
    (design: Design) => sumOf(Object.keys(traits).map((trait) => gradeOf(design, trait))),
  ],
] as const;

const sources = {
  common: [17, [1757, 204, 22, 27, 57, 83, 126, 41, 54, 0, 0, 18, 23], 'e63e5a2eaf2919da'],
  federation: [
    229,
    [34_232, 1397, 268, 416, 1104, 1250, 1463, 1348, 428, 111, 12, 176, 265],
    'f3f3cb9b9ffa88f1',
  ],
  frax: [62, [10_095, 395, 75, 112, 281, 398, 400, 330, 116, 0, 18, 45, 45], '3ab3f920c16fe537'],
  gorn: [138, [22_211, 883, 161, 254, 615, 863, 985, 807, 226, 36, 72, 105, 223], '52535e28f4399977'],
  hydran: [178, [28_870, 1182, 206, 330, 796, 937, 1199, 1065, 785, 66, 72, 207, 205], 'bed9191cabff5cf4'],
  isc: [149, [21_469, 924, 175, 266, 705, 993, 1096, 861, 271, 24, 48, 112, 196], 'acb519e438768d59'],
  klingon: [218, [33_821, 1434, 242, 396, 927, 1349, 1528, 1365, 335, 36, 90, 141, 230], '037f4f96215cc28b'],
  kzinti: [163, [25_988, 1056, 189, 294, 712, 929, 1089, 962, 310, 42, 84, 146, 208], 'e403e7647e26151b'],
  lyran: [127, [19_986, 871, 133, 247, 505, 820, 920, 834, 186, 30, 78, 96, 132], '4e1584c9a74df3b5'],
  peladine: [79, [13_184, 475, 105, 143, 401, 474, 503, 453, 196, 12, 30, 40, 42], '662c958744cfb72d'],
  romulan: [178, [29_555, 1186, 216, 407, 807, 1067, 1191, 1040, 332, 30, 81, 404, 193], 'f0ef4e95c8c73d6b'],
  tholian: [107, [18_338, 644, 127, 178, 522, 612, 666, 605, 140, 18, 42, 73, 59], '460da5d271dbf984'],
  vudar: [38, [6615, 187, 53, 60, 214, 166, 208, 152, 38, 0, 9, 17, 25], 'fa059d51ef7baa57'],
} as const;

const common = [...designsOf(seatId('nobody')).values()];
const ownOf = (name: string): readonly Design[] => {
  const shared = new Set(common.map((one) => one.name));
  return name === 'common'
    ? common
    : [...designsOf(seatId(name)).values()].filter((one) => !shared.has(one.name));
};
const all = Object.keys(sources).flatMap(ownOf);

describe.each(Object.entries(sources))('the unit list %s', (name, [rows, sums, digest]) => {
  const designs = ownOf(name);

  test(`has ${rows} classes, each row as it stands in the source`, () => {
    expect(designs).toHaveLength(rows);
    const text = lists[name as keyof typeof lists].trim();
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest);
  });
  test.each(columns.map(([column, of], at) => ({ column, of, sum: sums[at] })))(
    'reads the column $column',
    ({ of, sum }) => {
      expect(sumOf(designs.map(of))).toBe(sum);
    },
  );
});

test('twelve empires may be played, and none that the rulebook leaves out (VB 34)', () => {
  expect(empireIds.map((seat) => empireNames[seat]).toSorted()).toEqual([
    'Federation',
    'Frax Battle Line',
    'Gorn Confederation',
    'Hydran Kingdom',
    'Interstellar Concordium',
    'Klingon Empire',
    'Kzinti Hegemony',
    'Lyran Empire',
    'Peladine',
    'Romulan Empire',
    'Tholian Holdfast',
    'Vudar Enclave',
  ]);
  const setup = (left: string) => ({ seats: ['gorn', 'isc', left] });
  const begins = (left: string): boolean =>
    vbamSfb.beginning.create(setup(left), {}, openDice('left out')).ok;
  expect(['jindarian', 'orion', 'neo-tholian', 'wyn', 'ldr', 'seltorian'].filter(begins)).toEqual([]);
  expect(begins('frax')).toBe(true);
});

describe('all lists together', () => {
  test('have 1,666 classes of twelve empires and 17 that all may build', () => {
    expect(all).toHaveLength(1683);
    expect(empireIds.every((seat) => seat in sources)).toBe(true);
  });
  test('have a hull but for civil fleets, and no class is free', () => {
    expect(all.filter(({ hull }) => hull === '').map(({ name }) => name)).toEqual([
      'Trade Fleet',
      'Transport Fleet',
      'Colony Fleet',
    ]);
    expect(all.filter(({ cost, maintenance }) => cost.points === 0 || maintenance.points === 0)).toEqual([]);
  });
  test('have no ability without words of what it does, and each of these some class', () => {
    expect(
      all.filter((one) => traitsOf(one).length < one.abilities.split(', ').filter(Boolean).length),
    ).toEqual([]);
    const used = new Set(all.flatMap((one) => traitsOf(one).map(([label]) => label.replace(/\(.*/, ''))));
    expect(Object.keys(traits).filter((trait) => !used.has(trait))).toEqual([]);
  });
  test('write basing in these ways', () => {
    expect(basingOf('12+6H')).toEqual({ light: 12, heavy: 6, super: 0 });
    expect(basingOf('0+6SH')).toEqual({ light: 0, heavy: 0, super: 6 });
    expect(basingOf('8H')).toEqual({ light: 0, heavy: 8, super: 0 });
    expect(basingOf('N/A')).toEqual({ light: 0, heavy: 0, super: 0 });
  });
});

describe('Heavy War Destroyers', () => {
  const destroyers = all.filter(({ hull }) => hull === 'HDW');
  const plain = (letter: string): readonly Design[] =>
    destroyers.filter(({ name }) => name.endsWith(`-${letter}`));

  test('come in six variants, each with more BPV for what it holds (VBV-32)', () => {
    expect(Object.entries(refits).map(([letter, { bpv }]) => [letter, bpv])).toEqual([
      ['C', 22],
      ['H', 20],
      ['K', 10],
      ['P', 30],
      ['S', 20],
      ['V', 20],
    ]);
    const base = destroyers.find(({ name }) => name === 'HDW')!;
    expect(refitOf(base)).toBeUndefined();
    expect(bpvOf({ ...base, name: 'HDW-P' }) - bpvOf(base)).toBe(30);
    expect(bpvOf({ ...base, name: 'HDW-C' }) - bpvOf(base)).toBe(22);
    expect(refitOf({ name: 'DW-C', hull: 'DW' })).toBeUndefined();
  });
  test('have in the lists what their letters say', () => {
    expect(destroyers).toHaveLength(133);
    expect(plain('C').every((one) => one.command === 10 && has(one, 'Command'))).toBe(true);
    expect(plain('H').every((one) => one.basing.heavy >= 6 && has(one, 'Carrier'))).toBe(true);
    expect(plain('P').every((one) => one.basing.super === 6 && has(one, 'Scout'))).toBe(true);
    expect(plain('S').every((one) => gradeOf(one, 'Scout') === 2)).toBe(true);
    expect(plain('V').every((one) => one.basing.light >= 12 && has(one, 'Carrier'))).toBe(true);
    expect(plain('K').length).toBeGreaterThan(0);
  });
});
