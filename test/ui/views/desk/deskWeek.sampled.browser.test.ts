import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { seatId } from '#kernel/words/ids.ts';
import { longTest } from '#test/support/sample.ts';

/* Requests and notes on the roll call. */
const { sit } = deskApp();
const request = { kind: 'holiday', turns: { from: 5, to: 6 }, words: 'skiing' } as const;
const requests = () => page.getByRole('region', { name: 'Requests' });
const box = () => page.getByRole('complementary').getByRole('textbox');

test('a holiday is answered by a stand-in, and marked as granted with it; an answer alone carries its word', async () => {
  const at = await sit({ requests: [{ seat: 'ann', by: 'player', request }] });
  await expect.element(requests().getByText(/asks for a holiday from turn 5 to turn 6/)).toBeVisible();
  await requests().getByRole('button', { name: 'Add a stand-in…' }).click();
  await dialog().getByLabelText('Name', { exact: true }).fill('Kim');
  dialog().getByRole('textbox', { name: /Name/ }).element().closest('form')?.requestSubmit();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => at.host.asked.map(([name]) => name)).toEqual(['gm.standIn', 'gm.answer']);
  expect(at.host.asked.at(-1)?.[1]).toEqual({ game: 'dk1', seat: 'ann', kind: 'holiday', granted: true });
  await button('Answer…').click();
  await dialog().getByRole('textbox').fill('we need you');
  await dialog().getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(at.host.asked.at(-1)).toEqual([
    'gm.answer',
    { game: 'dk1', seat: 'ann', kind: 'holiday', granted: false, words: 'we need you' },
  ]);
  at.becomes({
    requests: [
      {
        seat: 'ann',
        by: 'player',
        request,
        answer: { granted: false, words: 'we need you', at: '2026-11-22T10:00:00.000Z' },
      },
    ],
  });
  await expect.element(requests().getByText(/^\s*Declined\s[\s\S]*we need you/)).toBeVisible();
  expect(requests().getByRole('button', { name: 'Add a stand-in…' }).elements()).toEqual([]);
});

longTest(
  'a note that another window writes is shown; an answer that comes late takes nothing back',
  async () => {
    const at = await sit();
    const seats = (note: string) =>
      at.host.desk.seats.map((row) => (row.seat === seatId('ann') ? { ...row, note } : row));
    at.becomes({ seats: seats('from elsewhere') });
    await expect.element(box()).toHaveValue('from elsewhere');
    await box().fill('mine');
    await expect
      .poll(() => at.host.asked.filter(([name]) => name === 'gm.note'))
      .toEqual([['gm.note', { game: 'dk1', seat: 'ann', was: 'from elsewhere', text: 'mine' }]]);
    await expect.element(page.getByRole('complementary').getByText('Saved', { exact: true })).toBeVisible();
    // The game as it was before the note: read before it was written, and answered after.
    at.becomes({ seats: seats('from elsewhere'), title: 'Read late' });
    await expect.element(page.getByText('Read late')).toBeVisible();
    await expect.element(box()).toHaveValue('mine');
  },
);
