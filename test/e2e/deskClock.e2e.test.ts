import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';
import { sitting } from './sitting.ts';

/* The game master's clock: holds, extensions, deadlines, a run that asks first, and a watched folder. */
let page: Page;
let hand: DeskHand;
let made: DeskGame;

const home = sitting(async (seated) => {
  ({ page } = seated);
  hand = deskHand(page);
  await hand.openGame(made);
}, { before: async (folder) => void (made = await newDeskGame(folder, 1)) });

const clock = () => page.getByTestId('desk-clock');

test('the game is held for a reason, and the hold is ended', async () => {
  await hand.go('Policy');
  await hand.press('Hold the game…');
  await hand.because('Hold it', 'Holidays');
  await clock().getByText('On hold: Holidays').waitFor();
  await hand.logged(/desk.*The game is held: Holidays/);
  await hand.go('Policy');
  await hand.press('End the hold');
  await expect.poll(() => clock().textContent()).not.toContain('On hold');
  await hand.logged(/desk.*The hold was ended/);
});

test('a policy is kept: deadline, grace, late orders, reminders; one without a deadline to run at is refused', async () => {
  await hand.go('Policy');
  await page.getByLabel('It runs').selectOption('at-deadline');
  await hand.press('Keep this policy');
  await page.getByText('Turns cannot run at the deadline while there is none').waitFor();
  await page.getByLabel('It runs').selectOption('by-hand');
  await page.getByLabel('Day', { exact: true }).selectOption('Sunday');
  await page.getByLabel('By the clocks of').selectOption('Europe/Berlin');
  await page.getByLabel('Hours of grace').fill('2');
  await page.getByLabel('Orders that come later').selectOption('ask');
  await page.getByLabel('Reminders, hours before').fill('12, 48');
  await hand.press('Keep this policy');
  await clock().getByText(/is due Sunday.*Europe\/Berlin/).waitFor();
  expect(await page.getByLabel('Reminders, hours before').inputValue()).toBe('48, 12');
  await hand.logged(/desk.*due: Sunday 17:00 Europe\/Berlin; hours of grace: 2; late orders: ask; reminders, in hours before: 48, 12/);
});

test('this turn alone is extended, and the extension taken back', async () => {
  await hand.go('Policy');
  const due = await clock().textContent();
  await hand.press('Extend this turn…');
  await page.getByLabel('Due on').fill('2099-01-02T12:00');
  await hand.because('Extend it', 'The mail is down');
  await clock().getByText('Extended: The mail is down').waitFor();
  expect(await clock().textContent()).toContain('2099-01-02');
  await hand.press('Change the extension…');
  await hand.press('Take the extension back');
  await expect.poll(() => clock().textContent()).toBe(due);
  await hand.logged(/desk.*is due at its usual time/);
});

test('with most players missing a run asks first, and says what it comes to', async () => {
  await hand.go('Preview and run');
  await page.getByText('That is 100 percent of the players; your policy lets a turn run by itself with 50 at most').waitFor();
  const run = page.getByRole('button', { name: 'Run turn 2' });
  expect(await run.isDisabled()).toBe(true);
  await page.getByText('Run all the same').click();
  await expect.poll(() => run.isDisabled()).toBe(false);
  await page.getByText('Run all the same').click();
  await hand.at(2);
});

test('orders are taken from a watched folder at once, and what is no folder is refused', async () => {
  const folder = join(home, 'watched');
  await hand.go('Policy');
  await page.getByLabel('Folder into which orders come').fill(folder);
  await hand.press('Watch this folder');
  await page.getByText(`There is no folder ${folder}`).waitFor();
  mkdirSync(folder);
  copyFileSync(ordersOf(made, 'ann'), join(folder, 'ann.orders'));
  // A file that was changed this moment is left alone until it has settled.
  await expect.poll(async () => {
    await page.getByLabel('Folder into which orders come').fill(folder);
    if (await page.getByRole('button', { name: 'Watch this folder' }).isEnabled()) await hand.press('Watch this folder');
    else await hand.press('Stop watching');
    return (await clock().textContent())?.includes('7 of 8 have no orders');
  }, { timeout: 40_000, interval: 1_000 }).toBe(true);
});
