import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type RunningMailServer, startMailServer } from '../../support/mail/server.ts';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';
import { keepPicture } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* A game master at the desk: a week of a game of eight, from the files that come in to the results that go out. */
let page: Page;
let made: DeskGame;
let hand: DeskHand;

let server: RunningMailServer;
/** How often the server was offered a letter to Bob, whom it does not know at first. */
let offered = 0;

const home = sitting(
  (seated) => {
    ({ page } = seated);
    hand = deskHand(page);
  },
  {
    async before(folder) {
      made = await newDeskGame(folder);
      server = await startMailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('bob') && (offered += 1) === 1 ? new Error('No such mailbox here') : null),
      });
    },
  },
);
afterAll(() => server.stop());

const file = (name: string): string => ordersOf(made, name);

const step = scenario(
  'a game master leads a week of a game of eight, from the files that come in to the results that go out',
);

step('a game is begun from a list of players, and its invitations are written', async () => {
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByText('No games yet').waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByLabel('Title').fill('Spring');
  await form.getByLabel('Short name').fill('sp1');
  await form
    .getByLabel('Players, one on each line')
    .fill('Klingon = Ann <ann@example.org>\nNobody we know; Bob');
  await form.getByText('No such empire, or one named twice: Nobody we know; Bob').waitFor();
  await form
    .getByLabel('Players, one on each line')
    .fill('Klingon = Ann <ann@example.org>\nRomulan Star Empire; Bob; bob@example.org');
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
  await page.getByRole('button', { name: 'Write into the game’s folder' }).click();
  await page.getByText('6 files written to').waitFor();
  expect(
    readdirSync(join(home, 'library/game-master/sp1/results')).filter((name) => name.endsWith('.new')),
  ).toHaveLength(6);
  await page.getByRole('button', { name: 'All games' }).click();
});

step('a game made elsewhere comes by its file, and is refused when it is there', async () => {
  await hand.takeGame(made.file);
  await hand.at(3);
  await page.getByRole('button', { name: 'All games' }).click();
  await hand.handOver('Open a .game file', [made.file]);
  const dialog = page.getByRole('dialog', { name: 'This game is on your desk already' });
  await dialog.getByText('Both stand at the same turn').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Beta Quadrant/ }).click();
  await hand.at(3);
});

step('files are taken in, each with its verdict; the roll call tells who is missing', async () => {
  await hand.handOver('Add orders…', [
    file('old'),
    ...['ann', 'bob', 'cleo', 'dirk', 'eve', 'falk'].map(file),
  ]);
  const rows = page.getByRole('table', { name: 'Roll call' });
  await expect.poll(() => rows.getByRole('row', { name: /Final/ }).count()).toBe(5);
  await expect.poll(() => rows.getByRole('row', { name: /Draft.*Cleo/ }).count()).toBe(1);
  await expect.poll(() => rows.getByRole('row', { name: /No orders/ }).count()).toBe(2);
  await page
    .getByRole('table', { name: 'Files that came in' })
    .getByRole('row', { name: /old\.orders.*Older turn.*turn 2/ })
    .waitFor();
});

step('proclamations are judged all at once, which is undone, and by keys', async () => {
  await page.keyboard.press('2');
  await page
    .getByRole('article')
    .first()
    .getByText('All empires read it, and the empire gains 7 resources.')
    .waitFor();
  await keepPicture(page, 'desk-judge');
  await page.getByRole('button', { name: /^Judge all \d+ suitable$/ }).click();
  await page.getByText('Everything is judged').waitFor();
  await page.getByTestId('toasts').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Judge all \d+ suitable$/ }).waitFor();
  await page.getByRole('article').first().focus();
  await page.keyboard.press('2');
  await page.getByRole('article', { name: /: short$/ }).waitFor();
  await page.getByRole('article').nth(1).getByRole('button', { name: 'suitable', exact: true }).click();
  await page.getByText('Everything is judged').waitFor();
});

