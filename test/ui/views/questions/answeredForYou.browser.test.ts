import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Session } from '#ui/state/session.svelte.ts';

let session: Session;
const said = phrase('Do they go down once more?');
openedPearls((opened) => void (session = opened), pearlState, {
  answered: [
    { said, by: 'silence', orders: [] },
    { said, by: 'programme', orders: [phrase('Your divers go down once more')] },
  ],
});

test('the messages begin with what was answered for the player, and by whom', async () => {
  session.screen = 'messages';
  const told = page.getByTestId('answered-for-you');
  await expect.element(told.getByText(/Nobody answered: no order/)).toBeVisible();
  await expect
    .element(told.getByText(/Your orders in advance answered:\s+Your divers go down once more/))
    .toBeVisible();
});
