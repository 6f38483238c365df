import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { type DeskHand, deskHand } from './deskHand.ts';
import { gm } from '../support/host.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* A player asks the game master for something in the orders file, and the game master answers, keeps notes, and sees who keeps time. */
let ann: Person;
let page: Page;
let hand: DeskHand;
let orders = '';

const home = sitting(
  async (seated) => {
    ({ person: ann, page } = seated);
    hand = deskHand(page);
    await ann.open(join(home, 'results', invitations()[0] ?? ''));
  },
  {
    async before(folder) {
      await gm(
        'new',
        join(folder, 'gw9.game'),
        '--id',
        'gw9',
        '--size',
        'small',
        '--seed',
        'requests',
        '--out',
        join(folder, 'results'),
      );
      const [first = '', second = ''] = readdirSync(join(folder, 'results'))
        .filter((name) => name.endsWith('.new'))
        .sort()
        .map((name) => name.slice('gw9N01-'.length, -'.new'.length));
      await gm('player', join(folder, 'gw9.game'), first, '--player', 'Ann', '--address', 'ann@example.org');
      await gm('player', join(folder, 'gw9.game'), second, '--player', 'Bob', '--address', 'bob@example.org');
    },
  },
);
const invitations = (): readonly string[] =>
  readdirSync(join(home, 'results'))
    .filter((name) => name.endsWith('.new'))
    .sort();
const form = () => page.getByTestId('requests');
const saveTurn = async (): Promise<void> => {
  await ann.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Save Turn/ })
    .click();
};
const request = (kind: string) =>
  page.getByRole('region', { name: 'Requests' }).getByRole('listitem', { name: new RegExp(kind) });
const notes = () => hand.card().getByRole('textbox', { name: /^Your notes/ });

const step = scenario(
  'a player asks the game master for something, and the answer, notes and punctuality follow',
);

step(
  'a player asks for more time and a holiday, takes the holiday back, and what is left stays over a new start of the page',
  async () => {
    await saveTurn();
    await form().getByText('Ask the game master…').click();
    await form().getByText('More time for this turn').click();
    await form().getByLabel('Until the end of').fill('2099-01-02');
    await form().getByLabel('Note to the game master').first().fill('I am moving house');
    await form().getByText('A holiday').click();
    await form().getByLabel('By').selectOption('days');
    // A holiday without its days cannot be sent.
    await form().getByText('Choose the first day and the last day.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save orders file' }).isDisabled()).toBe(true);
    expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
    await ann.picture('requests-player');
    await form().getByText('A holiday').click();
    await form().getByText('Ask the game master: 1 request').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    // The page comes back to the screen it was on.
    await page.getByTestId('game').waitFor();
    await saveTurn();
    await expect.poll(() => form().getByLabel('Until the end of').inputValue()).toBe('2099-01-02');
    await page.keyboard.press('Escape');
    orders = await ann.saveTurn(home);
  },
);

step(
  'the roll call shows it, and one click extends the turn with the reason filled in and marks it as granted',
  async () => {
    await ann.menu('Game');
    await page.getByRole('button', { name: /^Start-up Menu/ }).click();
    await hand.openGame({ file: join(home, 'gw9.game'), orders: [] });
    await hand.handOver('Add orders…', [orders]);
    await request('extension').getByText('asks for more time, until 2099-01-02.').waitFor();
    await request('extension').getByText('I am moving house').waitFor();
    await page
      .getByRole('navigation', { name: 'Desk' })
      .getByRole('button', { name: 'Roll call 1' })
      .waitFor();
    expect(await barriers(page)).toEqual([]);
    await ann.picture('requests-desk');
    await request('extension').getByRole('button', { name: 'Extend the turn…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extend turn 1' });
    await expect.poll(() => dialog.getByLabel('Due on').inputValue()).toBe('2099-01-02T23:59');
    await expect.poll(() => dialog.getByLabel(/^Reason/).inputValue()).toMatch(/asked for more time$/);
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await dialog.waitFor({ state: 'detached' });
    await request('extension')
      .getByText(/^Granted/)
      .waitFor();
    await expect.poll(() => page.getByTestId('desk-clock').textContent()).toContain('Fri 2 Jan 2099');
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: 'Roll call 1' }).count(),
      )
      .toBe(0);
    // The answer can be changed, with a word.
    await request('extension').getByRole('button', { name: 'Change the answer…' }).click();
    await page.getByRole('dialog').getByText('Mark as granted').click();
    await hand.because('Grant', 'Good luck with the boxes');
    await request('extension')
      .getByText(/^\s*Granted\s[\s\S]*Good luck with the boxes/)
      .waitFor();
  },
);

step(
  'notes about a player are saved as they are typed, undone, and kept when the page closes in the middle',
  async () => {
    await hand.seat('Ann');
    await notes().fill('Answers at night.');
    await hand.card().getByText('Saved', { exact: true }).waitFor();
    await ann.picture('notes-desk');
    // Another empire's card comes at once: what was just typed is not lost.
    await notes().fill('Answers at night. Has two addresses.');
    await hand.seat('Bob');
    await expect.poll(() => notes().inputValue()).toBe('');
    await hand.seat('Ann');
    await expect.poll(() => notes().inputValue()).toBe('Answers at night. Has two addresses.');
    await notes().fill('Something foolish');
    await hand.card().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => notes().inputValue()).toBe('Answers at night. Has two addresses.');
    await hand.card().getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await hand.seat('Ann');
    await expect.poll(() => notes().inputValue()).toBe('Answers at night. Has two addresses.');
    expect(await gm('notes', join(home, 'library/game-master/gw9/gw9.game'))).toContain('Has two addresses.');
  },
);

step('after a turn the card and the table of players tell who kept time', async () => {
  await hand.press(/^Preview turn 1/);
  await page.getByText('Run anyway').click();
  await page.getByRole('button', { name: 'Run turn 1' }).click();
  await hand.at(2);
  await hand.seat('Ann');
  await hand.card().getByText('1 of 1 in time, asked for more time once').waitFor();
  await hand.seat('Bob');
  await hand.card().getByText('0 of 1 in time, 1 missed').waitFor();
  await hand.card().getByRole('button', { name: 'All players' }).click();
  const table = page.getByRole('table', { name: 'Players' });
  const first = () => table.locator('tbody tr').first().textContent();
  await expect.poll(first).toContain('Ann');
  await table.getByRole('button', { name: 'In time' }).click();
  await expect.poll(first).toContain('Bob');
  await table.getByRole('row', { name: /Ann/ }).click();
  await page.getByRole('dialog').getByText('Identified by mail address.').waitFor();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await ann.picture('players-desk');
  await page.keyboard.press('Escape');
});
