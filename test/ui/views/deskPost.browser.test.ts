import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letter, usualDesk } from '#test/support/fakeDesk.ts';
import { type AtDesk, deskApp } from '#test/support/deskApp.ts';
import type { LetterRow } from '#contract/gm/desk.ts';

/* Letters, mail settings, policy, fairness and log of the game master's desk: every button and field. */
const { sit } = deskApp();
let at: AtDesk;

const button = (name: string | RegExp) => page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = () => page.getByRole('dialog');
const asked = (): unknown => at.host.asked.at(-1);
const over = { ...usualDesk.clock, over: true };

describe('letters', () => {
  const states: readonly LetterRow['state'][] = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn'];
  const rows = () => page.getByRole('table', { name: 'Letters' }).getByRole('row');
  const choose = (state: LetterRow['state']): Promise<void> => page.getByRole('row', { name: new RegExp(`^${state} `) }).click();
  const acts = (): readonly string[] => page.getByRole('region', { name: 'The letter' }).getByRole('button').elements().map((one) => one.textContent.trim());

  test('none yet: it is said what writes the first', async () => {
    at = await sit({}, 'letters');
    await expect.element(page.getByText('No letters yet')).toBeVisible();
  });

  test('stand there, the newest first, and those in trouble are counted at the tab', async () => {
    at = await sit({ letters: states.map((state, index) => letter(index + 1, state)) }, 'letters');
    await expect.element(button(/^Letters\s*2$/)).toBeVisible();
    expect(rows().elements().slice(1).map((row) => row.querySelector('td')?.textContent.trim())).toEqual(states.toReversed());
  });

  test('are sent again or withdrawn where that can be, and nowhere else', async () => {
    at = await sit({ letters: states.map((state, index) => letter(index + 1, state, { said: `The server said ${state}.` })) }, 'letters');
    const can = { waiting: ['Never send it'], sending: [], sent: [], failed: ['Send it again', 'Never send it'], unsure: ['Send it again', 'Never send it'], withdrawn: [] };
    for (const state of states) {
      await choose(state);
      await expect.element(page.getByText(`The server said ${state}.`)).toBeVisible();
      expect(acts(), state).toEqual(can[state]);
    }
    await expect.element(page.getByText(/^It is never sent\. To mail results after all/)).toBeVisible();
    await choose('unsure');
    await expect.element(page.getByText(/^The line broke before the server said/)).toBeVisible();
    await button('Send it again').click();
    await expect.poll(asked).toEqual(['gm.letter', { game: 'dk1', number: 5, what: 'again' }]);
    await choose('failed');
    await button('Never send it').click();
    await expect.poll(asked).toEqual(['gm.letter', { game: 'dk1', number: 4, what: 'withdraw' }]);
    at.becomes({ letters: [letter(4, 'withdrawn')] });
    await expect.element(button('Never send it')).not.toBeInTheDocument();
  });

  test('are fetched and sent, with what came of it', async () => {
    at = await sit({}, 'letters');
    at.host.answers['gm.fetch'] = { letters: 1, files: 2, receipts: 0, said: ['One file is strange.'] };
    await button('Fetch mail').click();
    await expect.element(page.getByText('1 letter came in, with 2 files of orders.')).toBeVisible();
    await expect.element(page.getByText('One file is strange.')).toBeVisible();
    at.host.answers['gm.send'] = { sent: 3, failed: 1, waiting: 2, said: [] };
    await button('Send what waits').click();
    await expect.element(page.getByText('3 sent, 1 failed, 2 wait.')).toBeVisible();
    expect(at.host.asked).toEqual([['gm.fetch', { game: 'dk1' }], ['gm.send', { game: 'dk1' }]]);
    at.host.refused.set('gm.fetch', 'The mailbox wants another password.');
    await button('Fetch mail').click();
    await expect.element(page.getByText('The mailbox was not read')).toBeVisible();
    at.host.refused.set('gm.send', 'The server does not answer.');
    await button('Send what waits').click();
    await expect.element(page.getByText('The letters were not sent')).toBeVisible();
  });

  test('have settings, of which nothing is asked that is not wanted', async () => {
    at = await sit({}, 'letters');
    at.host.answers['gm.post'] = { wishes: { minutes: 15 }, boxPassword: false, serverPassword: true, keepsPasswords: false };
    at.host.refused.set('gm.post', 'The game is locked.');
    await button('Mail settings…').click();
    await expect.element(dialog().getByText('The mail settings cannot be read')).toBeVisible();
    // What is not known is not to be overwritten.
    await expect.element(button('Keep them')).toBeDisabled();
    await button('Leave them').click();
    at.host.refused.clear();
    await button('Mail settings…').click();
    await expect.element(button('Keep them')).toBeEnabled();
    expect(dialog().getByRole('textbox').elements()).toEqual([]);
    await dialog().getByLabelText('Fetch orders from a mailbox (IMAP)').click();
    const box = dialog().getByRole('group', { name: 'Mailbox' });
    await box.getByLabelText('Name of the server').fill('imap.example.org');
    for (const [protection, port] of [['STARTTLS', 143], ['None, on this machine only', 143], ['TLS', 993]] as const) {
      await box.getByLabelText('Protection').selectOptions(protection);
      await expect.element(box.getByLabelText('Port')).toHaveValue(port);
    }
    await box.getByLabelText('Port').fill('994');
    await box.getByLabelText('Folder').fill('Orders');
    await box.getByLabelText('User name').fill('gm');
    await box.getByLabelText('Password').fill('secret');
    await dialog().getByLabelText('Send letters by my own server (SMTP)').click();
    const server = dialog().getByRole('group', { name: 'Server for outgoing mail' });
    await server.getByLabelText('Name of the server').fill('smtp.example.org');
    for (const [protection, port] of [['None, on this machine only', 25], ['TLS', 465], ['STARTTLS', 587]] as const) {
      await server.getByLabelText('Protection').selectOptions(protection);
      await expect.element(server.getByLabelText('Port')).toHaveValue(port);
    }
    await server.getByLabelText('Your own address').fill('gm@example.org');
    await server.getByLabelText('User name').fill('me');
    await expect.element(server.getByLabelText('Password')).toHaveAttribute('placeholder', 'known');
    await dialog().getByLabelText('Minutes between two looks').fill('5');
    await expect.element(dialog().getByText(/^The passwords are forgotten when the program ends/)).toBeVisible();
    await button('Keep them').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked()).toEqual(['gm.setPost', {
      game: 'dk1', boxPassword: 'secret',
      wishes: { minutes: 5, box: { host: 'imap.example.org', port: 994, security: 'tls', user: 'gm', folder: 'Orders' }, server: { host: 'smtp.example.org', port: 587, security: 'starttls', user: 'me', from: 'gm@example.org' } },
    }]);
    await expect.element(page.getByText('The mail settings are kept')).toBeVisible();
  });

  test('keep the settings that are there when they are left, or switched off', async () => {
    at = await sit({}, 'letters');
    const box = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;
    at.host.answers['gm.post'] = { wishes: { minutes: 15, box }, boxPassword: true, serverPassword: false, keepsPasswords: true };
    await button('Mail settings…').click();
    await expect.element(dialog().getByLabelText('Name of the server')).toHaveValue('imap.example.org');
    await expect.element(dialog().getByLabelText('Minutes between two looks')).toHaveValue(15);
    await expect.element(dialog().getByText('Your system’s keyring keeps the passwords.')).toBeVisible();
    await button('Leave them').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.post']);
    await expect.element(button('Mail settings…')).toHaveFocus();
    await button('Mail settings…').click();
    await dialog().getByLabelText('Fetch orders from a mailbox (IMAP)').click();
    await button('Keep them').click();
    await expect.poll(asked).toEqual(['gm.setPost', { game: 'dk1', wishes: { minutes: 15 } }]);
  });
});

