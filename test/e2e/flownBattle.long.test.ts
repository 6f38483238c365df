import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { meeting } from '../services/gm/elsewhere/campaign.ts';
import { barriers } from './support/barriers.ts';
import { keepPicture, withoutOrders } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/*
 * A ruler flies a battle of their campaign: the turn of Victory by Any Means stops for it, it is fought to its end by the rules of
 * Federation Commander, and its outcome goes into the report of the turn that waited.
 */
let page: Page;
const home = sitting((seated) => void ({ page } = seated), { size: { width: 1366, height: 768 } });
const panel = () => page.getByRole('dialog', { name: 'Questions in the middle of the turn' });
const goesOn = () => panel().getByRole('button', { name: 'Continue the turn' });
const waits = () => page.getByTestId('battle-waits');
const battle = () => page.getByTestId('battle-of');
const turn = (): Promise<string | null> => page.getByTestId('turn-number').textContent();

/** How often the battle stops for questions, and the clicks that it takes. */
const stops = { questions: 0, clicks: 0 };
const pictures = process.env['PICTURES'] !== undefined;

const scenarios = [{ name: 'meeting', title: 'A meeting', ruleset: 'vbam-sfb', scenario: meeting }];

async function click(name: string | RegExp, within = page.locator('body')): Promise<void> {
  await within.getByRole('button', { name }).first().click();
  stops.clicks += 1;
}

const step = scenario('a ruler flies a battle of their campaign, and uses its outcome');

/** Begins the campaign, once more where the Romulans were drawn, whom nobody meets. */
async function sitsDown(): Promise<void> {
  await click('Practice: A meeting');
  await page.getByTestId('turn-number').waitFor();
  if (!(await page.getByRole('banner').textContent())?.includes('Romulan')) return;
  await page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name: 'Game' }).click();
  await click(/^Start-up Menu/);
  await sitsDown();
}

step('a campaign from an upgrade file stops where two fleets meet', async () => {
  const upgrade = join(home, 'wars.upgrade');
  writeFileSync(
    upgrade,
    `Sealed Orders upgrade 1\n${JSON.stringify({ name: 'wars', title: 'Wars', version: 1, scenarios })}`,
  );
  const chooser = page.waitForEvent('filechooser');
  await click(/^Open a turn/);
  await (await chooser).setFiles(upgrade);
  await sitsDown();
  await click(/^Run turn/);
  await withoutOrders(page);
  await click(/Deep Space/, panel());
  await goesOn().click();
  await waits().waitFor();
  expect(await barriers(page)).toEqual([]);
});

step('its battle is a game of its own, which says whose it is', async () => {
  expect(await waits().textContent()).toContain('The turn waits for a battle.');
  await click('Fly this battle');
  await battle().waitFor();
  expect(await battle().textContent()).toContain('That turn waits until it is decided.');
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'flown-battle-begun');
});

/** To the next stop of the battle; `false` once it is decided. */
async function nextStop(): Promise<boolean> {
  await expect
    .poll(
      async () =>
        (await battle().textContent())?.includes('It is decided') ||
        (await panel().count()) > 0 ||
        (await page.locator('[data-opens=run]').isEnabled()),
    )
    .toBe(true);
  if ((await battle().textContent())?.includes('It is decided')) return false;
  if ((await panel().count()) === 0) {
    await click(/^Run turn/);
    const bare = page.getByRole('dialog').getByRole('button', { name: /^Run/ });
    await expect.poll(async () => (await panel().count()) + (await bare.count())).toBeGreaterThan(0);
    if ((await panel().count()) === 0) await bare.last().click();
    return true;
  }
  stops.questions += 1;
  const usual = panel().getByRole('group', { name: 'Answers to this and what follows' });
  for (let k = 0; k < (await usual.count()); k += 1) await click(/rest of this turn/, usual.nth(k));
  if (await goesOn().isDisabled()) throw new Error(await panel().innerText());
  const asked = await panel().innerText();
  await goesOn().click();
  stops.clicks += 1;
  await expect.poll(async () => ((await panel().count()) === 0 ? '' : panel().innerText())).not.toBe(asked);
  return true;
}

step('it is fought to its end, all as usual', async () => {
  for (let stop = 0; await nextStop(); stop += 1) if (stop > 200) throw new Error('The battle has no end.');
  expect(await battle().textContent()).toContain('It is decided, and that turn waits for its outcome.');
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'flown-battle-decided');
  if (pictures) console.log(JSON.stringify(stops));
});

step('its outcome is used, and the campaign goes on', async () => {
  await click(/^Use its outcome in game/);
  await expect.poll(turn).toContain('Turn 2');
  await page.getByText('Read the report').click();
  await page
    .getByText(/fought at a table/)
    .first()
    .waitFor();
  expect(await waits().count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'flown-battle-home');
});
