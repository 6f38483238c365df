import { tick } from 'svelte';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { openedApp } from '#test/support/openedApp.ts';
import { crowdedView } from '#test/support/page/crowdedView.ts';
import { covered, inUse, placesOf, wordsCutOff } from '#test/support/page/cutOff.ts';
import type { Session } from '#ui/state/session.svelte.ts';

/* Every screen, and everything that opens over one, at every size: nothing is cut off or covered, and nothing has moved once it is closed. */

const screens = ['headquarters', 'messages', 'game', 'map'] as const;
const overlays = [
  'plans',
  'unit',
  'scroll',
  'notes',
  'label',
  'places',
  'rollCall',
  'sheet',
  'search',
  'charts',
  'changes',
  'templates',
  'copyPlan',
  'print',
  'save',
  'sending',
  'help',
  'commands',
  'settings',
  'player',
  'archive',
  'packs',
  'rules',
] as const;
const sizes = [
  [1280, 800, 100],
  [800, 600, 100],
  [1920, 1080, 100],
  [1280, 800, 200],
] as const;
/** Lists of many figures, which on a small map are scrolled sideways under names that stay. */
const sideways = ":root[data-room='little'] :is(.list, .scroll, .rows)";

/** Waits until this is found, and nothing else. */
const finds = (what: string, look: () => readonly string[], wanted: readonly string[]): Promise<void> =>
  expect.poll(look, { message: what }).toEqual(wanted);

async function isClear(where: string): Promise<void> {
  await finds(`${where}: cut off`, () => wordsCutOff(inUse(), sideways), []);
  await finds(`${where}: covered`, () => covered(inUse()), []);
}

/** What lies open over the screen, and is seen. */
const opened = (): readonly Element[] =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );

const buttons = (): readonly string[] => placesOf('header button, main button');

async function walk(session: Session): Promise<void> {
  const turn = session.turn!;
  for (const screen of screens) {
    session.screen = screen;
    await expect
      .poll(() => document.querySelector(`nav [aria-current][data-screen=${screen}]`))
      .not.toBeNull();
    await isClear(screen);
  }
  turn.chooseUnit(turn.units.find(({ kind }) => kind === 'starfleet')!.unit);
  await isClear('a chosen fleet');
  const before = buttons();
  for (const overlay of overlays) {
    session.overlay = overlay;
    await tick();
    await expect.poll(opened).toHaveLength(1);
    await isClear(overlay);
    session.overlay = undefined;
    await tick();
    await finds(`after ${overlay}: buttons`, buttons, before);
  }
}

describe.each([
  ['alone', sizes],
  // Where there is room for lessons beside them, screens are laid out as in a window that much smaller.
  ['beside the lessons', sizes.filter(([width, , scale]) => width === 800 || scale > 100)],
] as const)('%s', (beside, tried) => {
  let session: Session;
  openedApp((opened) => void (session = opened), { view: crowdedView, tutorial: beside !== 'alone' });

  test.each(tried)('%i x %i, text of %i percent', async (width, height, textScale) => {
    await page.viewport(width, height);
    document.querySelector<HTMLElement>('.app')!.parentElement!.style.height = `${height}px`;
    await session.set({ textScale });
    await expect.poll(() => innerWidth).toBe(width);
    await walk(session);
  });

  if (beside === 'alone')
    test('in the smallest window with the largest text, all buttons of the bar are in it and beside the banner', async () => {
      await page.viewport(800, 600);
      await session.set({ textScale: 200 });
      const outside = (): readonly string[] =>
        [...document.querySelectorAll('header:has(nav) button')]
          .filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            return left < bannerEnd() || right > innerWidth;
          })
          .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
      await finds('the top bar', outside, []);
      expect(document.querySelectorAll('header:has(nav) button').length).toBeGreaterThan(9);
    });
});

/** Where the banner in the top bar ends, in pixels from the left; 0 where it is not shown. */
function bannerEnd(): number {
  const realm = document.querySelector('header:has(nav) > :first-child')!;
  return getComputedStyle(realm).clipPath === 'none'
    ? realm.querySelector('svg')!.getBoundingClientRect().right
    : 0;
}
