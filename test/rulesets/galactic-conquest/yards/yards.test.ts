import { describe, expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import type { Yard, YardKind } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { isWarHull } from '#rulesets/galactic-conquest/ships/surveyors.ts';
import { boxesOf } from '#rulesets/galactic-conquest/space/boxes.ts';
import { fits, turnsFor } from '#rulesets/galactic-conquest/yards/fit.ts';
import { batchOf, batchPrice, priceIn, worthOf } from '#rulesets/galactic-conquest/yards/price.ts';
import { changePrice, roomOf, yardRows } from '#rulesets/galactic-conquest/yards/rates.ts';
import { mayBecome } from '#rulesets/galactic-conquest/yards/ships/variants.ts';
import { freeSlot, ratesOf } from '#rulesets/galactic-conquest/yards/slots.ts';
import { typist } from '../typed/typist.ts';
import { spokenBuild, spokenShips, spokenYards } from '#rulesets/galactic-conquest/yards/typed.ts';

const row = (empire: string, designation: string) => rowFor(ourShips, seatId(empire), designation)!;
const yard = (kind: YardKind, more: Partial<Yard> = {}): Yard => ({
  kind,
  place: 'hd3' as Yard['place'],
  seat: seatId('klingon'),
  ...more,
});
const mobilised = (mobility: 'PT' | 'LW') => ({
  turn: 1,
  empires: {
    [seatId('isc')]: { mobility, treasury: 0, sheet: { conversions: { sc2: 1, sc3: 0, sc4: 2, mm: 2 } } },
  },
});

const mobilisedWith = (conversions: { sc2: number; sc3: number; sc4: number; mm: number }) => ({
  turn: 1,
  empires: { [seatId('isc')]: { mobility: 'LW' as const, treasury: 0, sheet: { conversions } } },
});

describe('conversions of a turn that are found out, in war alone', () => {
  const rates = (mobility: 'PT' | 'LW' | 'FW', known: Readonly<Record<string, number>>) =>
    ratesOf(
      { turn: 1, empires: { [seatId('isc')]: { mobility, treasury: 0, research: { known } } } },
      seatId('isc'),
    );
  const plain = { sc2: 1, sc3: 2, sc4: 2, cw: 0, dw: 0, leader: 0, x3: 1, x4: 1 };

  test('one size class after the other, the small ones first (B11.55)', () => {
    expect(rates('LW', {})).toMatchObject(plain);
    expect(rates('LW', { icr: 1 })).toMatchObject({ ...plain, sc4: 3 });
    expect(rates('FW', { icr: 2 })).toMatchObject({ ...plain, sc4: 3, sc3: 3 });
    expect(rates('FW', { icr: 3 })).toMatchObject({ ...plain, sc4: 3, sc3: 3, sc2: 2 });
    expect(rates('PT', { icr: 3 })).toMatchObject({ ...plain, sc3: 1, sc4: 1 });
  });

  test('one war cruiser and one war destroyer (B11.58)', () => {
    expect(rates('LW', { 'icr-war': 1 })).toMatchObject({ ...plain, cw: 1, dw: 1 });
    expect(rates('PT', { 'icr-war': 1 })).toMatchObject({ cw: 0, dw: 0 });
  });

  test('one leader (B11.581)', () => {
    expect(rates('FW', { 'icr-ldr': 1 })).toMatchObject({ ...plain, leader: 1 });
    expect(rates('PT', { 'icr-ldr': 1 })).toMatchObject({ leader: 0 });
  });

  test('one small X-ship, then one of size class 3 (B11.59)', () => {
    expect(rates('FW', { 'icr-x': 1 })).toMatchObject({ ...plain, x4: 2 });
    expect(rates('FW', { 'icr-x': 2 })).toMatchObject({ ...plain, x4: 2, x3: 2 });
    expect(rates('PT', { 'icr-x': 2 })).toMatchObject({ x4: 1, x3: 1 });
  });
});

describe('what yards cost and hold', () => {
  test('GCV-034, GCV-035: upgrades cost the difference', () => {
    expect(changePrice(yard('SC4SY'), 'larger')).toBe(300);
    expect(changePrice(yard('SC4SY'), 'larger') + changePrice(yard('SC3SY'), 'larger')).toBe(600);
  });
  test('GCV-036: an automated yard saves a quarter', () => {
    const plain = { ...row('klingon', 'D7'), epv: 100, flags: [] };
    expect(priceIn(yard('SC3SY', { only: 'D7', automated: true }), plain)).toBe(75);
    expect(priceIn(yard('SC3SY', { only: 'D7' }), plain)).toBe(85);
  });
  test('GCV-037, GCV-038, GCV-039: compact yards', () => {
    expect(changePrice(yard('SC3SY'), 'compact')).toBe(180);
    expect(roomOf({ kind: 'SC2SY', compact: true })).toBe(3);
    expect(roomOf({ kind: 'CWSY', compact: true })).toBe(1);
    expect(roomOf({ kind: 'DWSY', compact: true })).toBe(1);
    expect(roomOf({ kind: 'SC4SY' })).toBe(yardRows.SC4SY.room);
  });
  test('GCV-040, GCV-041: a base station builds at a higher price and later, and war hulls too', () => {
    const destroyer = { ...row('federation', 'DW'), epv: 100, flags: [] };
    const dreadnought = { ...row('gorn', 'DN'), epv: 200, flags: [] };
    expect([priceIn(yard('BSSY'), destroyer), turnsFor(yard('BSSY'), destroyer)]).toEqual([130, 2]);
    expect([priceIn(yard('BSSY'), dreadnought), turnsFor(yard('BSSY'), dreadnought)]).toEqual([260, 3]);
    expect(fits(yard('BSSY'), destroyer)).toBe(true);
    expect(fits(yard('SC4SY'), destroyer)).toBe(false);
  });
  test('GCV-049: conversions are halved in peace, and one is left', () => {
    expect(ratesOf(mobilised('PT'), seatId('isc'))).toMatchObject({ sc2: 1, sc3: 0, sc4: 1 });
    expect(ratesOf(mobilised('LW'), seatId('isc'))).toMatchObject({ sc2: 1, sc3: 0, sc4: 2 });
  });
  test('GCV-052, GCV-053, GCV-054: war cruisers of a turn', () => {
    expect(batchPrice('CW', [110])).toBe(110);
    expect(batchPrice('CW', [110, 110, 110, 110, 110, 110])).toBe(502);
    expect(batchPrice('DW', [90, 90, 93])).toBe(240);
    expect(batchPrice('CW', [100, 100, 100])).toBe(264);
    expect(
      batchPrice(
        'CW',
        Array.from({ length: 8 }, () => 100),
      ),
    ).toBe(608);
  });
  test('GCV-055, GCV-056: the dearest battleship bears the highest surcharge', () => {
    expect(batchPrice('BB', [380, 310])).toBe(310 + 456);
    expect(batchPrice('BB', [310, 380, 320])).toBe(310 + 384 + 532);
  });
  test('heavy war destroyers and heavy war cruisers come from other yards than destroyers and with cruisers, in no batch (B8.45, B11.82)', () => {
    const destroyer = row('hydran', 'HDW');
    const cruiser = { ...row('hydran', 'CW'), designation: 'D5H', class: 'CWH' as const };
    expect(batchOf(destroyer)).toBe(undefined);
    expect(batchOf(cruiser)).toBe(undefined);
    expect([turnsFor(yard('CWSY'), cruiser), turnsFor(yard('CWSY'), row('hydran', 'CW'))]).toEqual([2, 1]);
    expect([boxesOf(shipOf(cruiser)), boxesOf(shipOf(row('hydran', 'CW')))]).toEqual([10, 20]);
    expect([isWarHull(shipOf(cruiser)), isWarHull(shipOf(row('hydran', 'CW')))]).toEqual([false, true]);
    expect([fits(yard('SC4SY'), destroyer), fits(yard('DWSY'), destroyer)]).toEqual([true, false]);
    expect([fits(yard('CWSY'), cruiser), fits(yard('SC3SY'), cruiser)]).toEqual([true, false]);
    expect(
      mayBecome({ ...cruiser, class: 'CW', designation: 'D5', base: '' }, { ...cruiser, base: 'D5' }),
    ).toBe(false);
    expect(mayBecome({ ...cruiser, base: 'D5' }, { ...cruiser, base: 'D5', designation: 'D5HV' })).toBe(true);
  });
  test('first generation warp costs half as much again, and becomes no second generation (C18.20)', () => {
    const old = { ...row('romulan', 'WB'), epv: 60 };
    expect(priceIn(yard('SC3SY'), old)).toBe(90);
    const young = { ...old, base: 'WB', designation: 'WBX', flags: [] };
    expect(mayBecome(old, young)).toBe(false);
    expect(mayBecome(old, { ...old, base: 'WB', designation: 'WB2' })).toBe(true);
    expect(mayBecome(young, { ...young, designation: 'WBY' })).toBe(true);
  });
  test('GCV-050: two conversions of one size class are not made of two of different ones (B11.52)', () => {
    const state = mobilisedWith({ sc2: 1, sc3: 0, sc4: 1, mm: 2 });
    const frigate = shipOf(row('hydran', 'FF'));
    expect(freeSlot(state, seatId('isc'), frigate)).toBe('sc4');
    expect(freeSlot(state, seatId('isc'), frigate, { sc4: 1 })).toBe(undefined);
  });
  test('GCV-057: drone bombardment doubles a price', () => {
    expect(worthOf({ epv: 93, flags: ['bombardment'] }) - worthOf({ epv: 90, flags: [] })).toBe(96);
  });
});

test.each(['Build CA in D3/1.', 'Build CA in MM17/12, to join H01A.'])(
  'is written as it is read: %s',
  (line) => {
    expect(spokenBuild.write(spokenBuild.read(line.slice(0, -1), typist) as never)).toBe(line);
  },
);
test.each([
  'Lay SC3SY in D3.',
  'Lay BSSY in D3.',
  'Lay cSC4SY in D3 by the merchants.',
  'Change D3/2: larger.',
  'Change D3/2: specialised CA.',
  'Scrap yard D3/2.',
])('is written as it is read: %s', (line) => {
  expect(spokenYards.write(spokenYards.read(line.slice(0, -1), typist) as never)).toBe(line);
});
test.each(['Convert FF 2 to FFS.', 'Scrap FF, FF 2.', 'Give F-L, F-L 2.', 'Scrap.'])(
  'is written as it is read: %s',
  (line) => {
    expect(spokenShips.write(spokenShips.read(line.slice(0, -1), typist) as never)).toBe(line);
  },
);
