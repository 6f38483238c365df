import { tick } from 'svelte';
import { beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { duelTurns } from '#test/rulesets/federation-commander/duelTurns.ts';
import type { Event } from '#test/rulesets/pearl-divers/game/game.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { nextFile, pixelsOf } from '#test/support/page/pictures.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { storedLook, usualLook } from '#ui/map/looks/look.ts';
import { Viewport } from '#ui/map/camera/viewport.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* A turn that is played on the map, its offer, and the first look at a turn. */

const reel = () => page.getByTestId('newsreel');
const moment = async (): Promise<string | null> => reel().element().getAttribute('data-moment');
const kind = async (): Promise<string | null> => reel().element().getAttribute('data-kind');
const offer = () => page.getByTestId('play-offer');

const clearStorage = (): void => {
  localStorage.removeItem('sealed-orders-turns-played');
  localStorage.removeItem('sealed-orders.map-look');
};

describe('a turn of Pearl Divers', () => {
  let session: Session;
  const north = seatId('north');
  const [ledge, deep] = [placeId('ledge'), placeId('deep')];
  const told: readonly Event[] = [
    { kind: 'sailed', seat: north, from: deep, place: ledge },
    { kind: 'dived', seat: north, place: ledge, found: 2 },
  ];
  const heard = told.map((event, line) => ({
    step: ['Boats Sail', 'Divers Go Down'][line],
    pass: 0,
    line,
    event,
  }));
  beforeEach(clearStorage);
  openedPearls((opened) => void (session = opened), pearlState, { heard });

  test('opens on its map with the chief place chosen and no unit, and is offered to be played', async () => {
    await session.openTurn(session.turn!.key);
    expect(session.screen).toBe('map');
    expect(session.turn!.selection.place).toBe(ledge);
    expect(session.turn!.selection.unit).toBeUndefined();
    await expect.element(offer().getByRole('button', { name: /^Play/ })).toBeVisible();
    await offer().getByRole('button', { name: /^Play/ }).click();
    await expect.element(reel()).toBeVisible();
    // Played once, it is offered no more, not even when the turn is opened again.
    session.overlay = undefined;
    await session.openTurn(session.turn!.key);
    await expect.poll(() => page.getByTestId('map').elements().length).toBe(1);
    expect(offer().elements()).toHaveLength(0);
  });

  test('who never wants the offer is asked no more, until the options of the map bring it back', async () => {
    await session.openTurn(session.turn!.key);
    await offer().getByRole('button', { name: 'Never' }).click();
    await expect.poll(() => offer().elements().length).toBe(0);
    expect(storedLook()).toEqual({ ...usualLook, offers: false });
    await page.getByRole('button', { name: 'What the map shows' }).click();
    await page.getByRole('checkbox', { name: 'Offer to play new results' }).click();
    await expect.poll(() => offer().elements().length).toBe(1);
  });

  test('without motion it waits, and each step says what happened and shows it with arrows', async () => {
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await expect.poll(kind).toBe('beginning');
    await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(kind).toBe('travel');
    await expect.element(page.getByTestId('newsreel-line')).toMatchTextContent(/sails? .*Ledge/);
    await page.getByRole('button', { name: 'One step on (→)' }).click();
    await expect.poll(kind).toBe('sign');
    await expect.element(page.getByTestId('newsreel-line')).toMatchTextContent(/2 pearls/);
    await userEvent.keyboard('{End}');
    await expect.poll(kind).toBe('end');
    await expect.element(page.getByTestId('newsreel-line')).toMatchTextContent(/^1 boat travelled\.$/);
    await userEvent.keyboard('{Home}');
    await expect.poll(moment).toBe('0');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => reel().elements().length).toBe(0);
  });

  longTest('plays to its end by itself, slower and faster', async () => {
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await expect.poll(kind).toBe('beginning');
    await userEvent.keyboard('++');
    await expect.element(page.getByRole('radio', { name: '4×' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect.poll(kind).toBe('end');
    await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
  });

  test('is saved as a picture', async () => {
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await expect.poll(kind).toBe('beginning');
    const picture = nextFile(session);
    await page.getByRole('button', { name: 'Save this picture, to share' }).click();
    const { name, bytes } = await picture;
    expect(name).toMatch(/\.png$/);
    expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
    const image = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    expect([image.width, image.height]).toEqual([1280, 720]);
    const first = pixelsOf(image);
    expect(new Set(first).size).toBeGreaterThan(100);
  });
});

describe('a turn in which nothing happened on the map', () => {
  let session: Session;
  const heard = [
    { step: 'Boats Sail', pass: 0, line: 0, event: { kind: 'course-set', seat: seatId('north'), way: [] } },
  ];
  beforeEach(clearStorage);
  openedPearls((opened) => void (session = opened), pearlState, { heard });

  test('is not offered to be played', async () => {
    session.screen = 'map';
    await expect.poll(() => page.getByTestId('map').elements().length).toBe(1);
    expect(offer().elements()).toHaveLength(0);
    session.screen = 'messages';
    await expect.element(page.getByRole('tab', { name: /Messages/ })).toBeVisible();
    expect(page.getByRole('button', { name: 'Play', exact: true }).elements()).toHaveLength(0);
  });
});

describe('a turn with a battle', () => {
  let session: Session;
  const { codecs } = federationCommander;
  const turn = duelTurns().find((one) => one.heard.some(({ event }) => event.kind === 'volley-fired'))!;
  beforeEach(clearStorage);
  openedApp((opened) => void (session = opened), {
    game: { ruleset: federationCommander, seat: 'federation', state: turn.after },
    view: codecs.view.make(turn.view),
    heard: turn.heard.map(({ event, ...where }) => ({ ...where, event: codecs.event.make(event) })),
  });

  /** Goes to the first fight. */
  async function toFight(): Promise<void> {
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await expect.poll(kind).toBe('beginning');
    for (let step = 1; (await kind()) !== 'fight'; step += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(moment).toBe(String(step));
    }
  }

  /** Looks with the pointer for the place of a battle, and clicks there. */
  async function clickOnBattle(): Promise<void> {
    const stage = page.getByTestId('reel-map').element();
    const { left, top, width, height } = stage.getBoundingClientRect();
    const send = (type: string, x: number, y: number): boolean =>
      stage.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, isPrimary: true }),
      );
    for (let y = top + 10; y < top + height; y += 24)
      for (let x = left + 10; x < left + width; x += 24) {
        send('pointermove', x, y);
        await tick();
        if (!stage.classList.contains('pointed')) continue;
        // A pointer that is only made up cannot be held.
        Object.assign(stage, { setPointerCapture: () => undefined });
        send('pointerdown', x, y);
        send('pointerup', x, y);
        return;
      }
    throw new Error('no place of a battle is in sight');
  }

  longTest('a battle opens its film by a key and by a click on its place, and leads back', async () => {
    await toFight();
    const at = await moment();
    await userEvent.keyboard('b');
    await expect.element(page.getByTestId('replay')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByTestId('replay').elements().length).toBe(0);
    expect(await moment()).toBe(at);
    await reel().getByRole('button', { name: 'Battle', exact: true }).click();
    await expect.element(page.getByTestId('replay')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByTestId('replay').elements().length).toBe(0);
    expect(session.overlay).toBe('newsreel');
    await clickOnBattle();
    await expect.element(page.getByTestId('replay')).toBeVisible();
  });

  test('the messages play it too', async () => {
    session.screen = 'messages';
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(kind).toBe('beginning');
  });
});

describe('the arrival at a turn', () => {
  const box = [-3_000, -3_000, 3_000, 3_000] as const;
  const home = [-200, -200, 200, 200] as const;
  const size = { width: 900, height: 600 };

  longTest('comes nearer to where the reader is at home; without motion it is there at once', async () => {
    const moving = new Viewport(box, home);
    moving.arriving = true;
    moving.resize(size);
    const first = moving.camera.scale;
    const still = new Viewport(box, home);
    [still.arriving, still.still] = [true, true];
    still.resize(size);
    expect(first).toBeLessThan(still.camera.scale);
    await expect.poll(() => moving.camera).toEqual(still.camera);
  });

  test('gives way to the part of the map that was seen before', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const viewport = new Viewport(box, home);
    viewport.arriving = true;
    viewport.resize(size);
    const first = viewport.camera;
    await vi.advanceTimersByTimeAsync(100);
    expect(viewport.camera.scale).toBeGreaterThan(first.scale);
    const before = { x: 500, y: 500, scale: 1.3 };
    viewport.resume(before);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(viewport.camera).toEqual(before);
  });
});
