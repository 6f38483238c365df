import { expect, test } from 'vitest';
import type { Box } from '#ui/map/board/geometry.ts';
import { toPixel } from '#ui/map/camera/camera.ts';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';

/* The view with which a turn opens. */

const board: Box = [-5_000, -3_000, 5_000, 3_000];
/** Pixels at the lower edge where the tools lie over the map. */
const tools = 60;

test.each([
  [1_025, 422],
  [1_280, 700],
  [640, 300],
])('all that is at home is seen above the tools of the map: %i x %i', (width, height) => {
  const home: Box = [-1_400, -700, 1_400, 700];
  const viewport = new Viewport(board, home);
  viewport.still = true;
  viewport.resize({ width, height });
  const [upper, lower] = [
    toPixel(viewport.camera, viewport.size, { x: home[0], y: home[1] }),
    toPixel(viewport.camera, viewport.size, { x: home[2], y: home[3] }),
  ];
  expect([upper.x >= 0, upper.y >= 0, lower.x <= width, lower.y <= height - tools]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a small home is in the middle, near enough to be read', () => {
  const viewport = new Viewport(board, [100, 100, 300, 200]);
  viewport.resize({ width: 1_000, height: 600 });
  expect(viewport.camera).toMatchObject({ x: 200, scale: 0.95 });
  expect(Math.abs(viewport.camera.y - 150)).toBeLessThan(40);
});
