import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskApp } from '#test/support/desk/deskApp.ts';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';

const { sit } = deskApp();

test('of a game that is over it is not said that orders are taken in from its folder, until it goes on', async () => {
  const over = { ...usualDesk.clock, over: true };
  const at = await sit({ clock: over, watched: '/in' }, 'policy');
  const folder = page.getByRole('region', { name: 'Watched folder' });
  await expect.element(folder.getByText('The game is over: orders are no longer accepted.')).toBeVisible();
  at.becomes({ clock: usualDesk.clock });
  await expect
    .element(folder.getByText(/new \.orders files in it are imported within seconds/))
    .toBeVisible();
  expect(folder.getByText(/The game is over/).elements()).toEqual([]);
});
