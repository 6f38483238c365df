import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unreadable } from '#test/support/problems.ts';
import type { Out } from '#contract/calls.ts';
import { type AtDesk, button, deskApp } from '#test/support/desk/deskApp.ts';

/* A trial of a turn, from every button. */
const { sit } = deskApp();
let at: AtDesk;

const preview = (more: Partial<Out<'gm.preview'>> = {}): Out<'gm.preview'> => ({
  turn: 4,
  events: 40,
  refusals: 1,
  missing: ['bob'],
  seats: [
    {
      seat: 'ann',
      name: 'Annic Empire',
      orders: 3,
      problems: [unreadable('no-way', 'There is no way to Vyrith.')],
      figures: [
        { label: 'Treasury', before: '10', after: '12', better: true },
        { label: 'Sectors', before: '4', after: '4' },
      ],
    },
    {
      seat: 'bob',
      name: 'Bobbic League',
      orders: 0,
      problems: [],
      figures: [
        { label: 'Treasury', before: '10', after: '8', better: false },
        { label: 'Sectors', before: '4', after: '4' },
      ],
    },
  ],
  told: [
    { part: 'Movement', lines: ['A1 travelled.'] },
    { part: 'Final', lines: ['Upkeep was paid.', 'Revenue came in.'] },
  ],
  questions: [],
  ...more,
});

describe('a trial', () => {
  test('is made from every button, and shows each empire, its problems and what happens', async () => {
    at = await sit();
    at.host.answers['gm.preview'] = preview();
    await button('Preview turn 4').click();
    const shown = page.getByTestId('preview');
    await expect.element(shown.getByRole('heading', { name: 'Turn 4 as it would run now' })).toBeVisible();
    await expect.element(shown.getByText('40 events, 1 order that cannot be carried out.')).toBeVisible();
    await expect.element(shown.getByRole('row', { name: 'Annic Empire 3 10 → 12 4' })).toBeVisible();
    await expect
      .element(shown.getByRole('row', { name: 'Bobbic League no orders 0 10 → 8 4' }))
      .toBeVisible();
    await shown.getByText('Annic Empire: 1 warning, as its player sees it').click();
    await expect.element(shown.getByText(/There is no way to Vyrith/)).toBeVisible();
    await expect.element(shown.getByText('A1 travelled.')).toBeVisible();
    await shown.getByRole('combobox').selectOptions('Final (2)');
    await expect.element(shown.getByText('Revenue came in.')).toBeVisible();
    expect(shown.getByText('A1 travelled.').elements()).toEqual([]);
    at.host.answers['gm.preview'] = preview({ questions: ['Who goes first?'] });
    await button('Preview again').click();
    await expect.element(shown.getByText('Who goes first?')).toBeVisible();
    await expect.element(shown.getByText(/the figures are from that moment/)).toBeVisible();
    expect(at.host.asked).toEqual([
      ['gm.preview', { game: 'dk1' }],
      ['gm.preview', { game: 'dk1' }],
    ]);
    // When the orders change, it is of the past.
    at.becomes({ received: [] });
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(button('Preview first')).toBeVisible();
  });
});
