import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, fakeKey, type FakeHost } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';

/* What was learnt stays: on the start-up menu, and in the lessons after the page or the program was begun again. */

let target: HTMLElement | undefined;

/** The page as it is begun, over what the host has kept. */
async function sit(host: FakeHost): Promise<Session> {
  target?.remove();
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
  const session = new Session(host, rulesetById);
  await render(App, { target, props: { session } });
  await session.start();
  return session;
}

const marks = (): string => {
  const lesson = document.querySelector<HTMLElement>('[data-testid=lesson]');
  const tasks = [...(lesson?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  return `${lesson?.dataset['lesson']}: ${tasks.map(({ dataset }) => (dataset['done'] === 'true' ? 'x' : '.')).join('')}`;
};

test('ticks and the open lesson are as they were when the page is loaded again, also one that was gone back to', async () => {
  const host = fakeHost({ tutorial: true, practice: true });
  const before = await sit(host);
  await before.openTurn(fakeKey, 'headquarters');
  await expect.poll(marks).toBe('headquarters: ..');
  before.overlay = 'plans';
  await expect.element(page.getByTestId('hq-plans')).toBeVisible();
  before.overlay = undefined;
  await expect.poll(marks).toBe('headquarters: .x');
  await before.turn!.notebook.settled();

  const again = await sit(host);
  await again.openTurn(fakeKey, 'headquarters');
  await expect.poll(marks).toBe('headquarters: .x');

  // On to the next lesson, and back to the one that was skipped.
  await page.getByRole('button', { name: 'Skip this lesson' }).click();
  await expect.poll(marks).toMatch(/^map: /);
  await page.getByRole('button', { name: /^Lesson 1: / }).click();
  await expect.poll(marks).toBe('headquarters: .x');
  await again.turn!.notebook.settled();
  const later = await sit(host);
  await later.openTurn(fakeKey, 'headquarters');
  await expect.poll(marks).toBe('headquarters: .x');
});

test('the start-up menu lists the tutorial of every game that was begun, with its progress', async () => {
  const lessons = (id: string): number => rulesetById(id)!.course!.lessons.length;
  const begun = { practice: true, tutorial: true, title: 'Tutorial' };
  const host = fakeHost({
    others: [
      { ...begun, game: 't01', lessons: 2 },
      { ...begun, game: 't02', ruleset: 'vbam-sfb', lessons: lessons('vbam-sfb') },
      { ...begun, game: 't03', ruleset: 'star-fleet-warlord' },
    ],
  });
  const session = await sit(host);
  const list = page.getByRole('region', { name: 'Tutorials' });
  await expect.element(list).toBeVisible();
  const lines = [...document.querySelectorAll('[data-tutorial]')].map((one) =>
    one.textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(lines).toEqual([
    `Galactic Empires 2 of ${lessons('galactic-empires')} lessons`,
    'Victory by Any Means Finished',
    `Star Fleet Warlord 0 of ${lessons('star-fleet-warlord')} lessons`,
  ]);
  const opened: unknown[] = [];
  Object.assign(session, { openTurn: async (key: unknown) => void opened.push(key) });
  await list.getByRole('button', { name: /^Victory/ }).click();
  expect(opened).toEqual([{ game: 't02', seat: fakeKey.seat, turn: 1 }]);
  await expect.element(list.getByRole('button', { name: 'Another tutorial…' })).toBeEnabled();
});
