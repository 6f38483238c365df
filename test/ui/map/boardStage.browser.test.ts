import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import { boardSeats, madeBoards, torus } from '#test/support/picture/boards.ts';
import { toPixel } from '#ui/map/camera/camera.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { noExtras } from '#ui/map/extras.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import MapStage from '#ui/map/MapStage.svelte';
import { makePainter, type Brush } from '#ui/map/painting/painter.ts';
import { planeMaker } from '#ui/map/painting/scene.ts';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';

/* Boards of every tiling on the real stage: a torus of sectors with every terrain, lettered rows that wrap, squares, and a floating map. */

async function show(map: MapPicture): Promise<{
  readonly stage: HTMLElement;
  readonly viewport: Viewport;
  readonly picked: (PlaceId | undefined)[];
}> {
  const board = boardOf(map);
  const viewport = new Viewport(board.box, undefined, board.lattice.rings);
  viewport.still = true;
  const picked: (PlaceId | undefined)[] = [];
  const frame = document.createElement('div');
  frame.style.cssText = 'position:fixed;inset:0';
  document.body.append(frame);
  await render(MapStage, {
    target: frame,
    props: {
      map,
      seats: boardSeats,
      arrows: [],
      look: usualLook,
      extras: noExtras,
      viewport,
      label: 'Map',
      onpick: (place: PlaceId | undefined) => picked.push(place),
      onhover: () => undefined,
    },
  });
  const stage = frame.querySelector<HTMLElement>('[data-testid=map]')!;
  await expect.poll(() => viewport.size.width).toBeGreaterThan(300);
  return { stage, viewport, picked };
}

test.each(Object.entries(madeBoards))(
  'the board %s is painted, and a click picks a piece’s place',
  async (_, make) => {
    const map = make();
    const board = boardOf(map);
    const { stage, viewport, picked } = await show(map);
    await expect.poll(() => Number(stage.dataset['painted'])).toBeGreaterThan(0);
    const { place } = map.pieces[0]!.position;
    viewport.centreOn(board.centreOf(place)!);
    await userEvent.click(stage, {
      position: toPixel(viewport.camera, viewport.size, viewport.nearest(board.centreOf(place)!)),
    });
    expect(picked).toEqual([place]);
  },
);

test('a torus is dragged on and on, and what is beyond its edge is picked as itself', async () => {
  const map = torus();
  const board = boardOf(map);
  const { x, y } = board.centreOf(map.pieces[0]!.position.place)!;
  const { stage, viewport, picked } = await show(map);
  const { rings } = board.lattice;
  viewport.flyTo({ x: x + 3 * rings.x, y: y - 2 * rings.y, scale: 0.5 });
  viewport.pan(40, 10);
  expect(viewport.camera.x).toBeCloseTo(x + 3 * rings.x - 80, 6);
  const at = toPixel(viewport.camera, viewport.size, { x: x + 3 * rings.x, y: y - 2 * rings.y });
  await userEvent.click(stage, { position: at });
  expect(picked).toEqual([map.pieces[0]!.position.place]);
  // Where it is shown again, it is brought to the middle the shorter way.
  viewport.centreOn({ x, y });
  expect(viewport.camera).toMatchObject({ x: x + 3 * rings.x, y: y - 2 * rings.y });
});

test('a map that wraps is painted again beside itself, to the pixel; one that does not is painted once', () => {
  const size = { width: 1_200, height: 200 };
  const paint = (map: MapPicture, wraps: boolean): Uint8ClampedArray => {
    const board = boardOf(map);
    const { rings } = board.lattice;
    // As near as a whole number of pixels fits into a ring.
    const scale = 600 / rings.x;
    const canvas = new OffscreenCanvas(size.width, size.height);
    const brush = canvas.getContext('2d', { willReadFrequently: true })!;
    const planes = planeMaker()({
      map,
      seats: boardSeats,
      look: usualLook,
      patterns: false,
      extras: noExtras,
      unitPlace: undefined,
      unit: undefined,
      palette: 'usual',
      packs: {},
    });
    const camera = { x: board.centreOf(map.pieces[0]!.position.place)!.x, y: 400, scale };
    makePainter(() => 1).paint(brush as unknown as Brush, planes, camera, size, wraps ? rings : undefined);
    return brush.getImageData(0, 0, size.width, size.height).data;
  };
  const rowsApart = (data: Uint8ClampedArray): number => {
    let different = 0;
    for (let row = 0; row < size.height; row += 1)
      for (let column = 0; column < 600; column += 1) {
        const [a, b] = [4 * (row * size.width + column), 4 * (row * size.width + column + 600)];
        if (Math.abs(data[a]! - data[b]!) + Math.abs(data[a + 3]! - data[b + 3]!) > 40) different += 1;
      }
    return different / (600 * size.height);
  };
  const map = torus();
  expect(rowsApart(paint(map, true))).toBeLessThan(0.01);
  expect(rowsApart(paint(map, false))).toBeGreaterThan(0.2);
});
