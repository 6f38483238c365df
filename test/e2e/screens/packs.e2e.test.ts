import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { type Person, toFirstScreen } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* One player tries the sample upgrade: its drawings, sounds, names and scenario, and what is refused. */
let ann: Person;
let page: Page;

const home = sitting((seated) => void ({ person: ann, page } = seated));
const panel = () => page.getByTestId('upgrades');

/** Opens a file by the button of the panel. */
async function openUpgrade(path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open an upgrade' }).click();
  await (await chooser).setFiles(path);
}

const step = scenario('the sample upgrade is tried, used, proposed and removed');

step('the sample is one click away, shows its drawings, and begins a practice game of its own', async () => {
  await page.getByRole('button', { name: 'Upgrades' }).click();
  await panel().getByText('No upgrades yet').waitFor();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('button', { name: 'Sample: Lantern Fleet' }).click();
  await panel().getByRole('heading', { name: 'Lantern Fleet' }).waitFor();
  await expect.poll(() => panel().getByRole('list', { name: 'Drawings' }).locator('svg').count()).toBe(4);
  await panel().getByRole('button', { name: 'New results' }).click();
  expect(await page.getByText('This sound cannot be played here.').count()).toBe(0);
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Practice: The Lantern Road' }).click();
  await toFirstScreen(page);
  await page.getByTestId('page').waitFor();
  await expect.poll(() => page.getByTestId('page').textContent()).toContain('Ember Hall');
});

/** The outline of the first ship in the list of units. */
const outline = (): Promise<string | null> =>
  page.getByTestId('unit-list').locator('svg[viewBox="0 0 64 64"] path').first().getAttribute('d');

step('its drawings are in use at once, and ours come back when it is switched off', async () => {
  await ann.menu('Map');
  const drawn = await outline();
  await ann.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Upgrades/ })
    .click();
  await panel().getByText('On', { exact: true }).click();
  await expect.poll(() => panel().getByRole('checkbox').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await ann.menu('Map');
  await expect.poll(outline).not.toBe(drawn);
  await ann.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Upgrades/ })
    .click();
  await panel().getByText('On', { exact: true }).click();
  await expect.poll(() => panel().getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await ann.menu('Map');
  await expect.poll(outline).toBe(drawn);
});

step('its names are proposed where a starfleet is formed', async () => {
  await ann.chooseUnit('A1');
  await page.getByRole('button', { name: 'Form New Fleet' }).first().click();
  const field = page.getByRole('dialog').getByLabel('Name');
  await field.waitFor();
  const list = await field.getAttribute('list');
  const proposed = await page
    .locator(`[id="${list ?? ''}"] option`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(proposed).toContain('Lantern Watch');
  expect(proposed.length).toBe(30);
  await page.keyboard.press('Escape');
});

step('a file that is none is refused with its reason, and a removed upgrade is gone', async () => {
  const bad = join(home, 'bad.upgrade');
  writeFileSync(
    bad,
    'Sealed Orders upgrade 1\n{"name":"bad-pack","title":"Bad","version":1,"script":"alert(1)"}',
  );
  await ann.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Upgrades/ })
    .click();
  await openUpgrade(bad);
  await page.getByTestId('toasts').getByText('no member «script»').waitFor();
  await expect.poll(() => panel().getByRole('article').count()).toBe(1);
  await panel().getByRole('button', { name: 'Remove Lantern Fleet' }).click();
  await panel().getByRole('button', { name: 'Remove', exact: true }).click();
  await panel().getByText('No upgrades yet').waitFor();
});
