import { expect, test } from 'vitest';
import { bandShip, hurtBand, withStealth } from '#rulesets/galactic-conquest/model/bands.ts';
import { isNimble } from '#rulesets/galactic-conquest/model/battle/wings.ts';
import { factorsOf } from '#rulesets/galactic-conquest/ships/fleet.ts';

test('stealth training adds 15 % to defense factors, and one at least (C20.200)', () => {
  expect([362, 400, 666, 667, 2000].map(withStealth)).toEqual([462, 500, 766, 767, 2300]);
  const figures = { attack: 20, defence: 20, speed: 3, rating: 0, crew: 0, cost: 0, class: 'CA' };
  expect(factorsOf({ hull: 'CA', figures, stealth: true })).toEqual({ attack: 20, defence: 23 });
});

test('gunboats are nimble, and fighters whose list says so (C20.200)', () => {
  expect([
    isNimble({ class: 'PF' }),
    isNimble({ class: 'INT' }),
    isNimble({ class: 'FTR' }),
    isNimble({ class: 'FTR', flags: ['nimble'] }),
  ]).toEqual([true, true, false, true]);
});

test('a group that is trained in stealth loses fewer of its own by the same damage (C20.200)', () => {
  const band = { type: 'PF', class: 'PF', attack: 543, defence: 362, spaces: 0, count: 6 } as const;
  const after = (stealth?: true) => {
    const one = { ...band, ...(stealth && { stealth }) };
    return hurtBand(bandShip(one), one, 12).band?.count;
  };
  // 21.7 less 12 are 9.7, of which three have part; 27.7 less 12 are 15.7, of which four have part.
  expect([after(), after(true)]).toEqual([3, 4]);
});
