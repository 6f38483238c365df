import type { BrowserContext, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand } from './deskHand.ts';

/* Two windows on one game: the other follows what is done in the first; one that has not heard of it does nothing by mistake. */
let first: Page;
let second: Page;
let context: BrowserContext;
let made: DeskGame;
let hand: DeskHand;
let other: DeskHand;

sitting(
  (seated) => {
    first = seated.page;
    context = first.context();
    hand = deskHand(first);
  },
  { before: async (folder) => void (made = await newDeskGame(folder)) },
);

const step = scenario('two windows at the desk of one game');

step('the same game is opened in both', async () => {
  await first.getByRole('button', { name: 'Game master' }).click();
  await hand.takeGame(made.file);
  await hand.at(3);
  second = await context.newPage();
  other = deskHand(second);
  await second.goto(first.url());
  await second.getByRole('button', { name: 'Game master' }).click();
  await second.getByRole('button', { name: /Beta Quadrant/ }).click();
  await other.at(3);
});

step('what is done in one is seen in the other', async () => {
  await hand.go('Policy');
  await first.getByRole('button', { name: 'Hold the game…' }).click();
  await hand.because('Hold', 'A week off.');
  await second.getByTestId('desk-clock').getByText('A week off.').waitFor();
});

step(
  'a window that still shows turn 3 runs no turn 4: it says that turn 3 has been run, and shows turn 4',
  async () => {
    await other.go('Preview and run');
    await second.getByLabel('Run anyway').check();
    // The window hears nothing of what the first one does.
    const held: Route[] = [];
    await second.route('**/call/gm.desk', (route) => void held.push(route));
    await hand.go('Preview and run');
    await first.getByLabel('Run anyway').check();
    await hand.press('Run turn 3');
    await hand.at(4);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await other.at(3);
    await other.press('Run turn 3');
    await other.said('Turn 3 has been run since you looked');
    await second.unroute('**/call/gm.desk');
    await other.at(4);
    await second.reload();
    await other.at(4);
    await hand.at(4);
  },
);
