import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import App from '#ui/App.svelte';
import { firstScreen } from '#ui/state/rules.ts';
import { Session } from '#ui/state/session.svelte.ts';
import { fakeHost, type FakeHostOptions } from './fakeHost.ts';

/** Before each test the whole app over the fake host, at the headquarters of its first game and without motion; gone after it. */
export function openedApp(begin: (session: Session) => unknown, options?: FakeHostOptions): void {
  let target: HTMLDivElement;
  beforeEach(async () => {
    target = document.createElement('div');
    target.style.height = '800px';
    document.body.append(target);
    const { game } = options ?? {};
    const session = new Session(fakeHost(options), (id) =>
      id === game?.ruleset.id ? game.ruleset : rulesetById(id),
    );
    await render(App, { target, props: { session } });
    await session.start();
    await session.set({ reducedMotion: 'on' });
    await page
      .getByRole('button', { name: game === undefined ? /Romulan Star Empire/ : new RegExp(game.seat) })
      .click();
    // Tests begin on the first screen, with nothing chosen.
    await expect.poll(() => session.turn).toBeDefined();
    if (session.turn !== undefined) {
      session.screen = firstScreen(session.turn);
      Object.assign(session.turn.selection, { unit: undefined, place: undefined });
    }
    await begin(session);
  });
  afterEach(() => target.remove());
}
