import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gameMaster, nthOrder, placeId, seatId } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeDesk } from '#test/support/desk/fakeDesk.ts';
import { type AtDesk, button, deskApp, dialog } from '#test/support/desk/deskApp.ts';
import { pearlState } from '#test/support/page/openedPearls.ts';
import type { Order } from '#test/rulesets/pearl-divers/game/game.ts';
import { boatOf, type State } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';

/* The whole world on the game master's map: what is seen there, and the orders and answers that they give by the same forms as players. */
const { sitAt } = deskApp();
const [first, second, third] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string];
const rules = ((id: string) =>
  id === 'pearl-divers' ? pearlDivers : rulesetById(id)) as unknown as typeof rulesetById;
const { charts: _, ...sea } = pearlState;

const storms: Plan<Order> = {
  ...emptyPlan<Order>(),
  hq: [{ kind: 'storm', ref: nthOrder(gameMaster, 1, 1), over: placeId('ledge') }],
};
const world = (plan: Plan<Order> = emptyPlan(), more: object = {}, state: State = sea) => ({
  turn: 1,
  ruleset: 'pearl-divers',
  mark: first,
  marks: { turn: 1, run: 'a'.repeat(64), settings: 'b'.repeat(64) },
  questions: [],
  ...more,
  view: pearlDivers.codecs.view.make(pearlDivers.view(state, gameMaster, [])),
  plan: JSON.parse(JSON.stringify(plan)) as unknown,
});

async function atDesk(shown: object, otherwise: object = {}): Promise<AtDesk> {
  const host = fakeDesk({ ruleset: 'Pearl Divers', rules: 'pearl-divers', turn: 1, ...otherwise });
  host.answers['gm.world'] = shown as never;
  host.answers['gm.ownOrders'] = { mark: second } as never;
  return sitAt(host, 'dk1', rules);
}
const kept = (at: AtDesk): readonly unknown[] =>
  at.host.asked.flatMap(([name, input]) => (name === 'gm.ownOrders' ? [input] : []));

test('the world opens on the map, plainly the game master’s, and leads back to the desk', async () => {
  await atDesk(world());
  await button('World').click();
  const notice = page.getByTestId('world-notice');
  await expect.element(notice.getByText('For your eyes only.')).toBeVisible();
  await expect.element(notice.getByText(/None of it goes into any player’s file/)).toBeVisible();
  await expect.element(page.getByText('The whole world', { exact: true })).toBeVisible();
  await expect.element(page.getByTestId('turn-number')).toHaveTextContent('Tide 1 · game master’s');
  await expect.element(page.getByTestId('map')).toBeVisible();
  const menus = page.getByRole('navigation', { name: 'Main menus' });
  expect(
    menus
      .getByRole('button')
      .elements()
      .map((one) => one.textContent.trim()),
  ).toEqual(['Chart', 'Boat', 'Reefs']);
  await expect.element(button('Save Turn')).not.toBeInTheDocument();
  await button('To the desk').click();
  await expect.element(page.getByTestId('desk-turn')).toBeVisible();
});

test('an order of the game master is given by its form, changed, undone and removed, and each time kept', async () => {
  const at = await atDesk(world());
  await userEvent.keyboard('w');
  await button('Let it storm').click();
  await dialog().getByText('Shallows', { exact: true }).click();
  await page.getByRole('button', { name: 'Give order' }).click();
  const given = { ...storms.hq[0]!, over: 'shallows' };
  await expect
    .poll(() => kept(at))
    .toEqual([{ game: 'dk1', turn: 1, mark: first, plan: { hq: [given], units: {} } }]);
  at.host.answers['gm.ownOrders'] = { mark: third } as never;
  await button('Undo').click();
  await expect.poll(() => kept(at)[1]).toMatchObject({ mark: second, plan: { hq: [] } });
  await button('Redo').click();
  await expect.poll(() => kept(at)[2]).toMatchObject({ mark: third, plan: { hq: [given] } });
  await userEvent.keyboard('p');
  await expect.element(dialog().getByText('Let it storm over Shallows')).toBeVisible();
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => kept(at)[3]).toMatchObject({ plan: { hq: [] } });
});

test('orders that were given on the command line meanwhile are not lost', async () => {
  const at = await atDesk(world());
  await userEvent.keyboard('w');
  at.host.refuses.set('gm.ownOrders', 'plan-changed-elsewhere');
  await button('Let it storm').click();
  await page.getByRole('button', { name: 'Give order' }).click();
  await expect.element(page.getByTestId('elsewhere')).toBeVisible();
  at.host.refuses.delete('gm.ownOrders');
  at.host.answers['gm.world'] = world(storms, { mark: third }) as never;
  await button('Use the other plan').click();
  await expect.element(page.getByTestId('order-count')).toHaveTextContent('1');
});

