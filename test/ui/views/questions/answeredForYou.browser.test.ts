import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;
const said = phrase('Do they go down once more?');
const told = page.getByTestId('answered-for-you');
const answered = [
  { said, by: 'silence', orders: [] },
  { said, by: 'programme', orders: [phrase('Your divers go down once more')] },
] as const;

describe('a few answers', () => {
  openedPearls((opened) => void (session = opened), pearlState, { answered });

  test('stand at the beginning of the messages, with who gave them', async () => {
    session.screen = 'messages';
    await expect.element(told.getByText(/^2\squestions in the middle of the turn\swere/)).toBeVisible();
    await expect.element(told.getByText(/Not answered: no order/)).toBeVisible();
    await expect
      .element(told.getByText(/Answered by your standing instructions:\s+Your divers go down once more/))
      .toBeVisible();
  });
});

describe('many answers', () => {
  openedPearls((opened) => void (session = opened), pearlState, {
    answered: [...answered, ...answered, ...answered],
  });

  test('are counted, and read on request by the keyboard', async () => {
    session.screen = 'messages';
    const list = told.getByText(/Not answered: no order/).first();
    await expect.element(told.getByText(/^6\squestions in the middle of the turn\swere/)).toBeVisible();
    await expect.element(list).not.toBeVisible();
    (told.element().querySelector('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
  });

  test('stand in messages with no tabs for what these rules do not know', async () => {
    session.screen = 'messages';
    await expect.element(told).toBeVisible();
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent.replace(/[\s\d]+$/, '').trim())).toEqual([
      'Messages',
      'Orders not carried out',
    ]);
  });
});
