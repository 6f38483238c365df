import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { farewell, lessonsOf } from '#ui/views/tutorial/course.ts';

/* What a lesson asks for next is in sight, however long its text and whatever was done before. */

const { open: _, ...ruleset } = kitOf('galactic-conquest').ruleset;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D4',
    'homeworld Lyra of lyran in H9',
    'squadron H01A of hydran in D4: CA',
  ]),
);

let session: Session;
openedApp((opened) => void (session = opened), {
  tutorial: true,
  game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never,
});

const panel = (): HTMLElement => page.getByTestId('lessons').element() as HTMLElement;

test('as soon as a task is done, the next one is scrolled into sight, and another lesson begins at its top', async () => {
  const turn = session.turn!;
  await expect.element(page.getByTestId('lesson')).toBeVisible();
  // So little that its text alone fills it.
  panel().style.maxHeight = '260px';
  expect(panel().scrollTop).toBe(0);
  session.screen = 'economy';
  await expect.poll(() => panel().scrollTop).toBeGreaterThan(0);
  const next = panel().querySelector('[data-done="false"]')!.getBoundingClientRect();
  const around = panel().getBoundingClientRect();
  expect(next.top).toBeGreaterThanOrEqual(around.top);
  expect(next.bottom).toBeLessThanOrEqual(around.bottom + 1);
  turn.course.at = lessonsOf(turn)[1]?.id ?? farewell;
  await expect.poll(() => panel().scrollTop).toBe(0);
});

test('beside the lessons of a usual window, a page has what it is about above its lists, which have the room', async () => {
  await page.viewport(1366, 768);
  session.screen = 'economy';
  const systems = page.getByRole('table', { name: 'Systems' });
  await expect.element(systems).toBeVisible();
  const box = (at: Element): DOMRect => at.getBoundingClientRect();
  const isAbove = (): boolean => box(document.querySelector('.crest')!).bottom <= box(systems.element()).top;
  await expect.poll(isAbove).toBe(true);
  session.turn!.course.folded = true;
  await expect.poll(isAbove).toBe(false);
});
