import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { barriers } from './support/barriers.ts';
import { type Person, startPractice } from './support/people.ts';
import { sitting } from './support/sitting.ts';
import { scenario } from './support/scenario.ts';

/* One person alone with the program: a practice game from the start-up menu to the next turn. */
let person: Person;
let page: Page;
const complaints: string[] = [];

const home = sitting((seated) => {
  ({ person, page } = seated);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
const orders = (): Promise<string | null> => page.getByTestId('unit-orders').textContent();
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).first();

const step = scenario('one person plays a practice game, from the start-up menu to the next turn');

step('the start-up menu has no barriers, and a practice game is one click away', async () => {
  expect(await barriers(page)).toEqual([]);
  await startPractice(page);
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 1');
});

step('a fleet is sent by a click on the map, and undo and redo follow', async () => {
  await person.chooseUnit('A1');
  const report = page.getByTestId('location-report');
  const ways = report.getByRole('table', { name: 'Movement routes' }).getByRole('row');
  const names = await ways.evaluateAll((rows) =>
    rows
      .slice(1)
      .filter((row) => !row.textContent.includes('no entry'))
      .map((row) => row.querySelector('td')?.textContent.trim() ?? ''),
  );
  const target = names[0] ?? '';
  await person.clickSector(target);
  await expect.poll(orders).toContain(`Travel to ${target}`);
  await page.keyboard.press('Control+z');
  await expect.poll(orders).toContain('No orders yet');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(orders).toContain(`Travel to ${target}`);
  await expect.poll(() => page.getByTestId('save-state').textContent()).toBe('Saved');
});

step('the unit plan shows the order and its formation', async () => {
  await page.getByTestId('unit-orders').getByRole('button', { name: 'View Orders' }).click();
  await expect.poll(() => page.getByTestId('unit-plan').textContent()).toContain('Travel to');
  await page.keyboard.press('Escape');
});

step('a proclamation goes to HQ Plans, with advice while it is short', async () => {
  await person.menu('Headquarters');
  await page.getByRole('button', { name: 'Issue Proclamation' }).click();
  await page.getByRole('textbox').fill('Too short');
  await page.getByRole('dialog').getByTestId('problems').waitFor();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('textbox').fill('To all who watch the stars: our fleets sail in peace, for now.');
  await page.getByRole('button', { name: 'Give order' }).click();
  await page.getByRole('button', { name: /HQ Plans/ }).click();
  await expect.poll(() => page.getByTestId('hq-plans').textContent()).toContain('our fleets sail');
  await page.keyboard.press('Escape');
});

step('a reload loses nothing: the same screen, and undo as before', async () => {
  await page.getByTestId('save-state').getByText('Saved', { exact: true }).waitFor();
  const undone = await undo().getAttribute('title');
  expect(undone).toContain('our fleets sail');
  await page.reload();
  await page.getByTestId('page').waitFor();
  await page.getByRole('button', { name: /HQ Plans/ }).click();
  await expect.poll(() => page.getByTestId('hq-plans').textContent()).toContain('our fleets sail');
  await page.keyboard.press('Escape');
  await expect.poll(() => undo().getAttribute('title')).toBe(undone);
});

step('Save Turn hands over a sealed orders file', async () => {
  const path = await person.saveTurn(home);
  expect(path).toMatch(/\.orders$/);
  const split = splitFile(readFileSync(path));
  expect(split.ok ? split.value.kind : split.fault).toBe('orders');
});

step('Run turn leads to the messages of the turn', async () => {
  await person.menu('Headquarters');
  await page.getByRole('button', { name: 'Run turn' }).click();
  await page.getByTestId('messages').waitFor();
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain('Turn 2');
  await expect.poll(() => page.getByTestId('messages').textContent()).toContain('travelled from');
});

step('the page had nothing to complain of', () => {
  expect(complaints).toEqual([]);
});
