import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Painter } from '#ui/map/painter.ts';
import { makeStillPainter, type Still, type StillPainter } from '#ui/map/still.ts';

const size = { width: 400, height: 300 };
const home = { x: 0, y: 0, scale: 1 };
let finished: Still[];
let begun: number;
let shapes: number;
let frames: number;
let counting = true;
let pictures: StillPainter;

/** Shapes that take a millisecond each. */
const slow: Painter = {
  paint: () => undefined,
  *shapes() {
    begun += 1;
    for (let shape = 0; shape < shapes; shape += 1) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      yield;
    }
  },
};
const rested = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

beforeEach(() => {
  [finished, begun, shapes, frames, counting] = [[], 0, 1, 0, true];
  const count = (): void => {
    frames += 1;
    if (counting) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  pictures = makeStillPainter(slow, () => 1, (still) => finished.push(still));
});
afterEach(() => {
  counting = false;
  pictures.destroy();
});

test('a long picture is painted over many frames, and shown when it is whole', async () => {
  shapes = 150;
  pictures.look(home, size);
  const before = frames;
  await expect.poll(() => finished.length).toBe(1);
  // Slices of some twenty shapes: the page goes on between them.
  expect(frames - before).toBeGreaterThanOrEqual(4);
});

test('the map is moved within a picture without painting, and beyond it a new one is painted', async () => {
  pictures.look(home, size);
  await expect.poll(() => finished.length).toBe(1);
  expect(finished[0]!.size.width).toBeGreaterThan(size.width);
  pictures.look({ ...home, x: 60 }, size);
  await rested(250);
  expect(begun).toBe(1);
  pictures.look({ ...home, x: 300 }, size);
  await expect.poll(() => finished.at(-1)?.camera.x).toBe(300);
  expect(begun).toBe(2);
});

test('while the map is zoomed its picture is stretched; at rest it is painted sharp', async () => {
  pictures.look(home, size);
  await expect.poll(() => finished.length).toBe(1);
  for (const scale of [1.05, 1.1, 1.15]) pictures.look({ ...home, scale }, size);
  expect(begun).toBe(1);
  await expect.poll(() => finished.at(-1)?.camera.scale).toBe(1.15);
  expect(begun).toBe(2);
});

test('what changed during the painting is painted next', async () => {
  shapes = 60;
  pictures.look(home, size);
  await rested(30);
  pictures.show([]);
  await expect.poll(() => finished.length).toBe(2);
  expect(begun).toBe(2);
});

test('a map without a size is not painted', async () => {
  pictures.look(home, { width: 0, height: 300 });
  pictures.show([]);
  await rested(50);
  expect(begun).toBe(0);
});
