import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRawSnippet } from 'svelte';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import Dialog from '#ui/parts/dialog/Dialog.svelte';

/* Dialogs of every shape beside what is docked at the left. */
const dock = 330;
beforeEach(() => document.documentElement.style.setProperty('--dock', `${dock}px`));
afterEach(() => void document.documentElement.style.removeProperty('--dock'));
const children = createRawSnippet(() => ({ render: () => '<p>Words</p>' }));

test.each(['card', 'drawer', 'scroll', 'wide', 'full'] as const)(
  'a dialog of shape %s lies in the window, beside the dock',
  async (shape) => {
    await render(Dialog, { title: 'Battle', shape, children, onclose: () => undefined });
    const dialog = page.getByRole('dialog').element();
    for (const { finished } of dialog.getAnimations()) await finished;
    const { left, right } = dialog.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(dock);
    expect(right).toBeLessThanOrEqual(innerWidth);
  },
);

test('a press outside closes a dialog; one that began inside, as marking text does, does not', async () => {
  let closed = 0;
  await render(Dialog, { title: 'Battle', children, onclose: () => void (closed += 1) });
  const dialog = page.getByRole('dialog').element();
  const press = (from: Element): void => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // The click goes to the nearest element around both places.
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  press(page.getByText('Words').element());
  expect(closed).toBe(0);
  press(dialog);
  expect(closed).toBe(1);
});
