import { expect, test } from 'vitest';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { canEnter, hasPermission, isEnemyGround } from '#rulesets/galactic-empires/diplomacy/permission.ts';
import { areAllied, areHostile, relation } from '#rulesets/galactic-empires/model/relations.ts';
import { a, fleet, gorn, klingon, play, romulan, scene, ship, travel, vulcan, wait } from '../play.ts';

// The Klingons: at war with the Romulans, allied with the Gorn, neutral to the Vulcans.
const start = scene({
  sectors: {
    1: { owner: klingon, links: [2, 3, 4, 5, 6, 7, 8] },
    2: { owner: romulan, links: [1] },
    3: { owner: vulcan, links: [1] },
    4: { owner: gorn, links: [1] },
    5: { links: [1] },
    6: { permitted: [klingon], links: [1] },
    7: { owner: vulcan, permitted: [klingon], links: [1] },
    8: { owner: romulan, links: [1] },
  },
  units: [
    fleet(klingon, 1, { at: 1, ships: [[ship.scout, 1]] }),
    fleet(klingon, 2, { at: 1, ships: [[ship.scout, 1]], cloaked: true }),
    fleet(undefined, 1, { at: 5, ships: [[ship.scout, 1]] }),
  ],
  wars: [[klingon, romulan]],
  alliances: [[gorn, klingon]],
});
const open = start.units[a(klingon, 1)]!;
const cloaked = start.units[a(klingon, 2)]!;

test.each([
  [1, 'own', true, false, undefined],
  [2, 'of an enemy', false, true, undefined],
  [3, 'of a neutral', false, false, 'no-permission'],
  [4, 'of an ally without passage rights', false, false, 'no-permission'],
  [5, 'independent', false, true, undefined],
  [6, 'independent with special permission', true, false, undefined],
  [7, 'of a neutral with special permission', true, false, undefined],
  [99, 'not on the map', false, false, 'no-such-sector'],
] as const)(
  'sector %i, %s: permission %s, enemy ground %s, refused with %s (GE 667-675, 1325-1333)',
  (number, _, permission, enemy, refusal) => {
    expect(hasPermission(start, klingon, sectorId(number))).toBe(permission);
    expect(isEnemyGround(start, klingon, sectorId(number))).toBe(enemy);
    expect(canEnter(start, open, sectorId(number))?.code).toBe(refusal);
    expect(canEnter(start, cloaked, sectorId(number))?.code).toBe(
      number === 99 ? 'no-such-sector' : undefined,
    );
  },
);

test('passage rights open every sector of the grantor, and none of others (GE 285)', () => {
  const granted = {
    ...start,
    empires: { ...start.empires, [vulcan]: { ...start.empires[vulcan]!, passage: [klingon] } },
  };
  expect([3, 7, 4, 2].map((number) => hasPermission(granted, klingon, sectorId(number)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(hasPermission(granted, gorn, sectorId(3))).toBe(false);
});

test('independents do not leave their sectors', () => {
  expect(canEnter(start, start.units[a(undefined, 1)]!, sectorId(1))?.code).toBe('independents-stay');
});

test('relations are the same from both sides; pairs without an entry are neutral', () => {
  expect([relation(start, klingon, romulan), relation(start, romulan, klingon)]).toEqual(['war', 'war']);
  expect([
    relation(start, klingon, gorn),
    relation(start, vulcan, klingon),
    relation(start, gorn, gorn),
  ]).toEqual(['alliance', 'neutral', 'self']);
});

test.each([
  ['two empires at war', klingon, romulan, 1, true],
  ['neutrals', klingon, vulcan, 1, false],
  ['allies', klingon, gorn, 1, false],
  ['independents and an intruder', undefined, klingon, 5, true],
  ['an intruder and independents', klingon, undefined, 5, true],
  ['independents and a holder of their permission', undefined, klingon, 6, false],
  ['independents and another than the holder', undefined, gorn, 6, true],
  ['independents outside their sectors', undefined, klingon, 1, false],
  ['independents among themselves', undefined, undefined, 5, false],
  ['one empire with itself', klingon, klingon, 5, false],
] as const)('hostile or not: %s (GE 261, 723)', (_, one, other, place, hostile) => {
  expect(areHostile(start, one, other, sectorId(place))).toBe(hostile);
});

test('one team: an empire with itself, allies, independents among themselves (GE 731)', () => {
  expect([
    areAllied(start, klingon, klingon),
    areAllied(start, klingon, gorn),
    areAllied(start, undefined, undefined),
  ]).toEqual([true, true, true]);
  expect([
    areAllied(start, klingon, vulcan),
    areAllied(start, klingon, romulan),
    areAllied(start, klingon, undefined),
  ]).toEqual([false, false, false]);
});

test('R-3.9: permission is judged by the world of the phase: a sector that falls to a neutral closes', () => {
  const world = scene({
    sectors: {
      1: { owner: klingon, links: [2] },
      2: { owner: klingon, links: [1, 3] },
      3: { owner: vulcan, links: [2] },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]] }),
      fleet(vulcan, 1, { at: 3, ships: [[ship.three, 1]] }),
    ],
    wars: [[klingon, vulcan]],
  });
  const peace = { ...world, relations: {} };
  const order = {
    [klingon]: { [a(klingon, 1)]: [wait, travel(2)] },
    [vulcan]: { [a(vulcan, 1)]: [travel(2)] },
  };
  expect(play(world, order).sector(2).owner).toBe(vulcan);
  expect(play(peace, order).refused).toEqual(['vulcan 1: no-permission']);
});
