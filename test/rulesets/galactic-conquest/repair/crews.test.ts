import { expect, test } from 'vitest';
import { seatId } from '#kernel/words/ids.ts';
import { raisedBetween } from '#rulesets/galactic-conquest/crewing/units.ts';
import type { Crewed } from '#rulesets/galactic-conquest/model/condition/crew.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { shipText } from '#rulesets/galactic-conquest/presentation/squadrons/status.ts';
import { ratingOf, rowFor, shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { isVictory } from '#rulesets/galactic-conquest/crews/rise.ts';

function ship(designation: string, crew: Partial<Ship> = {}, builder = 'klingon'): Ship {
  const row = rowFor(ourShips, seatId(builder), designation);
  if (row === undefined) throw new Error(designation);
  return { ...shipOf(row), ...crew };
}

test('marks on status sheets (A4.10, GCV-005, GCV-006, GCV-007)', () => {
  const rows: readonly (readonly [string, Ship])[] = [
    [
      'D7(-13DF)',
      { hull: 'D7', size: 3, sensors: 0, figures: { ...ship('D7').figures!, defence: 20 }, lost: 13 },
    ],
    ['D7p', ship('D7', { crew: 'poor' })],
    ['D7g', ship('D7', { crew: 'green' })],
    ['D7o', ship('D7', { crew: 'outstanding' })],
    ['D7co', ship('D7', { crew: 'computer' })],
    ['D7u', ship('D7', { trained: true })],
    ['SC8', { hull: 'SC', size: 4, sensors: 8 } as Ship],
  ];
  for (const [text, one] of rows) expect(shipText(one)).toBe(text);
});

test('a WB with a green crew takes five usual units as it becomes a WE, and keeps its green crew (C9.65, GCV-081)', () => {
  const [was, now] = [ship('WB', { crew: 'green' }, 'romulan'), ship('WE', { crew: 'green' }, 'romulan')];
  expect([was.figures?.crew, now.figures?.crew]).toEqual([15, 20]);
  const empire = { mobility: 'PT', poor: 1000, crews: { usual: 6000, poor: 9000 } } as const;
  expect(raisedBetween(empire, was, now)).toEqual({ usual: 1000, poor: 9000 });
  expect(raisedBetween({ ...empire, crews: {} }, was, now)).toEqual({ poor: 5000 });
});

test('command ratings by crews: one less with a poor one, one more with an outstanding one, and 1 at least (C9.40, C9.51)', () => {
  const rating = (crew: Crewed) => ratingOf(ship('D7', crew));
  expect([rating({}), rating({ crew: 'poor' }), rating({ crew: 'green' })]).toEqual([8, 7, 7]);
  expect([rating({ crew: 'outstanding' }), rating({ crew: 'computer' })]).toEqual([9, 9]);
  const { figures } = ship('D7');
  expect(ratingOf({ ...ship('D7', { crew: 'poor' }), figures: { ...figures!, rating: 1 } })).toBe(1);
  expect(ratingOf({ ...ship('D7', { crew: 'poor' }), figures: { ...figures!, rating: 0 } })).toBe(0);
});

test('a tactical victory is an enemy that lost half as much again, and something at all (S2.20, C9.52)', () => {
  expect([isVictory(100, 150), isVictory(100, 149), isVictory(0, 1), isVictory(0, 0)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
