import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera, Size } from '#ui/map/camera/camera.ts';
import { makeSnapshots, type Snapshot, type Snapshots } from '#ui/map/painting/snapshots.ts';

const size = { width: 400, height: 300 };
const home = { x: 0, y: 0, scale: 1 };
let finished: Snapshot[];
let asked: { readonly camera: Camera; readonly size: Size }[];
let paint: () => Promise<void>;
let snapshots: Snapshots;

/** The map rests for longer than it takes until it is painted sharp. */
const rested = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1_000);

beforeEach(async () => {
  [finished, asked, paint] = [[], [], async () => undefined];
  const picture = await createImageBitmap(new ImageData(1, 1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  snapshots = makeSnapshots(
    async (camera, whole) => {
      asked.push({ camera, size: whole });
      await paint();
      return picture;
    },
    () => 1,
    (snapshot) => finished.push(snapshot),
  );
});
afterEach(() => {
  snapshots.destroy();
  vi.useRealTimers();
});

test('the map is moved within a picture without painting, and near its edge the next one is painted', async () => {
  snapshots.view(home, size);
  await expect.poll(() => finished.length).toBe(1);
  expect(finished[0]!.size).toEqual({ width: 640, height: 480 });
  snapshots.view({ ...home, x: 60 }, size);
  await rested();
  expect(asked.length).toBe(1);
  // 120 pixels lie beyond the screen; at 110 it does not show the edge yet.
  snapshots.view({ ...home, x: 110 }, size);
  await expect.poll(() => finished.at(-1)?.camera.x).toBe(110);
  expect(asked.length).toBe(2);
});

test('while the map is zoomed its picture is stretched; at rest it is painted sharp', async () => {
  snapshots.view(home, size);
  await expect.poll(() => finished.length).toBe(1);
  for (const scale of [1.05, 1.1, 1.15]) snapshots.view({ ...home, scale }, size);
  expect(asked.length).toBe(1);
  await rested();
  await expect.poll(() => finished.at(-1)?.camera.scale).toBe(1.15);
  expect(asked.length).toBe(2);
});

test('one picture is painted at a time; what changed or moved meanwhile is painted next, once', async () => {
  const brush = Promise.withResolvers<undefined>();
  paint = () => brush.promise;
  snapshots.view(home, size);
  snapshots.refresh();
  for (const x of [500, 600, 700]) snapshots.view({ ...home, x }, size);
  await rested();
  expect(asked.length).toBe(1);
  brush.resolve(undefined);
  await expect.poll(() => finished.length).toBe(2);
  await rested();
  expect(asked.map(({ camera }) => camera.x)).toEqual([0, 700]);
});

test('a map without a size is not painted, nor one that is gone', async () => {
  snapshots.view(home, { width: 0, height: 300 });
  snapshots.refresh();
  snapshots.view(home, size);
  snapshots.destroy();
  await rested();
  expect(asked.length).toBe(1);
});
