import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import type { PlaceId } from '#kernel/words/ids.ts';
import { fixtureMap, fixtureSeats } from '#test/support/play/fixtureGame.ts';
import { toPixel } from '#ui/map/camera/camera.ts';
import { noExtras } from '#ui/map/extras.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import KeyedStage from './KeyedStage.svelte';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';

const map = fixtureMap();
const board = boardOf(map);
const numbered = (number: number) => map.places.find(({ label }) => label === String(number))!;
const target = numbered(300);
let viewport: Viewport;
let picked: { place: PlaceId | undefined; shift: boolean }[];
let hovered: (PlaceId | undefined)[];
let stage: HTMLElement;
let frame: HTMLDivElement;

beforeEach(async () => {
  [picked, hovered] = [[], []];
  viewport = new Viewport(board.box);
  viewport.still = true;
  frame = document.createElement('div');
  frame.style.cssText = 'position:fixed;inset:0';
  document.body.append(frame);
  await render(KeyedStage, {
    target: frame,
    props: {
      map,
      seats: fixtureSeats,
      arrows: [],
      look: usualLook,
      extras: noExtras,
      viewport,
      label: 'Star map',
      place: target.place,
      onpick: (place: PlaceId | undefined, { shift }: { readonly shift: boolean }) =>
        picked.push({ place, shift }),
      onhover: (place: PlaceId | undefined) => hovered.push(place),
    },
  });
  stage = frame.querySelector<HTMLElement>('[data-testid=map]')!;
  await expect.poll(() => viewport.size.width).toBeGreaterThan(300);
});

const pointAt = (number: number): { x: number; y: number } =>
  toPixel(viewport.camera, viewport.size, board.centreOf(numbered(number).place)!);
function pointer(type: string, at: { x: number; y: number }, more: PointerEventInit = {}): void {
  stage.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      clientX: at.x,
      clientY: at.y,
      ...more,
    }),
  );
}

test('a click picks the sector under it, with or without Shift', async () => {
  await userEvent.click(stage, { position: pointAt(300) });
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(stage, { position: pointAt(120) });
  await userEvent.keyboard('{/Shift}');
  expect(picked).toEqual([
    { place: target.place, shift: false },
    { place: numbered(120).place, shift: true },
  ]);
});

test('moving over a sector tells of it', () => {
  pointer('pointermove', pointAt(300));
  expect(hovered.at(-1)).toBe(target.place);
});

test('a pointer that moved takes what it led to along; one that rests beside the map leaves what keys reached', async () => {
  pointer('pointermove', pointAt(300));
  pointer('pointerleave', pointAt(300));
  expect(hovered.at(-1)).toBeUndefined();
  stage.focus();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  const reached = hovered.at(-1);
  expect(reached).toBeDefined();
  pointer('pointerleave', pointAt(300));
  expect(hovered.at(-1)).toBe(reached);
});

test('a drag moves the map and picks nothing', () => {
  const before = viewport.camera;
  stage.setPointerCapture = () => undefined;
  viewport.zoom(2);
  pointer('pointerdown', { x: 400, y: 300 });
  pointer('pointermove', { x: 340, y: 300 });
  pointer('pointerup', { x: 340, y: 300 });
  expect(viewport.camera.x).toBeGreaterThan(before.x);
  expect(picked).toEqual([]);
});

test('the wheel zooms to the pointer, two fingers pinch', () => {
  stage.setPointerCapture = () => undefined;
  const { scale } = viewport.camera;
  stage.dispatchEvent(
    new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 200, cancelable: true, bubbles: true }),
  );
  expect(viewport.camera.scale).toBeGreaterThan(scale * 1.2);
  const near = viewport.camera.scale;
  pointer('pointerdown', { x: 300, y: 300 }, { pointerId: 1 });
  pointer('pointerdown', { x: 400, y: 300 }, { pointerId: 2 });
  pointer('pointermove', { x: 500, y: 300 }, { pointerId: 2 });
  pointer('pointerup', { x: 500, y: 300 }, { pointerId: 2 });
  pointer('pointerup', { x: 300, y: 300 }, { pointerId: 1 });
  expect(viewport.camera.scale).toBeCloseTo(near * 2, 5);
});

test('keys pan, zoom, fit, and walk from sector to sector', async () => {
  stage.focus();
  await userEvent.keyboard('+');
  const near = viewport.camera;
  await userEvent.keyboard('{ArrowRight}');
  expect(viewport.camera.x).toBeGreaterThan(near.x);
  await userEvent.keyboard('f');
  expect(viewport.camera.scale).toBeLessThan(near.scale);
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  const east = board.pictureAt({ x: target.at.x + 1, y: target.at.y })!;
  expect(hovered.at(-1)).toBe(east.place);
});

test('a double click brings the sector to the middle', async () => {
  await userEvent.dblClick(stage, { position: pointAt(120) });
  const there = board.centreOf(numbered(120).place)!;
  expect(viewport.camera.x).toBeCloseTo(there.x, 3);
  expect(viewport.camera.y).toBeCloseTo(there.y, 3);
});

test('something is painted: the sector’s ring is white on a dark ground', async () => {
  await expect
    .poll(() => {
      const canvas = [...frame.querySelectorAll<HTMLCanvasElement>('.konva canvas')].at(-1)!;
      const data = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
      return data.some((value, index) => index % 4 === 3 && value > 200);
    })
    .toBe(true);
});

test('the map itself is painted beside the page, larger than the screen, and anew where it is moved beyond that', async () => {
  const painted = (): number => Number(stage.dataset['painted']);
  await expect.poll(painted).toBeGreaterThan(0);
  const picture = frame.querySelector<HTMLCanvasElement>('.konva > canvas')!;
  expect(picture.width).toBeGreaterThan(viewport.size.width * globalThis.devicePixelRatio);
  expect(picture.clientWidth).toBeGreaterThan(viewport.size.width);
  const before = painted();
  viewport.zoom(2.5);
  await expect.poll(painted).toBeGreaterThan(before);
});
