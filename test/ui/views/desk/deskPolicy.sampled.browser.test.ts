import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { longTest } from '#test/support/sample.ts';

/* The clock of a game and its policy, on the game master's desk: every button and field. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
const over = { ...usualDesk.clock, over: true };

describe('the clock', () => {
  test('the game is held for a reason, and goes on', async () => {
    at = await sit({}, 'policy');
    await button('Hold the game…').click();
    await dialog().getByRole('textbox').fill('Holidays');
    await button('Hold').click();
    await expect.poll(asked).toEqual(['gm.hold', { game: 'dk1', reason: 'Holidays' }]);
    await expect.element(page.getByText('The game is on hold')).toBeVisible();
    at.becomes({ clock: { ...usualDesk.clock, held: 'Holidays' } });
    await expect
      .element(page.getByTestId('desk-clock').getByText('On hold: Holidays · The turn runs when you run it.'))
      .toBeVisible();
    await button('End the hold').click();
    await expect.poll(asked).toEqual(['gm.hold', { game: 'dk1' }]);
    await expect.element(page.getByText('The game goes on')).toBeVisible();
  });

  test('a reason is told on one line, however it is typed', async () => {
    at = await sit({}, 'policy');
    await button('Hold the game…').click();
    await dialog().getByRole('textbox').fill('  Holidays:\n\tback  on Monday\n');
    await button('Hold').click();
    await expect.poll(asked).toEqual(['gm.hold', { game: 'dk1', reason: 'Holidays: back on Monday' }]);
  });

  test('a turn is extended from the moment that holds, and the extension taken back', async () => {
    const due = new Date(2099, 0, 2, 12, 0).toISOString();
    at = await sit({ clock: { ...usualDesk.clock, due, said: 'Friday' } }, 'policy');
    await button('Extend this turn…').click();
    await expect.element(dialog().getByLabelText('Due on')).toHaveValue('2099-01-02T12:00');
    await dialog()
      .getByRole('textbox', { name: /^Reason/ })
      .fill('The mail is down');
    await dialog().getByLabelText('Due on').fill('');
    await expect.element(button('Extend')).toBeDisabled();
    await dialog().getByLabelText('Due on').fill('2099-01-03T12:00');
    expect(dialog().getByRole('button', { name: 'Remove the extension' }).elements()).toEqual([]);
    await button('Extend').click();
    await expect
      .poll(asked)
      .toEqual([
        'gm.extend',
        { game: 'dk1', at: new Date(2099, 0, 3, 12, 0).toISOString(), reason: 'The mail is down' },
      ]);
    at.becomes({ clock: { ...usualDesk.clock, due, said: 'Friday', extended: 'The mail is down' } });
    await button('Change the extension…').click();
    await button('Remove the extension').click();
    await expect.poll(asked).toEqual(['gm.extend', { game: 'dk1' }]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  longTest(
    'the game is ended with last words, its seeds are revealed unless the game master chooses not to, and it can go on',
    async () => {
      at = await sit({}, 'policy');
      await button('End the game…').click();
      await expect.element(button('End it')).toBeDisabled();
      await dialog().getByRole('checkbox').click();
      await dialog().getByRole('textbox').fill('Well played.\nUntil the next war!\n');
      await button('End it').click();
      await expect
        .poll(asked)
        .toEqual(['gm.end', { game: 'dk1', words: 'Well played.\nUntil the next war!', reveal: false }]);
      await expect.element(page.getByText('The game is over')).toBeVisible();
      expect(at.desk.tab).toBe('policy');
      at.host.answers['gm.end'] = { archive: { name: 'dk1.archive.gz', folder: '/games/dk1' } };
      await button('End the game…').click();
      await expect.element(dialog().getByRole('checkbox')).toBeChecked();
      await dialog().getByRole('textbox').fill('Well played.');
      await button('End it').click();
      await expect.poll(asked).toEqual(['gm.end', { game: 'dk1', words: 'Well played.', reveal: true }]);
      // Then the game master is led to the archive for everybody.
      const forAll = page.getByTestId('archive-for-all');
      await expect.element(forAll.getByText(/^dk1\.archive\.gz is in \/games\/dk1/)).toBeVisible();
      const { searchParams, protocol } = new URL(
        (forAll.getByRole('link', { name: 'Write to all players' }).element() as HTMLAnchorElement).href,
      );
      expect([protocol, searchParams.get('bcc'), searchParams.get('subject')]).toEqual([
        'mailto:',
        'ann@example.org,cid@example.org',
        'The Beta Quadrant: the archive',
      ]);
      at.host.answers['gm.archive'] = { name: 'dk1.archive.gz', base64: 'H4sI', folder: '/games/dk1' };
      at.becomes({ clock: over });
      await expect
        .element(page.getByTestId('desk-clock').getByText('The game is over. It ended at turn 4.'))
        .toBeVisible();
      await forAll.getByRole('button', { name: 'Download the archive' }).click();
      await expect
        .element(page.getByText('The game is over: send the archive to every player.'))
        .toBeVisible();
      expect(at.host.offered).toEqual([{ name: 'dk1.archive.gz', base64: 'H4sI' }]);
      at.desk.tab = 'policy';
      await button('Let the game go on').click();
      await expect.poll(asked).toEqual(['gm.goOn', { game: 'dk1' }]);
      for (const name of ['Extend this turn…', 'Hold the game…', 'End the game…'])
        expect(button(name).elements()).toEqual([]);
    },
  );
});

describe('the policy', () => {
  const keep = () => button('Save policy');

  test('is changed field by field, and kept', async () => {
    at = await sit({}, 'policy');
    await expect.element(keep()).toBeDisabled();
    await expect.element(button('Discard changes')).toBeDisabled();
    await expect.element(page.getByLabelText('Time')).toBeDisabled();
    await page.getByLabelText('Day').selectOptions('Sunday');
    await page.getByLabelText('Time').fill('18:30');
    await page.getByLabelText('Time zone').selectOptions('Europe/Berlin');
    for (const [field, value] of [
      ['Hours of grace', '2'],
      ['Minimum hours between turns', '6'],
      ['Maximum missing players (%)', '30'],
      ['Copies kept (turns)', '9'],
      ['Reminder (hours before)', '12, 48 x 0'],
    ] as const) {
      await page.getByLabelText(field).fill(value);
    }
    await page.getByLabelText('Later orders').selectOptions('count until the turn runs');
    await page.getByLabelText('Turn runs').selectOptions('as soon as all orders are final');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
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
    const policy = {
      due: 'Sunday 18:30 Europe/Berlin',
      graceHours: 2,
      late: 'count',
      runs: 'when-all-final',
      leastHours: 6,
      mostMissing: 30,
      reminders: [12, 48],
      copies: 9,
    };
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy }]);
    await expect.element(page.getByText('The policy is in force')).toBeVisible();
    await expect.element(page.getByText('Not saved yet.')).not.toBeInTheDocument();
    await expect.element(keep()).toBeDisabled();
  });

  test('says after how many turns missed the computer leads, and how where it can lead in several ways', async () => {
    at = await sit({}, 'policy');
    const turns = page.getByLabelText('Missed turns before the computer leads');
    await expect.element(turns).toHaveValue(0);
    expect(page.getByLabelText('Computer style').elements()).toEqual([]);
    at.becomes({
      words: [
        ...usualDesk.words,
        { word: 'computer-bold', means: 'let the computer lead boldly' },
        { word: 'royalty', means: 'raise its ruler' },
      ],
    });
    await turns.fill('3');
    await page.getByLabelText('Computer style').selectOptions('let the computer lead boldly');
    await keep().click();
    await expect
      .poll(asked)
      .toEqual(['gm.policy', { game: 'dk1', policy: { absence: { turns: 3, word: 'computer-bold' } } }]);
    at.becomes({ policy: { ...usualDesk.policy, absence: { turns: 3, word: 'computer-bold' } } });
    await expect.element(turns).toHaveValue(3);
    at.becomes({ words: [] });
    await expect.element(turns).not.toBeInTheDocument();
  });

  test('says how many holidays each player has, in what, and what the turn does meanwhile', async () => {
    at = await sit({}, 'policy');
    const many = page.getByLabelText('Holidays per player');
    await expect.element(many).toHaveValue(0);
    await many.fill('14');
    await page.getByLabelText('Counted in').selectOptions('turns');
    await page.getByLabelText('Meanwhile the turn').selectOptions('waits for them');
    await keep().click();
    const holidays = { most: 14, unit: 'turns', meanwhile: 'waits' } as const;
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy: { holidays } }]);
    at.becomes({
      policy: { ...usualDesk.policy, holidays },
      seats: usualDesk.seats.map((row, nth) => (nth === 0 ? { ...row, holidayLeft: '5 of 14 turns' } : row)),
    });
    await expect.element(many).toHaveValue(14);
    at.desk.tab = 'roll';
    await expect.element(page.getByText('5 of 14 turns left')).toBeVisible();
  });

  test('names addresses to be told, and says how each of them stands', async () => {
    at = await sit({}, 'policy');
    const urls = page.getByLabelText('Addresses, one per line');
    await urls.fill('https://example.org/one\n\n  https://example.org/two ');
    await userEvent.keyboard('{Tab}');
    await keep().click();
    const webhooks = ['https://example.org/one', 'https://example.org/two'];
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy: { webhooks } }]);
    at.becomes({
      policy: { ...usualDesk.policy, webhooks },
      webhooks: [
        { url: webhooks[0]!, said: 'Last sent on Sat 21 Nov, 18:30 UTC.' },
        { url: webhooks[1]!, said: 'Not reached: it answered 500.' },
      ],
    });
    await expect.element(urls).toHaveValue(webhooks.join('\n'));
    const stand = page.getByRole('list', { name: 'Status' });
    await expect.element(stand.getByText('Not reached: it answered 500.')).toBeVisible();
    expect(stand.getByRole('listitem').elements()).toHaveLength(2);
  });

  longTest('lets players write to each other, and no longer', async () => {
    at = await sit({}, 'policy');
    const pass = page.getByLabelText('Pass on letters between players, without addresses');
    await expect.element(pass).not.toBeChecked();
    await pass.click();
    await keep().click();
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy: { relay: true } }]);
    at.becomes({ policy: { ...usualDesk.policy, relay: true } });
    await expect.element(pass).toBeChecked();
    await pass.click();
    await keep().click();
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy: { relay: false } }]);
  });

  test('is left as it was', async () => {
    at = await sit({ policy: { ...usualDesk.policy, due: 'Tuesday 17:00 America/Los_Angeles' } }, 'policy');
    await page.getByLabelText('Day').selectOptions('no deadline');
    await expect.element(page.getByLabelText('Time zone')).toBeDisabled();
    await button('Discard changes').click();
    await expect.element(page.getByLabelText('Day')).toHaveValue('Tuesday');
    expect(at.host.asked).toEqual([]);
  });

  test('a folder is watched, changed and let go', async () => {
    at = await sit({}, 'policy');
    const folder = page.getByLabelText('Folder for incoming orders');
    await expect.element(button('Watch this folder')).toBeDisabled();
    await folder.fill(' /orders ');
    await button('Watch this folder').click();
    await expect.poll(asked).toEqual(['gm.watch', { game: 'dk1', folder: '/orders' }]);
    await expect.element(page.getByText('Orders are imported from the folder as they arrive')).toBeVisible();
    at.becomes({ watched: '/orders' });
    await expect.element(folder).toHaveValue('/orders');
    await expect.element(button('Watch this folder')).toBeDisabled();
    await button('Stop watching').click();
    await expect.poll(asked).toEqual(['gm.watch', { game: 'dk1', folder: '' }]);
    await expect.element(page.getByText('The folder is no longer watched')).toBeVisible();
    at.host.refused.set('gm.watch', 'There is no such folder.');
    await folder.fill('/nowhere');
    await button('Watch this folder').click();
    await expect.element(page.getByText('There is no such folder.')).toBeVisible();
    await expect.element(folder).toHaveValue('/nowhere');
  });
});
