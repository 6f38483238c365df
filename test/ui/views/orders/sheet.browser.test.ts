import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersOf } from '#kernel/game/plan.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Orders are typed as lines; what is typed and what is clicked are the same orders. */
let session: Session;
openedPearls(async (opened) => {
  session = opened;
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.element(page.getByTestId('order-sheet')).toBeVisible();
});

const boat = () => page.getByRole('combobox', { name: 'Orders of Boat of north' });
const buoys = () => page.getByRole('combobox', { name: 'Orders of Buoys' });
const kinds = () => {
  const turn = session.turn!;
  return ordersOf(turn.plan, turn.units[0]!.unit).map(({ kind }) => kind);
};

test('a typed line gives orders, Enter goes on to the next, and one step undoes it', async () => {
  await boat().fill('sail deep; dive');
  await userEvent.keyboard('{Enter}');
  await expect.element(buoys()).toHaveFocus();
  expect(kinds()).toEqual(['sail', 'dive']);
  await buoys().fill('lift ledge');
  await userEvent.keyboard('{Enter}');
  expect(session.turn!.plan.hq).toMatchObject([{ kind: 'lift', buoy: 'north.ledge' }]);
  session.turn!.planHistory.undo();
  session.turn!.planHistory.undo();
  expect(session.turn!.orderCount).toBe(0);
  await expect.element(boat()).toHaveValue('');
});

test('a line in the middle of being typed is taken over when the page is loaded again', async () => {
  const drafts = 'sealed-orders-drafts';
  await boat().click();
  await userEvent.keyboard('sail deep');
  const stored = localStorage.getItem(drafts);
  expect(stored).toContain('sail deep');
  await userEvent.keyboard('{Enter}');
  expect(localStorage.getItem(drafts)).not.toContain('sail deep');
  session.turn!.planHistory.undo();
  session.overlay = undefined;
  await expect.element(page.getByTestId('order-sheet')).not.toBeInTheDocument();
  // The page that is loaded again finds what the first had stored when it ended.
  localStorage.setItem(drafts, stored!);
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.element(boat()).toHaveValue('sail deep');
  expect(kinds()).toEqual(['sail']);
  expect(localStorage.getItem(drafts)).not.toContain('sail deep');
});

test('what was half typed over another text than the line has now does not take its place', async () => {
  const drafts = 'sealed-orders-drafts';
  await boat().click();
  await userEvent.keyboard('sail de');
  const stored = localStorage.getItem(drafts)!;
  await userEvent.keyboard('{Escape}{Escape}');
  session.overlay = undefined;
  await expect.element(page.getByTestId('order-sheet')).not.toBeInTheDocument();
  session.turn!.give({ kind: 'dive' }, { unit: session.turn!.units[0]!.unit });
  // It was left by a window that was closed before the line was written in another.
  localStorage.setItem(drafts, stored);
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.element(boat()).toHaveValue('dive');
  expect(kinds()).toEqual(['dive']);
});

test('an order that is clicked stands in its line', async () => {
  session.turn!.give({ kind: 'dive' }, { unit: session.turn!.units[0]!.unit });
  await expect.element(boat()).toHaveValue('dive');
});

test('what cannot be read is marked, kept as it was typed, and mended by a click', async () => {
  await boat().fill('dive; sail depe');
  await expect.element(page.getByText('Columns 12 to 15:')).toBeVisible();
  await expect.element(boat()).toHaveAttribute('aria-invalid', 'true');
  expect(document.querySelector('[data-testid=order-sheet] mark')!.textContent).toBe('depe');
  await userEvent.keyboard('{Enter}');
  expect([kinds(), session.turn!.plan.typed]).toEqual([[], { boat: 'dive; sail depe' }]);
  expect(session.turn!.problems).toMatchObject([{ code: 'line-not-read' }]);
  await page.getByRole('button', { name: 'dive; sail deep' }).click();
  expect([kinds(), session.turn!.plan.typed]).toEqual([['dive', 'sail'], undefined]);
  await expect.element(boat()).toHaveValue('dive; sail deep');
});

test('while typing, words are completed by Tab and by the arrows', async () => {
  await boat().click();
  await userEvent.keyboard('sa');
  await expect.element(page.getByRole('option', { name: 'sail' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(boat()).toHaveValue('sail');
  await userEvent.keyboard(' d{ArrowDown}{Enter}');
  await expect.element(boat()).toHaveValue('sail deep');
  await userEvent.keyboard('{Enter}');
  expect(kinds()).toEqual(['sail']);
});

test('nothing bars those who do not see', async () => {
  await boat().fill('fly');
  const { violations } = await axe.run(document.querySelector('dialog')!, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
