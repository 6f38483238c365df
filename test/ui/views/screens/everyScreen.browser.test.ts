import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { crowdedView } from '#test/support/page/crowdedView.ts';
import { finds, looks, looksBesideLessons, overlays, walks } from '#test/support/page/everyScreen.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* All screens at every look, and what opens over one at one look alone and at one beside the lessons; `everyScreen.long` opens all at every look. */

const inRotation = (among: number) => (look: number) => overlays.filter((_, at) => at % among === look);

describe('alone', () => walks(looks, false, inRotation(looks.length)));
describe('beside the lessons', () => walks(looksBesideLessons, true, inRotation(looksBesideLessons.length)));

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
