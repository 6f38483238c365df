import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { emptyPlan } from '#kernel/game/plan.ts';
import { tallied } from '#kernel/odds/tally.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { State } from '#rulesets/federation-commander/model/state.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { winText } from '#ui/views/odds/words.ts';

/* Battles that take long are foretold too: fewer of them, with the error that they have. */
const made = create({ seats: [...seats] });
if (!made.ok) throw new Error('the battle cannot be begun');
const state: State = made.value;
const [, klingon] = seats;
let session: Session;
let turn: Turn;
openedApp(
  (opened) => {
    session = opened;
    session.screen = 'map';
    turn = opened.turn!;
  },
  { game: { ruleset: federationCommander, seat: klingon, state } },
);

test('beside a ship of the enemy stands how the rest of the battle may go, with nothing to assume', async () => {
  await expect.element(page.getByTestId('map')).toBeVisible();
  const { place } = valuesInOrder(state.ships).find(({ seat }) => seat !== klingon)!;
  turn.selection.place = place;
  const forecast = page.getByTestId('place-odds');
  await expect.element(forecast.getByRole('heading', { name: 'The rest of the battle' })).toBeVisible();
  expect(forecast.getByRole('combobox').elements()).toEqual([]);
  const { odds } = federationCommander;
  const trial = odds!.trial(
    odds!.meetings(federationCommander.view(state, klingon, []), emptyPlan(), { place })[0]!.matter('seen'),
  );
  const tally = tallied(trial, 0, 100);
  await expect.poll(() => forecast.element().textContent).toContain('100 battles fought. In brackets');
  expect(forecast.element().textContent).toContain(winText(tally));
});
