import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { DeskGame } from './deskGame.ts';

export const deskTabs = [
  'Roll call',
  'To judge',
  'Preview and run',
  'Turns',
  'Letters',
  'Policy',
  'Fairness',
  'Log',
] as const;

/** What a game master does by hand at the desk. */
export const deskHand = (page: Page) => {
  const hand = {
    /** Files for a button that asks for them. */
    async handOver(button: string, files: readonly string[]): Promise<void> {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: button }).first().click(),
      ]);
      await chooser.setFiles([...files]);
    },
    go: (tab: (typeof deskTabs)[number]): Promise<void> =>
      page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: tab }).click(),
    at: (turn: number): Promise<void> =>
      expect.poll(() => page.getByTestId('desk-turn').textContent()).toContain(`Turn ${turn}`),
    press: (name: string | RegExp): Promise<void> =>
      page
        .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
        .first()
        .click(),
    /** A line of the log says so, and by whom. */
    async logged(what: RegExp): Promise<void> {
      await hand.go('Log');
      await page.getByRole('table', { name: 'Log' }).getByRole('row', { name: what }).first().waitFor();
    },
    said: (text: string): Promise<void> => page.getByTestId('toasts').getByText(text).first().waitFor(),
    /** Gives the reason that a dialog asks for. */
    async because(act: string, why: string): Promise<void> {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').last().fill(why);
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    /** Chooses an empire in the roll call by its player. */
    async seat(player: string): Promise<void> {
      await hand.go('Roll call');
      await page.getByRole('table', { name: 'Roll call' }).getByRole('row', { name: player }).click();
    },
    card: () => page.getByRole('complementary'),
    /** Opens a game's file on the desk, and says that it is meant. */
    async takeGame(file: string): Promise<void> {
      await hand.handOver('Open a .game file', [file]);
      await page.getByRole('dialog').getByRole('button', { name: 'Take this game onto your desk' }).click();
      await page.getByTestId('desk-turn').waitFor();
    },
    /** From the start-up menu to the desk of a game that comes by its file. */
    async openGame({ file }: DeskGame): Promise<void> {
      await page.getByRole('button', { name: 'Game master' }).click();
      await hand.takeGame(file);
    },
  };
  return hand;
};
export type DeskHand = ReturnType<typeof deskHand>;

/** The orders file of this name. */
export const ordersOf = ({ orders }: DeskGame, name: string): string =>
  orders.find((path) => path.endsWith(`/${name}.orders`)) ?? '';
