import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { waitingGame } from '../../services/gm/elsewhere/caller.ts';
import { empiresCaller } from '../../services/gm/elsewhere/empires.ts';
import { barriers } from '../support/barriers.ts';
import { keepPicture } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';
import { type DeskHand, deskHand } from './deskHand.ts';

/*
 * A game master has a battle of Galactic Empires flown: its game is begun on the desk, run to its end by the rules of Federation
 * Commander, and its outcome goes into the turn that waited.
 */
let page: Page;
let hand: DeskHand;
const home = sitting(
  (seated) => {
    ({ page } = seated);
    hand = deskHand(page);
  },
  {
    size: { width: 1366, height: 768 },
    async before(folder) {
      (await waitingGame(empiresCaller, folder)).close();
    },
  },
);
const battle = () => page.getByTestId('desk-battle');
const stands = () => page.getByTestId('desk-decided');
const press = (name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const step = scenario('a game master has a battle flown on the desk, and uses its outcome');

step('the turn that waits shows who fights whom, and the game of the battle is begun', async () => {
  await page.getByRole('button', { name: 'Game master' }).click();
  await hand.takeGame(join(home, 'ge1.game'));
  await hand.go('Preview and run');
  await expect
    .poll(() => battle().textContent())
    .toContain('Gorn Hegemony against Klingon Empire, by the rules of Federation Commander.');
  await press('Fly this battle');
  await expect.poll(() => battle().textContent()).toContain('It waits for Gorn Hegemony and Klingon Empire.');
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'desk-battle-begun');
});

step('its game says whose battle it is, and is run until it is decided', async () => {
  await press(/^Open game/);
  await hand.at(1);
  await hand.go('Preview and run');
  await expect
    .poll(() => stands().textContent())
    .toContain('fights a battle of game ge1, whose turn 1 waits');
  for (let turn = 1; !(await stands().textContent())?.includes('The battle is decided.'); turn += 1) {
    if (turn > 5) throw new Error('The battle has no end.');
    await page.getByText('Run anyway', { exact: true }).click();
    await press(`Run turn ${turn}`);
    await hand.at(turn + 1);
  }
  expect(await page.getByText('Run another turn').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Run turn 6' }).isVisible()).toBe(false);
  expect(await stands().textContent()).toContain('Turn 1 of game ge1 waits for its outcome: use it there.');
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'desk-battle-decided');
});

step('its outcome is seen before it counts, and the turn goes on with it', async () => {
  await press('Open game ge1');
  await expect.poll(() => battle().textContent()).toMatch(/is decided\. Its outcome: The battle in Sector 2/);
  await press('Use its outcome');
  await battle().waitFor({ state: 'detached' });
  await press('Continue turn 1');
  await hand.at(2);
  await hand.logged(/was begun for the battle of question 1/);
  await hand.go('Turns');
  expect(await barriers(page)).toEqual([]);
  await keepPicture(page, 'desk-battle-home');
});
