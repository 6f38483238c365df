import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

let session: Session;
openedPearls((opened) => void (session = opened), pearlState, {
  practice: true,
  others: [
    { seat: 'south', seatName: 'Southerners', asked: true, table: { player: 'Ben', given: true } },
    { seat: 'west', seatName: 'Westerners', table: { player: 'Cy', given: true } },
  ],
});

test('where another at this screen is asked, the turn is closed and the screen passed on', async () => {
  await session.runTurn();
  const curtain = page.getByRole('dialog', { name: 'Pass the screen to Ben' });
  await expect.element(curtain.getByText(/Tide 1 waits for an answer of Ben/)).toBeVisible();
  await expect.element(curtain.getByText('is asked')).toBeVisible();
  expect(session.turn).toBeUndefined();
  await expect.element(page.getByTestId('turn-number')).not.toBeInTheDocument();
  await curtain.getByRole('button', { name: 'I am Ben: show my turn' }).click();
  await expect.element(page.getByTestId('turn-number')).toBeVisible();
  await expect.element(curtain).not.toBeInTheDocument();
});

test('whoever is done may have the screen back as long as others are not', async () => {
  await session.runTurn();
  const curtain = (name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` });
  await curtain('Ben').getByRole('button', { name: 'Back to Cy' }).click();
  await expect.element(curtain('Cy').getByText(/Tide 1 can still be changed by Cy/)).toBeVisible();
  await expect.element(curtain('Cy').getByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
  await curtain('Cy').getByRole('button', { name: 'I am Cy: show my turn' }).click();
  await expect.element(page.getByTestId('turn-number')).toBeVisible();
});
