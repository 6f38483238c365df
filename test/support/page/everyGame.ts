import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { firstKit, kits } from '../kits/kits.ts';
import { openedApp } from '../openedApp.ts';
import { finds, isClear, type Look, lookAt, showScreen } from './everyScreen.ts';

/* Every screen of games of other rules: nothing is cut off or covered, and heads of columns stand side by side. Those of the first ruleset: everyScreen. */

export const looks: readonly Look[] = [
  [1280, 800, 100],
  [1920, 1080, 100],
  [1280, 800, 200],
];
/** Tables and lists of many figures, which in little room are scrolled sideways under names that stay. */
const sideways = ':is(.list, .scroll, .rows, section)';

const screensOf = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('nav [data-screen]')].map(({ dataset }) => dataset['screen']!);

/** Heads of columns that reach into the next one. */
const headsOver = (): readonly string[] =>
  [...document.querySelectorAll('thead tr')]
    .filter((line) => line.checkVisibility())
    .flatMap((line) => {
      const heads = [...line.querySelectorAll('button > span:first-child')];
      return heads
        .slice(1)
        .filter((head, at) => head.getBoundingClientRect().left < heads[at]!.getBoundingClientRect().right)
        .map(({ textContent }) => textContent);
    });

const others = kits
  .filter((kit) => kit !== firstKit)
  // The books of a game are those of its kit.
  .map(({ ruleset: { open: _, ...rules }, start, games }, game) => {
    const state = games?.world(openDice('screens')) ?? start();
    return [rules.title, rules, state, game] as const;
  });

/** A test for each game: at each look the screens that `isSeen` names, of which it is told the places in their lists. */
export function walksOfGames(isSeen: (game: number, screen: number, look: number) => boolean): void {
  describe.each(others)('%s', (_, ruleset, state, game) => {
    let session: Session;
    const seat = ruleset.seats(state)[0]!;
    openedApp((opened) => void (session = opened), { game: { ruleset, seat, state } as never });

    test('every screen is whole', async () => {
      const screens = screensOf();
      expect(screens.length).toBeGreaterThan(1);
      for (const [at, look] of looks.entries()) {
        await lookAt(session, look);
        for (const screen of screens.filter((__, place) => isSeen(game, place, at))) {
          const where = `${screen} at ${look.join(' x ')}`;
          await showScreen(session, screen);
          await isClear(where, sideways);
          await finds(`${where}: heads`, headsOver, []);
        }
      }
    });
  });
}
