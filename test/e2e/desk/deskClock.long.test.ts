import { copyFileSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* The game master's clock: holds, extensions, deadlines, a turn that runs by itself once all is there, and the end of the game. */
let page: Page;
let hand: DeskHand;
let made: DeskGame;

const home = sitting(
  async (seated) => {
    ({ page } = seated);
    hand = deskHand(page);
    await hand.openGame(made);
  },
  { before: async (folder) => void (made = await newDeskGame(folder, 1)) },
);

const clock = () => page.getByTestId('desk-clock');
const everybody = (): readonly string[] =>
  ['ann', 'bob', 'cleo', 'dirk', 'eve', 'falk', 'gita', 'hugo'].map((name) => ordersOf(made, name));

const step = scenario('a game is held, extended, run by itself when all is there, and ended');

step('the game is held for a reason, and the hold is ended', async () => {
  await hand.go('Policy');
  await hand.press('Hold the game…');
  await hand.because('Hold', 'Holidays');
  await clock().getByText('On hold: Holidays').waitFor();
  await hand.logged(/desk.*The game is held: Holidays/);
  await hand.go('Policy');
  await hand.press('End the hold');
  await expect.poll(() => clock().textContent()).not.toContain('On hold');
  await hand.logged(/desk.*The hold was ended/);
});

step(
  'a policy is kept: deadline, grace, late orders, reminders; one without a deadline to run at is refused',
  async () => {
    await hand.go('Policy');
    await page.getByLabel('Turn runs').selectOption('at-deadline');
    await hand.press('Save policy');
    await page.getByText('Turns cannot run at the deadline, because there is none').waitFor();
    await page.getByLabel('Turn runs').selectOption('by-hand');
    await page.getByLabel('Day', { exact: true }).selectOption('Sunday');
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByLabel('Hours of grace').fill('2');
    await page.getByLabel('Later orders').selectOption('ask');
    await page.getByLabel('Reminder (hours before)').fill('12, 48');
    await hand.press('Save policy');
    await clock()
      .getByText(/is due Sun.*Europe\/Berlin/)
      .waitFor();
    await expect.poll(() => page.getByLabel('Reminder (hours before)').inputValue()).toBe('48, 12');
    await hand.logged(
      /desk.*due: Sunday 17:00 Europe\/Berlin; hours of grace: 2; late orders: ask; reminders, in hours before: 48, 12/,
    );
  },
);

step('this turn alone is extended, and the extension taken back', async () => {
  await hand.go('Policy');
  await hand.press('Extend this turn…');
  await page.getByLabel('Due on').fill('2099-01-02T12:00');
  await hand.because('Extend', 'The mail is down');
  await clock().getByText('Extended: The mail is down').waitFor();
  await expect.poll(() => clock().textContent()).toContain('Fri 2 Jan 2099');
  await hand.press('Change the extension…');
  await hand.press('Remove the extension');
  await clock().getByText('Extended').waitFor({ state: 'detached' });
  await expect.poll(() => clock().textContent()).toMatch(/is due Sun.*Europe\/Berlin/);
  await hand.logged(/desk.*is due at its usual time/);
  // From here on nothing hangs on what day it is.
  await hand.go('Policy');
  await page.getByLabel('Day', { exact: true }).selectOption('');
  await hand.press('Save policy');
  await clock().getByText('Turn 2 has no deadline').waitFor();
});

step('with most players missing a run asks first, and says what it comes to', async () => {
  await hand.go('Preview and run');
  await page
    .getByText('That is 100 percent of the players; your policy lets a turn run by itself with 50 at most')
    .waitFor();
  const run = page.getByRole('button', { name: 'Run turn 2' });
  await expect.poll(() => run.isDisabled()).toBe(true);
  await page.getByText('Run anyway').click();
  await expect.poll(() => run.isDisabled()).toBe(false);
  await page.getByText('Run anyway').click();
  await hand.at(2);
});

step('orders are taken from a watched folder at once, and what is no folder is refused', async () => {
  const folder = join(home, 'watched');
  await hand.go('Policy');
  await page.getByLabel('Folder for incoming orders').fill(folder);
  await hand.press('Watch this folder');
  await page.getByText(`There is no folder ${folder}`).waitFor();
  mkdirSync(folder);
  const file = join(folder, 'ann.orders');
  copyFileSync(ordersOf(made, 'ann'), file);
  // A file that was changed this moment would be left alone until it has settled.
  utimesSync(file, new Date(0), new Date(0));
  await hand.press('Watch this folder');
  await clock().getByText('7 of 8 have no orders').waitFor();
});

step(
  'as soon as all orders are final the turn runs by itself, and its results lie in the game’s folder',
  async () => {
    await hand.go('Policy');
    await page.getByLabel('Turn runs').selectOption('when-all-final');
    await page.getByLabel('At least hours after').fill('0');
    await hand.press('Save policy');
    await hand.said('The policy is in force');
    await hand.handOver('Add orders…', everybody());
    // A draft, and proclamations that wait for a ruling: the turn waits with them.
    await clock().getByText('all 8 have sent orders').waitFor();
    await hand.go('To judge');
    for (const row of [0, 1])
      await page.getByRole('article').nth(row).getByRole('button', { name: 'suitable', exact: true }).click();
    await page.getByText('Everything is judged').waitFor();
    await hand.at(2);
    await hand.seat('Cleo');
    await hand.press('Decide about the seat…');
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'let the computer lead' })
      .getByRole('button')
      .click();
    await hand.at(3);
    await hand.go('Log');
    await page.getByRole('row', { name: /timer.*Turn 2 was run/ }).waitFor();
    expect(
      readdirSync(join(home, 'library/game-master/dk1/results')).filter((name) => name.startsWith('dk1N03')),
    ).toHaveLength(8);
  },
);

step('the game is ended with a word to all, and goes on when that was a mistake', async () => {
  await hand.go('Policy');
  await hand.press('End the game…');
  await hand.because('End it', 'Well played, all.');
  await clock().getByText('The game is over. It ended at turn 3').waitFor();
  await hand.go('Preview and run');
  await page.getByText('The game has ended').waitFor();
  await hand.go('Policy');
  await hand.press('Let the game go on');
  await clock()
    .getByText(/Turn 3 has no deadline/)
    .waitFor();
  await hand.logged(/desk.*The game goes on/);
  expect(readdirSync(join(home, 'library/game-master/dk1'))).toContain('dk1.game');
});
