import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { showScreen } from '#test/support/page/everyScreen.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;
openedApp((opened) => void (session = opened));

test('a game that tells no moments of a turn has neither the button nor the key', async () => {
  await showScreen(session, 'map');
  document.querySelector<HTMLElement>('[data-testid=map]')!.focus();
  await expect.element(page.getByRole('button', { name: 'What the map shows' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /The turn ahead/ })).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.element(page.getByTestId('ahead')).not.toBeInTheDocument();
});
