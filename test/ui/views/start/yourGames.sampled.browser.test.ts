import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { rulesetById } from '#rulesets/all.ts';
import { good } from '#kernel/words/result.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/** The start menu with two practice games that are alike; what is removed goes from the list. */
async function twoPracticeGames(): Promise<{ readonly session: Session; readonly gone: unknown[] }> {
  const practice = { practice: true, title: 'Practice game' };
  const others = [
    { ...practice, game: 'one', turn: 1, latest: false },
    { ...practice, game: 'one', turn: 2 },
    { ...practice, game: 'two', turn: 1 },
  ];
  const host = fakeHost({ others });
  const gone: { readonly game: string; readonly turn: number }[] = [];
  const { 'library.list': list } = host.client;
  Object.assign(host.client, {
    'turn.forget': async ({ key }: { key: { game: string; turn: number } }) => {
      gone.push(key);
      return good({});
    },
    'library.list': async () => {
      const all = await list({});
      const left = (row: { game: string; turn: number }): boolean =>
        !gone.some(({ game, turn }) => game === row.game && turn === row.turn);
      return all.ok ? good(all.value.filter(left)) : all;
    },
  });
  const session = new Session(host, rulesetById);
  await render(App, { props: { session } });
  await session.start();
  return { session, gone };
}

const games = () => page.getByRole('region', { name: 'Your games' });
const cards = () => games().getByRole('listitem');
const first = () => cards().filter({ hasText: '· one' });

longTest(
  'practice games that are alike are told apart, and named by their player, with the keyboard',
  async () => {
    const { session } = await twoPracticeGames();
    await expect.element(first()).toBeVisible();
    await expect.element(cards().filter({ hasText: '· two' })).toBeVisible();
    await first().getByRole('button', { name: 'Rename Practice game' }).click();
    await expect.element(games().getByRole('textbox', { name: 'Name of this game' })).toHaveFocus();
    await userEvent.keyboard('Learning to retreat{Enter}');
    const named = cards().filter({ hasText: 'Learning to retreat' });
    await expect.element(named).toBeVisible();
    // No doubt is left, so no id is needed.
    await expect.element(games().getByText('· one')).not.toBeInTheDocument();
    await expect.element(games().getByText('· two')).not.toBeInTheDocument();
    expect(session.settings.gameNames).toEqual({ one: 'Learning to retreat' });
    // Escape leaves the name as it was; an empty one brings the old one back.
    await named.getByRole('button', { name: /^Rename/ }).click();
    await userEvent.keyboard('Another{Escape}');
    await expect.element(named).toBeVisible();
    await named.getByRole('button', { name: /^Rename/ }).click();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.element(first()).toBeVisible();
    expect(session.settings.gameNames).toEqual({});
  },
);

test('a practice game is removed with all its turns, after one question', async () => {
  const { gone } = await twoPracticeGames();
  const remove = () => first().getByRole('button', { name: 'Remove Practice game…' });
  await remove().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(gone).toEqual([]);
  await remove().click();
  await expect.element(page.getByText(/Its 2\sturns leave this list\./)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove game' }).click();
  await expect.poll(() => cards().elements().length).toBe(2);
  const { seat } = fakeKey;
  expect(gone).toEqual([
    { game: 'one', seat, turn: 1 },
    { game: 'one', seat, turn: 2 },
  ]);
  // A turn that was mailed goes by itself, at once.
  await cards()
    .filter({ hasNotText: 'Practice game' })
    .getByRole('button', { name: /^Remove this turn/ })
    .click();
  await expect.poll(() => gone.length).toBe(3);
});

test('a game of an early version says so among your games', async () => {
  const host = fakeHost({ others: [{ game: 'arm', ruleset: 'galactic-conquest' }] });
  const session = new Session(host, rulesetById);
  await render(App, { props: { session } });
  await session.start();
  const said = cards().filter({ hasText: '(early version)' });
  await expect.element(said.filter({ hasText: 'Galactic Conquest' })).toBeVisible();
  expect(said.elements().length).toBe(1);
});
