import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnyRuleset } from '#rulesets/all.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { seatId } from '#kernel/words/ids.ts';
import { readGiven, world } from '#test/rulesets/star-fleet-warlord/caseWorlds.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { worldOf } from '#test/rulesets/vbam-sfb/caseWorlds.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { fillOrder, orderForm, typeLine } from '#test/support/page/orderHand.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Wherever something is spent, the screen says how much the plan takes and what is left. */

let session: Session;

/** The lines of the purses within, each as its cells. */
const lines = (within: string): readonly string[] =>
  [...document.querySelectorAll(`${within} [data-purse]`)].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' '),
  );
const isRed = (within: string): boolean => document.querySelector(`${within} [data-purse].short`) !== null;

describe('in Star Fleet Warlord', () => {
  const { open: _, ...ruleset } = starFleetWarlord;
  const state = world(readGiven(['year 168', 'corporation c01 at 00-0808, funds 100, primaries C']));
  openedApp((opened) => void (session = opened), {
    game: { ruleset: ruleset as unknown as AnyRuleset, seat: seatId('c01'), state },
  });

  test('the order sheet sums what its lines cost', async () => {
    await userEvent.keyboard('{Shift>}O{/Shift}');
    await expect.element(page.getByTestId('order-sheet')).toBeVisible();
    await expect.poll(() => lines('dialog')).toHaveLength(4);
    // What is in the treasury, and what the Home Office brings in before orders are carried out.
    const holds = Number(lines('dialog')[0]!.split(' ')[1]);
    expect(holds).toBeGreaterThanOrEqual(100);
    const all = (spent: number): readonly string[] =>
      ['People', 'Ores', 'Dilithium', 'Food'].map((name) => `${name} ${holds} ${spent} ${holds - spent}`);
    expect(lines('dialog')).toEqual(all(0));
    // A small Civilian Freighter costs 25 EP of each resource, and its first copy 15 % more: 28.75, which is 29.
    typeLine('extra.1', 'PS C-FAS');
    await expect.poll(() => lines('dialog')).toEqual(all(25));
    typeLine('extra.2', 'PS C-FAS');
    await expect.poll(() => lines('dialog')).toEqual(all(25 + 29));
  });
});

describe('in Victory by Any Means', () => {
  const state = worldOf([
    'empire gorn, pool 50',
    'empire isc',
    'system 0303 gorn, census 5, productivity 0, raw 1',
    'units 1 Orbital Shipyard of gorn at 0303',
  ]);
  openedApp((opened) => void (session = opened), {
    game: { ruleset: vbamSfb as unknown as AnyRuleset, seat: seatId('gorn'), state },
  });

  test('a class of the list is ordered from its line, and its form says what is left with it, and who leaves home', async () => {
    session.screen = 'yards';
    const pane = page.getByRole('complementary', { name: 'Shipyards orders' });
    await page
      .getByRole('table', { name: /^Your classes/ })
      .getByRole('row', { name: /^Colony Fleet/ })
      .click();
    await expect.element(pane.getByRole('button', { name: 'Study' })).toBeVisible();
    // What is ordered of nothing in particular stands below, for the empire.
    const offered = () =>
      [...document.querySelectorAll('[aria-label="Shipyards orders"] [data-kind]')].map(
        (button) => (button as HTMLElement).dataset['kind'],
      );
    expect(offered()).toEqual(['build', 'invest', 'stand']);
    const before = lines('[aria-label="Shipyards orders"]')[0]!;
    await pane.getByRole('button', { name: 'Build units' }).click();
    await expect
      .element(page.getByTestId('order-said'))
      .toMatchTextContent(/^\s*Build 1 × Colony Fleet in 0303/);
    expect(orderForm().textContent).toContain('1 of the 5 Census of 0303');
    const price = Number(/for (\d+) EP/.exec(page.getByTestId('order-said').element().textContent)?.[1]);
    const holds = Number(/(\d+)$/.exec(before)?.[1]);
    await expect.poll(() => lines('dialog')).toEqual([`Economic points ${holds} ${price} ${holds - price}`]);
    expect(isRed('dialog')).toBe(false);
    fillOrder({ 'How many': '4' });
    await expect
      .poll(() => lines('dialog'))
      .toEqual([`Economic points ${holds} ${4 * price} −${4 * price - holds}`]);
    expect(isRed('dialog')).toBe(true);
  });
});
