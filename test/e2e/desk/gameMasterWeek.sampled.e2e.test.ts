import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { sizes } from '../support/sizes.ts';
import { sitting } from '../support/sitting.ts';
import { keepPicture } from '../support/people.ts';
import { scenario } from '../support/scenario.ts';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';

/* A game master at the desk: a week of a game of eight, from the files that come in to the results that go out, and what is decided besides. */
let page: Page;
let made: DeskGame;
let hand: DeskHand;

const home = sitting(
  (seated) => {
    ({ page } = seated);
    hand = deskHand(page);
  },
  { before: async (folder) => void (made = await newDeskGame(folder)) },
);

const results = (game: string): readonly string[] =>
  readdirSync(join(home, 'library/game-master', game, 'results'));
const clock = () => page.getByTestId('desk-clock');

const step = scenario(
  'a game master leads a week of a game of eight, from the files that come in to the results that go out',
);

/** A picture of the desk in each window, where pictures are wished for. */
async function looks(name: string): Promise<void> {
  const was = page.viewportSize();
  if (process.env['PICTURES'] === undefined || was === null) return;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await keepPicture(page, `${name}-${size.width}`);
  }
  await page.setViewportSize(was);
}

step('a game is begun from a list of players, and its invitations are written', async () => {
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByText('No games yet').waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByLabel('Title').fill('Spring');
  await form.getByLabel('Short name').fill('sp1');
  const players = form.getByLabel('Players, one per line');
  await players.fill('Klingon = Ann <ann@example.org>\nNobody we know; Bob');
  await form
    .getByText(/^Line \d: there is no empire «Nobody we know», or more than one begins so\.$/)
    .waitFor();
  await looks('desk-new-game');
  await players.fill('Klingon = Ann <ann@example.org>\nRomulan Star Empire; Bob; bob@example.org');
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await hand.press('Save in the game’s folder');
  await page.getByText('6 files written to').waitFor();
  expect(results('sp1').filter((name) => name.endsWith('.new'))).toHaveLength(6);
  await hand.press('All games');
});

step('a game made elsewhere comes by its file, and is refused when it is there', async () => {
  await hand.takeGame(made.file);
  await hand.at(3);
  await hand.press('All games');
  await hand.handOver('Open a .game file', [made.file]);
  const dialog = page.getByRole('dialog', { name: 'This game is on your desk already' });
  await dialog.getByText('Both are at the same turn').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Beta Quadrant/ }).click();
  await hand.at(3);
});

step(
  'from the files that came in to results in folder and outbox a turn takes eight clicks at most',
  async () => {
    await page.evaluate(() => {
      const counting = window as unknown as { clicks: number };
      counting.clicks = 0;
      window.addEventListener(
        'click',
        ({ isTrusted, detail }) => void (counting.clicks += isTrusted && detail > 0 ? 1 : 0),
        true,
      );
    });
    const names = ['old', 'ann', 'bob', 'cleo', 'dirk', 'eve', 'falk', 'gita', 'hugo'];
    await hand.handOver(
      'Add orders…',
      names.map((name) => ordersOf(made, name)),
    );
    const rows = page.getByRole('table', { name: 'Roll call' });
    await expect.poll(() => rows.getByRole('row', { name: /Final/ }).count()).toBe(7);
    await expect.poll(() => rows.getByRole('row', { name: /Draft.*Cleo/ }).count()).toBe(1);
    await page
      .getByRole('table', { name: 'Files received' })
      .getByRole('row', { name: /old\.orders.*Older turn.*turn 2/ })
      .waitFor();
    expect(await barriers(page)).toEqual([]);
    await hand.go('To judge');
    await hand.press(/^Judge all \d+ suitable$/);
    await page.getByText('Everything is judged').waitFor();
    await hand.press('Preview turn 3');
    await page.getByTestId('preview').waitFor();
    await hand.at(3);
    await hand.press('Run turn 3');
    await hand.at(4);
    await page.getByRole('heading', { name: 'The results for turn 4 are ready' }).waitFor();
    await hand.press('Save in the game’s folder');
    await expect.poll(() => page.getByTestId('published').textContent()).toContain('8 files written to');
    expect(results('dk1').filter((name) => name.startsWith('dk1N04'))).toHaveLength(8);
    await hand.press(/^Mail to/);
    await expect.poll(() => page.getByTestId('published').textContent()).toContain('letters in the outbox');
    const clicks = await page.evaluate(() => (window as unknown as { clicks: number }).clicks);
    // Counted where the hand clicks, so that a hand that did not click is noticed too.
    expect([clicks > 3, clicks <= 8]).toEqual([true, true]);
  },
);

