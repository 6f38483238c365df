import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { letter } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import type { LetterRow } from '#contract/gm/desk.ts';
import { longTest } from '#test/support/sample.ts';

/* Letters and mail settings of the game master's desk: every button and field. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
/** Switches a server on in the settings and names it; each protection brings the port that belongs to it, and the last one stays. */
async function switchOn(
  label: string,
  group: string,
  host: string,
  ports: readonly (readonly [protection: string, port: number])[],
): Promise<Locator> {
  await dialog().getByLabelText(label).click();
  const server = dialog().getByRole('group', { name: group });
  await server.getByLabelText('Server name').fill(host);
  for (const [protection, port] of ports) {
    await server.getByLabelText('Encryption').selectOptions(protection);
    await expect.element(server.getByLabelText('Port')).toHaveValue(port);
  }
  return server;
}

describe('letters', () => {
  const states: readonly LetterRow['state'][] = [
    'waiting',
    'sending',
    'sent',
    'failed',
    'unsure',
    'withdrawn',
  ];
  const rows = () => page.getByRole('table', { name: 'Letters' }).getByRole('row');
  const choose = (state: LetterRow['state']): Promise<void> =>
    page.getByRole('row', { name: new RegExp(`^${state} `) }).click();
  const acts = (): readonly string[] =>
    page
      .getByRole('region', { name: 'The letter' })
      .getByRole('button')
      .elements()
      .map((one) => one.textContent.trim());

  test('none yet: it is said what writes the first', async () => {
    at = await sit({}, 'letters');
    await expect.element(page.getByText('No letters yet')).toBeVisible();
  });

  test('stand there, the newest first, and those in trouble are counted at the tab', async () => {
    at = await sit({ letters: states.map((state, index) => letter(index + 1, state)) }, 'letters');
    await expect.element(button(/^Letters\s*2$/)).toBeVisible();
    expect(
      rows()
        .elements()
        .slice(1)
        .map((row) => row.querySelector('td')?.textContent.trim()),
    ).toEqual(states.toReversed());
  });

  test('are sent again or withdrawn where that can be, and nowhere else', async () => {
    at = await sit(
      {
        letters: states.map((state, index) =>
          letter(index + 1, state, { said: `The server said ${state}.` }),
        ),
      },
      'letters',
    );
    const can = {
      waiting: ['Withdraw'],
      sending: [],
      sent: [],
      failed: ['Send it again', 'Withdraw'],
      unsure: ['Send it again', 'Withdraw'],
      withdrawn: [],
    };
    for (const state of states) {
      await choose(state);
      await expect.element(page.getByText(`The server said ${state}.`)).toBeVisible();
      expect(acts(), state).toEqual(can[state]);
    }
    await expect
      .element(page.getByText(/^It will not be sent\. To mail the results after all/))
      .toBeVisible();
    await choose('unsure');
    await expect.element(page.getByText(/^The connection broke before the server confirmed/)).toBeVisible();
    await button('Send it again').click();
    await expect.poll(asked).toEqual(['gm.letter', { game: 'dk1', number: 5, what: 'again' }]);
    await choose('failed');
    await button('Withdraw').click();
    await expect.poll(asked).toEqual(['gm.letter', { game: 'dk1', number: 4, what: 'withdraw' }]);
    at.becomes({ letters: [letter(4, 'withdrawn')] });
    await expect.element(button('Withdraw')).not.toBeInTheDocument();
  });

  test('are fetched and sent, with what came of it', async () => {
    at = await sit({}, 'letters');
    at.host.answers['gm.fetch'] = { letters: 1, files: 2, receipts: 0, said: ['One file is strange.'] };
    await button('Fetch mail').click();
    await expect.element(page.getByText('1 letter came in, with 2 orders files.')).toBeVisible();
    await expect.element(page.getByText('One file is strange.')).toBeVisible();
    at.host.answers['gm.send'] = { sent: 3, failed: 1, waiting: 2, said: [] };
    await button('Send waiting letters').click();
    await expect.element(page.getByText('3 sent, 1 failed, 2 wait.')).toBeVisible();
    expect(at.host.asked).toEqual([
      ['gm.fetch', { game: 'dk1' }],
      ['gm.send', { game: 'dk1' }],
    ]);
    at.host.refused.set('gm.fetch', 'The mailbox wants another password.');
    await button('Fetch mail').click();
    await expect.element(page.getByText('The mailbox was not read')).toBeVisible();
    at.host.refused.set('gm.send', 'The server does not answer.');
    await button('Send waiting letters').click();
    await expect.element(page.getByText('The letters were not sent')).toBeVisible();
  });

  longTest('have settings, of which nothing is asked that is not wanted', async () => {
    at = await sit({}, 'letters');
    at.host.answers['gm.post'] = {
      wishes: { minutes: 15 },
      boxPassword: false,
      serverPassword: true,
      keepsPasswords: false,
    };
    at.host.refused.set('gm.post', 'The game is locked.');
    await button('Mail settings…').click();
    await expect.element(dialog().getByText('The mail settings cannot be read')).toBeVisible();
    // What is not known is not to be overwritten.
    await expect.element(button('Save changes')).toBeDisabled();
    await expect.element(dialog().getByLabelText('Fetch orders from a mailbox (IMAP)')).toBeDisabled();
    await button('Cancel').click();
    at.host.refused.clear();
    await button('Mail settings…').click();
    await expect.element(button('Save changes')).toBeEnabled();
    expect(dialog().getByRole('textbox').elements()).toEqual([]);
    const box = await switchOn('Fetch orders from a mailbox (IMAP)', 'Mailbox', 'imap.example.org', [
      ['STARTTLS', 143],
      ['None (this computer only)', 143],
      ['TLS', 993],
    ]);
    await box.getByLabelText('Port').fill('994');
    await box.getByLabelText('Folder').fill('Orders');
    await box.getByLabelText('User name').fill('gm');
    await box.getByLabelText('Password').fill('secret');
    const server = await switchOn(
      'Send letters through my own server (SMTP)',
      'Server for outgoing mail',
      'smtp.example.org',
      [
        ['None (this computer only)', 25],
        ['TLS', 465],
        ['STARTTLS', 587],
      ],
    );
    await server.getByLabelText('Your own address').fill('gm@example.org');
    await server.getByLabelText('User name').fill('me');
    await expect.element(server.getByLabelText('Password')).toHaveAttribute('placeholder', 'known');
    await dialog().getByLabelText('Where players get the program').fill('https://example.org/so');
    await dialog().getByLabelText('Check for mail every (minutes)').fill('5');
    // Closed by Escape, all of it is there again but what is secret.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Mail settings…').click();
    await expect.element(page.getByText('What you filled in earlier is still here.')).toBeVisible();
    await expect.element(box.getByLabelText('Folder')).toHaveValue('Orders');
    await expect.element(box.getByLabelText('Password')).toHaveValue('');
    await box.getByLabelText('Password').fill('secret');
    expect(JSON.stringify(localStorage)).not.toContain('secret');
    await expect
      .element(dialog().getByText(/^The passwords are forgotten when the program closes/))
      .toBeVisible();
    await button('Save changes').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked()).toEqual([
      'gm.setPost',
      {
        game: 'dk1',
        was: { minutes: 15 },
        boxPassword: 'secret',
        wishes: {
          minutes: 5,
          program: 'https://example.org/so',
          box: { host: 'imap.example.org', port: 994, security: 'tls', user: 'gm', folder: 'Orders' },
          server: {
            host: 'smtp.example.org',
            port: 587,
            security: 'starttls',
            user: 'me',
            from: 'gm@example.org',
          },
        },
      },
    ]);
    await expect.element(page.getByText('The mail settings are saved')).toBeVisible();
  });

  test('are tried as they are filled in: what came of it stands there until they are other', async () => {
    at = await sit({}, 'letters');
    await button('Mail settings…').click();
    const box = await switchOn('Fetch orders from a mailbox (IMAP)', 'Mailbox', 'imap.example.org', []);
    const test = box.getByRole('button', { name: 'Test connection' });
    const status = box.getByRole('status');
    // Who it is for is not filled in yet: nobody is asked.
    await test.click();
    expect(at.host.times('gm.tryBox')).toBe(0);
    await box.getByLabelText('User name').fill('gm');
    at.host.answers['gm.tryBox'] = { said: 'It was reached.' };
    await test.click();
    await expect.element(status).toHaveTextContent('It was reached.');
    const usual = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' };
    expect(asked()).toEqual(['gm.tryBox', { game: 'dk1', box: usual }]);
    await box.getByLabelText('Password').fill('secret');
    await expect.element(status).not.toHaveTextContent('reached');
    at.host.refused.set('gm.tryBox', 'The password is wrong.');
    await test.click();
    await expect.element(status).toHaveTextContent('The password is wrong.');
    expect(asked()).toEqual(['gm.tryBox', { game: 'dk1', box: usual, password: 'secret' }]);
    const server = await switchOn(
      'Send letters through my own server (SMTP)',
      'Server for outgoing mail',
      'smtp.example.org',
      [],
    );
    await server.getByLabelText('Your own address').fill('gm@example.org');
    at.host.answers['gm.tryServer'] = { said: 'It takes letters.' };
    await server.getByRole('button', { name: 'Test connection' }).click();
    await expect.element(server.getByRole('status')).toHaveTextContent('It takes letters.');
    // Each has its own; and nothing was kept.
    await expect.element(status).toHaveTextContent('The password is wrong.');
    expect(at.host.asked.map(([name]) => name)).not.toContain('gm.setPost');
  });

  longTest('leave a port alone that was typed by hand, and warn of a server without protection', async () => {
    at = await sit({}, 'letters');
    await button('Mail settings…').click();
    for (const [label, group, usual] of [
      ['Fetch orders from a mailbox (IMAP)', 'Mailbox', 993],
      ['Send letters through my own server (SMTP)', 'Server for outgoing mail', 465],
    ] as const) {
      const server = await switchOn(label, group, 'mail.example.org', [['TLS', usual]]);
      await server.getByLabelText('Port').fill('2525');
      await server.getByLabelText('Encryption').selectOptions('STARTTLS');
      await expect.element(server.getByLabelText('Port')).toHaveValue(2525);
      await expect.element(server.getByText(/^Only for a server on this computer/)).not.toBeInTheDocument();
      await server.getByLabelText('Encryption').selectOptions('None (this computer only)');
      await expect.element(server.getByLabelText('Port')).toHaveValue(2525);
      await expect.element(server.getByText(/^Only for a server on this computer/)).toBeVisible();
    }
  });

  test('keep the settings that are there when they are left, or switched off', async () => {
    at = await sit({}, 'letters');
    const box = {
      host: 'imap.example.org',
      port: 993,
      security: 'tls',
      user: 'gm',
      folder: 'INBOX',
    } as const;
    at.host.answers['gm.post'] = {
      wishes: { minutes: 15, box },
      boxPassword: true,
      serverPassword: false,
      keepsPasswords: true,
    };
    await button('Mail settings…').click();
    await expect.element(dialog().getByLabelText('Server name')).toHaveValue('imap.example.org');
    await expect.element(dialog().getByLabelText('Check for mail every (minutes)')).toHaveValue(15);
    await expect
      .element(dialog().getByText('The passwords are kept in your system’s keyring.'))
      .toBeVisible();
    await button('Cancel').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.post']);
    await expect.element(button('Mail settings…')).toHaveFocus();
    await button('Mail settings…').click();
    await dialog().getByLabelText('Fetch orders from a mailbox (IMAP)').click();
    await button('Save changes').click();
    await expect
      .poll(asked)
      .toEqual([
        'gm.setPost',
        { game: 'dk1', was: at.host.answers['gm.post']?.wishes, wishes: { minutes: 15 } },
      ]);
  });
});
