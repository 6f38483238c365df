import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { crowdedView } from '#test/support/page/crowdedView.ts';
import { finds, looksBesideLessons, overlays, walks } from '#test/support/page/everyScreen.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* All screens in the smallest window and with the largest text, and what opens over them at one of both; beside lessons the smallest window alone. `everyScreen.long` opens all at every look. */

const inRotation = (among: number) => (look: number) => overlays.filter((_, at) => at % among === look);

const hardest = looksBesideLessons;
describe('alone', () => walks(hardest, false, inRotation(hardest.length)));
describe('beside the lessons', () => walks(hardest.slice(0, 1), true, inRotation(hardest.length)));

describe('in the smallest window', () => {
  let session: Session;
  openedApp((opened) => void (session = opened), { view: crowdedView });

  test('with the largest text, all buttons of the bar are in it and beside the banner', async () => {
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
