import { describe, expect, test } from 'vitest';
import type { ShipClass } from '#rulesets/galactic-conquest/ships/factors.ts';
import { factorsBy, factorsOf } from '#rulesets/galactic-conquest/ships/factors.ts';
import { factorsOfGroup, formulaRows, hundredthsOf } from '#rulesets/galactic-conquest/ships/hullFactors.ts';
import type { Hull } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { has } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import type { Empire, Flag } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { megaOf } from '#rulesets/galactic-conquest/ships/wings.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const ours = (empire: Empire, designation: string): Hull => {
  const found = hullOf(ourShips, empire, designation);
  if (found === undefined) throw new Error(`no ${designation}`);
  return found;
};
/** `12/48`, of so many of a hull. */
const written = (hull: Hull, count = 1): string => {
  const { attack, defence } = factorsOfGroup(hull, count);
  return `${attack}/${defence}`;
};
const changed = (hull: Hull, more: Partial<Hull>): Hull => ({ ...hull, ...more });

describe('the examples of Appendix 1/D', () => {
  test.each<readonly [Empire, string, number, readonly ShipClass[], string]>([
    ['R', 'SnA', 65, ['SC4', 'first generation'], '9/6'],
    ['F', 'CF', 161, ['fast'], '17/23'],
    ['L', 'DWX', 135, ['CW', 'DD', 'SC4', 'SC4X'], '24/16'],
    ['R', 'KR', 115, ['foreign'], '12/12'],
  ])('%s %s', (empire, designation, bpv, classes, factors) => {
    const hull = ours(empire, designation);
    expect(hull.bpv).toBe(bpv);
    expect(formulaRows(hull)).toEqual(classes);
    expect(written(hull)).toBe(factors);
  });
});

test('every modifier of the formula, on 1,000 BPV (1/D)', () => {
  const rows: Readonly<Record<ShipClass, readonly [number, number]>> = {
    'BS/BATS': [143, 158],
    STB: [143, 163],
    SB: [143, 168],
    SF: [143, 173],
    SP: [143, 183],
    'heavy BB': [151, 159],
    BB: [149, 155],
    DN: [143, 150],
    DNL: [143, 148],
    'war DN': [143, 140],
    BCH: [147, 143],
    fast: [107, 143],
    'first generation': [143, 142],
    foreign: [107, 107],
    tug: [143, 148],
    CW: [143, 141],
    DD: [144, 143],
    SC4: [143, 141],
    MAB: [96, 143],
    SC1X: [153, 149],
    SC2X: [151, 147],
    SC3X: [149, 146],
    'light SC3X': [148, 145],
    CWX: [147, 144],
    SC4X: [147, 144],
  };
  for (const [row, [attack, defence]] of Object.entries(rows))
    expect(factorsBy(1000, [row as ShipClass]), row).toEqual({ attack, defence });
});

/** Which rows hold for which class, plain and as an X-ship. */
test.each<readonly [Partial<Hull>, readonly ShipClass[], readonly ShipClass[]]>([
  [{ class: 'BBH', size: 2 }, ['heavy BB'], ['heavy BB', 'SC2X']],
  [{ class: 'BB', size: 2 }, ['BB'], ['BB', 'SC2X']],
  [{ class: 'BBL', size: 2 }, ['BB'], ['BB', 'SC2X']],
  [{ class: 'DN', size: 2 }, ['DN'], ['DN', 'SC2X']],
  [{ class: 'DNL', size: 2 }, ['DNL'], ['DNL', 'SC2X']],
  [{ class: 'DNW', size: 2 }, ['war DN'], ['war DN', 'SC2X']],
  [{ class: 'BCH', size: 3 }, ['BCH'], ['BCH', 'SC3X']],
  [{ class: 'CC', size: 3 }, [], ['SC3X']],
  [{ class: 'CA', size: 3 }, [], ['SC3X']],
  [{ class: 'CL', size: 3 }, [], ['light SC3X']],
  [{ class: 'CW', size: 3 }, ['CW'], ['CW', 'CWX']],
  [{ class: 'CWL', size: 3 }, ['CW'], ['CW', 'CWX']],
  [{ class: 'CWH', size: 3 }, ['CW'], ['CW', 'SC3X']],
  [{ class: 'HDW', size: 4 }, ['CW', 'SC4'], ['CW', 'SC4', 'SC4X']],
  [{ class: 'DW', size: 4 }, ['CW', 'DD', 'SC4'], ['CW', 'DD', 'SC4', 'SC4X']],
  [{ class: 'DWL', size: 4 }, ['CW', 'DD', 'SC4'], ['CW', 'DD', 'SC4', 'SC4X']],
  [{ class: 'DD', size: 4 }, ['DD', 'SC4'], ['DD', 'SC4', 'SC4X']],
  [{ class: 'DDL', size: 4 }, ['DD', 'SC4'], ['DD', 'SC4', 'SC4X']],
  [{ class: 'FF', size: 4 }, ['SC4'], ['SC4', 'SC4X']],
  [{ class: 'TG', size: 3 }, ['tug'], ['tug', 'SC3X']],
  [{ class: 'LTT', size: 3 }, [], ['SC3X']],
  [{ class: 'BS', size: 2 }, ['BS/BATS'], ['BS/BATS', 'SC2X']],
  [{ class: 'BATS', size: 2 }, ['BS/BATS'], ['BS/BATS', 'SC2X']],
  [{ class: 'STB', size: 2 }, ['STB'], ['STB', 'SC2X']],
  [{ class: 'SB', size: 1 }, ['SB'], ['SB', 'SC1X']],
  [{ class: 'SF', size: 1 }, ['SF'], ['SF', 'SC1X']],
  [{ class: 'SP', size: 1 }, ['SP'], ['SP', 'SC1X']],
])('rows of %o', (hull, plain, x) => {
  const made = changed(ours('K', 'D7'), hull);
  expect(formulaRows(made)).toEqual(plain);
  expect(formulaRows(changed(made, { flags: ['X1'] }))).toEqual(x);
});

