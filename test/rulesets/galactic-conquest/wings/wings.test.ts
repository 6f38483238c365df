import { describe, expect, test } from 'vitest';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { shipText, statusText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { commandOf } from '#rulesets/galactic-conquest/ships/command.ts';
import { rowFor } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { attackOfAll, strengthOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { shipIn } from '#rulesets/galactic-conquest/ships/wings.ts';
import { worthOfAll } from '#rulesets/galactic-conquest/ships/worth.ts';
import { withWings } from './wingsWriting.ts';

const klingon = seatId('klingon');
const nobody = { empires: {}, turn: 1 } as unknown as State;
const of = (hull: string, full = true): Ship => shipIn(ourShips, rowFor(ourShips, klingon, hull)!, full);

describe('what ships carry on status sheets (A4.15, A4.20)', () => {
  test('a carrier has its fighters listed beside it (GCV-008)', () => {
    expect(shipText(of('C8V'))).toBe('C8V (8xZD, 16xZYC)');
    expect(statusText(unitId('k01a'), { ships: [of('C8V'), of('F5')], place: placeId('hk24') })).toBe(
      'K01A> C8V (8xZD, 16xZYC), F5 K24',
    );
  });

  test('a tender has its gunboats listed, and a carrier without fighters nothing', () => {
    expect(shipText(of('D6P'))).toBe('D6P2 (6xPF)');
    expect(shipText(of('C8V', false))).toBe('C8V');
  });
});

describe('factors and worth of what ships carry (1/D)', () => {
  const bare: Ship = { hull: 'CA', size: 3, sensors: 0 };
  // A ZV of 6 BPV has 0.86/0.43, a PF of 38 has 5.43/3.62.
  // A mega fighter has half as much BPV again, and a top gun what its fighter has (C20.150, C20.300).
  test.each([
    ['12xZV', 180 + 103, 18 + 5, 126 + 12 * 6],
    ['6xPF', 180 + 326, 18 + 22, 126 + 6 * 38],
    ['2xmZV', 180 + 30, 18 + 1, 126 + 2 * 9],
    ['2xtZV', 180 + 26, 18 + 1, 126 + 2 * 6],
  ])('%s', (wings, attack, defence, worth) => {
    const ships = [withWings(bare, wings, 'K')];
    expect(attackOfAll({ ships })).toBe(attack);
    expect(strengthOf({ ships })).toBe(defence);
    expect(worthOfAll(ships)).toBe(worth);
  });
});

describe('command slots of fighters (C20.70)', () => {
  const slots = (...ships: readonly Ship[]): number => commandOf(nobody, klingon, ships).slots;
  test('they take none while all escorts of their carrier are there', () => {
    expect(slots(of('D7C'), of('D6V'), of('AD5'))).toBe(2);
  });
  test('without its escort twelve of a carrier take a slot, and a thirteenth a second one', () => {
    expect(slots(of('D7C'), of('D6V'))).toBe(1 + 1);
    expect(slots(of('D7C'), of('C8V'), of('AD5'), of('AF5'))).toBe(3 + 2);
  });
  test('six heavy fighters take as much as twelve others', () => {
    expect(slots(of('D7C'), withWings(of('D6V'), '6xZH', 'K'))).toBe(1 + 1);
    expect(slots(of('D7C'), withWings(of('D6V'), '7xZH', 'K'))).toBe(1 + 2);
  });
  test('a ship that is assigned no escorts carries its fighters without', () => {
    expect(slots(of('D7C'), withWings(of('D7'), '12xZV', 'K'))).toBe(1);
  });
});

describe('command slots of gunboats aboard (C20.20)', () => {
  const slots = (...ships: readonly Ship[]): number => commandOf(nobody, klingon, ships).slots;
  test('a tender carries its own for nothing, other ships six for a slot', () => {
    expect(slots(of('D7C'), of('D6P'))).toBe(1);
    expect(slots(of('D7C'), withWings(of('D7'), '2xPF', 'K'))).toBe(1 + 1);
    expect(slots(of('D7C'), of('D6P'), withWings(of('D7'), '7xPF', 'K'))).toBe(2 + 2);
  });
});
