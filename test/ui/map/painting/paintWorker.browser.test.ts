import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureMap, fixtureSeats } from '#test/support/play/fixtureGame.ts';
import type { Brush } from '#ui/map/painting/painter.ts';
import { makePainter } from '#ui/map/painting/painter.ts';
import { noExtras } from '#ui/map/extras.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { planeMaker, type Scene } from '#ui/map/painting/scene.ts';
import { openPaintWorker, type PaintWorker } from '#ui/map/painting/paintWorker.ts';

const [camera, size] = [
  { x: 300, y: 200, scale: 0.9 },
  { width: 500, height: 400 },
];
const scene: Scene = {
  map: fixtureMap(),
  unit: undefined,
  seats: fixtureSeats,
  look: usualLook,
  patterns: false,
  extras: noExtras,
  unitPlace: undefined,
  palette: 'usual',
  packs: {},
};
let worker: PaintWorker;

beforeEach(() => {
  worker = openPaintWorker(() => undefined);
});
afterEach(() => worker.close());

function pixels(draw: (brush: Brush) => void): Uint8ClampedArray {
  const brush = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true })!;
  draw(brush);
  return brush.getImageData(0, 0, size.width, size.height).data;
}
async function painted(): Promise<Uint8ClampedArray> {
  const picture = await worker.paint(camera, size, 1);
  return pixels((brush) => brush.drawImage(picture, 0, 0));
}
const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.filter((value, at) => Math.abs(value - b[at]!) > 24).length / a.length;

test('the worker paints what the page would paint, with the page’s letters', async () => {
  await Promise.all(
    ['600 16px "Inter Variable"', '650 16px "Cinzel Variable"'].map((font) =>
      document.fonts.load(font, 'Star 1'),
    ),
  );
  worker.show(scene);
  const here = (): Uint8ClampedArray =>
    pixels((brush) => makePainter(() => 1).paint(brush, planeMaker()(scene), camera, size));
  // Page and worker load letters by themselves, and until then they paint without.
  await expect.poll(async () => apart(here(), await painted())).toBeLessThan(0.002);
  const there = await painted();
  expect(there.filter((value, at) => at % 4 === 3 && value > 100).length).toBeGreaterThan(20_000);
});

test('a changed part of the scene is painted, the rest stays', async () => {
  worker.show(scene);
  const before = await painted();
  worker.show({ look: { ...usualLook, mode: 'revenue' } });
  const after = await painted();
  expect(apart(before, after)).toBeGreaterThan(0.01);
  worker.show({ look: usualLook });
  expect(apart(await painted(), before)).toBe(0);
});

test('nothing of one map is left in the next: its text is as large as its own', async () => {
  worker.show(scene);
  const usual = await painted();
  worker.show({ textScale: 2 });
  expect(apart(await painted(), usual)).toBeGreaterThan(0.001);
  worker.close();
  worker = openPaintWorker(() => undefined);
  worker.show(scene);
  await expect.poll(async () => apart(await painted(), usual)).toBe(0);
});

test('what one map asked for is not given to the next', async () => {
  worker.show(scene);
  let old = false;
  void worker.paint(camera, size, 1).then(() => (old = true));
  worker.close();
  worker = openPaintWorker(() => undefined);
  worker.show(scene);
  const picture = await worker.paint(camera, { width: 50, height: 40 }, 1);
  expect([picture.width, picture.height, old]).toEqual([50, 40, false]);
});

test('of two scenes, only the planes that differ are made anew', () => {
  const planes = planeMaker();
  const [first, second] = [
    planes(scene),
    planes({ ...scene, extras: { ...noExtras, noted: new Set([scene.map.places[0]!.place]) } }),
  ];
  expect(second.map((plane, at) => plane === first[at])).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
