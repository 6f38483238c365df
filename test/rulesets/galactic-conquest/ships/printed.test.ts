import { describe, expect, test } from 'vitest';
import type { Hull } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { has } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import type { Empire } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

/** What a list says of a hull of an empire: its own, or one of R1. */
const ours = (empire: Empire, designation: string): Hull => {
  const found = hullOf(ourShips, empire, designation);
  if (found === undefined) throw new Error(`no ${designation} of ${empire}`);
  return found;
};

describe('every designation that the book prints is in our list', () => {
  test.each<readonly [Empire, string]>([
    ['F', 'CA CC CF CL CDW CV DN DNG DNL FF FFS F18 F18C TG DD'],
    ['G', 'BB DND DNT CCH CA BDD BDD+ BDS'],
    ['H', 'FF DD'],
    ['I', 'CC CA DDL DD SC FFL FF TG LTT P-B'],
    [
      'K',
      'D7 D7B D7C D7L D6 D6V D5 D5G D5H D5I AD5 F5 F5B F5K AF5 E4 E4T B10 B10A B10S B10V B10AVK B11 C8 C8V C9 BT TGA H5 PF6 PR9 ZV ZY ZYC ZD',
    ],
    ['L', 'DWX'],
    ['R', 'SnA KR WB WE SeaHawk-C SuperHawk MAP'],
    ['X', 'CA CW DW DWS DWD(B)'],
    ['Z', 'TAAS'],
    ['F', 'HDW HDW-SR HDW-V HDW-E HDW-G HDW-M HDW-P HDW-R HDW-C'],
    ['F', 'INT PF PFL PFS'],
    ['F', 'CAX'],
    ['L', 'CWX CLX'],
    [
      'R1',
      'SAM MB BS BATS STB SB SF SP CB TCB QCB CPL CPP SC2SY SC3SY SC4SY CWSY DWSY BSSY FRD FRX CDK SBX DefSat',
    ],
    ['R1', 'GBDP GMH GSA GMS GPS GMG GSG FBGB FBGB-II FBGB-III P-HOS MEDS HosM BAR BP LBP CLH'],
    ['R1', 'LQ SQ MON OAL OAS FEX FXX FSF FedEx POL PV INT PF PFL PFS'],
  ])('of %s: %s', (empire, all) => {
    for (const designation of all.split(' ')) expect(ours(empire, designation).designation).toBe(designation);
  });
});

/** Figures by name, as `epv 100`. */
test.each<readonly [string, Empire, string, Partial<Hull>]>([
  ['B4.10', 'R1', 'CB', { epv: 100, bpv: 25, crew: 80, size: 2, rating: 0 }],
  ['B4.10', 'R1', 'TCB', { epv: 350, bpv: 75, crew: 230, size: 1, rating: 0 }],
  ['B4.20', 'R1', 'QCB', { epv: 438, bpv: 100, crew: 288, size: 1, rating: 0, year: 170 }],
  ['B8.21', 'R1', 'SC2SY', { epv: 900 }],
  ['B8.21', 'R1', 'SC3SY', { epv: 600 }],
  ['B8.21', 'R1', 'SC4SY', { epv: 300 }],
  ['B8.21', 'R1', 'CWSY', { epv: 400 }],
  ['B8.21', 'R1', 'DWSY', { epv: 250 }],
  ['B8.90', 'F', 'CDW', { epv: 100, bpv: 70 }],
  ['B8.90', 'G', 'DND', { epv: 200 }],
  ['B11.79', 'R1', 'GBDP', { epv: 14, bpv: 14 }],
  ['B11.80', 'K', 'D5', { epv: 110, class: 'CW' }],
  ['B11.851', 'X', 'DW', { epv: 90, class: 'DW' }],
  ['B11.851', 'X', 'DWD(B)', { epv: 93, base: 'DW' }],
  ['C9.65', 'R', 'WB', { crew: 15 }],
  ['C9.65', 'R', 'WE', { crew: 20, base: 'WB' }],
  ['A13', 'R1', 'FBGB', { epv: 300, crew: 150, year: 187 }],
  ['A13.10', 'R1', 'FBGB-II', { epv: 375, crew: 175 }],
  ['A13.20', 'R1', 'FBGB-III', { epv: 375, crew: 175 }],
  ['C60.30', 'R1', 'CLH', { epv: 100, bpv: 70, crew: 40 }],
  ['C60.30', 'R1', 'P-HOS', { epv: 21, bpv: 15, crew: 24 }],
  ['C60.30', 'R1', 'GMH', { epv: 20, bpv: 8, crew: 16 }],
  ['C21.30', 'K', 'D8', { epv: 450, crew: 100, rating: 11, sensors: 4, cargo: 10, year: 198 }],
  ['C21.30', 'K', 'F8', { epv: 230, crew: 75, rating: 8, sensors: 2, cargo: 5, year: 198 }],
  ['C21.30', 'K', 'E8', { epv: 170, crew: 45, rating: 6, sensors: 4, cargo: 5, year: 198 }],
  ['C5.105', 'R', 'SeaHawk-C', { sensors: 2 }],
  ['A4.10', 'I', 'SC', { sensors: 8, base: 'DD' }],
  ['D1.10', 'K', 'E4T', { warp: 12, move: '1/3' }],
  ['D6.10', 'F', 'CA', { rating: 8 }],
  ['D6.45', 'I', 'TG', { rating: 8 }],
  ['D6.45', 'I', 'LTT', { rating: 6 }],
  ['D6.45', 'I', 'P-B', { rating: 2 }],
  ['D6.45', 'K', 'H5', { rating: 1 }],
  ['C20.20', 'F', 'CL', { rating: 5 }],
  ['C22.20', 'I', 'CC', { rating: 9 }],
  ['C22.20', 'X', 'DN', { rating: 10 }],
  ['D6.20', 'R1', 'F-L', { rating: 1 }],
  ['D6.20', 'R1', 'F-S', { rating: 1 }],
  ['B8.451', 'X', 'HDW-C', { rating: 10 }],
  ['B8.451', 'X', 'HDW-SR', { sensors: 2 }],
  ['B8.451', 'X', 'HDW-V', { fighters: [{ count: 12, type: 'XF1' }] }],
  [
    'A4.15',
    'K',
    'C8V',
    {
      fighters: [
        { count: 8, type: 'ZD' },
        { count: 16, type: 'ZYC' },
      ],
    },
  ],
  ['D6.27', 'K', 'D6V', { fighters: [{ count: 12, type: 'ZV' }], escorts: [{ count: 1, type: 'AD5' }] }],
  [
    'Z1.80',
    'K',
    'B10AVK',
    {
      fighters: [{ count: 24, type: 'ZD' }],
      escorts: [
        { count: 1, type: 'AD5' },
        { count: 3, type: 'AF5' },
      ],
    },
  ],
  ['Z1.80', 'K', 'AD5', { size: 3, standard: false }],
  ['Z1.80', 'K', 'AF5', { size: 4, standard: false }],
])('%s prints of %s %s: %o', (_, empire, designation, figures) => {
  expect(ours(empire, designation)).toMatchObject(figures);
});