step('the turn is tried, and run only once the game master accepts that orders are missing', async () => {
  await page.keyboard.press('r');
  await page
    .getByTestId('preview')
    .getByRole('row', { name: /no orders/ })
    .first()
    .waitFor();
  await hand.at(3);
  const run = page.getByRole('button', { name: 'Run turn 3' });
  await expect.poll(() => run.isDisabled()).toBe(true);
  await page.getByText('Run anyway').click();
  await run.click();
  await hand.at(4);
  await page.getByRole('heading', { name: 'The results for turn 4 are ready' }).waitFor();
  await page.getByRole('button', { name: 'Write into the game’s folder' }).click();
  await expect.poll(() => page.getByTestId('published').textContent()).toContain('8 files written to');
  await keepPicture(page, 'desk-mail-too');
  await page
    .getByTestId('mail-too')
    .getByRole('button', { name: /^Mail to/ })
    .click();
  await expect.poll(() => page.getByTestId('published').textContent()).toContain('letters in the outbox');
  await hand.go('Letters');
  await page.getByRole('row', { name: /waiting.*ann@example\.org/ }).waitFor();
});

step('a letter is withdrawn before it goes, and one that failed is sent again', async () => {
  const letters = page.getByRole('table', { name: 'Letters' });
  const letter = page.getByRole('region', { name: 'The letter' });
  await letters.getByRole('row', { name: /waiting.*ann@example\.org/ }).click();
  await letter.getByRole('button', { name: 'Never send it' }).click();
  await letters.getByRole('row', { name: /withdrawn.*ann@example\.org/ }).waitFor();
  await hand.press('Mail settings…');
  const form = page.getByRole('dialog', { name: 'Mail settings' });
  await form.getByLabel('Send letters').check();
  await form.getByLabel('Name of the server').fill('127.0.0.1');
  await form.getByLabel('Protection').selectOption('none');
  await form.getByLabel('Port').fill(String(server.port));
  await form.getByLabel('Your own address').fill('gm@example.org');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
  await hand.press('Send what waits');
  await letters.getByRole('row', { name: /failed.*bob@example\.org/ }).click();
  await letter.getByText(/No such mailbox here.*Check the address of this player/).waitFor();
  await letter.getByRole('button', { name: 'Send it again' }).click();
  await letter.getByRole('button', { name: 'Send it again' }).waitFor({ state: 'detached' });
  await hand.press('Send what waits');
  await letters.getByRole('row', { name: /sent.*bob@example\.org/ }).waitFor();
  expect(server.mails.filter((mail) => mail.includes('bob@example.org'))).toHaveLength(1);
  expect(server.mails.filter((mail) => mail.includes('ann@example.org'))).toEqual([]);
  await expect.poll(() => letters.getByRole('row', { name: /sent/ }).count()).toBe(5);
});

step('a player gets another address, and the policy a deadline', async () => {
  await hand.go('Roll call');
  await page.getByRole('row', { name: /Cleo/ }).click();
  await page.getByRole('button', { name: 'Name and address…' }).click();
  await page.getByLabel('Mail address').fill('cleo@example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('complementary').getByText('cleo@example.org').waitFor();
  await hand.go('Policy');
  await page.getByLabel('Day').selectOption('Tuesday');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await expect
    .poll(() => page.getByTestId('desk-clock').textContent())
    .toMatch(/Turn 4 is due Tue .*America\/Los_Angeles/);
});

step('a turn is run again for a reason, gone back to, and brought back', async () => {
  await hand.go('Turns');
  await page.getByRole('button', { name: 'Run again…' }).first().click();
  const again = page.getByRole('dialog', { name: 'Run turn 3 again' });
  await expect.poll(() => again.getByRole('button', { name: 'Run it again' }).isDisabled()).toBe(true);
  await again.getByLabel(/^Reason/).fill('A fleet went astray');
  await again.getByRole('button', { name: 'Run it again' }).click();
  await page.getByRole('heading', { name: 'The results for turn 4 are ready' }).waitFor();
  await hand.go('Turns');
  await page.getByText('run 2 times').waitFor();
  await page.getByRole('button', { name: 'Run again…' }).first().click();
  await again.getByRole('radio', { name: /New dice/ }).check();
  await hand.because('Run it again', 'The dice were seen before their time');
  await hand.at(4);
  await hand.go('Turns');
  await page.getByText('run 3 times, with new dice').waitFor();
  await page.getByRole('button', { name: 'Go back to it…' }).first().click();
  await page.getByLabel(/^Why/).fill('Orders were mixed up');
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await hand.at(3);
  await page.getByRole('button', { name: 'Bring turn 4 back' }).click();
  await hand.at(4);
  await hand.go('Log');
  await page.getByRole('row', { name: /desk.*A fleet went astray/ }).waitFor();
});
