import { describe, expect, test } from 'vitest';
import type { PlaceId } from '#kernel/words/ids.ts';
import { fitting, panned, toPixel, toWorld, within, zoomed } from '#ui/map/camera/camera.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { radius } from '#ui/map/board/geometry.ts';
import { pick, stepFrom } from '#ui/map/pick.ts';
import { fixtureMap } from '#test/support/play/fixtureGame.ts';

const map = fixtureMap();
const board = boardOf(map);
const { cellAt, centreOf, cornerOf, edgeTowards } = board.lattice;
const size = { width: 1280, height: 800 };

test('every place is picked at its middle and just inside its corners', () => {
  const camera = fitting(board.box, size);
  for (const place of map.places) {
    for (const corner of [0, 1, 2, 3, 4, 5]) {
      expect(
        pick(board, camera, size, toPixel(camera, size, cornerOf(place.at, corner, radius * 0.97))),
      ).toBe(place.place);
    }
    expect(pick(board, camera, size, toPixel(camera, size, centreOf(place.at)))).toBe(place.place);
  }
});

test('empty space picks nothing', () => {
  expect(pick(board, { x: -9000, y: -9000, scale: 1 }, size, { x: 640, y: 400 })).toBeUndefined();
});

test('the middle of a far hex comes back as itself, on every side of the origin', () => {
  for (const x of [-7, 0, 3])
    for (const y of [-4, 0, 9]) expect(cellAt(centreOf({ x, y }))).toEqual({ x, y });
});

test('neighbours face each other across opposite edges', () => {
  const [from, to] = [
    { x: 2, y: 2 },
    { x: 3, y: 1 },
  ];
  expect(edgeTowards(from, to)).toBe(5);
  expect(edgeTowards(to, from)).toBe(2);
  expect(edgeTowards(from, { x: 9, y: 9 })).toBeUndefined();
});

describe('the camera', () => {
  const camera = { x: 100, y: 50, scale: 0.8 };
  test('zooming keeps the point under the pointer', () => {
    const pixel = { x: 200, y: 640 };
    const before = toWorld(camera, size, pixel);
    const after = toWorld(zoomed(camera, size, pixel, 1.7), size, pixel);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });
  test('zooming ends at a nearest and a farthest scale', () => {
    expect(zoomed(camera, size, { x: 0, y: 0 }, 1e6).scale).toBe(2.6);
    expect(zoomed(camera, size, { x: 0, y: 0 }, 1e-6).scale).toBe(0.06);
  });
  test('panning to the right shows what lies to the left', () => {
    expect(panned(camera, 80, 0).x).toBe(0);
  });
  test('fitting shows the whole map', () => {
    const { box } = board;
    const fit = fitting(box, size);
    const [corner, other] = [
      toPixel(fit, size, { x: box[0], y: box[1] }),
      toPixel(fit, size, { x: box[2], y: box[3] }),
    ];
    expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(27.9);
    expect(other.x).toBeLessThanOrEqual(1252.1);
    expect(other.y).toBeLessThanOrEqual(772.1);
  });
  test('the middle stays over the map', () => {
    expect(within({ x: 99_999, y: -99_999, scale: 1 }, [0, 0, 10, 20])).toEqual({ x: 10, y: 0, scale: 1 });
  });
});

test('walking by keys goes to the neighbour in that direction', () => {
  const { place: start, at } = map.places.find(({ label }) => label === '300')!;
  const east = board.pictureAt({ x: at.x + 1, y: at.y })!;
  const below = board.pictureAt({ x: at.x, y: at.y + 1 })!;
  expect(stepFrom(board, start, 1, 0)).toBe(east.place);
  expect(stepFrom(board, start, 0, 1)).toBe(below.place);
  expect(stepFrom(board, 'nowhere' as PlaceId, 0, -1)).toBeUndefined();
});