test('a basic convoy is worth 35 EP at 0.35 a box: a large freighter and two small ones have a hundred (B2.10, B2.40)', () => {
  expect(ours('R1', 'F-L').cargo + 2 * ours('R1', 'F-S').cargo).toBe(100);
});

test('flat fees and crews of upgrades lie between our bases (B11.70)', () => {
  for (const [from, to, fee, crew] of [
    ['SAM', 'MB', 50, 5],
    ['MB', 'BS', 60, 30],
    ['BS', 'BATS', 80, 40],
    ['BATS', 'STB', 80, 10],
    ['BATS', 'SB', 400, 150],
    ['STB', 'SB', 320, 140],
    ['CPL', 'CB', 50, 60],
    ['CB', 'TCB', 250, 150],
  ] as const) {
    const [before, after] = [ours('R1', from), ours('R1', to)];
    expect([after.epv - before.epv, after.crew - before.crew], to).toEqual([fee, crew]);
  }
});

test('a star fortress has a quarter more BPV, a third more EPV and crew, and two sensors more; a star palace again (B11.75, B11.77)', () => {
  for (const [from, to] of [
    ['SB', 'SF'],
    ['SF', 'SP'],
  ] as const) {
    const [before, after] = [ours('R1', from), ours('R1', to)];
    expect(after.bpv).toBe(Math.round(before.bpv * 1.25));
    expect(after.epv).toBe(Math.round(before.epv * 1.33));
    expect(after.crew).toBe(Math.round(before.crew * 1.33));
    expect(after.sensors).toBe(before.sensors + 2);
  }
});

test('what is special is marked: cloaks of all Romulan ships, foreign and first hulls, shock, sieves of mines', () => {
  const marked = (empire: Empire, designation: string) => ours(empire, designation).flags;
  expect(marked('R', 'SnA')).toEqual(['cloak', 'first-generation', 'old']);
  expect(marked('R', 'KR')).toEqual(['cloak', 'foreign']);
  expect(marked('R', 'MAP')).toEqual(['mauler', 'cloak', 'shock']);
  expect(marked('X', 'DWD(B)')).toEqual(['bombardment']);
  expect(marked('K', 'D5G')).toEqual(['troop']);
  expect(marked('F', 'CF')).toEqual(['fast']);
  expect(marked('R1', 'F-SS')).toEqual(['suicide']);
  const romulans = ourShips.hulls.filter(({ empire, size }) => empire === 'R' && size <= 4);
  expect(romulans.every((hull) => has(hull, 'cloak'))).toBe(true);
});
