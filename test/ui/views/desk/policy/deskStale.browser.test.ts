import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letterOf } from '#ui/state/desk/letter.svelte.ts';
import { type AtDesk, because, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { usualDesk } from '#test/support/desk/fakeDesk.ts';

/* What a game master decides is about the game as they saw it, whatever the desk shows by then. */
const { sit } = deskApp();
let at: AtDesk;

const asked = (): unknown => at.host.asked.at(-1);
const seen = (): unknown => at.host.seen.at(-1);
const later = { turn: 5, run: 'd'.repeat(64), settings: 'e'.repeat(64) };

describe('an act says what was shown', () => {
  test('a dialog, what was shown when it was opened; once it was refused, what is shown then', async () => {
    at = await sit({}, 'policy');
    await button('Hold the game…').click();
    at.host.refuses.set('gm.hold', 'turn-moved');
    at.becomes({ turn: 5, marks: later });
    await expect.element(page.getByTestId('desk-turn')).toHaveTextContent('Turn 5 · dk1');
    await dialog().getByRole('textbox').fill('Ill');
    await dialog().getByRole('button', { name: 'Hold' }).click();
    await expect.element(page.getByText('The game is not on hold')).toBeVisible();
    expect(seen()).toEqual(['gm.hold', usualDesk.marks]);
    at.host.refuses.clear();
    await because('Hold', 'Ill');
    expect(seen()).toEqual(['gm.hold', later]);
  });

  test('about a seat, with the mark of that seat', async () => {
    at = await sit();
    await button('Name and address…').click();
    await dialog().getByLabelText('Mail address').fill('anna@example.org');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(seen()).toEqual(['gm.player', { ...usualDesk.marks, seat: 'c'.repeat(64) }]);
    // The name was not touched: whatever it is by now stays.
    expect(asked()).toEqual(['gm.player', { game: 'dk1', seat: 'ann', address: 'anna@example.org' }]);
  });
});

describe('a form', () => {
  test('of the policy saves what was changed alone, follows the rest, and says what it began with', async () => {
    at = await sit({}, 'policy');
    await page.getByLabelText('Hours of grace').fill('2');
    await userEvent.keyboard('{Tab}');
    at.becomes({
      policy: { ...usualDesk.policy, copies: 7 },
      marks: { ...usualDesk.marks, settings: later.settings },
    });
    await expect.element(page.getByLabelText('Copies kept (turns)')).toHaveValue(7);
    await expect.element(page.getByLabelText('Hours of grace')).toHaveValue(2);
    await button('Save policy').click();
    await expect.poll(asked).toEqual(['gm.policy', { game: 'dk1', policy: { graceHours: 2 } }]);
    expect(seen()).toEqual(['gm.policy', usualDesk.marks]);
  });
});

test('a letter that another desk changed meanwhile is kept, below theirs', async () => {
  at = await sit();
  const theirs = { to: 'all', seats: [], subject: 'Week 5', text: 'Theirs.' } as const;
  const writing = letterOf(at.desk, 'dk1');
  await writing.open('The Beta Quadrant', 4);
  at.host.answers['gm.draft'] = { draft: { ...theirs, seats: [] } };
  at.host.refuses.set('gm.keepDraft', 'draft-changed-elsewhere');
  const release = at.host.hold('gm.draft');
  const before = at.host.times('gm.draft');
  writing.change({ text: 'Mine.' });
  await expect.poll(() => at.host.times('gm.draft')).toBeGreaterThan(before);
  at.host.refuses.clear();
  release();
  await expect.poll(() => writing.draft.text).toBe('Theirs.\n\nMine.');
  await expect
    .poll(asked)
    .toMatchObject(['gm.keepDraft', { was: theirs, draft: { text: 'Theirs.\n\nMine.' } }]);
});
