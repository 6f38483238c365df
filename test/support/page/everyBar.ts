import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openDice } from '#kernel/dice/streams.ts';
import { kits } from '../kits/kits.ts';
import { openedApp } from '../openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* The bar of every game fits at every width that windows have, beside the tutorial too: it is as wide as what stands beside that leaves it. */

/** Sizes of text, in percent. */
export const scales = [100, 150] as const;
const widths = [760, 900, 1024, 1100, 1200, 1280, 1366, 1400, 1440, 1500, 1536, 1680, 1920, 2560];

const games = kits.map(({ ruleset: { open: _, ...rules }, start, games: many }, game) => {
  const state = many?.world(openDice('screens')) ?? start();
  return [rules.title, rules, state, game] as const;
});

/** What of the bar lies over something else, outside it, or is cut off. */
function faults(): readonly string[] {
  const bar = document.querySelector('.bar')!.getBoundingClientRect();
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.bar .realm p, .bar nav button, .bar .tools button'),
  ].filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1);
  const boxes = parts.map(
    (part) => [part.textContent.trim() || (part.ariaLabel ?? ''), part.getBoundingClientRect()] as const,
  );
  const outside = boxes.filter(
    ([, { left, right, top, bottom }]) =>
      left < bar.left - 1 || right > bar.right + 1 || top < bar.top - 1 || bottom > bar.bottom + 1,
  );
  const over = boxes.flatMap(([name, one], at) =>
    boxes
      .slice(0, at)
      .filter(
        ([, other]) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map(([other]) => `«${name}» lies over «${other}»`),
  );
  const cut = parts.filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  );
  return [
    ...outside.map(([name]) => `«${name}» is outside`),
    ...over,
    ...cut.map(({ textContent }) => `«${textContent.trim()}» is cut off`),
  ];
}

/** A test for each game, by its place in their list, and each size of text with which its bar is to be looked at. */
export const barsFit = (isTried: (game: number, scale: number) => boolean): void =>
  describe.each(games.filter(([, , , game]) => scales.some((_, at) => isTried(game, at))))(
    '%s',
    (_, ruleset, state, game) => {
      let session: Session;
      const seat = ruleset.seats(state)[0]!;
      openedApp((opened) => void (session = opened), { game: { ruleset, seat, state } as never });

      test.each(scales.filter((__, at) => isTried(game, at)))(
        'its bar fits at every width, with text of %i percent',
        async (textScale) => {
          await page.viewport(2560, 800);
          await session.set({ textScale });
          const app = document.querySelector<HTMLElement>('.app')!.parentElement!;
          for (const width of widths) {
            app.style.width = `${width}px`;
            await expect.poll(faults, { message: `${width} wide` }).toEqual([]);
          }
        },
      );
    },
  );
