import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, deskApp, dialog } from './deskApp.ts';

/** A dialog of the desk: the tab, and what opens it. */
type Opener = readonly [tab: string, name: string];

/** Each of these is closed in three ways, as tests. */
export function closesInEachWay(openers: readonly Opener[]): void {
  const { sit } = deskApp();
  test.each(openers)(
    'in %s, what «%s» opens is closed by Escape, by its cross and by leaving it, and the button has the focus again',
    async (tab, name) => {
      const at = await sit();
      await page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: tab }).click();
      const opener = button(name).first();
      const close = [
        () => userEvent.keyboard('{Escape}'),
        () => dialog().getByRole('button', { name: 'Close' }).click(),
        () => dialog().getByRole('button', { name: 'Cancel' }).click(),
      ];
      for (const way of name === 'Decide about the seat…' ? close.slice(0, 2) : close) {
        (opener.element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
        await expect.element(dialog()).toBeVisible();
        expect(dialog().element().contains(document.activeElement)).toBe(true);
        await way();
        await expect.element(dialog()).not.toBeInTheDocument();
        await expect.element(opener).toHaveFocus();
      }
      expect(at.host.asked.filter(([call]) => call !== 'gm.post')).toEqual([]);
    },
  );
}
