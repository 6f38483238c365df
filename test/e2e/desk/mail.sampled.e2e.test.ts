import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { gm } from '../support/host.ts';
import { type Person, sitDown } from '../support/people.ts';
import { openPostOffice, type PostOffice } from '../support/postOffice.ts';
import { scenario } from '../support/scenario.ts';
import { sitting } from '../support/sitting.ts';
import { type DeskHand, deskHand } from './deskHand.ts';
import { mailOf, names, scenario as fourInARow, seats } from './mailGame.ts';

/*
 * A game by mail: invitations, orders, receipts, reminders, a letter to all, and results go by letter between the window of a player and
 * the desk of the game master.
 */
const [ann, bob, gmAddress] = [mailOf('ann'), mailOf('bob'), mailOf('gm')];
let post: PostOffice;
let player: Person;
let desk: Page;
let hand: DeskHand;
/** How often the server was offered a letter to Bob, whom it does not know at first. */
let offered = 0;

const home = sitting(
  async ({ browser, host, person }) => {
    player = person;
    desk = (await sitDown(browser, host)).page;
    hand = deskHand(desk);
    await hand.openGame({ file: join(home, 'mg1.game'), orders: [] });
  },
  {
    async before(folder) {
      post = await openPostOffice(gmAddress, {
        onRcptTo: ({ address }, _session, done) =>
          done(address === bob && (offered += 1) === 1 ? new Error('No such mailbox here') : null),
      });
      const map = join(folder, 'four.scenario');
      writeFileSync(map, JSON.stringify(fourInARow));
      const people = names.flatMap((who) => ['--seat', `${seats[who].seat}=${who} <${mailOf(who)}>`]);
      const set = ['--id', 'mg1', '--address', gmAddress, ...people, '--out', join(folder, 'invitations')];
      await gm('new', join(folder, 'mg1.game'), '--scenario', map, ...set);
    },
  },
);
afterAll(() => post.stop());

const letters = () => desk.getByRole('table', { name: 'Letters' });
const letter = () => desk.getByRole('region', { name: 'The letter' });
const writing = () => desk.getByRole('dialog', { name: 'Write a letter' });
const preview = () => desk.getByRole('dialog', { name: 'Letter: preview' });

/** The player opens the results of a turn that came by letter. */
async function opens(turn: number): Promise<void> {
  const mine = () => post.filesFor(ann).filter(({ name }) => name.startsWith(`mg1N0${turn}-`));
  await expect.poll(() => mine().map(({ name }) => name)).toEqual([`mg1N0${turn}-${seats.ann.seat}.new`]);
  const [{ name, bytes } = { name: 'nothing', bytes: '' }] = mine();
  writeFileSync(join(home, name), bytes);
  await player.open(join(home, name));
  await expect.poll(() => player.page.getByTestId('turn-number').textContent()).toContain(`Turn ${turn}`);
}

const step = scenario('a turn is played by mail, from the invitations to the results');

step('the mailbox and the server are set up at the desk, and the invitations go out', async () => {
  await hand.go('Letters');
  await hand.press('Mail settings…');
  const form = desk.getByRole('dialog', { name: 'Mail settings' });
  await form.getByLabel('Fetch orders').check();
  await form.getByLabel('Send letters').check();
  for (const [name, port] of [
    ['Mailbox', post.imap],
    ['Server for outgoing mail', post.smtp],
  ] as const) {
    const part = form.getByRole('group', { name });
    await part.getByLabel('Server name').fill('127.0.0.1');
    await part.getByLabel('Encryption').selectOption('none');
    await part.getByLabel('Port').fill(String(port));
    if (name === 'Mailbox') {
      await part.getByLabel('User name').fill('gm');
      await part.getByLabel('Password').fill('secret');
    }
  }
  await form.getByLabel('Your own address').fill(gmAddress);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
  await hand.go('Preview and run');
  await hand.press('Mail to 4 players');
  await hand.go('Letters');
});

