import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { gameMaster, nthOrder, placeId, seatId } from '#kernel/words/ids.ts';
import { rulesetById } from '#rulesets/all.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { button, deskApp } from '#test/support/desk/deskApp.ts';

/* Fronts that the game master draws: on their own map before the turn is run. */

const { sitAt } = deskApp();
const { open: _, ...ruleset } = galacticConquest;
const rules = ((id: string) =>
  id === 'galactic-conquest' ? ruleset : rulesetById(id)) as unknown as typeof rulesetById;
const mark = (sign: string): string => sign.repeat(64);
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'territory E6 D6 D7 of lyran',
    'front D7 of hydran',
  ]),
);
const draw = (n: number, place: string): Order => ({
  kind: 'draw-front',
  ref: nthOrder(gameMaster, 1, n),
  place: placeId(place),
  of: seatId('hydran'),
});

test('fronts to be drawn are told beside those that are there, go with their order, and the orders lie side by side', async () => {
  await page.viewport(1440, 900);
  const plan: Plan<Order> = withOrder(emptyPlan<Order>(), draw(1, 'he6'));
  const host = fakeDesk({ ruleset: 'Galactic Conquest', rules: 'galactic-conquest', turn: 1 });
  host.answers['gm.world'] = {
    turn: 1,
    ruleset: 'galactic-conquest',
    mark: mark('a'),
    marks: { turn: 1, run: mark('a'), settings: mark('b') },
    questions: [],
    view: ruleset.codecs.view.make(ruleset.view(state, gameMaster, [])),
    plan: JSON.parse(JSON.stringify(plan)) as unknown,
  } as never;
  host.answers['gm.ownOrders'] = { mark: mark('b') } as never;
  await sitAt(host, 'dk1', rules);
  await button('World').click();
  const key = page.getByTestId('map-key');
  await expect.element(key).toMatchTextContent(/Behind the front of the Hydran Kingdom/);
  await expect.element(key).toMatchTextContent(/A front will be drawn here/);
  // They take a line or two above the map, whatever their number.
  const notice = page.getByTestId('world-notice').element().getBoundingClientRect();
  expect(notice.height).toBeLessThan(110);
  await page.getByRole('button', { name: /^Orders/ }).click();
  await page
    .getByTestId('hq-plans')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.element(key).not.toMatchTextContent(/A front will be drawn here/);
  await expect.element(key).toMatchTextContent(/Behind the front of the Hydran Kingdom/);
});
