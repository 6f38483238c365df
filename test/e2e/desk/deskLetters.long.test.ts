import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type RunningMailServer, startMailServer } from '../../support/mail/server.ts';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { type DeskHand, deskHand, ordersOf } from './deskHand.ts';
import { keepPicture } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* A game master writes to the players: a letter of their own, reminders, and a page for everybody. */
let page: Page;
let made: DeskGame;
let hand: DeskHand;
let server: RunningMailServer;

sitting(
  (seated) => {
    ({ page } = seated);
    hand = deskHand(page);
  },
  {
    async before(folder) {
      made = await newDeskGame(folder);
      server = await startMailServer();
    },
  },
);
afterAll(() => server.stop());

const writing = () => page.getByRole('dialog', { name: 'Write a letter' });
const preview = () => page.getByRole('dialog', { name: 'Letter: preview' });

const step = scenario(
  'a game master writes to the players: reminders, a letter of their own, a page for everybody',
);

step('without a server a reminder is laid out to be sent by hand', async () => {
  await hand.openGame(made);
  await hand.handOver(
    'Add orders…',
    ['ann', 'bob', 'cleo', 'dirk', 'eve'].map((name) => ordersOf(made, name)),
  );
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Roll call' })
        .getByRole('row', { name: /No orders/ })
        .count(),
    )
    .toBe(3);
  await hand.press('Remind players without orders');
  await preview()
    .getByRole('heading', { name: /orders of turn 3/ })
    .waitFor();
  await preview().getByText('gita@example.org').waitFor();
  await preview().getByRole('button', { name: 'Open mail program' }).click();
  await expect
    .poll(async () =>
      decodeURIComponent(
        (await preview().getByRole('link', { name: 'Open this link' }).getAttribute('href')) ?? '',
      ),
    )
    .toContain('bcc=gita@example.org,hugo@example.org');
  await keepPicture(page, 'letters-by-hand');
  // Notices lie in the dialog too, each with a cross of its own.
  await preview().locator('footer').getByRole('button', { name: 'Close' }).click();
  await preview().waitFor({ state: 'detached' });
});

step(
  'the server is set up, and the missing are reminded with one click, not twice unless asked',
  async () => {
    await hand.go('Letters');
    await hand.press('Mail settings…');
    const form = page.getByRole('dialog', { name: 'Mail settings' });
    await form.getByLabel('Send letters').check();
    await form.getByLabel('Server name').fill('127.0.0.1');
    await form.getByLabel('Encryption').selectOption('none');
    await form.getByLabel('Port').fill(String(server.port));
    await form.getByLabel('Your own address').fill('gm@example.org');
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    await hand.go('Roll call');
    await hand.press('Remind players without orders');
    const said = page.getByTestId('reminded');
    await expect
      .poll(() => said.textContent())
      .toMatch(/being sent to .* and .*Not reminded, for lack of a mail address: /s);
    await expect.poll(() => server.mails.length).toBe(2);
    await hand.press('Remind players without orders');
    await said.getByText('Already reminded within the last hour').waitFor();
    expect(server.mails).toHaveLength(2);
    await keepPicture(page, 'letters-reminded');
    await said.getByRole('button', { name: 'Remind them again' }).click();
    await expect.poll(() => server.mails.length).toBe(4);
  },
);

step('a letter is kept while it is written: over closing it, and over loading the page anew', async () => {
  await hand.press('Write a letter…');
  await writing().getByLabel('Subject').fill('A week off');
  await writing().getByLabel('Text').fill('Dear all,\n\nno turn next week.');
  await expect
    .poll(() => page.getByTestId('draft-state').textContent())
    .toContain('The draft is kept until you send or discard it');
  await writing().getByRole('button', { name: 'Keep as draft' }).click();
  await page.reload();
  await page.getByTestId('desk-turn').waitFor();
  await hand.at(3);
  await hand.press('Write a letter…');
  await expect.poll(() => writing().getByLabel('Subject').inputValue()).toBe('A week off');
  await expect.poll(() => writing().getByLabel('Text').inputValue()).toBe('Dear all,\n\nno turn next week.');
});

step(
  'the preview shows exactly what goes to whom; what was sent can be taken back, and is a draft again',
  async () => {
    await writing().getByRole('radio', { name: 'Some players' }).check();
    for (const name of ['Ann', 'Bob', 'Cleo'])
      await writing().getByRole('group', { name: 'Players' }).getByText(`(${name})`).click();
    await keepPicture(page, 'letters-writing');
    await writing().getByRole('button', { name: 'Preview' }).click();
    const people = preview().getByRole('list', { name: 'Recipients' });
    await expect.poll(() => people.getByRole('listitem').count()).toBe(2);
    await preview()
      .getByText(/^No mail address: /)
      .waitFor();
    await expect.poll(() => preview().getByRole('article').textContent()).toContain('no turn next week.');
    await keepPicture(page, 'letters-preview');
    await preview().getByRole('button', { name: 'Send to 2 people' }).click();
    await page.getByTestId('toasts').getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => writing().getByLabel('Subject').inputValue()).toBe('A week off');
    await expect.poll(() => writing().getByRole('radio', { name: 'Some players' }).isChecked()).toBe(true);
    await writing().getByRole('radio', { name: 'All players' }).check();
    await writing().getByRole('button', { name: 'Preview' }).click();
    await preview().getByRole('button', { name: 'Send to 6 people' }).click();
    await preview().waitFor({ state: 'detached' });
    await hand.go('Letters');
    const letters = page.getByRole('table', { name: 'Letters' });
    await expect.poll(() => letters.getByRole('row', { name: /withdrawn.*letter/ }).count()).toBe(2);
    await hand.press('Write a letter…');
    await expect.poll(() => writing().getByLabel('Text').inputValue()).toBe('');
    await writing().getByRole('button', { name: 'Keep as draft' }).click();
  },
);

step('the public page of a turn is shown and saved as a web page, a text and a chart', async () => {
  await hand.go('Turns');
  await hand.press('Public page…');
  const dialog = page.getByRole('dialog', { name: 'Public page of turn 3' });
  const shown = dialog.getByTestId('public-page');
  await expect.poll(() => shown.textContent()).toContain('What happened in turn 2');
  await expect
    .poll(() => shown.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await keepPicture(page, 'letters-page');
  for (const [button, ending, begins] of [
    ['Save the web page', 'html', '<!doctype html>'],
    ['Save the text', 'txt', 'The Beta Quadrant'],
    ['Save the chart', 'svg', '<svg'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`dk1-turn-3.${ending}`);
    expect(readFileSync(await download.path(), 'utf8').startsWith(begins)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

// A letter can be taken back for twenty seconds; the steps before this one have filled them.
step('what was not taken back has gone out by then, to each of the six alone', async () => {
  const gone = (): readonly string[] => server.mails.filter((mail) => mail.includes('no turn next week.'));
  await expect.poll(() => gone().length).toBe(6);
  for (const mail of gone())
    expect(new Set(mail.match(/\b(ann|bob|dirk|eve|gita|hugo)@/g))).toHaveProperty('size', 1);
  await hand.go('Letters');
  const letters = page.getByRole('table', { name: 'Letters' });
  await expect.poll(() => letters.getByRole('row', { name: /sent.*letter/ }).count()).toBe(6);
});
