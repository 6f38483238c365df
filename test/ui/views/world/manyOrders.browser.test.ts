import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameMaster } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { button, deskApp } from '#test/support/desk/deskApp.ts';

/* Where the game master has many orders for nobody in particular, the notice over the world stays low. */
const { sitAt } = deskApp();
const { open: _, ...rules } = galacticConquest;
const state = cases.world(
  cases.readGiven(['homeworld Hydrax of hydran in D3', 'homeworld Lyra of lyran in E9']),
);

test('many orders stand in rows below the words, and leave the map its room', async () => {
  const host = fakeDesk({ ruleset: 'Galactic Conquest', rules: 'galactic-conquest', turn: 1 });
  host.answers['gm.world'] = {
    turn: 1,
    ruleset: 'galactic-conquest',
    mark: 'a'.repeat(64),
    marks: { turn: 1, run: 'a'.repeat(64), settings: 'b'.repeat(64) },
    questions: [],
    view: rules.codecs.view.make(rules.view(state, gameMaster, [])),
    plan: JSON.parse(JSON.stringify(emptyPlan())) as unknown,
  } as never;
  await sitAt(host, 'dk1', (() => rules) as never);
  await button('World').click();
  const notice = page.getByTestId('world-notice');
  await expect.element(notice.getByRole('button').nth(3)).toBeVisible();
  expect(notice.element().getBoundingClientRect().height).toBeLessThan(100);
});
