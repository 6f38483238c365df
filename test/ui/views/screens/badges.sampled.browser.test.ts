import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDice } from '#kernel/dice/streams.ts';
import { listedOrders, withOrder } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import { kits } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { randomGame } from '#test/support/play/randomGame.ts';
import { capital } from '#kernel/words/phrase.ts';
import { menusOf } from '#ui/state/rules.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { sample } from '#test/support/sample.ts';

/* Every number beside a name counts what the page behind it lists, in each game with a plan and a turn behind it. */

const played = sample(kits, 2).map(({ ruleset: { open: _, ...rules }, start, games }) => {
  const turn = randomGame(rules, games?.world(openDice('badges')) ?? start(), 1, 'badges')[0]!;
  const { state } = turn.outcome;
  const seat = rules.seats(state)[0]!;
  const heard = (turn.heard.get(seat) ?? []).map(({ event, ...at }) => ({
    ...at,
    event: rules.codecs.event.make(event),
  }));
  return [rules.title, { ruleset: rules, seat, state }, heard] as const;
});

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** Orders for everybody and for the first units that can do anything. */
function planSomething({ turn }: Session): void {
  const spots = [{}, ...turn!.units.map(({ unit }) => ({ unit }))];
  for (const at of spots) {
    if (turn!.orderCount > 5) return;
    const [offer] = turn!.offers(at);
    if (offer !== undefined) turn!.give(offer.order, at);
  }
}

describe.each(played)('%s', (_, game, heard) => {
  let session: Session;
  openedApp((opened) => void (session = opened), { game: game as never, heard });

  test('the number of the plans is that of the orders they list, also of what is a unit no more', async () => {
    planSomething(session);
    const turn = session.turn!;
    const { order } = listedOrders(turn.plan)[0]!;
    const again = { ...order, ref: turn.rules.presentation.nextRef(turn.view, turn.plan) };
    turn.planHistory.change(withOrder(turn.plan, again, unitId('long.gone')), 'Planned');
    session.overlay = 'plans';
    const drawer = page.getByTestId('hq-plans');
    await expect.element(drawer).toBeVisible();
    const { one } = turn.rules.presentation.words.unit;
    const section = `[data-testid=hq-plans] section[aria-label="${capital(one)} plans"]`;
    const ofUnits = [
      ...texts(section)
        .join(' ')
        .matchAll(/: (\d+) order/g),
    ].reduce((sum, [, number]) => sum + Number(number), 0);
    const rows = texts('[data-testid=hq-plans] li[data-order]').length + ofUnits;
    expect(ofUnits).toBeGreaterThan(0);
    expect(texts('[data-testid=order-count]')).toEqual([String(rows)]);
    await expect.element(drawer.getByText(`No ${one} has orders.`)).not.toBeInTheDocument();
  });

  test('the number of each part of the messages is that of its lines', async () => {
    if (!menusOf(session.turn!).some(({ key }) => key === 'messages')) return;
    session.screen = 'messages';
    await expect.element(page.getByTestId('messages')).toBeVisible();
    for (const tab of document.querySelectorAll<HTMLElement>('.messages [role=tab]')) {
      tab.click();
      await expect.element(page.elementLocator(tab)).toHaveAttribute('aria-selected', 'true');
      const body = '#tab-body ';
      const listed = {
        'tab-events': `${body}.message li, ${body}button.battle`,
        'tab-battles': `${body}nav[aria-label=Battles] button`,
        'tab-announcements': `${body}article.proclaimed`,
        'tab-refusals': `${body}.ordered`,
      }[tab.id]!;
      const badge = tab.querySelector('b')!.textContent;
      expect.soft(`${tab.id} ${texts(listed).length}`).toBe(`${tab.id} ${badge}`);
    }
  });
});
