import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { type Person, toFirstScreen } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/* One player tries the sample upgrade, plays in its scenario, and prints the map of it and a sheet of the rules. Every paper and poster: `prints.long.test.ts`. */
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

const choose = (label: string, option: string) =>
  page.getByTestId('print').getByLabel(label).selectOption(option);
const turn = (label: string, on: boolean) => page.getByTestId('print').getByLabel(label).setChecked(on);

async function saved(button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const path = join(home, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), bytes: readFileSync(path) };
}
/** Pixels that are not paper, in a band of rows. */
function inked({ width, data }: PNG, from: number, to: number): number {
  let found = 0;
  for (let at = from * width * 4; at < to * width * 4; at += 4)
    if (data[at]! < 200 || data[at + 1]! < 200 || data[at + 2]! < 200) found += 1;
  return found;
}
const picture = async (): Promise<PNG> => PNG.sync.read((await saved('Save as PNG')).bytes);

const step = scenario('the sample upgrade is tried, played in, printed and removed');

step('the sample is one click away, shows its drawings, and begins a practice game of its own', async () => {
  await page.getByRole('button', { name: 'Upgrades' }).click();
  await panel().getByText('No upgrades yet').waitFor();
  await page.getByRole('button', { name: 'Sample: Lantern Fleet' }).click();
  await panel().getByRole('heading', { name: 'Lantern Fleet' }).waitFor();
  await expect.poll(() => panel().getByRole('list', { name: 'Drawings' }).locator('svg').count()).toBe(4);
  await panel().getByRole('button', { name: 'New results' }).click();
  expect(await page.getByText('This sound cannot be played on this computer.').count()).toBe(0);
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

step(
  'the map is saved as a picture of the size that was promised, with a title and a legend that can be seen',
  async () => {
    await page.getByTestId('map').focus();
    await page.keyboard.press('Control+p');
    await page.getByTestId('print').waitFor();
    await choose('Scale', '1');
    const promised = /(\d+) × (\d+)/
      .exec((await page.getByTestId('print-size').textContent()) ?? '')
      ?.slice(1)
      .map(Number);
    const { name, bytes } = await saved('Save as PNG');
    expect(name).toMatch(/-turn-01-map\.png$/);
    const drawn = PNG.sync.read(bytes);
    expect([drawn.width, drawn.height]).toEqual(promised);
    expect(inked(drawn, 0, 40)).toBeGreaterThan(125);
    expect(inked(drawn, drawn.height - 40, drawn.height)).toBeGreaterThan(125);
    await turn('Legend', false);
    expect((await picture()).height).toBeLessThan(drawn.height);
  },
);

step('the order of events is printed by itself, whole', async () => {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('print order of events');
  await page.keyboard.press('Enter');
  await page.getByTestId('sheet').getByText('War Declared').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset['printed'])).toBe('yes');
  const paper = page.getByTestId('paper');
  expect([await paper.isVisible(), await page.locator('#app').isVisible()]).toEqual([false, true]);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(async () => [await paper.isVisible(), await page.locator('#app').isVisible()])
    .toEqual([true, false]);
  await expect.poll(() => paper.getByText('Scouting Occurs').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect.poll(() => paper.count()).toBe(0);
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
