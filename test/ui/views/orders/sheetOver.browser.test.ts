import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { world } from '#test/rulesets/star-fleet-warlord/caseWorlds.ts';
import { given, me } from '#test/rulesets/star-fleet-warlord/typed/bothWays.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { saidBelow, sheetLine, typeLine } from '#test/support/page/orderHand.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { AnyRuleset } from '#rulesets/all.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* The order sheet as it opens over the screen, with lines that are wrong. */

const { open: _, ...overShelf } = starFleetWarlord;
let session: Session;
openedApp((opened) => (session = opened), {
  game: { ruleset: overShelf as unknown as AnyRuleset, seat: me, state: world(given) },
});

test('an order for a ship that is gone has no line, and is told below them; nothing bars those who do not see', async () => {
  const { planHistory, number } = session.turn!;
  const ref = nthOrder(me, number, 1);
  const lost = { ...planHistory.plan, units: { [unitId(`${me}.gone`)]: [{ kind: 'repair', ref }] } };
  planHistory.change(lost as never, 'An order');
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.element(page.getByTestId('order-sheet')).toBeVisible();
  typeLine(`${me}.a`, '0504 1111');
  typeLine('extra.1', 'CT 5 x');
  const others = document.querySelector('[aria-label="Advice on other orders"]')!;
  expect([...others.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('You have no such ship'),
  ]);
  expect(saidBelow(sheetLine(`${me}.a`))).toHaveLength(1);
  expect(saidBelow(sheetLine('extra.1'))).toHaveLength(1);
  const { violations } = await axe.run(document.querySelector('dialog[open]')!, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
