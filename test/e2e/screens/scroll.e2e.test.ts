import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { newCrowdedGame } from '../support/crowdedGame.ts';
import { barriers } from '../support/barriers.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* One player plans on the map and reads in the scroll what the plan will do, before anything is sent. */

let person: Person;
let page: Page;

const home = sitting(
  async (seated) => {
    ({ person, page } = seated);
    const results = join(home, 'results');
    await person.open(join(results, readdirSync(results).find((name) => name.includes('klingon')) ?? 'none'));
  },
  { size: { width: 1440, height: 900 }, before: newCrowdedGame },
);

const roll = (): Locator => page.getByTestId('scroll');
const line = (part: string, words: string): Locator =>
  roll().getByRole('region', { name: part, exact: true }).getByRole('listitem').filter({ hasText: words });

async function give(unit: string, title: string, choice?: readonly [string, string]): Promise<void> {
  await person.chooseUnit(unit);
  const button = page.getByTestId('unit-orders').getByRole('button', { name: title, exact: true });
  const asks = (await button.getAttribute('aria-haspopup')) === 'dialog';
  await button.click();
  if (!asks) return;
  const form = page.getByRole('dialog');
  const [label, answer] = choice ?? ['', ''];
  if (choice !== undefined && (await form.getByRole('radio', { name: answer }).count()) > 0)
    await form.getByText(answer, { exact: true }).click();
  else if (choice !== undefined) {
    const options = await form.getByRole('combobox', { name: label }).locator('option').allTextContents();
    await form
      .getByRole('combobox', { name: label })
      .selectOption({ label: options.find((option) => option.trim().startsWith(answer))?.trim() ?? '' });
  }
  await form.getByRole('button', { name: 'Give order' }).click();
  await form.waitFor({ state: 'detached' });
}

async function open(): Promise<void> {
  await page.keyboard.press('s');
  await roll().waitFor();
}

const step = scenario('a plan made on the map is read in the scroll before anything is sent');

step('an empty plan has its upkeep and its revenue in the scroll, and nothing is wrong with it', async () => {
  await person.menu('Map');
  await open();
  await expect.poll(() => roll().getByRole('status').textContent()).toContain('No problems found');
  await expect.poll(() => line('Final Events', 'Upkeep of').count()).toBe(1);
  await page.keyboard.press('Escape');
  await roll().waitFor({ state: 'detached' });
});

step('what is ordered on the map is read line by line, in the order of the turn', async () => {
  await give('G1', 'Form New Fleet');
  await give('G1', 'Transfer Starships', ['To', 'A6']);
  await give('G1', 'Build Starships');
  await give('A1', 'Travel', ['Destination', 'Virinat']);
  await open();
  await expect
    .poll(() => line('First Events', 'A6').filter({ hasText: 'will be formed in Qo’noS' }).count())
    .toBe(1);
  await expect.poll(() => line('First Events', 'G1 Garrison of Qo’noS will transfer').count()).toBe(1);
  await expect
    .poll(() => line('Movement Events, phase 1', 'A1 First Spear will travel from Hraka to Virinat').count())
    .toBe(1);
  await expect
    .poll(() =>
      line(
        'Movement Events, phase 1',
        'Expect a battle in Virinat: A1 First Spear against Romulan Starfleet #1 (3 starships)',
      ).count(),
    )
    .toBe(1);
  await expect.poll(() => line('Final Events', 'G1 Garrison of Qo’noS will build').count()).toBe(1);
  // What each step does to the treasury comes to what is left of it.
  const amounts = (await page.getByTestId('scroll-sums').getByRole('definition').allTextContents()).map(
    (text) => Math.round(100 * Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''))),
  );
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await person.picture('scroll');
});

step('a line leads to the place on the map', async () => {
  await line('Movement Events, phase 1', 'Expect a battle')
    .getByRole('button', { name: 'Show on the map' })
    .click();
  await roll().waitFor({ state: 'detached' });
  await page.getByTestId('location-report').getByRole('heading', { level: 2, name: 'Virinat' }).waitFor();
  await expect.poll(() => page.getByTestId('unit-orders').textContent()).toContain('First Spear');
});

step('a problem leads to its order, and an order that is undone is gone from the scroll', async () => {
  // The first wait is free, the next two cost one move-point each, and there are two (GE 1373).
  for (let waits = 1; waits <= 4; waits += 1) await give('A4', 'Wait');
  await open();
  await roll()
    .getByRole('button', { name: /warning/ })
    .click();
  const wrong = page.getByTestId('scroll-problems').getByRole('button', { name: /^A4: Wait/ });
  const said = (await wrong.textContent())?.replace('A4: ', '').trim() ?? '';
  await wrong.click();
  const pointed = page.getByRole('dialog').locator('.pointed');
  await expect.poll(() => pointed.textContent()).toContain(said);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await open();
  await expect
    .poll(() => page.getByTestId('scroll-problems').getByRole('button', { name: /^A4:/ }).count())
    .toBe(0);
  await page.keyboard.press('Escape');
});

step('beside the map it follows every change of the plan at once', async () => {
  await open();
  await page.getByRole('button', { name: 'Pin beside the map' }).click();
  await page.getByRole('complementary', { name: 'The scroll' }).waitFor();
  const waits = line('Movement Events, phase 3', 'A4 Raiders will wait');
  await expect.poll(() => waits.count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => waits.count()).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => waits.count()).toBe(1);
  // Its button leads there, and opens nothing over it.
  await page
    .getByRole('banner')
    .or(page.locator('header'))
    .getByRole('button', { name: /^The scroll/ })
    .first()
    .click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect
    .poll(() =>
      page
        .getByRole('complementary', { name: 'The scroll' })
        .evaluate((dock) => dock.contains(document.activeElement)),
    )
    .toBe(true);
  await person.picture('scroll-beside-the-map');
  await page.getByRole('button', { name: 'Close the scroll' }).click();
  await roll().waitFor({ state: 'detached' });
});
