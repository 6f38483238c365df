import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import { type Person, withoutOrders } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';

/*
 * The duel of Federation Commander: three turns by programme, through files and the game master's tools against a side that the
 * computer leads, and a practice game in which the captain decides impulse by impulse.
 */
let person: Person;
let page: Page;
const home = sitting((seated) => {
  ({ person, page } = seated);
});
const game = join(home, 'duel.game');
const results = join(home, 'results');
const mailbox = (turn: number): string => join(home, `orders-${turn}`);
const dialog = () => page.getByRole('dialog');
const orders = (): Promise<string | null> => page.getByTestId('unit-orders').textContent();
const questions = () => page.getByTestId('questions');

async function give(title: string, fill: () => Promise<void>): Promise<void> {
  await page.getByTestId('unit-orders').getByRole('button', { name: title, exact: true }).click();
  await fill();
  await dialog().getByRole('button', { name: 'Give order' }).click();
  await dialog().waitFor({ state: 'detached' });
}

const menu = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name }).click();

/** Saves the turn, has it run with the orders, and opens the results. */
async function runByMail(turn: number): Promise<void> {
  await person.saveTurn(mailbox(turn));
  await gm('run', game, '--orders', mailbox(turn), '--out', results);
  const mine = readdirSync(results).filter((name) => name.includes('federation'));
  await person.open(join(results, mine.toSorted().at(-1) ?? ''));
  await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${turn + 1}`);
}

const step = scenario('a captain fights the duel of Federation Commander by mail, and decision by decision');

step('the game master begins the duel and gives the Klingons to the computer', async () => {
  const said = await gm(
    'new',
    game,
    '--rules',
    'federation-commander',
    '--seat',
    'federation=Ann',
    '--computer',
    'others',
    '--seed',
    'duel',
    '--out',
    results,
  );
  expect(said).toContain('federation');
  // Nobody waits for answers: where standing orders say nothing, the usual is done.
  await gm('questions', game, '--by', 'federation=programme,silence');
});

step('the invitation opens on the map, which has no barriers', async () => {
  const [invitation = ''] = readdirSync(results).filter((name) => name.includes('federation'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a turn' }).click();
  await (await chooser).setFiles(join(results, invitation));
  await page.getByTestId('unit-list').waitFor();
  await page.getByTestId('unit-list').getByRole('row', { name: /CA1/ }).click();
  await expect.poll(() => page.getByTestId('location-report').textContent()).toContain('Shield #1');
  expect(await barriers(page)).toEqual([]);
});

step('turn 1: energy is allocated, and a course is plotted on the map in its dialog', async () => {
  await give('Allocate energy', async () => {
    await dialog().getByText('16', { exact: true }).click();
    await dialog().getByRole('button', { name: 'PHOT A' }).click();
    await expect.poll(() => page.getByTestId('order-said').textContent()).toContain('10 of 21 tokens');
  });
  await give('Plot a course', async () => {
    await dialog().getByLabel('Next place of the way').fill('0804');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().getByRole('list', { name: 'Course' }).textContent()).toContain('0804');
    expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  });
  await expect.poll(orders).toContain('Straight ahead for 7 moves');
  await runByMail(1);
});

step('the moves that were made are told by impulses', async () => {
  await menu('Log');
  await expect.poll(() => page.getByTestId('messages').textContent()).toContain('Impulse 1');
  await expect.poll(() => page.getByTestId('messages').textContent()).toContain('to 0804 facing C');
  await person.menu('Map');
  await page.getByTestId('map').waitFor();
});

step('turn 2: by keyboard alone the captain steers and fires by standing orders', async () => {
  await page.getByTestId('unit-list').getByRole('row', { name: /CA1/ }).click();
  for (const title of ['Steer', 'Fire when…']) {
    await page.getByTestId('unit-orders').getByRole('button', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Control+Enter');
    await dialog().waitFor({ state: 'detached' });
  }
  await expect.poll(orders).toContain('Keep the range between 5 and 8');
  await expect.poll(orders).toContain('at the nearest enemy from impulse 1');
  await runByMail(2);
});

step('turn 3: standing orders go on, and the battle page has both cards', async () => {
  await menu('Battle');
  const ships = page.getByRole('table', { name: 'Ships' });
  await ships.getByRole('row', { name: /Antagonist/ }).waitFor();
  await expect.poll(() => page.getByTestId('page').textContent()).toContain('Shield #6');
  expect(await barriers(page)).toEqual([]);
  await runByMail(3);
});

step('in practice the turn asks, the map shows where, and a click on it answers', async () => {
  await menu('Game');
  await page.getByRole('button', { name: /^Start-up Menu/ }).click();
  await page.getByRole('button', { name: 'Practice game', exact: true }).click();
  await dialog().getByText('Federation Commander').first().click();
  await dialog().getByRole('button', { name: 'Begin the game' }).click();
  await page.getByTestId('unit-list').waitFor();
  await page.getByRole('button', { name: 'Run turn' }).click();
  await withoutOrders(page);
  await expect.poll(() => questions().textContent()).toContain('begin with its photon tubes pre-loaded?');
  // What waits for an answer cannot be run.
  expect(await page.locator('[data-opens=run]').isDisabled()).toBe(true);
  await questions().getByRole('button', { name: 'No order' }).click();
  await page.getByRole('button', { name: 'Continue the turn' }).click();
  await expect.poll(() => questions().textContent()).toContain('How does Constellation spend its energy?');
  await questions().getByRole('button', { name: 'Allocate energy' }).click();
  await questions().getByText('16', { exact: true }).click();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('button', { name: 'Continue the turn' }).click();
  await expect.poll(() => questions().textContent()).toContain('What course does Constellation fly?');
  await questions()
    .getByRole('button', { name: /^Decide every move/ })
    .click();
  await page.getByRole('button', { name: 'Continue the turn' }).click();
  await expect.poll(() => questions().textContent()).toContain('Does Constellation change its speed?');
  await questions().getByRole('button', { name: 'No order' }).click();
  await page.getByRole('button', { name: 'Continue the turn' }).click();
  await expect.poll(() => questions().textContent()).toContain('How does Constellation move?');
  await questions().getByRole('button', { name: 'Slip right' }).click();
  await expect.poll(() => page.getByTestId('answer-said').textContent()).toContain('Slip right');
  // The middle of the hex straight ahead of the ship, which faces C.
  await page.getByTestId('question-map').getByTestId('map').focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('answer-said').textContent()).not.toContain('Slip right');
  await page.getByRole('button', { name: 'Continue the turn' }).click();
  await expect.poll(() => questions().textContent()).not.toContain('0101 C');
});
