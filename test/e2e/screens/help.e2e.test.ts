import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { sitting } from '../support/sitting.ts';

/* Help from the start-up menu to the printed sheet. */
let page: Page;

sitting((seated) => void ({ page } = seated));
const help = () => page.getByTestId('help');
const topic = (): Promise<string | null> => help().locator('[data-topic]').getAttribute('data-topic');

test('the start-up menu has the whole guide: its own page, the contents, a search, and what to do in trouble', async () => {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect.poll(topic).toBe('start');
  await help().getByRole('button', { name: 'Contents' }).click();
  for (const title of ['First steps in a new game', 'Headquarters', 'The scroll', 'I sent the wrong file'])
    await help().getByRole('button', { name: title, exact: true }).waitFor();
  await help().getByRole('searchbox').fill('zip it');
  expect((await help().getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual([
    'How do I send my turn?',
  ]);
  await help().getByRole('button', { name: 'How do I send my turn?' }).click();
  await expect.poll(topic).toBe('how-send');
  await help().getByRole('searchbox').fill('xyzzy');
  await help().getByText('Nothing matches.').waitFor();
  await page.keyboard.press('Escape');
});

test('signs beside headings open the guide at their topic, over what is open already', async () => {
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const which = page.getByRole('dialog', { name: 'Which tutorial?' });
  await which.getByRole('button', { name: 'Start the tutorial' }).click();
  await page.getByTestId('page').waitFor();
  // In a page where no help was ever open, the first sign opens it.
  await page.reload();
  await page.getByRole('button', { name: 'Help: Finances' }).click();
  await expect.poll(topic).toBe('finances');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^HQ Plans/ }).click();
  await page.getByRole('button', { name: 'Help: HQ Plans' }).click();
  await expect.poll(topic).toBe('plans');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('hq-plans').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect.poll(topic).toBe('headquarters');
  await expect
    .poll(() => help().locator('kbd').allTextContents())
    .toEqual(expect.arrayContaining(['Ctrl + K', 'P']));
  await page.keyboard.press('Escape');
});

test('the order of events is printed by itself, whole', async () => {
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
