import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPractice, withPractice } from '../support/keptGame.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';

let me: Person;
let page: Page;
sitting(
  async (seated) => {
    ({ person: me, page } = seated);
    await openPractice(page);
    await me.menu('Map');
  },
  { before: withPractice },
);

/** Brings the first starfleet to the middle of the map, lets go of it, and tells where it stands on the screen. */
async function centred(): Promise<{ readonly x: number; readonly y: number }> {
  await page
    .getByTestId('unit-list')
    .getByRole('row', { name: /\bA1\b/ })
    .dblclick();
  await page.keyboard.press('Escape');
  const box = (await page.getByTestId('map').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A neighbouring sector that the starfleet may go to, found by asking the card while it is carried over the six of them. */
async function carryToAFreeNeighbour(from: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const angle of [0, 60, 120, 180, 240, 300]) {
    await page.mouse.move(
      from.x + 100 * Math.cos((angle * Math.PI) / 180),
      from.y + 100 * Math.sin((angle * Math.PI) / 180),
      { steps: 4 },
    );
    const way = page.getByTestId('way');
    if ((await way.count()) > 0 && /arrives in phase 1/.test((await way.textContent()) ?? '')) return;
  }
  throw new Error('no neighbour can be entered');
}

test('a starfleet is dragged to the next sector, waits by a key, and each is one step of undo', async () => {
  const at = await centred();
  await carryToAFreeNeighbour(at);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect
    .poll(() => page.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled())
    .toBe(true);

  await carryToAFreeNeighbour(at);
  await page.mouse.up();
  const orders = page.getByTestId('unit-orders');
  await expect.poll(() => orders.locator('[data-order]').count()).toBe(1);
  await page.keyboard.press('w');
  await expect.poll(() => orders.locator('[data-order]').count()).toBe(2);
  await expect.poll(() => orders.textContent()).toMatch(/wait/i);
  await page.keyboard.press('Control+z');
  await expect.poll(() => orders.locator('[data-order]').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => orders.locator('[data-order]').count()).toBe(0);
});

test('a click on a miniature tells what ships stand there, by mouse and by keys', async () => {
  const at = await centred();
  await page.mouse.click(at.x, at.y);
  const box = page.getByTestId('forces-box');
  await expect.poll(() => box.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect.poll(() => box.textContent()).toContain('A1');
  await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  await page.keyboard.press('i');
  await expect.poll(() => box.textContent()).toContain('Starships');
  await page.keyboard.press('Escape');
});

test('the small map moves the view, and what the map shows is kept for the next time', async () => {
  await centred();
  const small = page.getByTestId('mini-map');
  const frame = small.locator('.frame');
  const before = await frame.boundingBox();
  const box = (await small.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.9, box.y + 12);
  await expect.poll(async () => (await frame.boundingBox())?.x).not.toBe(before?.x);
  await page.getByTestId('map').press('m');
  await expect.poll(() => small.count()).toBe(0);
  await page.getByRole('button', { name: 'Revenue' }).click();
  await page.reload();
  await expect
    .poll(() => page.getByRole('button', { name: 'Revenue' }).getAttribute('aria-pressed'))
    .toBe('true');
  await expect.poll(() => small.count()).toBe(0);
});
