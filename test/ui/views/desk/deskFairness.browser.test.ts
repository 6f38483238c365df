import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';

/* Fairness and the log of the game master's desk: every button. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);

describe('fairness', () => {
  test('the game is verified; what does not fit is told by turn', async () => {
    at = await sit({}, 'fairness');
    await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
    at.host.answers['gm.verify'] = {
      ok: false,
      said: '1 of 2 turns are not as they should be.',
      turns: [
        { turn: 1, ok: true, said: 'It came out the same.', steps: 68, rolls: 4527 },
        { turn: 2, ok: false, said: 'It differs.', steps: 3, rolls: 9 },
      ],
    };
    await button('Verify the whole game').click();
    await expect.element(page.getByTestId('verified')).toHaveClass(/bad/);
    await expect.element(page.getByRole('row', { name: '1 It came out the same. 68 4527' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'It differs.' })).toHaveClass(/bad/);
    at.host.answers['gm.verify'] = { ok: true, said: 'All is well.', turns: [] };
    await button('Verify the whole game').click();
    await expect.element(page.getByTestId('verified')).toHaveClass(/good/);
    expect(at.host.asked).toEqual([
      ['gm.verify', { game: 'dk1' }],
      ['gm.verify', { game: 'dk1' }],
    ]);
  });

  test('before a turn has run there is nothing to verify or to compare', async () => {
    at = await sit({ turns: [] }, 'fairness');
    await expect.element(button('Verify once a turn has run')).toBeDisabled();
    await expect.element(button('Compare with the current rules')).toBeDisabled();
  });

  test('archive and copy are handed over, or lie in the folder when they are too large', async () => {
    at = await sit({}, 'fairness');
    at.host.answers['gm.archive'] = { name: 'dk1.archive.gz', base64: 'H4sI', folder: '/games/dk1' };
    await button('Save the archive').click();
    await expect.element(page.getByText('dk1.archive.gz was downloaded')).toBeVisible();
    // While the game goes on, not even the archive is for the players.
    await expect
      .element(page.getByText('It contains every secret of the game: do not share it.'))
      .toBeVisible();
    at.host.answers['gm.export'] = { name: 'dk1.game', folder: '/games/dk1' };
    await button('Save a copy of the game').click();
    await expect.element(page.getByText('dk1.game is in the game’s folder')).toBeVisible();
    await expect
      .element(
        page.getByText(
          'It is too large to download: copy it from /games/dk1. It contains every secret of the game: do not share it.',
        ),
      )
      .toBeVisible();
    expect(at.host.offered).toEqual([{ name: 'dk1.archive.gz', base64: 'H4sI' }]);
    expect(at.host.asked.map(([name]) => name)).toEqual(['gm.archive', 'gm.export']);
  });

  test('past turns are compared with today’s rules, and coming ones run by them', async () => {
    at = await sit({}, 'fairness');
    at.host.answers['gm.shadow'] = { from: 2, to: 2, turns: [] };
    await button('Compare with the current rules').click();
    await expect.element(page.getByText('The program has the same edition, 2.')).toBeVisible();
    expect(button(/^Run coming turns/).elements()).toEqual([]);
    at.host.answers['gm.shadow'] = {
      from: 2,
      to: 3,
      turns: [
        { turn: 1, same: true, said: 'the same' },
        { turn: 2, same: false, said: 'a fleet went elsewhere' },
      ],
    };
    await button('Compare with the current rules').click();
    await expect.element(page.getByText('From edition 2 to 3:')).toBeVisible();
    await expect.element(page.getByText('a fleet went elsewhere')).toHaveClass(/warn/);
    await button('Use this edition from now on: 3').click();
    await expect.poll(asked).toEqual(['gm.upgrade', { game: 'dk1' }]);
    await expect.element(page.getByText('Future turns use the current rules')).toBeVisible();
  });
});

test('the log tells everything, the newest first, and by whom', async () => {
  at = await sit({}, 'log');
  expect(
    page
      .getByRole('table', { name: 'Log' })
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent.trim())),
  ).toEqual([
    ['3', 'desk', 'Turn 3 was run.'],
    ['1', '', 'The game began.'],
  ]);
});
