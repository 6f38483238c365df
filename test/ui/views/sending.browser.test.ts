import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* How orders go to the game master: the player's own server. */
let session: Session;
openedApp((opened) => void (session = opened));

test('a server is tried as it is filled in: what came of it stands there until it is another, and nothing is sent', async () => {
  session.overlay = 'sending';
  await page.getByText('My own server').click();
  const server = page.getByRole('group', { name: 'Server for outgoing mail' });
  const test = server.getByRole('button', { name: 'Test connection' });
  const status = server.getByRole('status');
  await server.getByLabelText('Server name').fill('smtp.example.org');
  // The player's own address is still missing: nobody is asked.
  await test.click();
  await expect.poll(() => status.element().textContent.trim()).toBe('');
  await server.getByLabelText('Your own address').fill('ann@example.org');
  await test.click();
  await expect.element(status).toHaveTextContent('smtp.example.org: known');
  await server.getByLabelText('Password').fill('typed');
  await expect.poll(() => status.element().textContent.trim()).toBe('');
  await test.click();
  await expect.element(status).toHaveTextContent('smtp.example.org: typed');
  await expect.element(page.getByRole('button', { name: 'Send now' })).toBeVisible();
});
