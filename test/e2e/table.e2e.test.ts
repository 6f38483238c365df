import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from './support/barriers.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';
import { withoutOrders } from './support/people.ts';

/* Ann and Ben at one screen: a game is begun, both plan behind the curtain, and the turn is run. */
let page: Page;
sitting((seated) => void ({ page } = seated));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const curtain = (name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` });
const turn = () => page.getByTestId('turn-number').textContent();

const step = scenario('two at one screen begin a game and play its first turn');

step('both are seated, each with a name and a seat, and the screen waits for the first', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('several at this screen');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Practice game' });
  await dialog.getByLabel('Player 1', { exact: true }).fill('Ann');
  await dialog.getByLabel('Player 2', { exact: true }).fill('Ben');
  expect(await barriers(page)).toEqual([]);
  await press('Begin the game');
  await curtain('Ann').waitFor();
  expect(await barriers(page)).toEqual([]);
});

step('each passes the screen on, and the last runs the turn', async () => {
  await press('I am Ann: show my turn');
  await expect.poll(turn).toContain('1');
  await press('Pass to Ben');
  await withoutOrders(page);
  await press('I am Ben: show my turn');
  await expect.poll(turn).toContain('1');
  await press('Run turn');
  await withoutOrders(page);
  await expect.poll(turn).toContain('2');
  await page.getByRole('button', { name: 'Pass to Ann', exact: true }).waitFor();
});