test('maulers count for the formula on bases alone (C16.70)', () => {
  const mauled = { flags: ['mauler'] as readonly Flag[] };
  expect(formulaRows(changed(ours('R1', 'SB'), mauled))).toEqual(['SB', 'MAB']);
  expect(formulaRows(changed(ours('K', 'D7'), mauled))).toEqual([]);
});

test('no ship or base has a defense factor below 2 (1/D, Note)', () => {
  expect(written(changed(ours('F', 'FF'), { bpv: 10 }))).toBe('1/2');
});

test('another BPV gives other factors, but where a table assigns them', () => {
  expect(hundredthsOf(ours('F', 'CA'), 240)).toEqual({ attack: 3400, defence: 3400 });
  expect(hundredthsOf(ours('R1', 'F-L'), 240)).toEqual({ attack: 100, defence: 300 });
});

const assigned = `
APS 1/2 APT 1/2 APX 2/3 AxCVA 5/7 AxCVL 3/5 AxPFL 4/7 AxPFS 2/5 AxSCS 4/7 CDK 0/25 CUT 2/2 EPT 1/2
F-AL 5/5 F-AS 3/3 FDX 1/2 F-EL 1/4 F-ES 1/3 FEV 1/2 F-HL 1/4 F-HS 1/3 F-L 1/3 F-LL 1/4 F-LS 1/3 F-ML 1/4
F-MS 1/3 F-OL 2/6 F-OP 2/6 F-PL 2/4 F-PS 1/3 FRD 7/25 F-RL 2/4 F-RS 1/3 FRX 18/38 F-S 1/2 F-SF 1/4 F-SL 14/12
F-SS 7/5 FT 1/2 F-TH 2/6 FTK 1/2 F-TL 2/4 FTP 1/2 FTR 1/2 F-TS 1/3 FTT 1/2 FTX 3/4 FTZ 1/2 FXX 2/3 HAC 9/10
HAP 7/10 HAV 8/10 HSC 7/10 HTG 1/2 LAC 7/7 LAH 5/7 LAS 5/7 PT 2/3 SAC 4/5 SAH 3/5 SAS 2/3 STG 1/3 TSS 1/2
DWSY 1/20 CWSY 3/28 SC4SY 3/25 SC3SY 4/35 SC2SY 5/40 BSSY 4/22 CPP 5/3 CPL 5/3 CB 4/14 TCB 11/50 QCB 15/64
FBGB 20/40 FBGB-II 25/45 FBGB-III 25/45 GSG 0/15`;

test('every assigned factor is the printed one, by name and by our list (1/A, 1/C, A13, B11.79)', () => {
  const pairs = assigned.trim().split(/\s+/);
  expect(pairs.length / 2).toBe(76);
  for (let at = 0; at < pairs.length; at += 2) {
    const designation = pairs[at] ?? '';
    const { attack, defence } = factorsOf(designation);
    expect(`${attack}/${defence}`, designation).toBe(pairs[at + 1]);
    expect(written(ours('R1', designation)), designation).toBe(pairs[at + 1]);
  }
});

