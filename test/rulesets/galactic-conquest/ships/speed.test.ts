import { expect, test } from 'vitest';
import type { Hull } from '#rulesets/galactic-conquest/ships/list/hull.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import type { Empire } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { hexesOf, tacticalSpeed } from '#rulesets/galactic-conquest/ships/speed.ts';

const ours = (empire: Empire, designation: string): Hull => {
  const found = hullOf(ourShips, empire, designation);
  if (found === undefined) throw new Error(`no ${designation}`);
  return found;
};

test('the E4T moves three hexes empty, two with a pod and one with two (D1.10, GCV-113, GCV-114, GCV-115)', () => {
  const tug = ours('K', 'E4T');
  expect([tug.warp, tug.move]).toEqual([12, '1/3']);
  expect(['1/3', '2/3', '1'].map((cost) => tacticalSpeed(12, cost))).toEqual([39, 20, 13]);
  expect(['1/3', '2/3', '1'].map((cost) => hexesOf(tug, false, cost))).toEqual([3, 2, 1]);
});

test('hexes by tactical speed (D1.10)', () => {
  const at = (warp: number, hpm = false) => hexesOf({ ...ours('K', 'D7'), warp, move: '1' }, hpm);
  expect([0, 1, 13, 14, 23, 24, 33, 34].map((warp) => at(warp))).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  expect([0, 33, 34, 35].map((warp) => at(warp, true))).toEqual([0, 3, 4, 4]);
  expect(tacticalSpeed(30, '')).toBe(0);
});

test('civilians move two hexes, but for fast transports; first generation warp does, and the second generation of X-ships four (D1.10, C18.10, C19.30)', () => {
  const speeds = (empire: Empire, ...all: readonly string[]) =>
    all.map((one) => [false, true].map((hpm) => hexesOf(ours(empire, one), hpm)));
  expect(speeds('R1', 'F-S', 'F-L', 'POL', 'BS')).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
    [0, 0],
  ]);
  expect(speeds('R1', 'FEX', 'FXX', 'FSF')).toEqual([
    [3, 4],
    [3, 4],
    [3, 4],
  ]);
  expect(speeds('R', 'SnA', 'WB')).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(speeds('F', 'CA', 'CF', 'CAX', 'XC')).toEqual([
    [3, 3],
    [3, 4],
    [3, 4],
    [4, 4],
  ]);
  expect(speeds('J', 'CA', 'CAX')).toEqual([
    [2, 2],
    [3, 4],
  ]);
  expect(speeds('R1', 'SBX')).toEqual([[0, 0]]);
});

test('the Jindarians’ cruisers are a hex slower than all others', () => {
  expect(hexesOf(ours('J', 'CA'), false)).toBe(2);
  for (const empire of ['F', 'G', 'H', 'I', 'L', 'S', 'T', 'X', 'Z'] as const)
    expect(hexesOf(ours(empire, 'CA'), false), empire).toBe(3);
});