describe('the clock', () => {
  test('the game is held for a reason, and goes on', async () => {
    at = await sit({}, 'policy');
    await button('Hold the game…').click();
    await dialog().getByRole('textbox').fill('Holidays');
    await button('Hold it').click();
    await expect.poll(asked).toEqual(['gm.hold', { game: 'dk1', reason: 'Holidays' }]);
    await expect.element(page.getByText('The game is on hold')).toBeVisible();
    at.becomes({ clock: { ...usualDesk.clock, held: 'Holidays' } });
    await expect.element(page.getByTestId('desk-clock').getByText('On hold: Holidays · The turn runs when you run it.')).toBeVisible();
    await button('End the hold').click();
    await expect.poll(asked).toEqual(['gm.hold', { game: 'dk1' }]);
    await expect.element(page.getByText('The game goes on')).toBeVisible();
  });

  test('a turn is extended from the moment that holds, and the extension taken back', async () => {
    const due = new Date(2099, 0, 2, 12, 0).toISOString();
    at = await sit({ clock: { ...usualDesk.clock, due, said: 'Friday' } }, 'policy');
    await button('Extend this turn…').click();
    await expect.element(dialog().getByLabelText('Due on')).toHaveValue('2099-01-02T12:00');
    await dialog().getByRole('textbox', { name: /^Why/ }).fill('The mail is down');
    await dialog().getByLabelText('Due on').fill('');
    await expect.element(button('Extend it')).toBeDisabled();
    await dialog().getByLabelText('Due on').fill('2099-01-03T12:00');
    expect(dialog().getByRole('button', { name: 'Take the extension back' }).elements()).toEqual([]);
    await button('Extend it').click();
    await expect.poll(asked).toEqual(['gm.extend', { game: 'dk1', at: new Date(2099, 0, 3, 12, 0).toISOString(), reason: 'The mail is down' }]);
    at.becomes({ clock: { ...usualDesk.clock, due, said: 'Friday', extended: 'The mail is down' } });
    await button('Change the extension…').click();
    await button('Take the extension back').click();
    await expect.poll(asked).toEqual(['gm.extend', { game: 'dk1' }]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('the game is ended with last words, with its seeds revealed unless he thinks better of it; and goes on', async () => {
    at = await sit({}, 'policy');
    await button('End the game…').click();
    await expect.element(button('End it')).toBeDisabled();
    await dialog().getByRole('checkbox').click();
    await dialog().getByRole('textbox').fill('Well played.');
    await button('End it').click();
    await expect.poll(asked).toEqual(['gm.end', { game: 'dk1', words: 'Well played.', reveal: false }]);
    await expect.element(page.getByText('The game is over')).toBeVisible();
    expect(at.desk.tab).toBe('policy');
    at.host.answers['gm.end'] = { archive: { name: 'dk1.archive.gz', folder: '/games/dk1' } };
    await button('End the game…').click();
    await expect.element(dialog().getByRole('checkbox')).toBeChecked();
    await dialog().getByRole('textbox').fill('Well played.');
    await button('End it').click();
    await expect.poll(asked).toEqual(['gm.end', { game: 'dk1', words: 'Well played.', reveal: true }]);
    // The archive for everybody is where he is led.
    const forAll = page.getByTestId('archive-for-all');
    await expect.element(forAll.getByText(/^dk1\.archive\.gz lies in \/games\/dk1/)).toBeVisible();
    const { searchParams, protocol } = new URL((forAll.getByRole('link', { name: 'Write to all players' }).element() as HTMLAnchorElement).href);
    expect([protocol, searchParams.get('bcc'), searchParams.get('subject')]).toEqual(['mailto:', 'ann@example.org,cid@example.org', 'The Beta Quadrant: the archive']);
    at.host.answers['gm.archive'] = { name: 'dk1.archive.gz', base64: 'H4sI', folder: '/games/dk1' };
    at.becomes({ clock: over });
    await expect.element(page.getByTestId('desk-clock').getByText('The game is over. It ended at turn 4.')).toBeVisible();
    await forAll.getByRole('button', { name: 'Hand me the archive' }).click();
    await expect.element(page.getByText('The game is over: send it to every player.')).toBeVisible();
    expect(at.host.offered).toEqual([{ name: 'dk1.archive.gz', base64: 'H4sI' }]);
    at.desk.tab = 'policy';
    await button('Let the game go on').click();
    await expect.poll(asked).toEqual(['gm.goOn', { game: 'dk1' }]);
    for (const name of ['Extend this turn…', 'Hold the game…', 'End the game…']) expect(button(name).elements()).toEqual([]);
  });
});

describe('the policy', () => {
  const keep = () => button('Keep this policy');

  test('is changed field by field, and kept', async () => {
    at = await sit({}, 'policy');
    await expect.element(keep()).toBeDisabled();
    await expect.element(button('As it was')).toBeDisabled();
    await expect.element(page.getByLabelText('Time')).toBeDisabled();
    await page.getByLabelText('Day').selectOptions('Sunday');
    await page.getByLabelText('Time').fill('18:30');
    await page.getByLabelText('By the clocks of').selectOptions('Europe/Berlin');
    for (const [field, value] of [['Hours of grace', '2'], ['Not sooner than, hours after the last', '6'], ['Not while more are missing than, percent', '30'], ['Turns of which copies are kept', '9'], ['Reminders, hours before', '12, 48 x 0']] as const) {
      await page.getByLabelText(field).fill(value);
    }
    await page.getByLabelText('Orders that come later').selectOptions('count while the turn has not run');
    await page.getByLabelText('It runs').selectOptions('as soon as all orders are final');
    await expect.element(page.getByText('Changed, and not kept yet.')).toBeVisible();
    // What is being changed is still there after a look elsewhere, and when the game changes meanwhile.
    await userEvent.keyboard('{Tab}');
    at.desk.tab = 'log';
    at.becomes({ policy: { ...usualDesk.policy, copies: 7 } });
    await expect.element(page.getByRole('table', { name: 'Log' })).toBeVisible();
    at.desk.tab = 'policy';
    at.host.refused.set('gm.policy', 'There is no such place.');
    await keep().click();
    await expect.element(page.getByText('The policy was not changed')).toBeVisible();
    at.host.refused.clear();
    await keep().click();
    const policy = { due: 'Sunday 18:30 Europe/Berlin', graceHours: 2, late: 'count', runs: 'when-all-final', leastHours: 6, mostMissing: 30, reminders: [12, 48], copies: 9 };
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy }]);
    await expect.element(page.getByText('The policy holds from now on')).toBeVisible();
    await expect.element(page.getByText('Changed, and not kept yet.')).not.toBeInTheDocument();
    await expect.element(keep()).toBeDisabled();
  });

  test('is left as it was', async () => {
    at = await sit({ policy: { ...usualDesk.policy, due: 'Tuesday 17:00 America/Los_Angeles' } }, 'policy');
    await page.getByLabelText('Day').selectOptions('no deadline');
    await expect.element(page.getByLabelText('By the clocks of')).toBeDisabled();
    await button('As it was').click();
    await expect.element(page.getByLabelText('Day')).toHaveValue('Tuesday');
    expect(at.host.asked).toEqual([]);
  });

  test('a folder is watched, changed and let go', async () => {
    at = await sit({}, 'policy');
    const folder = page.getByLabelText('Folder into which orders come');
    await expect.element(button('Watch this folder')).toBeDisabled();
    await folder.fill(' /orders ');
    await button('Watch this folder').click();
    await expect.poll(asked).toEqual(['gm.watch', { game: 'dk1', folder: '/orders' }]);
    await expect.element(page.getByText('Orders are taken from the folder as they come')).toBeVisible();
    at.becomes({ watched: '/orders' });
    await expect.element(folder).toHaveValue('/orders');
    await expect.element(button('Watch this folder')).toBeDisabled();
    await button('Stop watching').click();
    await expect.poll(asked).toEqual(['gm.watch', { game: 'dk1', folder: '' }]);
    await expect.element(page.getByText('No folder is watched any more')).toBeVisible();
    at.host.refused.set('gm.watch', 'There is no such folder.');
    await folder.fill('/nowhere');
    await button('Watch this folder').click();
    await expect.element(page.getByText('There is no such folder.')).toBeVisible();
    await expect.element(folder).toHaveValue('/nowhere');
  });
});

