import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from './support/barriers.ts';
import { type Person, withoutOrders } from './support/people.ts';
import { scenario } from './support/scenario.ts';
import { sitting } from './support/sitting.ts';

/*
 * An evening at one screen: Ann and Ben begin Galactic Conquest, both plan behind the curtain, and the turn is run; then Ann fights the
 * duel of Federation Commander, decision by decision.
 */
let ann: Person;
let page: Page;
sitting((seated) => void ({ person: ann, page } = seated));
const press = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).click();
const curtain = (name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` });
const turn = () => page.getByTestId('turn-number').textContent();
const dialog = () => page.getByRole('dialog');
const questions = () => page.getByTestId('questions');

/** Plots a squadron by a click on the map. */
async function plot(unit: string, hex: string): Promise<void> {
  await ann.chooseUnit(unit);
  await ann.clickSector(hex);
  await expect.poll(() => page.getByTestId('unit-orders').textContent()).toContain(hex);
}

/** Tells the chosen squadron how to fight. */
async function fight(intensity: RegExp, leaves: number): Promise<void> {
  await page.getByTestId('unit-orders').getByRole('button', { name: 'Fight', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Fight' });
  const box = form.getByLabel('Battle intensity');
  const [label = ''] = (await box.locator('option').allTextContents()).filter((text) => intensity.test(text));
  await box.selectOption({ label });
  await form.getByLabel(/^Leaves after losses/).fill(String(leaves));
  await form.getByRole('button', { name: 'Give order' }).click();
  await form.waitFor({ state: 'detached' });
}

const step = scenario('two at one screen play a turn of Galactic Conquest, and one of them a duel');

step('both are seated, each with a name and a seat, and the screen waits for the first', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('several at this screen');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Practice game' });
  await form.getByText('Galactic Conquest').first().click();
  await form.getByLabel('Player 1', { exact: true }).fill('Ann');
  await form.getByLabel('Player 2', { exact: true }).fill('Ben');
  expect(await barriers(page)).toEqual([]);
  await press('Begin the game');
  await curtain('Ann').waitFor();
  expect(await barriers(page)).toEqual([]);
});

step('each plans, passes the screen on, and the last runs the turn', async () => {
  await press('I am Ann: show my turn');
  await expect.poll(turn).toContain('Y160.1');
  await plot('H01A', 'D5');
  await fight(/^Charge/, 100);
  await press('Pass to Ben');
  await press('I am Ben: show my turn');
  await plot('L01A', 'D7');
  await press('Run turn');
  await expect.poll(turn).toContain('Y160.2');
  const mine = page.getByTestId('unit-list').getByRole('row', { name: /L01A/ });
  await ann.menu('Map');
  await expect.poll(() => mine.textContent()).toContain('D7');
  await press('Pass to Ann');
  await withoutOrders(page);
  await press('I am Ann: show my turn');
  await ann.menu('Map');
  await page
    .getByTestId('unit-list')
    .getByRole('row', { name: /H01A.*D5/ })
    .waitFor();
});

step('in a duel the turn asks, the map shows where, and a click on it answers', async () => {
  await ann.menu('Game');
  await press(/^Start-up Menu/);
  await press('Practice game');
  await dialog().getByText('Federation Commander').first().click();
  await dialog().getByRole('button', { name: 'Begin the game' }).click();
  await page.getByTestId('unit-list').waitFor();
  await press('Run turn');
  await withoutOrders(page);
  await expect.poll(() => questions().textContent()).toContain('begin with its photon tubes pre-loaded?');
  await questions().getByRole('button', { name: 'No order' }).click();
  await press('Continue the turn');
  await expect.poll(() => questions().textContent()).toContain('How does Constellation spend its energy?');
  await questions().getByRole('button', { name: 'Allocate energy' }).click();
  await questions().getByText('16', { exact: true }).click();
  await press('Continue the turn');
  await expect.poll(() => questions().textContent()).toContain('What course does Constellation fly?');
  await questions()
    .getByRole('button', { name: /^Decide every move/ })
    .click();
  await press('Continue the turn');
  await expect.poll(() => questions().textContent()).toContain('Does Constellation change its speed?');
  await questions().getByRole('button', { name: 'No order' }).click();
  await press('Continue the turn');
  await expect.poll(() => questions().textContent()).toContain('How does Constellation move?');
  await questions().getByRole('button', { name: 'Slip right' }).click();
  await expect.poll(() => page.getByTestId('answer-said').textContent()).toContain('Slip right');
  // The middle of the hex straight ahead of the ship, which faces C.
  await page.getByTestId('question-map').getByTestId('map').focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('answer-said').textContent()).not.toContain('Slip right');
  await press('Continue the turn');
  await expect.poll(() => questions().textContent()).not.toContain('0101 C');
});
