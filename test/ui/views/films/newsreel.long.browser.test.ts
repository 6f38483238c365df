import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { Event } from '#test/rulesets/pearl-divers/game/game.ts';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { nextFile, pixelsOf } from '#test/support/page/pictures.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* A turn of Pearl Divers that is played on the map, for as long as it takes. */

/** The picture with which a clip ends. */
async function endOf(clip: Uint8Array): Promise<Uint32Array> {
  const src = URL.createObjectURL(new Blob([clip as Uint8Array<ArrayBuffer>], { type: 'video/webm' }));
  const video = Object.assign(document.createElement('video'), { muted: true, src });
  const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
  video.playbackRate = 8;
  await video.play();
  await ended;
  URL.revokeObjectURL(src);
  return pixelsOf(video);
}

const kind = (): string | null => page.getByTestId('newsreel').element().getAttribute('data-kind');

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
beforeEach(() => localStorage.removeItem('sealed-orders-turns-played'));
openedPearls((opened) => void (session = opened), pearlState, { heard });

test('with motion it plays at once', async () => {
  await session.set({ reducedMotion: 'off' });
  await userEvent.keyboard('{Shift>}P{/Shift}');
  await expect.poll(kind).toBe('end');
});

test('is saved as a clip, which ends otherwise than it began', async () => {
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
  const clip = nextFile(session);
  await page.getByRole('button', { name: 'Save a short clip, to share' }).click();
  const film = await clip;
  expect(film.name).toMatch(/\.webm$/);
  // As every Matroska file begins.
  expect([...film.bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  // It ends otherwise than the turn began.
  const last = await endOf(film.bytes);
  const green = (pixel = 0): number => (pixel >> 8) & 0xff;
  const moved = first.filter((pixel, at) => Math.abs(green(pixel) - green(last[at])) > 40);
  expect(moved.length).toBeGreaterThan(3_000);
});
