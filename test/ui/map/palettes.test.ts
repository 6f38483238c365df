import { describe, expect, test } from 'vitest';
import { apart, seenBy } from '#test/support/browser/colorVision.ts';
import { hatches, type PaletteName, palettes } from '#ui/map/looks/palettes.ts';

/** CIEDE2000 that two colours must be apart to be told apart at a glance on small pieces. */
const atAGlance = 12;

describe('the measure itself', () => {
  // From the published test data of Sharma, Wu and Dalal 2005.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  ] as const)('%j and %j', (a, b, distance) => {
    expect(apart(a, b)).toBeCloseTo(distance, 4);
  });
  test('grey stays grey for all eyes; red and green of one lightness come near for those that lack green', () => {
    const [grey] = [seenBy('deutan', '#808080')];
    expect(Math.hypot(grey[1], grey[2])).toBeLessThan(1);
    const between = (eyes: 'usual' | 'deutan'): number =>
      apart(seenBy(eyes, '#c06040'), seenBy(eyes, '#7e8440'));
    expect(between('deutan')).toBeLessThan(between('usual') / 3);
  });
});

describe.each(Object.keys(palettes) as PaletteName[])('the palette %s', (name) => {
  const seen = palettes[name].map((color) => seenBy(name, color));
  const closest = (pairs: readonly (readonly [number, number])[]): number =>
    Math.min(...pairs.map(([a, b]) => apart(seen[a]!, seen[b]!)));
  const pairs = (count: number): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, a) => Array.from({ length: a }, (_, b) => [a, b] as const)).flat();

  test('has a colour for each of 26 empires, none of them dark on a dark map', () => {
    expect(new Set(palettes[name]).size).toBe(26);
    for (const [lightness] of seen) expect(lightness).toBeGreaterThan(35);
  });
  test('its first twelve are told apart at a glance by the eyes it is meant for', () => {
    expect(closest(pairs(12))).toBeGreaterThan(atAGlance);
  });
  test('so are any two that follow one another', () => {
    expect(closest(palettes[name].slice(1).map((_, at) => [at, at + 1] as const))).toBeGreaterThan(atAGlance);
  });
});

test('every owner has a hatching of their own, so that colour is never needed', () => {
  expect(hatches).toHaveLength(26);
  expect(new Set(hatches.map((hatch) => JSON.stringify(hatch))).size).toBe(26);
});
