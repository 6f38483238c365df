import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openDice } from '#kernel/dice/streams.ts';
import { firstKit, kits } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { covered, inUse, wordsCutOff } from '#test/support/page/cutOff.ts';
import type { Session } from '#ui/state/session.svelte.ts';

/* Every screen of games of other rules, at every size: nothing is cut off or covered, and heads of columns stand side by side. Those of the first ruleset: everyScreen. */

const sizes = [
  [1280, 800, 100],
  [1920, 1080, 100],
  [1280, 800, 200],
] as const;
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
  .map(({ ruleset: { open: _, ...rules }, start, games }) => {
    const state = games?.world(openDice('screens')) ?? start();
    return [rules.title, rules, state] as const;
  });

describe.each(others)('%s', (_, ruleset, state) => {
  let session: Session;
  const seat = ruleset.seats(state)[0]!;
  openedApp((opened) => void (session = opened), { game: { ruleset, seat, state } as never });

  test.each(sizes)('%i x %i, text of %i percent', async (width, height, textScale) => {
    await page.viewport(width, height);
    document.querySelector<HTMLElement>('.app')!.parentElement!.style.height = `${height}px`;
    await session.set({ textScale });
    await expect.poll(() => innerWidth).toBe(width);
    const screens = screensOf();
    expect(screens.length).toBeGreaterThan(1);
    for (const screen of screens) {
      session.screen = screen as never;
      await expect
        .poll(() => document.querySelector(`nav [aria-current][data-screen="${screen}"]`))
        .not.toBeNull();
      await expect.poll(() => wordsCutOff(inUse(), sideways), { message: `${screen}: cut off` }).toEqual([]);
      await expect.poll(() => covered(inUse()), { message: `${screen}: covered` }).toEqual([]);
      await expect.poll(headsOver, { message: `${screen}: heads` }).toEqual([]);
    }
  });
});