describe('fairness', () => {
  test('the game is verified; what does not fit is told by turn', async () => {
    at = await sit({}, 'fairness');
    await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
    at.host.answers['gm.verify'] = { ok: false, said: '1 of 2 turns are not as they should be.', turns: [{ turn: 1, ok: true, said: 'It came out the same.', steps: 68, rolls: 4527 }, { turn: 2, ok: false, said: 'It differs.', steps: 3, rolls: 9 }] };
    await button('Verify the whole game').click();
    await expect.element(page.getByTestId('verified')).toHaveClass(/bad/);
    await expect.element(page.getByRole('row', { name: '1 It came out the same. 68 4527' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'It differs.' })).toHaveClass(/bad/);
    at.host.answers['gm.verify'] = { ok: true, said: 'All is well.', turns: [] };
    await button('Verify the whole game').click();
    await expect.element(page.getByTestId('verified')).toHaveClass(/good/);
    expect(at.host.asked).toEqual([['gm.verify', { game: 'dk1' }], ['gm.verify', { game: 'dk1' }]]);
  });

  test('before a turn has run there is nothing to verify or to compare', async () => {
    at = await sit({ turns: [] }, 'fairness');
    await expect.element(button('Verify once a turn has run')).toBeDisabled();
    await expect.element(button('Compare with today’s rules')).toBeDisabled();
  });

  test('archive and copy are handed over, or lie in the folder when they are too large', async () => {
    at = await sit({}, 'fairness');
    at.host.answers['gm.archive'] = { name: 'dk1.archive.gz', base64: 'H4sI', folder: '/games/dk1' };
    await button('Save the archive').click();
    await expect.element(page.getByText('dk1.archive.gz was handed to you')).toBeVisible();
    // While the game goes on, not even the archive is for the players.
    await expect.element(page.getByText('It holds every secret of the game: keep it to yourself.')).toBeVisible();
    at.host.answers['gm.export'] = { name: 'dk1.game', folder: '/games/dk1' };
    await button('Save a copy of the game').click();
    await expect.element(page.getByText('dk1.game lies in the folder of the game')).toBeVisible();
    await expect.element(page.getByText('It is too large to be handed over: take it from /games/dk1. It holds every secret of the game: keep it to yourself.')).toBeVisible();
    expect(at.host.offered).toEqual([{ name: 'dk1.archive.gz', base64: 'H4sI' }]);
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.archive', 'gm.export']);
  });

  test('past turns are compared with today’s rules, and coming ones run by them', async () => {
    at = await sit({}, 'fairness');
    at.host.answers['gm.shadow'] = { from: 2, to: 2, turns: [] };
    await button('Compare with today’s rules').click();
    await expect.element(page.getByText('The program has the same edition, 2.')).toBeVisible();
    expect(button(/^Run coming turns/).elements()).toEqual([]);
    at.host.answers['gm.shadow'] = { from: 2, to: 3, turns: [{ turn: 1, same: true, said: 'the same' }, { turn: 2, same: false, said: 'a fleet went elsewhere' }] };
    await button('Compare with today’s rules').click();
    await expect.element(page.getByText('From edition 2 to 3:')).toBeVisible();
    await expect.element(page.getByText('a fleet went elsewhere')).toHaveClass(/warn/);
    await button('Run coming turns by edition 3').click();
    await expect.poll(asked).toEqual(['gm.upgrade', { game: 'dk1' }]);
    await expect.element(page.getByText('Coming turns run by today’s rules')).toBeVisible();
  });
});

test('the log tells everything, the newest first, and by whom', async () => {
  at = await sit({}, 'log');
  expect(page.getByRole('table', { name: 'Log' }).getByRole('row').elements().slice(1).map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent.trim()))).toEqual([['3', 'desk', 'Turn 3 was run.'], ['1', '', 'The game began.']]);
});
