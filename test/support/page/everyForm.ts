import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listedOrders } from '#kernel/game/plan.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { kits } from '../kits/kits.ts';
import { openedApp } from '../openedApp.ts';
import { isClear, type Look, lookAt, showScreen } from './everyScreen.ts';

/* Every screen of one game and every form that opens over it: nothing is cut off or covered. */

export const formLooks: readonly Look[] = [
  [1024, 768, 100],
  [1366, 768, 100],
  [1440, 900, 100],
  [1920, 1080, 100],
  [1280, 800, 200],
];

/** Tables and lists of many figures, which in little room are scrolled sideways under names that stay. */
const sideways = ':is(.list, .scroll, .rows, section)';

const screensOf = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('nav [data-screen]')].map(({ dataset }) => dataset['screen']!);
const offersIn = (within: string): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>(`${within} [data-kind]`)].map(
      ({ dataset }) => dataset['kind']!,
    ),
  ),
];
const isFilling = (): boolean =>
  [...document.querySelectorAll('button')].some(
    (one) => one.textContent.trim() === 'Give order' && one.checkVisibility(),
  );

/** Opens the form of an order by its button, looks at it, and closes it. Orders without a form are given at once. */
async function seesForm(within: string, kind: string, where: string, orders: () => number): Promise<void> {
  const before = orders();
  document.querySelector<HTMLElement>(`${within} [data-kind="${kind}"]`)?.click();
  await expect
    .poll(() => isFilling() || orders() > before, { message: `${where}: ${kind} is there` })
    .toBe(true);
  if (!isFilling()) return;
  await isClear(`${where}: ${kind}`, sideways);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isFilling, { message: `${where}: ${kind} is closed` }).toBe(false);
}

/**
 * A test for each look: the screens of a game that `isSeen` names, and the forms of the orders on them.
 * @param isSeen by the place of a screen among the screens, or of a form among the forms of its screen, and by that of the look
 */
export function walksWithForms(
  { ruleset: { open: _, ...rules }, start, games }: (typeof kits)[number],
  looks: readonly Look[],
  isSeen: (at: number, look: number) => boolean,
): void {
  describe(rules.title, () => {
    let session: Session;
    const state = games?.world(openDice('screens')) ?? start();
    const seat = rules.seats(state)[0]!;
    openedApp((opened) => void (session = opened), { game: { ruleset: rules, seat, state } as never });
    const orders = (): number => listedOrders(session.turn!.plan).length;
    const page = (screen: string): string => `[data-page="${screen}"]`;

    for (const [at, look] of looks.entries())
      test(`${look[0]} x ${look[1]}, text of ${look[2]} percent`, async () => {
        await lookAt(session, look);
        for (const [n, screen] of screensOf().entries()) {
          if (!isSeen(n, at)) continue;
          await showScreen(session, screen);
          await isClear(screen, sideways);
          for (const [m, kind] of offersIn(page(screen)).entries())
            if (isSeen(n + m, at)) await seesForm(page(screen), kind, screen, orders);
        }
      });
  });
}
