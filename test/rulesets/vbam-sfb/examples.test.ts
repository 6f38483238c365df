import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { Fighter } from '#rulesets/vbam-sfb/sidcors/factors.ts';
import { damageOf, percentAt } from '#rulesets/vbam-sfb/sidcors/factors.ts';
import { resolved } from '#rulesets/vbam-sfb/sidcors/hits.ts';
import { capacityOf } from '#rulesets/vbam-sfb/encounters/capacity.ts';
import { capacityAt, cloaked, coefficientAt, planetRating } from '#rulesets/vbam-sfb/sidcors/table.ts';
import { intensities } from '#rulesets/vbam-sfb/model/combat.ts';
import type { Design } from '#rulesets/vbam-sfb/units/designs.ts';
import { designsOf } from '#rulesets/vbam-sfb/units/designs.ts';
import { raidChance, raidersFor } from '#rulesets/vbam-sfb/encounters/raids.ts';
import { raidDice } from '#rulesets/vbam-sfb/units/raiders.ts';

/* Worked examples of the rulebook that no case can show by itself. */

/** Nothing is named to be given up first or last. */
const none = { first: [], last: [] };
const dice = [1, 2, 3, 4, 5, 6];
const designsNamed = (seat: string, names: readonly string[]): readonly Design[] =>
  names.map((name) => designsOf(seatId(seat)).get(name) as Design);
/** A hull of a kind, with the Command Rating that the example gives it. */
const hull = (kind: string, command: number): Design => ({
  name: kind,
  year: 0,
  hull: kind,
  attack: 1,
  defense: 1,
  command,
  basing: { light: 0, heavy: 0, super: 0 },
  abilities: '',
  cost: { points: 1, for: 1 },
  maintenance: { points: 1, for: 1 },
});
const cruisers = (count: number): readonly Fighter[] =>
  Array.from({ length: count }, (_, at) => [
    unitId(`klingon.u${at}`),
    { seat: seatId('klingon'), design: 'D5S', crippled: false },
  ]);

describe('BPV capacity', () => {
  test('a cruiser of rating 9 with destroyers of two types leads 1500 (VBV-11)', () => {
    expect(capacityOf([hull('CA', 9), hull('DW', 4), hull('DW', 4), hull('DD', 4)], 165)).toBe(1500);
  });
  test('cruisers of its own type add nothing (VBV-12)', () => {
    const fleet = designsNamed('federation', ['CC', 'CA', 'CA']);
    expect(capacityOf(fleet, 165)).toBe(1400);
  });
  test('three frigates of different names are one type of hull (VBV-13)', () => {
    const frigates = [hull('FF', 3), hull('FF', 3), hull('FF', 3)];
    expect(capacityOf([hull('CA', 8), ...frigates], 165) - capacityAt(8, 165)).toBe(50);
  });
  test('an inhabited planet leads as a rating of 3 (VBV-39)', () => {
    expect(planetRating).toBe(3);
    expect(capacityOf([hull('', 0)], 165)).toBe(250);
  });
  test('the chart may be halved', () => {
    // As the author's page prints it: 700 for a rating of 9, 125 for one of 3, and 87 for it before Y120.
    expect([9, 3].map((rating) => capacityAt(rating, 165, true))).toEqual([700, 125]);
    expect(capacityAt(3, 119, true)).toBe(87);
    expect(capacityOf([hull('CA', 9), hull('DW', 4), hull('DD', 4)], 165, true)).toBe(800);
  });
  test('bases, civil fleets and police add no type of hull', () => {
    expect(capacityOf([hull('CA', 8), hull('BS', 8), hull('', 0), hull('POL', 3)], 165)).toBe(1000);
  });
  test('years on a border belong to the later column', () => {
    expect([119, 120, 179, 180].map((year) => capacityAt(7, year))).toEqual([800, 800, 800, 1200]);
    expect([119, 120, 179, 180].map((year) => capacityAt(6, year))).toEqual([400, 800, 800, 1200]);
  });
});

describe('damage', () => {
  const reached = (potential: number, needed: number): number =>
    dice.filter((die) => damageOf(potential, coefficientAt(5, die)) >= needed).length;
  test('83 factors reach 24 points on three dice of six at a rating of 5 (VBV-15)', () => {
    expect([damageOf(83, 30), damageOf(83, 25)]).toEqual([25, 21]);
    expect(reached(83, 24)).toBe(3);
  });
  test('103 factors reach them on five (VBV-16)', () => {
    expect(damageOf(103, 25)).toBe(26);
    expect(reached(103, 24)).toBe(5);
  });
  test('a 7-point cruiser for 6 points leaves a credit of 1 (VBV-17), and for 8 points leaves 1 to carry (VBV-18)', () => {
    expect(resolved(cruisers(1), none, 6)).toMatchObject({ hits: [{ to: 'crippled', points: 7 }], left: -1 });
    expect(resolved(cruisers(3), none, 8)).toMatchObject({ hits: [{ to: 'crippled', points: 7 }], left: 1 });
  });
  test('intensities add up to ratings from 2 to 8, and each has its line (VBV-20)', () => {
    expect([2 * intensities.least, 2 * intensities.most]).toEqual([2, 8]);
    for (let rating = 2; rating <= 8; rating += 1)
      expect(dice.map((die) => coefficientAt(rating, die)).every((percent) => percent > 0)).toBe(true);
    expect([coefficientAt(1, 1), coefficientAt(9, 1)]).toEqual([0, 0]);
  });
  test('shifts never lead below 1 or above 6 (VBV-23)', () => {
    expect([percentAt(5, 1, -1), percentAt(5, 6, 2)]).toEqual([20, 35]);
  });
  test('two dice surprise in 10 of 36 cases and are found out in 3 (VBV-21)', () => {
    const sums = dice.flatMap((a) => dice.map((b) => a + b));
    expect(sums.filter((sum) => sum <= cloaked.down)).toHaveLength(10);
    expect(sums.filter((sum) => sum >= cloaked.up)).toHaveLength(3);
  });
});

describe('raids (VB 268)', () => {
  test('are as likely as their prize is rich and unguarded', () => {
    expect([0, 1, 7, 8, 12].map((ep) => raidChance(1, ep))).toEqual([20, 15, 15, 10, 10]);
    // Above 12 EP it is 20 less for each 12, and never less than nothing.
    expect([13, 23, 24, 50].map((ep) => raidChance(3, ep))).toEqual([40, 40, 20, 0]);
    expect([0, 1, 2, 3].map((fleets) => raidChance(fleets, 0))).toEqual([20, 20, 40, 60]);
  });
  test('come with one die of EP for 1 and 2, two for 3 and 4, three for 5 and 6', () => {
    expect(dice.map(raidDice)).toEqual([1, 1, 2, 2, 3, 3]);
  });
  test('have the dearest ships that they can pay for, and one at least', () => {
    const [cruiser, heavy, light] = ['Raider Cruiser', 'Heavy Raider', 'Light Raider'];
    expect([1, 3, 5, 6, 8, 11, 18].map(raidersFor)).toEqual([
      [light],
      [light],
      [heavy],
      [heavy],
      [cruiser],
      [cruiser, light],
      [cruiser, cruiser],
    ]);
  });
});
