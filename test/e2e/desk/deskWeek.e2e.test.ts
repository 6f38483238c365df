import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type DeskGame, newDeskGame } from './deskGame.ts';
import { deskHand, ordersOf } from './deskHand.ts';
import { sitting } from '../support/sitting.ts';

/* A whole week at the desk takes few clicks: orders in, judged, tried, run, and the results out. */
let page: Page;
let made: DeskGame;

sitting((seated) => void ({ page } = seated), {
  async before(folder) {
    made = await newDeskGame(folder, 1);
  },
});

test('from the files that came in to the letters in the outbox a turn takes eight clicks at most', async () => {
  const hand = deskHand(page);
  await hand.openGame(made);
  await page.evaluate(() => {
    const counting = window as unknown as { clicks: number };
    counting.clicks = 0;
    window.addEventListener(
      'click',
      ({ isTrusted, detail }) => void (counting.clicks += isTrusted && detail > 0 ? 1 : 0),
      true,
    );
  });
  await hand.handOver(
    'Add orders…',
    ['ann', 'bob', 'cleo', 'dirk', 'eve', 'falk', 'gita', 'hugo'].map((name) => ordersOf(made, name)),
  );
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Roll call' })
        .getByRole('row', { name: /Final|Draft/ })
        .count(),
    )
    .toBe(8);
  await hand.go('To judge');
  await hand.press(/^Judge all \d+ suitable$/);
  await page.getByText('Everything is judged').waitFor();
  await hand.press('Preview turn 2');
  await page.getByTestId('preview').waitFor();
  await hand.press('Run turn 2');
  await hand.at(3);
  await hand.press(/^Mail to/);
  await expect.poll(() => page.getByTestId('published').textContent()).toContain('letters in the outbox');
  const clicks = await page.evaluate(() => (window as unknown as { clicks: number }).clicks);
  // Counted where the hand clicks, so that a hand that did not click is noticed too.
  expect([clicks > 3, clicks <= 8]).toEqual([true, true]);
});
