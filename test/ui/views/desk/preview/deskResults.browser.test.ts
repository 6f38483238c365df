import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';

/* What a game master publishes: every button, and what it waits for. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);

describe('results', () => {
  const publish = () => page.getByTestId('publish');

  test('go by mail to those with an address, into the folder, or to the game master as files', async () => {
    at = await sit({ unpublished: ['ann', 'bob', 'cid'] }, 'preview');
    await expect
      .element(publish().getByRole('heading', { name: 'The results for turn 4 are ready' }))
      .toBeVisible();
    await expect
      .element(
        publish().getByText(
          /^3 empires have not received theirs yet: Annic Empire, Bobbic League and Cidian Core\./,
        ),
      )
      .toBeVisible();
    const seats = ['ann', 'bob', 'cid'];
    const mailed = ['ann', 'cid'];
    const ways = [
      [
        'Mail to 2 players',
        'mail',
        { names: [], files: [], letters: 2 },
        '2 letters in the outbox: see Letters.',
      ],
      [
        'Save in the game’s folder',
        'folder',
        { names: ['a', 'b', 'c'], files: [], letters: 0, folder: '/games/dk1' },
        '3 files written to /games/dk1.',
      ],
      [
        'Save the files',
        'files',
        { names: ['a.new'], files: [{ name: 'a.new', base64: 'QUJD' }], letters: 0 },
        '1 file offered as a download.',
      ],
    ] as const;
    for (const [name, to, answer, said] of ways) {
      at.host.answers['gm.publish'] = { ...answer, names: [...answer.names], files: [...answer.files] };
      await publish().getByRole('button', { name }).click();
      await expect.element(page.getByTestId('published')).toHaveTextContent(said);
      expect(asked()).toEqual(['gm.publish', { game: 'dk1', to, seats: to === 'mail' ? mailed : seats }]);
    }
    expect(at.host.offered).toEqual([{ name: 'a.new', base64: 'QUJD' }]);
    // Nobody can see whether a download came to an end: they count once the game master says so.
    at.host.answers['gm.publish'] = { names: ['a.new'], files: [], letters: 0 };
    await publish().getByRole('button', { name: 'All are saved' }).click();
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'handed', seats }]);
    await expect.element(publish().getByRole('button', { name: 'All are saved' })).not.toBeInTheDocument();
    at.host.refused.set('gm.publish', 'The folder cannot be written to.');
    await publish().getByRole('button', { name: 'Save the files' }).click();
    await expect.element(page.getByText('The folder cannot be written to.')).toBeVisible();
    at.becomes({ unpublished: [] });
    await expect.element(publish()).not.toBeInTheDocument();
  });

  test('in letters that wait are not received, and are not mailed twice', async () => {
    at = await sit({ unpublished: ['ann', 'bob', 'cid'], queued: ['ann'], mailed: false }, 'preview');
    await expect.element(publish().getByText(/^3 empires have not received theirs yet/)).toBeVisible();
    await expect
      .element(
        publish().getByText(
          /1 letter with them is in the outbox and has not gone out: set up a server under Letters, Mail settings…/,
        ),
      )
      .toBeVisible();
    at.host.answers['gm.publish'] = { names: [], files: [], letters: 1 };
    await publish().getByRole('button', { name: 'Mail to 1 player' }).click();
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'mail', seats: ['cid'] }]);
  });

  test('that were handed over in another way can still go by mail, all at once', async () => {
    at = await sit({ unpublished: [], unmailed: ['ann', 'cid'] }, 'preview');
    at.host.answers['gm.publish'] = { names: ['a', 'c'], files: [], letters: 2 };
    at.becomes({ mailed: false });
    await page.getByTestId('mail-too').getByRole('button', { name: 'Mail to 2 players' }).click();
    await expect
      .element(page.getByTestId('published'))
      .toHaveTextContent(
        '2 letters in the outbox: they wait until you set up a server under Letters, Mail settings…',
      );
    await expect.poll(asked).toEqual(['gm.publish', { game: 'dk1', to: 'mail', seats: ['ann', 'cid'] }]);
    at.becomes({ unmailed: [] });
    await expect.element(page.getByTestId('mail-too')).not.toBeInTheDocument();
  });

  test('cannot be mailed to nobody; invitations are called so', async () => {
    at = await sit({ unpublished: ['bob', 'dee'], turn: 1, turns: [] }, 'preview');
    await expect.element(publish().getByRole('heading', { name: 'The invitations are ready' })).toBeVisible();
    await expect.element(button('Mail to 0 players')).toBeDisabled();
    await expect.element(publish().getByText(/^None of them has a mail address/)).toBeVisible();
  });
});
