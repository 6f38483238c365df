import { describe, expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import type { RoutePicture, RouteStep } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fixtureMap, fixturePlaceId, fixtureSeats, stepBetween } from '#test/support/play/fixtureGame.ts';
import { boardOf } from '#ui/map/board/board.ts';
import { Gestures } from '#ui/map/gestures.svelte.ts';
import { storeLook, storedLook, usualLook } from '#ui/map/looks/look.ts';
import { pieces } from '#ui/map/planes/pieces.ts';
import { routes } from '#ui/map/planes/routes.ts';
import { pieceAt, sideOf, standingIn } from '#ui/map/planes/standing.ts';
import { routeSummary } from '#ui/map/routeSummary.ts';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';

const press = (type: string, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { pointerId: 1, button: 0, ...more });

function handed(takes: boolean): {
  readonly gestures: Gestures;
  readonly viewport: Viewport;
  readonly done: string[];
} {
  const viewport = new Viewport([-500, -500, 500, 500]);
  viewport.size = { width: 400, height: 400 };
  const done: string[] = [];
  const say = (at: { x: number } | undefined): string => (at === undefined ? '-' : String(at.x));
  const gestures = new Gestures({
    viewport,
    take: () => takes,
    over: (at, shift) => void done.push(`over ${say(at)}${shift ? ' shift' : ''}`),
    click: (at) => void done.push(`click ${say(at)}`),
    put: (at, shift) => void done.push(`put ${say(at)}${shift ? ' shift' : ''}`),
  });
  return { gestures, viewport, done };
}

describe('the pointer on the map', () => {
  test('carries what it took up and sets it down, without moving the map', () => {
    const { gestures, viewport, done } = handed(true);
    const { camera } = viewport;
    gestures.down(press('pointerdown'), { x: 10, y: 0 });
    gestures.move(press('pointermove'), { x: 60, y: 0 });
    expect(gestures.carrying).toBe(true);
    gestures.up(press('pointerup', { shiftKey: true }), { x: 60, y: 0 });
    expect(done).toEqual(['over 60', 'put 60 shift']);
    expect([gestures.carrying, viewport.camera]).toEqual([false, camera]);
  });
  test('lets it go back when cancelled: the rest of the press does nothing', () => {
    const { gestures, done } = handed(true);
    gestures.down(press('pointerdown'), { x: 10, y: 0 });
    gestures.move(press('pointermove'), { x: 60, y: 0 });
    expect(gestures.cancel()).toBe(true);
    gestures.up(press('pointerup'), { x: 60, y: 0 });
    expect(done).toEqual(['over 60', 'put -']);
    expect(gestures.cancel()).toBe(false);
  });
  test('a press that hardly moves is a click, and what it took up goes back first', () => {
    const { gestures, done } = handed(true);
    gestures.down(press('pointerdown'), { x: 10, y: 0 });
    gestures.move(press('pointermove'), { x: 12, y: 0 });
    gestures.up(press('pointerup'), { x: 12, y: 0 });
    expect(done).toEqual(['put -', 'click 12']);
  });
  test('moves the map where there is nothing to take', () => {
    const { gestures, viewport, done } = handed(false);
    gestures.down(press('pointerdown'), { x: 10, y: 0 });
    gestures.move(press('pointermove'), { x: 60, y: 0 });
    gestures.up(press('pointerup'), { x: 60, y: 0 });
    expect(viewport.camera.x).toBe(-50);
    expect(done).toEqual(['over -']);
  });
  test('a second finger puts the piece back', () => {
    const { gestures, done } = handed(true);
    gestures.down(press('pointerdown'), { x: 10, y: 0 });
    gestures.down(press('pointerdown', { pointerId: 2 }), { x: 90, y: 0 });
    expect(done).toEqual(['put -']);
  });
});

