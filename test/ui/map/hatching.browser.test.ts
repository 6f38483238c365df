import { expect, test } from 'vitest';
import { fixtureMap, fixtureSeats } from '#test/support/play/fixtureGame.ts';
import { bannerGlyph, colorOf } from '#ui/map/banners.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { palette } from '#ui/map/looks/palette.svelte.ts';
import { palettes } from '#ui/map/looks/palettes.ts';
import { hatching, linesIn } from '#ui/map/planes/hatching.ts';

const square = [0, 0, 100, 0, 100, 100, 0, 100];

test('lines of a hatching lie a gap apart, from side to side of the outline', () => {
  const level = linesIn(square, { angles: [0], pairs: false }, 20);
  expect(level.map((line) => [Math.min(line[0]!, line[2]!), Math.max(line[0]!, line[2]!)])).toEqual(
    level.map(() => [0, 100]),
  );
  const heights = level.map((line) => line[1]!).sort((a, b) => a - b);
  expect(heights.slice(1).map((y, at) => y - heights[at]!)).toEqual(heights.slice(1).map(() => 20));
});

test('pairs and crossings have more lines, and none leaves the outline', () => {
  const single = linesIn(square, { angles: [30], pairs: false }, 20).length;
  expect(linesIn(square, { angles: [30], pairs: true }, 20).length).toBeGreaterThan(single * 1.5);
  const crossed = linesIn(square, { angles: [30, 120], pairs: false }, 20);
  expect(crossed.length).toBeGreaterThan(single * 1.5);
  for (const line of crossed) for (const value of line) expect(value).toBeGreaterThanOrEqual(-1e-9);
  for (const line of crossed) for (const value of line) expect(value).toBeLessThanOrEqual(100 + 1e-9);
});

test('every owner on the map is hatched, near and far, and nobody else', () => {
  const map = fixtureMap();
  const owners = new Set(map.places.flatMap(({ owner }) => (owner === undefined ? [] : [owner])));
  expect(hatching(boardOf(map), fixtureSeats)).toHaveLength(2 * owners.size);
  expect(
    hatching(boardOf({ ...map, places: map.places.map(({ owner: _, ...place }) => place) }), fixtureSeats),
  ).toEqual([]);
});

test('another palette colours banners anew', () => {
  const usual = bannerGlyph(2, true);
  palette.choose('tritan');
  try {
    expect(colorOf(2)).toBe(palettes.tritan[2]);
    expect(bannerGlyph(2, true).paths[0]!.fill).toBe(palettes.tritan[2]);
    expect(bannerGlyph(2, true).name).not.toBe(usual.name);
  } finally {
    palette.choose('usual');
  }
  expect(bannerGlyph(2, true)).toBe(usual);
});
