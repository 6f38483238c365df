import { render } from 'vitest-browser-svelte';
import { afterEach, beforeEach, expect } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import App from '#ui/App.svelte';
import { firstScreen } from '#ui/state/rules.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { fakeHost, type FakeHostOptions, fakeKey } from './fakeHost.ts';

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
    const key = { ...fakeKey, seat: game?.seat ?? fakeKey.seat };
    const rules = game?.ruleset ?? rulesetById('galactic-empires')!;
    // Tests begin on the first screen, with nothing chosen. No map is painted on the way there.
    await session.openTurn(key, firstScreen({ rules, key } as never));
    expect(session.turn).toBeDefined();
    Object.assign(session.turn!.selection, { unit: undefined, place: undefined });
    await begin(session);
  });
  afterEach(() => target.remove());
}