describe('pieces', () => {
  const board = boardOf(fixtureMap());
  const { place } = board.map.places.find((each) => board.piecesIn(each.place).length === 2)!;
  const spot = (side: 'own' | 'others') =>
    standingIn(board, place, usualLook).find(({ piece }) => sideOf(piece) === side)!;
  test('are found where they are drawn, and only while they are shown', () => {
    expect(pieceAt(board, place, usualLook, spot('own'), 1)).toBe('own');
    expect(pieceAt(board, place, usualLook, spot('others'), 1)).toBe('others');
    const { x, y } = board.centreOf(place)!;
    expect(pieceAt(board, place, usualLook, { x, y: y - 45 }, 1)).toBeUndefined();
    expect(pieceAt(board, place, { ...usualLook, own: false }, spot('own'), 1)).not.toBe('own');
    expect(pieceAt(board, place, { ...usualLook, mode: 'revenue' }, spot('own'), 1)).toBeUndefined();
  });
  test('ships of nobody have a choice of their own', () => {
    const count = (look: typeof usualLook): number =>
      pieces(board, fixtureSeats, look).filter(
        (shape) => shape.kind === 'glyph' && shape.glyph.name.includes('-foreign-'),
      ).length;
    const nobodys = board.map.pieces.filter(({ owners }) =>
      owners.every((owner) => owner === undefined),
    ).length;
    expect(nobodys).toBeGreaterThan(0);
    expect(count({ ...usualLook, independent: false })).toBe(count(usualLook) - nobodys);
    expect(count({ ...usualLook, foreign: false })).toBe(nobodys);
  });
});

describe('a way in words', () => {
  const fleet = { label: 'A3', moves: { left: 4, of: 4, word: { one: 'move-point', many: 'move-points' } } };
  const step = (phase: number, more: Partial<RouteStep> = {}): RoutePicture =>
    stepBetween(unitId('u1'), fixturePlaceId(phase), fixturePlaceId(phase + 1), {
      moment: [{ name: 'Phase', at: phase }],
      ...more,
    });
  test('its price of all points and the phase it ends in', () => {
    expect(routeSummary([step(1, { cost: 1 }), step(3, { cost: 1 })], fleet)).toEqual({
      said: 'A3: 2 of 4 move-points, arrives in phase 3',
      fails: false,
    });
  });
  test('no price where one step’s is not known', () => {
    expect(routeSummary([step(1, { cost: 1 }), step(2)], fleet).said).toBe('A3: arrives in phase 2');
  });
  test('where it fails, and after how much', () => {
    expect(
      routeSummary([step(1, { cost: 3 }), step(2, { wrong: phrase('There is no way.') })], fleet),
    ).toEqual({
      said: 'A3: cannot go on in phase 2, after 3 of 4 move-points',
      fails: true,
    });
  });
  test('that it does not get to where the map is pointed at', () => {
    const [{ steps }] = [step(1)];
    const end = steps.at(-1)!.position.place;
    expect(routeSummary([step(1)], fleet, end).said).toBe('A3: arrives in phase 1');
    expect(routeSummary([step(1)], fleet, fixturePlaceId(9)).said).toBe(
      'A3: gets only part of the way in phase 1',
    );
  });
  test('no way at all', () => {
    expect(routeSummary([], fleet).fails).toBe(true);
  });
  test('each arrow of the chosen unit bears its phase and price', () => {
    const board = boardOf(fixtureMap());
    const texts = (list: readonly RoutePicture[]) =>
      routes(board, list, unitId('u1')).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts([step(1, { cost: 1 }), step(2, { cost: 2 }), step(3)])).toEqual([
      '1 · 1 pt',
      '2 · 2 pts',
      '3',
    ]);
  });
});

test('the look is kept; what was spoiled is as usual', () => {
  try {
    storeLook({ ...usualLook, mode: 'revenue', small: false });
    expect(storedLook()).toEqual({ ...usualLook, mode: 'revenue', small: false });
    localStorage.setItem('sealed-orders.map-look', '{"mode":7,"own":"no","names":false}');
    expect(storedLook()).toEqual({ ...usualLook, names: false });
    localStorage.setItem('sealed-orders.map-look', 'not even JSON');
    expect(storedLook()).toEqual(usualLook);
  } finally {
    localStorage.removeItem('sealed-orders.map-look');
  }
});

test('the zoom button shows the whole map, and then what was seen before', () => {
  const viewport = new Viewport([-2000, -2000, 2000, 2000]);
  viewport.still = true;
  viewport.size = { width: 800, height: 600 };
  viewport.camera = { x: 300, y: -200, scale: 1 };
  viewport.turnZoom();
  expect(viewport.camera.scale).toBeLessThan(0.2);
  viewport.turnZoom();
  expect(viewport.camera).toEqual({ x: 300, y: -200, scale: 1 });
});