step('a letter that the server refused says why, and is sent again', async () => {
  await letters()
    .getByRole('row', { name: /failed.*bob@example\.org/ })
    .click();
  await letter()
    .getByText(/No such mailbox here.*Check the address of this player/)
    .waitFor();
  await letter().getByRole('button', { name: 'Send it again' }).click();
  await letters()
    .getByRole('row', { name: /sent.*bob@example\.org/ })
    .waitFor();
  await expect.poll(() => post.filesFor(bob)).toHaveLength(1);
});

step('a player opens the invitation from the letter, gives an order on the map, and mails it', async () => {
  await opens(1);
  const { page } = player;
  await player.chooseUnit('A1');
  await player.clickSector(seats.ann.colony);
  await expect.poll(() => page.getByTestId('unit-orders').textContent()).toContain(seats.ann.colony);
  await page.keyboard.press('Control+m');
  const panel = page.getByTestId('sending');
  await expect.poll(() => panel.getByLabel('The game master’s address').inputValue()).toBe(gmAddress);
  await panel.getByText('My own server').click();
  await panel.getByLabel('Server name').fill('127.0.0.1');
  await panel.getByLabel('Encryption').selectOption('none');
  await panel.getByLabel('Port').fill(String(post.smtp));
  await panel.getByLabel('Your own address').fill(ann);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => panel.textContent()).toMatch(/Sent \d\d:\d\d, accepted/);
  await page.keyboard.press('Escape');
});

step(
  'the desk fetches the orders, and the player is answered with them as they were understood',
  async () => {
    await hand.press('Fetch mail');
    await hand.go('Roll call');
    const rows = desk.getByRole('table', { name: 'Roll call' });
    await rows.getByRole('row', { name: /Final.*ann/ }).waitFor();
    await expect.poll(() => rows.getByRole('row', { name: /No orders/ }).count()).toBe(3);
    await expect
      .poll(() => post.textsFor(ann).at(-1))
      .toMatch(/counts, as final orders.*Arrow of Ann.*Travel to Hraka/);
    expect([...post.textsFor(bob), ...post.textsFor(mailOf('cid'))].join()).not.toContain('Arrow of Ann');
  },
);

step('the missing are reminded with one click, and not twice', async () => {
  const told = (): readonly number[] => names.map((who) => post.textsFor(mailOf(who)).length);
  expect(told()).toEqual([2, 1, 1, 1]);
  await hand.press('Remind players without orders');
  await expect.poll(told).toEqual([2, 2, 2, 2]);
  await hand.press('Remind players without orders');
  await desk.getByTestId('reminded').getByText('Already reminded within the last hour').waitFor();
  expect(told()).toEqual([2, 2, 2, 2]);
});

step.long('a letter to all is kept while it is written, shown before it goes, and taken back', async () => {
  await hand.press('Write a letter…');
  await writing().getByLabel('Subject').fill('A week off');
  await writing().getByLabel('Text').fill('Dear all,\n\nno turn next week.');
  await writing().getByRole('button', { name: 'Keep as draft' }).click();
  await writing().waitFor({ state: 'hidden' });
  await desk.reload();
  await hand.at(1);
  await hand.press('Write a letter…');
  await expect.poll(() => writing().getByLabel('Text').inputValue()).toBe('Dear all,\n\nno turn next week.');
  await writing().getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => preview().getByRole('article').textContent()).toContain('no turn next week.');
  await preview().getByRole('button', { name: 'Send to 4 people' }).click();
  await desk.getByTestId('toasts').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => writing().getByLabel('Subject').inputValue()).toBe('A week off');
  await writing().getByRole('button', { name: 'Keep as draft' }).click();
  await hand.go('Letters');
  await expect
    .poll(() =>
      letters()
        .getByRole('row', { name: /withdrawn/ })
        .count(),
    )
    .toBe(4);
});

step('the turn is run, its results are mailed, and the player reads what came of the order', async () => {
  await hand.go('Preview and run');
  await desk.getByText('Run anyway').click();
  await hand.press('Run turn 1');
  await hand.at(2);
  await hand.press('Mail to 4 players');
  await opens(2);
  await player.menu('Messages');
  await player.page
    .getByTestId('messages')
    .getByText(/Arrow of Ann.*Hraka/)
    .first()
    .waitFor();
  expect(post.textsFor(bob).join()).not.toContain('no turn next week');
});
