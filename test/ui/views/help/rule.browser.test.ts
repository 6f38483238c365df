import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import { guideOf } from '#ui/views/help/guide.svelte.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* A place in the rulebook that is named anywhere can be clicked: what it is, what it did, where the help tells more. */

let session: Session;
const rule = () => page.getByTestId('rule');

describe('in Galactic Empires', () => {
  openedApp((opened) => void (session = opened));

  test('a warning’s number opens the rule: what the help says of it, and what it says of the plan', async () => {
    const turn = session.turn!;
    turn.give({ kind: 'issue-proclamation', text: 'Short' } as never);
    const problem = turn.problems.find(({ cite }) => cite !== undefined)!;
    await userEvent.keyboard('p');
    const number = page.getByRole('button', { name: `Rule ${problem.cite}` }).first();
    number.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: `Rule ${problem.cite}` })).toBeVisible();
    await expect.element(rule().getByRole('heading', { name: 'Announcements' })).toBeVisible();
    await expect.element(rule().getByRole('region', { name: 'In your plans' })).toMatchTextContent(/short/);
    // Before the first turn nothing was done.
    await expect.element(rule().getByRole('region', { name: 'What it did' })).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: /^Help: / })
      .last()
      .click();
    await expect.element(page.getByTestId('help').getByRole('article')).toBeVisible();
    await expect.element(rule()).not.toBeInTheDocument();
  });

  test('the help’s own numbers open it too', async () => {
    await userEvent.keyboard('?');
    const number = page
      .getByTestId('help')
      .getByRole('button', { name: /^Rule GE / })
      .first();
    const name = number.element().textContent;
    await number.click();
    await expect.element(page.getByRole('dialog', { name: `Rule ${name}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByTestId('help')).toBeVisible();
  });
});

describe('in Pearl Divers', () => {
  openedPearls((opened) => void (session = opened), undefined, {
    heard: [
      {
        step: 'Divers go down',
        pass: 0,
        line: 0,
        event: { kind: 'dived', seat: 'north', place: 'ledge', found: 0 },
      },
    ],
  });

  test('the page tells which step carries it out, and what it did, in the game’s own words', async () => {
    const step = valuesInOrder(session.turn!.rules.sequences)
      .flat()
      .find((part) => 'name' in part && part.name === 'Divers go down');
    guideOf(session).rule = { cite: step !== undefined && 'cite' in step ? step.cite : '' };
    await expect
      .element(rule().getByRole('region', { name: 'What it is' }))
      .toMatchTextContent(/A step of the turn:\s+Divers go down/);
    const did = rule().getByRole('region', { name: 'What it did' });
    await expect.element(did.getByRole('heading', { name: 'Tide 0: what it did' })).toBeVisible();
    await expect.element(did.getByRole('listitem')).toMatchTextContent(/Ledge/);
  });
});
