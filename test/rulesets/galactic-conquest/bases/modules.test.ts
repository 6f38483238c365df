import { expect, test } from 'vitest';
import {
  docks,
  moduleRows,
  placesOf,
  withModules,
} from '#rulesets/galactic-conquest/bases/modules/modules.ts';
import { baseTypes, baseUnit } from '#rulesets/galactic-conquest/bases/types.ts';
import type { OfficerId } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { factorsOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { worthAboard, worthOfAll } from '#rulesets/galactic-conquest/ships/worth.ts';

const base = (hull: string): Ship => {
  const type = baseTypes.get(hull);
  if (type === undefined) throw new Error(hull);
  return baseUnit(type, 1);
};

test('commercial bases hold one, three and four modules, star fortresses and star palaces two more each (B4.10, B11.75, B11.77)', () => {
  expect(['CB', 'TCB', 'QCB'].map((hull) => placesOf(base(hull)))).toEqual([1, 3, 4]);
  expect(['SB', 'SF', 'SP'].map((hull) => placesOf(base(hull)))).toEqual([6, 8, 10]);
  expect(['SAM', 'CPL', 'GBDP'].map((hull) => placesOf(base(hull)))).toEqual([0, 0, 0]);
  expect(['BS', 'BSX', 'BATSX'].map((hull) => placesOf(base(hull)))).toEqual([2, 2, 3]);
});

test('a commander makes of them a third more (A12.30b)', () => {
  const led = (hull: string): Ship => ({
    ...base(hull),
    officers: [{ id: 'o1' as OfficerId, kind: 'LB', of: 'SB', size: 1 }],
  });
  expect(['MB', 'BS', 'BATS', 'STB', 'SB', 'SF', 'SP'].map((hull) => placesOf(led(hull)))).toEqual([
    1, 3, 4, 5, 8, 11, 13,
  ]);
});

test('commercial bases dock nothing that has to do with war (B4.10)', () => {
  const docked = (hull: string) =>
    [...moduleRows].flatMap(([kind, row]) => (docks(base(hull), row) ? [kind] : []));
  expect(docked('TCB')).toEqual(['CgM', 'HosM']);
  expect(docked('SB')).toEqual(['CgM', 'HBM', 'HosM', 'BAR']);
});

test('the BPV of modules counts with that of their base, and hospitals have no attack factors (C60.30)', () => {
  // SB and STB by the formula; commercial bases have their printed factors.
  const [plain, wards, barracks] = [
    [],
    ['HosM', 'HosM', 'HosM', 'HosM', 'HosM', 'HosM'],
    ['BAR', 'BAR', 'BAR'],
  ].map((kinds) => factorsOf(withModules(base('SB'), kinds)));
  expect(wards?.attack).toBe(plain?.attack);
  expect(wards?.defence).toBeGreaterThan(plain?.defence ?? 0);
  // Six hospitals are worth as much as three barracks, 18 BPV.
  expect(barracks?.defence).toBe(wards?.defence);
  expect(barracks?.attack).toBeGreaterThan(plain?.attack ?? 0);
  expect(factorsOf(withModules(base('TCB'), ['CgM', 'CgM']))).toEqual(factorsOf(base('TCB')));
});

test('a hangar has room for six fighters, which stay aboard as another module comes (B7.10)', () => {
  const empty = withModules(base('BATS'), ['HBM']);
  expect(empty.wings).toMatchObject([{ type: 'CFT', count: 0, most: 6 }]);
  const full: Ship = { ...empty, wings: (empty.wings ?? []).map((one) => ({ ...one, count: 6 })) };
  expect(withModules(full, ['HBM', 'HBM']).wings).toMatchObject([{ count: 6, most: 12 }]);
  expect(withModules(full, []).wings).toBeUndefined();
  expect(worthAboard(full)).toBeGreaterThan(0);
});

test('bases have the BPV of their kind, six of a kind together six times as much, with that of their modules (B4.10, B7.10)', () => {
  const six = baseTypes.get('GBDP')!;
  expect(worthOfAll([base('CB'), base('TCB'), base('QCB')])).toBe(25 + 75 + 100);
  expect(worthOfAll([baseUnit(six, 6)])).toBe(6 * six.row.bpv);
  expect(worthOfAll([withModules(base('SB'), ['BAR', 'BAR', 'BAR'])]) - worthOfAll([base('SB')])).toBe(18);
});

test('crew and price of modules come to those of their base', () => {
  const [plain, fitted] = [base('SB').figures, withModules(base('SB'), ['BAR']).figures];
  expect([fitted?.crew, fitted?.cost]).toEqual([(plain?.crew ?? 0) + 10, (plain?.cost ?? 0) + 8]);
});
