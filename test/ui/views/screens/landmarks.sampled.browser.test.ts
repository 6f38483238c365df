import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDice } from '#kernel/dice/streams.ts';
import { kits } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { showScreen } from '#test/support/page/everyScreen.ts';
import { sample } from '#test/support/sample.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Headings and landmarks lead through every screen of every game, one below the other and each by a name of its own. */

const rules = [
  ...['heading-order', 'page-has-heading-one', 'empty-heading'],
  ...['landmark-one-main', 'landmark-unique', 'landmark-no-duplicate-main', 'nested-interactive'],
];
async function faults(where: string): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { runOnly: { type: 'rule', values: rules } });
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const games = kits.map(({ ruleset: { open: _, ...ruleset }, start, games: many }) => {
  const state = many?.world(openDice('screens')) ?? start();
  return [ruleset.title, { ruleset, seat: ruleset.seats(state)[0]!, state }] as const;
});

describe.each(sample(games, 2))('%s', (_, game) => {
  let session: Session;
  openedApp((opened) => void (session = opened), { game: game as never });

  test('has its headings and landmarks in order', async () => {
    const screens = [...document.querySelectorAll<HTMLElement>('nav [data-screen]')].map(
      ({ dataset }) => dataset['screen']!,
    );
    expect(screens.length).toBeGreaterThan(1);
    const found: string[] = [];
    for (const screen of screens) {
      await showScreen(session, screen);
      if (screen === 'map') {
        session.turn!.selection.place = session.turn!.units[0]?.place;
        await expect.element(page.getByTestId('location-report')).toBeVisible();
      }
      found.push(...(await faults(screen)));
    }
    session.overlay = 'commands';
    await expect.element(page.getByTestId('commands')).toBeVisible();
    found.push(...(await faults('commands')));
    session.overlay = undefined;
    expect(found).toEqual([]);
  });
});
