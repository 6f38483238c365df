import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { foughtGame } from '../support/fightGame.ts';
import { sitting } from '../support/sitting.ts';

/* A battle of last turn is played from its report, by keys alone. */
let page: Page;
let results: string;

sitting(
  async ({ person, page: seen }) => {
    page = seen;
    for (const turn of ['01', '02']) await person.open(join(results, `fgtN${turn}-klingon-empire.new`));
  },
  {
    async before(home) {
      results = join(home, 'results');
      await foughtGame(home);
    },
  },
);

const replay = () => page.getByTestId('replay');
const line = (): Promise<string | null> => page.getByTestId('replay-line').textContent();
const moment = async (): Promise<number> => Number(await replay().getAttribute('data-moment'));
const press = (key: string): Promise<void> => page.keyboard.press(key);

test('the report plays its battle, and keys step, stop and skip to the end', async () => {
  await press('3');
  await page.getByRole('tab', { name: /Battle Reports/ }).focus();
  await press('Enter');
  const report = page.getByTestId('battle-report');
  const outcome = (await report.locator('header p').textContent()) ?? '';
  await report.getByRole('button', { name: 'Play the battle' }).focus();
  await press('Enter');
  await expect.poll(() => replay().getByRole('button', { name: 'Pause' }).isVisible()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-testid=replay]') !== null))
    .toBe(true);
  // It runs by itself.
  await expect.poll(moment).toBeGreaterThan(0);
  await press('Space');
  await expect.poll(() => replay().getByRole('button', { name: 'Play' }).isVisible()).toBe(true);
  await press('Home');
  await expect.poll(async () => [await moment(), await line()]).toEqual([0, 'Battle in Virinat']);
  await press('ArrowRight');
  await expect.poll(line).toContain('besieges the sector defences');
  await press('ArrowRight');
  await expect.poll(line).toMatch(/^Round 1\. .+ causes \d+ damage\. /);
  await press('ArrowLeft');
  await expect.poll(moment).toBe(1);
  await press('End');
  await expect.poll(line).toBe(outcome);
  const last = Number(await page.getByLabel('Moment of the battle').getAttribute('max'));
  await expect.poll(moment).toBe(last);
  // Played again from the beginning, at the highest speed, it comes to its end by itself.
  for (const key of ['+', '+', 'Space']) await press(key);
  await expect.poll(moment).toBeLessThan(last);
  await expect
    .poll(() => replay().getByRole('button', { name: 'Again' }).isVisible(), { timeout: 20_000 })
    .toBe(true);
  await press('Escape');
  await expect.poll(() => replay().isVisible()).toBe(false);
});

test('every ship of the report stands on the field, and at the end those that are left', async () => {
  await press('Control+k');
  await page.keyboard.type('play the battles');
  await press('Enter');
  await replay().waitFor();
  await press('Home');
  const field = page.getByTestId('battlefield');
  const stands = () => field.locator('g.stands').count();
  // 5 + 8 + 6 + 2 admirals, 3 + 3, 7, and 5 + 4, all drawn one by one.
  await expect.poll(stands).toBe(5 + 8 + 6 + 2 + 3 + 3 + 7 + 5 + 4);
  await press('End');
  await expect.poll(moment).toBe(Number(await page.getByLabel('Moment of the battle').getAttribute('max')));
  const left = async (): Promise<number> =>
    (await field.locator('text.stack').allTextContents()).reduce(
      (sum, text) => sum + Number.parseInt(text, 10),
      0,
    );
  await expect.poll(left).toBeLessThan(43);
  await expect.poll(async () => (await stands()) - (await left())).toBe(0);
  await press('Escape');
});
