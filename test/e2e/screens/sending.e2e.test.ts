import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { splitFile } from '#kernel/files/envelope.ts';
import { ownCertificatePath, startMailServer, type RunningMailServer } from '../../support/mail/server.ts';
import { openings } from '../../support/play/openings.ts';
import { tempFolder } from '../../support/tempFolder.ts';
import { barriers } from '../support/barriers.ts';
import { gm } from '../support/host.ts';
import type { Person } from '../support/people.ts';
import { sitting } from '../support/sitting.ts';
import { scenario } from '../support/scenario.ts';

/* One player sends the same turn twice: with a mail program, and with a mail server of their own. */
const programs = openings(tempFolder());
const account = { user: 'ann', pass: 'open sesame' };
let server: RunningMailServer;
let ann: Person;
let page: Page;

const home = sitting(
  async (seated) => {
    ({ person: ann, page } = seated);
    const [invitation = ''] = readdirSync(join(home, 'results'))
      .filter((name) => name.endsWith('.new'))
      .sort();
    await ann.open(join(home, 'results', invitation));
  },
  {
    env: { ...programs.env, NODE_EXTRA_CA_CERTS: ownCertificatePath },
    async before(folder) {
      server = await startMailServer({ account });
      await gm(
        'new',
        join(folder, 'gw9.game'),
        '--id',
        'gw9',
        '--size',
        'small',
        '--seed',
        'letters',
        '--out',
        join(folder, 'results'),
      );
    },
  },
);
afterAll(() => server.stop());

const panel = () => page.getByTestId('sending');

const step = scenario('one turn is sent twice: with a mail program, and with a mail server of one’s own');

step('from Save Turn, the mail program opens with everything and the file lies ready', async () => {
  await ann.menu('Game');
  await page
    .getByTestId('game')
    .getByRole('button', { name: /^Save Turn/ })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save orders file' }).click();
  await (await download).cancel();
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await panel().getByText('You have given no orders yet.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Open the mail' }).isDisabled()).toBe(true);
  await page.getByLabel('The game master’s address').fill('gm@example.org');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await panel().getByText('Attach this file to the mail').waitFor();
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  const [link = '', folder = ''] = programs.opened();
  expect(link).toMatch(/^mailto:gm@example\.org\?subject=Game%20gw9%2C%20turn%201%3A%20orders%20of%20the%20/);
  const name = readdirSync(folder)[0] ?? '';
  expect(splitFile(readFileSync(join(folder, name)))).toMatchObject({ ok: true, value: { kind: 'orders' } });
  await expect.poll(() => panel().textContent()).toContain(name);
  await expect.poll(() => panel().textContent()).toContain(folder);
  await page.getByRole('button', { name: 'Done' }).click();
});

step('by a server of their own it goes at once, after one clear message about a wrong password', async () => {
  await page.keyboard.press('Control+m');
  await panel().getByText('You opened a mail with these orders').waitFor();
  await page.getByText('My own server').click();
  await page.getByLabel('Name of the server').fill('localhost');
  await page.getByText('STARTTLS', { exact: true }).click();
  await page.getByLabel('Port').fill(String(server.port));
  await page.getByLabel('Your own address').fill('ann@example.org');
  await page.getByLabel('User name').fill(account.user);
  await page.getByLabel('Password').fill('wrong');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  await page.getByRole('button', { name: 'Send now' }).click();
  await panel().getByText('does not accept this user name or password').waitFor();
  await page.getByLabel('Password').fill(account.pass);
  await page.getByRole('button', { name: 'Send now' }).click();
  await panel()
    .getByText(/Sent \d\d:\d\d, accepted/)
    .waitFor();
  await expect.poll(() => panel().textContent()).toContain('Queued as letter 1');
  expect(await barriers(page, { within: 'dialog[open]' })).toEqual([]);
  expect(server.mails.length).toBe(1);
  expect(server.mails[0]).toMatch(/^To: gm@example\.org\r$/m);
  await page.keyboard.press('Escape');
});

step(
  'once it is known how, one click sends; and the page says when, and whether plans changed since',
  async () => {
    await page.keyboard.press('Control+m');
    await panel()
      .getByText(/nothing has changed since/)
      .waitFor();
    await page.keyboard.press('Escape');
    await ann.menu('Headquarters');
    await page.getByRole('button', { name: 'Issue Proclamation' }).click();
    await page.getByRole('textbox').fill('To all who watch the stars: our fleets sail in peace, for now.');
    await page.getByRole('button', { name: 'Give order' }).click();
    await expect.poll(() => page.getByTestId('save-state').textContent()).toBe('Saved');
    await page.keyboard.press('Control+m');
    await panel().getByText('You changed your plans since').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save orders file' }).click();
    await (await download).cancel();
    await page.getByRole('button', { name: 'Send by mail' }).click();
    await panel()
      .getByText(/Sent \d\d:\d\d, accepted/)
      .waitFor();
    expect(server.mails.length).toBe(2);
  },
);
