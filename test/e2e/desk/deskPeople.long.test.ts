import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* The game master and the players: files that should not count, who stands in, who joins, and what is decided about an empire. */
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

const files = () => page.getByRole('table', { name: 'Files received' });
const roll = () => page.getByRole('table', { name: 'Roll call' });
const invitations = (): readonly string[] =>
  readdirSync(join(home, 'library/game-master/dk1/invitations')).sort();

const step = scenario('files are set aside, and players stand in, come new, and are led by the computer');

step(
  'a file that came in time is set aside for a reason, and counts again once the game master lets it',
  async () => {
    await hand.handOver('Add orders…', [ordersOf(made, 'eve'), ordersOf(made, 'hugo')]);
    await files()
      .getByRole('row', { name: /eve\.orders/ })
      .click();
    await page.getByRole('region', { name: 'The file' }).getByRole('button', { name: 'Set aside…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set orders aside' });
    await expect.poll(() => dialog.getByRole('button', { name: 'Set aside' }).isDisabled()).toBe(true);
    await hand.because('Set aside', 'Eve sent the wrong file');
    await files()
      .getByRole('row', { name: /eve\.orders.*Set aside.*Eve sent the wrong file/ })
      .waitFor();
    await roll()
      .getByRole('row', { name: /No orders.*Eve/ })
      .waitFor();
    await hand.logged(/desk.*were set aside\. Eve sent the wrong file/);

    await hand.go('Roll call');
    await files()
      .getByRole('row', { name: /eve\.orders/ })
      .click();
    await page
      .getByRole('region', { name: 'The file' })
      .getByRole('button', { name: 'Let it count…' })
      .click();
    await page
      .getByRole('dialog', { name: 'Let orders count again' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await roll()
      .getByRole('row', { name: /Final.*Eve/ })
      .waitFor();
    await hand.logged(/desk.*orders \d+ of .* count\./);
  },
);

step(
  'orders that give an empire up are flagged, and set aside from its card: those before them count',
  async () => {
    await hand.go('Roll call');
    await hand.handOver('Add orders…', [ordersOf(made, 'coup')]);
    await roll()
      .getByRole('row', { name: /Hugo.*1 flag/ })
      .waitFor();
    await hand.seat('Hugo');
    await hand.card().getByText('A palace coup (GE 7290)').waitFor();
    await hand.card().getByRole('button', { name: 'Set the orders aside…' }).click();
    await hand.because('Set aside', 'His functionaries would not have it');
    await files()
      .getByRole('row', { name: /hugo\.orders.*Counts/ })
      .waitFor();
    await expect.poll(() => hand.card().getByText('A palace coup').count()).toBe(0);
  },
);

step('somebody stands in with an invitation of their own, and the player comes back', async () => {
  await hand.seat('Cleo');
  await hand.card().getByRole('button', { name: 'Add a stand-in…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kim');
  await page.getByLabel('Mail address').fill('kim@example.org');
  await hand.press('Add stand-in');
  await hand.said('Kim stands in');
  await hand.card().getByText('Kim, kim@example.org').waitFor();
  await roll()
    .getByRole('row', { name: /Cleo.*stand-in/ })
    .waitFor();
  expect(invitations()).toEqual([expect.stringMatching(/^dk1N02-.*-stand-in\.new$/)]);
  await hand.card().getByRole('button', { name: 'Reinstate the player' }).click();
  await hand.said('Cleo is back');
  await hand.card().getByRole('button', { name: 'Add a stand-in…' }).waitFor();
  await hand.logged(/desk.*Kim/);
});

step('a new player gets the seat for good, with keys of their own, for a reason', async () => {
  await hand.seat('Dirk');
  await hand.card().getByRole('button', { name: 'New player…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lou');
  await page.getByLabel('Mail address').fill('lou@example.org');
  await hand.because('Replace player', 'missed two turns');
  await hand.said('Lou now plays this empire');
  await roll().getByRole('row', { name: /Lou/ }).waitFor();
  expect(invitations().filter((name) => /^dk1N02-/.test(name) && !name.includes('stand-in'))).toHaveLength(1);
  // What the old player signs from now on is not taken.
  await hand.handOver('Add orders…', [ordersOf(made, 'dirk')]);
  await files()
    .getByRole('row', { name: /dirk\.orders.*Refused/ })
    .waitFor();
  await hand.logged(/desk.*given to Lou <lou@example\.org>\. missed two turns/);
});

step('an empire is led by the computer, its ruler made a commoner, and both taken back', async () => {
  await hand.seat('Eve');
  await hand.card().getByRole('button', { name: 'Decide about the seat…' }).click();
  const decide = async (word: string): Promise<void> => {
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: word })
      .getByRole('button', { name: 'Choose' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await decide('let the computer lead');
  await roll()
    .getByRole('row', { name: /Computer.*Eve.*computer/ })
    .waitFor();
  await hand.press('Decide about the seat…');
  await decide('make its ruler a commoner');
  await hand.card().getByText('decreed: commoner, computer').waitFor();
  await hand.press('Decide about the seat…');
  await decide('give the empire back');
  await roll()
    .getByRole('row', { name: /Final.*Eve/ })
    .waitFor();
  await hand.press('Decide about the seat…');
  await decide('raise its ruler to royalty');
  await expect.poll(() => hand.card().getByText('decreed').count()).toBe(0);
  await hand.logged(/desk.*is royalty/);
});
