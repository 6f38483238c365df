import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import texts from '../../../assets/languages/de.json' with { type: 'json' };
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { choiceOf } from '#main/services/choices.ts';
import { rulesetById } from '#rulesets/all.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import App from '#ui/App.svelte';
import { speakChosen } from '#ui/language/languages.ts';
import { speak, tongue } from '#ui/language/tongue.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { speakAnew } from '#ui/state/session/settings.svelte.ts';

/* What goes by the words of the page must go in German too. */
const { sitAt } = deskApp();
beforeEach(() => localStorage.removeItem('sealed-orders-drafts'));
afterEach(() => {
  speak();
  vi.unstubAllGlobals();
});
const german = (): void => speak({ language: 'de', texts });

test('the kind of map that a new game has is chosen to begin with', async () => {
  const host = fakeDesk();
  host.answers['gm.choices'] = [choiceOf(rulesetById('galactic-empires')!)];
  host.answers['gm.takeForms'] = { waiting: [], said: [], refused: [] };
  await sitAt(host);
  german();
  await button('New game').click();
  await expect.element(dialog().getByText(texts['Nobody has signed up.'])).toBeVisible();
  const map = document.querySelector<HTMLSelectElement>('dialog select[id$="-map"]');
  expect(map?.value).toMatch(/^wish ./);
  // How well the computer leads is told by the host, in English.
  await dialog().getByLabelText(texts['The computer leads'], { exact: true }).selectOptions('others');
  await expect
    .poll(() => dialog().element().textContent)
    .toContain(texts['Steady: attacks what is clearly weaker']);
});

test('the Game menu says that the turn runs where nobody else is to plan', async () => {
  const target = document.createElement('div');
  document.body.append(target);
  const host = fakeHost({
    game: { ruleset: pearlDivers, seat: 'north', state: pearlState },
    practice: true,
  });
  const session = new Session(host, () => pearlDivers);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
  await session.openTurn({ game: 'tst', seat: 'north', turn: 1 });
  german();
  session.screen = 'game';
  await expect
    .element(page.getByText(texts['Carries out everybody’s orders and opens the next turn.']))
    .toBeVisible();
  target.remove();
});

test('a language that cannot be read leaves the page English', async () => {
  await speakChosen('de');
  expect([tongue().language, document.documentElement.lang]).toEqual(['de', 'de']);
  vi.stubGlobal('DecompressionStream', undefined);
  await speakChosen('de');
  expect([tongue().language, document.documentElement.lang]).toEqual(['en', 'en']);
});

test('the page is not loaded again before the plan is saved', async () => {
  const done: string[] = [];
  const toasts = { show: (tone: string, title: string) => done.push(`${tone}: ${title}`) };
  const bridge = { shell: { loadAgain: () => done.push('loaded') } };
  const saved = { settled: async () => true };
  const session = { bridge, toasts, turn: undefined } as unknown as Parameters<typeof speakAnew>[0];
  await speakAnew({ ...session, turn: { settled: async () => false } }, 'de');
  await speakAnew({ ...session, turn: saved }, 'de');
  await speakAnew(session, 'de');
  await speakAnew(session, 'en');
  expect(done).toEqual(['bad: The new language is not shown yet', 'loaded', 'loaded']);
});