step('the desk shows what the turn came to, and the orders of a player whole', async () => {
  const outcome = page.getByTestId('outcome');
  await outcome.getByRole('heading', { name: 'Turn 3 results' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await looks('desk-outcome');
  await outcome
    .getByRole('button', { name: /^Read the .* of / })
    .first()
    .click();
  const orders = page.getByRole('dialog', { name: /^Orders of .*, turn 3$/ });
  await expect.poll(() => orders.getByRole('definition').count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await looks('desk-orders');
  await page.keyboard.press('Escape');
  await orders.waitFor({ state: 'detached' });
  await hand.go('Turns');
  await hand.press('Standings');
  await outcome.waitFor();
  await looks('desk-standings');
  await page.getByRole('main').getByRole('button', { name: 'Turns' }).click();
  await page.getByRole('list', { name: 'Turns run' }).waitFor();
});

step('a letter is withdrawn before it goes', async () => {
  await hand.go('Letters');
  const letters = page.getByRole('table', { name: 'Letters' });
  await letters.getByRole('row', { name: /waiting.*ann@example\.org/ }).click();
  await page.getByRole('region', { name: 'The letter' }).getByRole('button', { name: 'Withdraw' }).click();
  await letters.getByRole('row', { name: /withdrawn.*ann@example\.org/ }).waitFor();
});

step.long('a turn is run again for a reason, gone back to, and brought back', async () => {
  await hand.go('Turns');
  await hand.press('Run again…');
  const again = page.getByRole('dialog', { name: 'Run turn 3 again' });
  await expect.poll(() => again.getByRole('button', { name: 'Run it again' }).isDisabled()).toBe(true);
  await again.getByRole('radio', { name: /New dice/ }).check();
  await hand.because('Run it again', 'The dice were seen before their time');
  await page.getByRole('heading', { name: 'The results for turn 4 are ready' }).waitFor();
  await hand.go('Turns');
  await page.getByText('run 2 times, with new dice').waitFor();
  await hand.press('Go back to it…');
  await hand.because('Go back', 'Orders were mixed up');
  await hand.at(3);
  await hand.press('Bring turn 4 back');
  await hand.at(4);
  await hand.logged(/desk.*The dice were seen before their time/);
});

step('the public page of a turn is shown, and saved as a web page', async () => {
  await hand.go('Turns');
  await hand.press('Public page…');
  const dialog = page.getByRole('dialog', { name: 'Public page of turn 4' });
  await expect
    .poll(() => dialog.getByTestId('public-page').textContent())
    .toContain('What happened in turn 3');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the web page' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('dk1-turn-4.html');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^<!doctype html>/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

step.long(
  'a player gets another address, and somebody stands in for another until they are back',
  async () => {
    await hand.seat('Cleo');
    await hand.press('Name and address…');
    await page.getByLabel('Mail address').fill('cleo@example.org');
    await hand.press('Save changes');
    await hand.card().getByText('cleo@example.org').waitFor();
    await hand.press('Add a stand-in…');
    await page.getByLabel('Name', { exact: true }).fill('Kim');
    await page.getByLabel('Mail address').fill('kim@example.org');
    await hand.press('Add stand-in');
    await hand.card().getByText('Kim, kim@example.org').waitFor();
    expect(readdirSync(join(home, 'library/game-master/dk1/invitations'))).toEqual([
      expect.stringMatching(/^dk1N04-.*-stand-in\.new$/),
    ]);
    await hand.press('Reinstate the player');
    await hand.card().getByRole('button', { name: 'Add a stand-in…' }).waitFor();
  },
);

step.long('the policy gets a deadline; the game is held, and goes on', async () => {
  await hand.go('Policy');
  await page.getByLabel('Day', { exact: true }).selectOption('Tuesday');
  await hand.press('Save policy');
  await clock()
    .getByText(/Turn 4 is due Tue .*America\/Los_Angeles/)
    .waitFor();
  await hand.press('Hold the game…');
  await hand.because('Hold', 'Holidays');
  await clock().getByText('On hold: Holidays').waitFor();
  await hand.press('End the hold');
  await clock().getByText('On hold').waitFor({ state: 'detached' });
  await hand.logged(/desk.*due: Tuesday 17:00 America\/Los_Angeles/);
});

step(
  'with nobody’s orders a turn runs only once the game master accepts that; then the game is ended',
  async () => {
    await page.keyboard.press('r');
    await page
      .getByTestId('preview')
      .getByRole('row', { name: /no orders/ })
      .first()
      .waitFor();
    const run = page.getByRole('button', { name: 'Run turn 4' });
    await expect.poll(() => run.isDisabled()).toBe(true);
    await page.getByText('Run anyway').click();
    await run.click();
    await hand.at(5);
    await hand.go('Policy');
    await hand.press('End the game…');
    await hand.because('End it', 'Well played, all.');
    await clock().getByText('The game is over. It ended at turn 5').waitFor();
  },
);
