import { describe, expect, test } from 'vitest';
import type { Chance, Shot } from '#rulesets/galactic-empires/battle/chances.ts';
import { hitChance, siegeChance, woundChance } from '#rulesets/galactic-empires/battle/chances.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import { totalCombat } from '#rulesets/galactic-empires/model/units/forces.ts';
import { defence } from '#rulesets/galactic-empires/tables/defences.ts';
import { starship } from '#rulesets/galactic-empires/tables/starships.ts';
import { runsInWhich, fleet, klingon, runs, ship, withinFourErrors } from './support/world.ts';

/** A chance that is exactly so many ten-thousandths. */
const tenThousandths = ({ wins, outOf }: Chance): number => {
  expect(Number.isSafeInteger(wins) && Number.isSafeInteger(outOf)).toBe(true);
  expect(outOf).toBeLessThanOrEqual(2 ** 31);
  expect((wins * 10_000) % outOf).toBe(0);
  return (wins * 10_000) / outOf;
};
const open: Omit<Shot, 'combat'> = { tactics: 0, number: 200, bonus: 0 };

describe('the chance of one attack', () => {
  test('is the combat of the type, for each attack (GE-V48, V50)', () => {
    expect(totalCombat(fleet(klingon, 1, { at: 1, ships: [[ship.platform, 1]] })[1])).toBe(70); // GE 1068: 2 times 35
    expect([50, 80, 25].map((combat) => tenThousandths(hitChance({ ...open, combat })))).toEqual([
      5000, 8000, 2500,
    ]);
  });

  test('grows with the tactics of the leader over 200 in the open (GE-V67, V68)', () => {
    expect(tenThousandths(hitChance({ ...open, combat: 30, tactics: 46 }))).toBe(3690);
    const { attacks, combat } = starship(shipTypeId(ship.xr5));
    expect([attacks, combat]).toEqual([2, 28]);
    expect(tenThousandths(hitChance({ ...open, combat, tactics: 20 }))).toBe(3080); // 2 x 30.8, not 30.5
  });

  test('grows a third as much where defences are in the way (GE 1844)', () => {
    expect(tenThousandths(hitChance({ combat: 30, tactics: 60, number: 600, bonus: 0 }))).toBe(3300);
    expect(tenThousandths(hitChance({ combat: 30, tactics: 60, number: 200, bonus: 0 }))).toBe(3900);
  });

  test('grows by the bonus of the defences (GE-V70, V71)', () => {
    expect(
      tenThousandths(hitChance({ ...open, combat: 30, number: 600, bonus: defence(10).combatBonus })),
    ).toBe(4890);
    expect(
      tenThousandths(hitChance({ ...open, combat: 40, number: 600, bonus: defence(5 - 3).combatBonus })),
    ).toBe(5880);
  });

  test('takes the bonus of the defences on top of the tactics (GE 1826)', () => {
    expect(tenThousandths(hitChance({ combat: 40, tactics: 60, number: 600, bonus: 50 }))).toBe(6600); // (40 + 4) x 1.5
  });

  test('is 99 percent at most (GE 1820)', () => {
    expect(tenThousandths(hitChance({ ...open, combat: 65, tactics: 100 }))).toBe(9750);
    expect(tenThousandths(hitChance({ ...open, combat: 66, tactics: 100 }))).toBe(9900);
    expect(tenThousandths(hitChance({ combat: 65, tactics: 100, number: 600, bonus: 67 }))).toBe(9900);
  });

  test('is tried once for each attack (GE-V49, V51)', () => {
    const hits = (combat: number, want: number) =>
      runsInWhich(`V49-${combat}-${want}`, (draw) => {
        const { wins, outOf } = hitChance({ ...open, combat });
        return [1, 2].filter(() => draw.chance(wins, outOf)).length === want;
      });
    expect(
      [0.4225, 0.455, 0.1225].every((chance, want) => withinFourErrors(hits(35, want), runs, chance)),
    ).toBe(true);
    expect(withinFourErrors(hits(20, 2), runs, 0.04)).toBe(true);
  });
});

describe('the chance of a siege', () => {
  test('is the siege power and as much again at siegecraft 200 (GE-V63)', () => {
    expect(tenThousandths(siegeChance(30, 42))).toBe(3630);
    expect(tenThousandths(siegeChance(30, 0))).toBe(3000);
    expect(tenThousandths(siegeChance(42, 100))).toBe(6300);
  });
});

describe('the chance that a wound kills', () => {
  test('is damage over hit points (GE-V57, V81)', () => {
    expect(woundChance(20, 30)).toEqual({ wins: 20, outOf: 30 });
    expect(woundChance(30, 66)).toEqual({ wins: 30, outOf: 66 });
  });
});
