import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import { splitFile } from '#kernel/files/envelope.ts';
import { barriers } from './support/barriers.ts';
import { type Focused, focused } from './support/focus.ts';
import { withPractice } from './support/keptGame.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/* Somebody without a mouse plays a turn from the start-up menu to the orders file, and never loses where they are. */
let page: Page;
const home = sitting((seated) => void ({ page } = seated), { before: withPractice });

/** Presses Tab until this has the focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await target.textContent()}`);
}

/** Everything that Tab leads to, until it comes round; from the last one the browser's own bar has the focus for a step. */
async function round(): Promise<readonly Focused[]> {
  const found: Focused[] = [];
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at !== undefined && at.name === found[0]?.name) break;
    if (at !== undefined) found.push(at);
  }
  return found;
}

const lines = (): Promise<readonly string[]> =>
  page.getByTestId('unit-orders').locator('[data-order] .said').allTextContents();
const all = async (): Promise<number> => Number(await page.getByTestId('order-count').textContent());
const focusedOrder = (): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement).querySelector('.said')?.textContent ?? '');

const step = scenario('a turn is played by the keyboard alone');

step('a turn is opened, planned, called over and saved', async () => {
  const { keyboard } = page;
  await tabTo(page.getByRole('button', { name: 'Continue', exact: true }));
  await keyboard.press('Enter');
  // The turn opens on its map with no fleet chosen: N chooses the first one, and Tab leads to the buttons of its orders.
  await page.getByTestId('map').waitFor();
  await keyboard.press('n');
  await tabTo(page.getByTestId('unit-orders').getByRole('button', { name: 'Wait', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page.getByTestId('unit-orders').getByRole('button', { name: 'Pillage Sector' }));
  await keyboard.press('Enter');
  await expect.poll(lines).toEqual([expect.stringContaining('Wait'), expect.stringContaining('Pillage')]);

  // The second order goes first, then is undone; Ctrl+Z brings it back.
  await tabTo(page.locator('[data-order]').first());
  await keyboard.press('ArrowDown');
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(lines).toEqual([expect.stringContaining('Pillage'), expect.stringContaining('Wait')]);
  await expect.poll(focusedOrder).toContain('Pillage');
  await keyboard.press('Delete');
  await expect.poll(lines).toEqual([expect.stringContaining('Wait')]);
  await keyboard.press('Control+z');
  await expect.poll(all).toBe(2);

  // The plan goes to the next unit, and one order of it once more.
  await keyboard.press('Control+c');
  await keyboard.press('n');
  await keyboard.press('Control+v');
  await expect.poll(lines).toEqual([expect.stringContaining('Pillage'), expect.stringContaining('Wait')]);
  await expect.poll(all).toBe(4);

  // Called over: two units were ordered, J finds the others, L marks them.
  const seen = page.getByTestId('looked');
  const total = Number(/of (\d+)/.exec((await seen.textContent()) ?? '')?.[1]);
  await expect.poll(() => seen.textContent()).toBe(`2 of ${total} reviewed`);
  for (let more = total - 2; more > 0; more -= 1) {
    await keyboard.press('j');
    await keyboard.press('l');
  }
  await expect.poll(() => seen.textContent()).toBe(`${total} of ${total} reviewed`);
  await keyboard.press('c');
  await page
    .getByTestId('roll-call')
    .getByText(/reviewed every \w+ this turn/)
    .waitFor();
  await keyboard.press('Escape');

  await keyboard.press('Control+s');
  await page.getByTestId('save-turn').waitFor();
  const download = page.waitForEvent('download');
  await tabTo(page.getByRole('button', { name: 'Save orders file' }));
  await keyboard.press('Enter');
  const path = join(home, 'turn.orders');
  await (await download).saveAs(path);
  expect(splitFile(readFileSync(path))).toMatchObject({ ok: true, value: { kind: 'orders' } });
});

step('the marks and the plan are there after a reload', async () => {
  await page.keyboard.press('Escape');
  await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByTestId('looked').textContent()).toMatch(/^(\d+) of \1 reviewed$/);
  await expect.poll(all).toBe(4);
});

step('who walks the map by keys hears each sector whole, and makes the list of units higher', async () => {
  await page.getByTestId('map').focus();
  await page.keyboard.press('Control+ArrowRight');
  await expect
    .poll(() => page.getByTestId('map').locator('xpath=..').getByRole('status').first().textContent())
    .toMatch(/, sector \d+: .+\. .*Routes: (north|south|east|west)/);
  const split = page.getByRole('separator', { name: 'Height of the unit list' });
  const height = async (): Promise<number> => Number(await split.getAttribute('aria-valuenow'));
  const before = await height();
  await split.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(height).toBeGreaterThan(before);
});

step('Tab goes through each screen, where it is can be seen, and nothing there is barred', async () => {
  for (const [key, screen] of [
    ['1', 'page'],
    ['2', 'map'],
    ['3', 'messages'],
    ['4', 'game'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByTestId(screen).waitFor();
    const stops = await round();
    expect(new Set(stops.map(({ name }) => name)).size, screen).toBeGreaterThan(7);
    expect(
      stops.filter(({ seen }) => !seen),
      screen,
    ).toEqual([]);
    expect(await barriers(page), screen).toEqual([]);
  }
});

step('what opens over a screen keeps the keyboard, and gives it back', async () => {
  const from = page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name: 'Map' });
  await from.press('Enter');
  for (const key of ['p', 'g', '?', 'v', 'Control+s', 'Control+k']) {
    await from.focus();
    await page.keyboard.press(key);
    await page.getByRole('dialog').first().waitFor();
    expect(
      (await round()).filter(({ inside }) => !inside),
      key,
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await expect
      .poll(() => from.evaluate((button) => button === document.activeElement), { message: key })
      .toBe(true);
  }
});
