import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedPearls, pearlState } from '#test/support/page/openedPearls.ts';
import type { Boat } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { seatId } from '#kernel/words/ids.ts';

const north = seatId('north');
const boat: Boat = { ...pearlState.boats[north]!, pearls: 2, sailed: true, dived: true, empty: true };
openedPearls(async () => userEvent.keyboard('2'), {
  ...pearlState,
  boats: { ...pearlState.boats, [north]: boat },
});

test('a card tells its groups of boxes, and how many are in each state', async () => {
  const card = page.getByRole('region', { name: 'Card' });
  await expect.element(card.getByText('6 of 6 left, 2 armed')).toBeInTheDocument();
  await expect.element(card.getByText('1 of 1 left, 1 used')).toBeInTheDocument();
  expect(document.querySelectorAll('section.card .groups i').length).toBe(7);
});

test('slots are filled one after the other, and a row of them is chosen', async () => {
  const slots = page.getByRole('table', { name: 'This tide' });
  const heads = slots.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual(['Sailing', 'Diving', 'Again']);
  await expect.element(slots.getByText('Dived')).toBeVisible();
  await slots.getByRole('button', { name: 'Boat' }).click();
  await expect.element(slots.getByRole('button', { name: 'Boat' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(
      page
        .getByRole('complementary', { name: 'Boat orders' })
        .getByRole('heading', { name: 'Boat', exact: true }),
    )
    .toBeVisible();
});