test('while a run waits nothing can be ordered, and what is asked is answered by forms on the map', async () => {
  const question = {
    number: 2,
    spot: {},
    said: phrase('Where does it storm?'),
    facts: [],
    cite: 'PD 10',
    kinds: ['storm'],
    least: 2,
    most: 2,
  };
  const at = await atDesk(world(storms, { fixed: 'The run of turn 1 waits.', questions: [question] }));
  await userEvent.keyboard('w');
  await expect.element(page.getByText(/The run of turn 1 waits\./)).toBeVisible();
  await expect.element(button('Let it storm')).not.toBeInTheDocument();
  await page.getByTestId('asked').getByRole('button', { name: 'Answer' }).click();
  const give = dialog().getByRole('button', { name: 'Submit answers' });
  await dialog().getByRole('button', { name: 'Let it storm' }).click();
  await expect.element(give).toBeDisabled();
  await dialog().getByRole('button', { name: 'Let it storm' }).click();
  await dialog().getByText('Ledge', { exact: true }).last().click();
  await give.click();
  await expect
    .poll(() => at.host.asked.filter(([name]) => name === 'gm.reply').map(([, input]) => input))
    .toEqual([
      {
        game: 'dk1',
        number: 2,
        orders: [
          { kind: 'storm', over: 'deep' },
          { kind: 'storm', over: 'ledge' },
        ],
      },
    ]);
  await expect.element(page.getByTestId('desk-turn')).toBeVisible();
});

test('on the desk their own question is answered by the same forms, and the run goes on', async () => {
  const question = {
    number: 1,
    spot: {},
    said: phrase('Where does it storm?'),
    facts: [],
    cite: 'PD 10',
    kinds: ['storm'],
    least: 1,
    most: 1,
  };
  const at = await atDesk(world(storms, { fixed: 'The run of turn 1 waits.', questions: [question] }), {
    waits: true,
  });
  const open = (questions: readonly object[]) =>
    ({ open: { turn: 1, since: '2026-11-21T18:30:00Z', seats: [], questions } }) as never;
  const listed = { ...question, to: gameMaster, said: 'Where does it storm?', offers: [] };
  at.host.answers['gm.asked'] = open([listed]);
  await button('Preview turn 1').click();
  const waits = page.getByTestId('desk-asked');
  const give = waits.getByRole('button', { name: 'Give this answer' });
  await expect.element(give).toBeDisabled();
  await waits.getByRole('button', { name: 'Let it storm' }).click();
  await waits.getByText('Shallows', { exact: true }).click();
  at.host.answers['gm.asked'] = open([]);
  await give.click();
  await expect
    .poll(() => at.host.asked.filter(([name]) => name === 'gm.reply').map(([, input]) => input))
    .toEqual([{ game: 'dk1', number: 1, orders: [{ kind: 'storm', over: 'shallows' }] }]);
  await expect.element(page.getByText(/All questions are answered/)).toBeVisible();
  at.host.answers['gm.runOn'] = { outcome: 'ran', turn: 2, missing: [], said: 'Turn 1 has been run.' };
  await button('Continue turn 1').click();
  await expect
    .poll(() => at.host.asked.find(([name]) => name === 'gm.runOn')?.[1])
    .toEqual({ game: 'dk1', overdue: false });
});

test('on the desk they answer for a seat that they lead, by forms over what it knows alone; nothing older stays', async () => {
  const asks = (number: number, said: string) => ({
    ...{ number, said: phrase(said), spot: { unit: boatOf(seatId('north')) }, facts: [], cite: 'PD 6' },
    ...{ kinds: ['go-down-again'], least: 0, most: 1, silence: [] },
  });
  const host = fakeDesk({ ruleset: 'Pearl Divers', rules: 'pearl-divers', turn: 1, waits: true });
  const round = (since: string, said: string): void => {
    const question = asks(1, said);
    host.answers['gm.asked'] = {
      open: {
        ...{ turn: 1, since, seats: [{ to: 'north', answered: false, led: true }] },
        questions: [{ ...question, said, to: 'north', silence: 'nothing', offers: [] }],
      },
    } as never;
    host.answers['gm.ledAsked'] = {
      open: {
        ...{ count: 1, digest: first, heard: [], questions: [question], answers: [], exported: false },
        view: pearlDivers.codecs.view.make(pearlDivers.view(pearlState, seatId('north'), [])),
      },
    } as never;
  };
  round('2026-11-21T18:30:00Z', 'Once more?');
  const at = await sitAt(host, 'dk1', rules);
  await button('Preview turn 1').click();
  const waits = page.getByTestId('desk-asked');
  await expect.element(waits.getByRole('heading', { name: 'You answer for north' })).toBeVisible();
  const give = waits.getByRole('button', { name: 'Answer for north' });
  await expect.element(give).toBeDisabled();
  await waits.getByRole('button', { name: 'Go down once more' }).click();
  // The desk is read again as soon as it is answered: it then shows the next round, and never the old one as if it were open.
  round('2026-11-21T18:31:00Z', 'And once more?');
  await give.click();
  await expect
    .poll(() => at.host.asked.filter(([name]) => name === 'gm.ledReply').map(([, input]) => input))
    .toEqual([{ game: 'dk1', seat: 'north', answers: [{ number: 1, orders: [{ kind: 'go-down-again' }] }] }]);
  await expect.element(waits.getByText('And once more?')).toBeVisible();
  expect(waits.getByText('Once more?', { exact: true }).elements()).toEqual([]);
  await expect.element(give).toBeDisabled();
});
