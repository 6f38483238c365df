import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { dataDigest } from '#kernel/codec/digest.ts';
import { type AnyOrder, listedOrders } from '#kernel/game/plan.ts';
import type { BothWays, Kind } from '#test/rulesets/star-fleet-warlord/typed/bothWays.ts';
import {
  bothWays,
  lineOf,
  me,
  notByPlayers,
  spotOf,
  viewFor,
} from '#test/rulesets/star-fleet-warlord/typed/bothWays.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { buttonIn, fillOrder, orderForm, press, typeLine } from '#test/support/page/orderHand.ts';
import type { AnyRuleset } from '#rulesets/all.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import OrdersAt from './OrdersAt.svelte';

/* Each kind of order of Star Fleet Warlord is given twice: by its button and its form, and by its line on the sheet. */

/** Over the shelf of the tests, whatever books a host has. */
const { open: _, ...overShelf } = starFleetWarlord;
const rules = overShelf as unknown as AnyRuleset;
const rows = Object.entries(bothWays) as [Kind, BothWays][];

test('every kind of order but those of the game master has a row', () => {
  const rowed = [...Object.keys(bothWays), ...Object.keys(notByPlayers)].sort();
  expect(rowed).toEqual(Object.keys(starFleetWarlord.orders).sort());
  for (const kind of Object.keys(notByPlayers) as Kind[])
    expect(starFleetWarlord.orders[kind].by, kind).toBe('game-master');
});

const worlds = [...Map.groupBy(rows, ([, { given = [] }]) => given.join('; '))];
test.each(worlds)(
  'what is typed and what is clicked are the same orders; given besides: «%s»',
  async (__, alike) => {
    const view = rules.codecs.view.make(viewFor(alike[0]![1]));
    const session = new Session(
      fakeHost({ view, game: { ruleset: rules, seat: me, state: undefined } }),
      () => rules,
    );
    await session.openTurn({ ...fakeKey, seat: me }, 'messages');
    const turn = session.turn!;
    const { rerender } = await render(OrdersAt, { session, at: {}, sheet: true });
    const orders = (): readonly AnyOrder[] => listedOrders(turn.plan).map(({ order }) => order);
    const empty = turn.plan;

    for (const [kind, row] of alike) {
      const { title, typed, answers } = row;
      await rerender({ at: spotOf(row), sheet: true });
      press(buttonIn(document.body, title));
      if (answers !== undefined) fillOrder(answers);
      if (answers !== undefined) press(buttonIn(orderForm(), 'Give order'));
      const clicked = turn.plan;
      expect(orders().map((order) => order.kind)).toEqual([kind]);
      turn.planHistory.undo();
      expect(turn.plan, kind).toEqual(empty);
      flushSync();
      typeLine(lineOf(row), typed);
      expect(turn.plan, typed).toEqual(clicked);
      expect(dataDigest(turn.plan), typed).toBe(dataDigest(clicked));
      turn.planHistory.undo();
      expect(turn.plan, kind).toEqual(empty);
      flushSync();
    }
  },
);
