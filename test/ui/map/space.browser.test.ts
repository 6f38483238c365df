import { expect, test } from 'vitest';
import { hangSky } from '#ui/map/space.ts';

/* The sky behind maps. */

const size = { width: 400, height: 300 };
const frame = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const skyIn = (where: HTMLElement): HTMLCanvasElement => where.querySelector('canvas')!;
const pixelsOf = (sky: HTMLCanvasElement): Uint8ClampedArray =>
  sky.getContext('2d')!.getImageData(0, 0, 200, 200).data;

test('a sky that was taken down is hung again, as it was; beside it another looks the same', () => {
  const [one, two] = [frame(), frame()];
  const takeDown = hangSky(one, size);
  const first = skyIn(one);
  const pixels = pixelsOf(first);
  expect(new Set(pixels).size).toBeGreaterThan(20);
  hangSky(two, size);
  expect(skyIn(two)).not.toBe(first);
  expect(pixelsOf(skyIn(two))).toEqual(pixels);
  takeDown();
  expect(skyIn(one)).toBeNull();
  hangSky(one, size);
  expect(skyIn(one)).toBe(first);
  expect(pixelsOf(first)).toEqual(pixels);
});

test('a view of another size has a sky of its own', () => {
  const where = frame();
  const takeDown = hangSky(where, size);
  const first = skyIn(where);
  takeDown();
  hangSky(where, { width: 500, height: 300 });
  expect(skyIn(where)).not.toBe(first);
  expect([skyIn(where).width, skyIn(where).height]).toEqual([500, 300]);
});