describe('ground bases (1/B)', () => {
  test('six defense bases are 12/48, and three defend with 24', () => {
    expect(written(ours('R1', 'GBDP'), 6)).toBe('12/48');
    expect(written(ours('R1', 'GBDP'), 3)).toBe('6/24');
  });

  test('those without primary weapons have a quarter of the attack', () => {
    const base = changed(ours('R1', 'GSA'), { bpv: 14 });
    expect(hundredthsOf(base)).toEqual({ attack: 50, defence: 801 });
  });
});

describe('attrition units (1/D)', () => {
  const fighter = (bpv: number): Hull => changed(ours('K', 'ZD'), { bpv });

  test('of fighters the defense is half of the attack, to the hundredth (GCV-100)', () => {
    expect(hundredthsOf(fighter(10))).toEqual({ attack: 143, defence: 72 });
    // The book rounds 2.145 up to 2.2 first.
    expect(hundredthsOf(fighter(15))).toEqual({ attack: 215, defence: 107 });
  });

  test('a mega fighter of 10 BPV has the factors of 15, more attack and less defense (C20.150)', () => {
    // The book has 2.53 and 0.94 by rounding up 2.145 and 1.0725 first.
    expect(megaOf(fighter(10))).toMatchObject({ type: 'mZD', attack: 247, defence: 91 });
    expect(megaOf(ours('K', 'PF'))).toBeUndefined();
  });

  test('of bombers too, and a dozen is rounded together', () => {
    expect(hundredthsOf(changed(ours('K', 'ZB1'), { bpv: 20 }))).toEqual({ attack: 286, defence: 143 });
    expect(written(fighter(10), 12)).toBe('17/9');
  });

  test('of gunboats it is two thirds: three of the Klingons’ do eleven points as Death Riders (C20.560)', () => {
    expect(hundredthsOf(ours('K', 'PF'))).toEqual({ attack: 543, defence: 362 });
    expect(factorsOfGroup(ours('K', 'PF'), 3).defence).toBe(11);
  });

  test('pods have none of their own', () => {
    expect(hundredthsOf(ours('I', 'P-B'))).toEqual({ attack: 0, defence: 0 });
  });
});

describe('second generation X-ships (C21.49)', () => {
  test.each<readonly [Empire, string]>([
    ['K', 'D8 77/60, F8 41/30, E8 37/20'],
    ['F', 'XC 70/67, XD 37/34, XF 31/26'],
    ['I', 'XC 70/67, XD 37/34, XF 31/26'],
    ['L', 'XC 72/65, XD 38/33, XF 33/24'],
    ['G', 'XC 72/65, XD 38/33, XF 33/24'],
    ['R', 'XSE 60/77, XZE 32/39, XME 26/30'],
    ['Z', 'XCA 75/62, XDD 37/34, XFF 28/28'],
    ['H', 'XE 76/60, XP 36/35, XS 25/31'],
    ['T', 'XCA 63/74, XDD 35/35, XFF 25/27'],
    // Ours: those that the book leaves for later.
    ['X', 'XCA 70/67, XDD 37/34, XFF 31/26'],
    ['J', 'XCA 70/67, XDD 37/34, XFF 31/26'],
    ['S', 'XCA 70/67, XDD 37/34, XFF 31/26'],
  ])('of %s', (empire, expected) => {
    const hulls = ourShips.hulls.filter((hull) => hull.empire === empire && has(hull, 'X2'));
    expect(hulls.map((hull) => `${hull.designation} ${written(hull)}`).join(', ')).toBe(expected);
  });

  test('the Federation’s are what the formula makes of our BPV', () => {
    expect(factorsBy(450, ['SC3X'])).toEqual({ attack: 70, defence: 67 });
    expect(factorsBy(230, ['SC4X'])).toEqual({ attack: 37, defence: 34 });
    expect(factorsBy(190, ['SC4', 'SC4X'])).toEqual({ attack: 31, defence: 26 });
  });
});

test('of the free examples the light cruiser is met, the troop ship by its attack, and the frigate by neither defense', () => {
  expect(written(ours('F', 'CL'))).toBe('13/12');
  expect(written(ours('K', 'D5G'))).toBe('16/14');
  expect(written(ours('F', 'FF'))).toBe('10/8');
});
