import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AtDesk, because, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';

/* A run that waits, as the game master sees it: who is asked what, and how it goes on. */
const { sit } = deskApp();
const question = {
  number: 1,
  said: 'Do they go down once more?',
  cite: 'PD 6',
  least: 0,
  most: 1,
  offers: [],
  facts: [{ label: 'On board', value: '2 pearls' }],
};
const seats = [
  { to: 'ann', answered: false, letter: 'sent' },
  { to: 'bob', answered: true },
];
const open = (questions: readonly object[]) => ({
  open: { turn: 4, since: '2026-11-21T18:30:00Z', until: '2026-11-23T18:30:00Z', questions, seats },
});
const called = (at: AtDesk, name: string): unknown =>
  at.host.asked.filter(([one]) => one === name).at(-1)?.[1];

test('who is asked what is listed, the questions are handed out, and the run waits', async () => {
  const at = await sit({ waits: true }, 'roll');
  at.host.answers['gm.asked'] = open([{ ...question, to: 'ann', silence: 'nothing' }]) as never;
  at.host.answers['gm.askedFiles'] = [{ name: 'dk1N04-ann-1.questions', base64: 'QUJD' }];
  await button('Preview turn 4').click();
  const waits = page.getByTestId('desk-asked');
  await expect.element(waits.getByText('Turn 4 waits for answers')).toBeVisible();
  await expect.element(waits.getByText('Without an answer: nothing.')).toBeVisible();
  await expect.element(waits.getByText('On board: 2 pearls')).toBeVisible();
  await expect.element(button('Continue turn 4')).toBeDisabled();
  await expect.element(page.getByRole('heading', { name: 'Run turn 4' })).not.toBeInTheDocument();
  const who = waits.getByRole('list', { name: 'Asked' });
  await expect.element(who.getByText(/has not answered · letter sent/)).toBeVisible();
  await expect.element(who.getByText('Bobbic League answered')).toBeVisible();
  at.host.answers['gm.askedMail'] = { letters: 1, without: ['bob'] };
  await button('Queue for e-mail').click();
  await expect.element(page.getByText('1 letter with questions in the outbox')).toBeVisible();
  await button('Save the questions').click();
  await expect.poll(() => called(at, 'gm.askedFiles')).toEqual({ game: 'dk1' });
  await button('Undo this run…').click();
  await expect.element(dialog()).toMatchTextContent('the next run asks again');
  await because('Undo the run', 'A ruling was forgotten.');
  expect(called(at, 'gm.back')).toEqual({ game: 'dk1', turn: 4, reason: 'A ruling was forgotten.' });
  at.host.answers['gm.runOn'] = { outcome: 'ran', turn: 5, missing: [], said: 'Turn 4 has been run.' };
  at.host.answers['gm.asked'] = {};
  await button('Continue without waiting').click();
  await expect.poll(() => called(at, 'gm.runOn')).toEqual({ game: 'dk1', overdue: true });
  await expect.element(waits).not.toBeInTheDocument();
});
