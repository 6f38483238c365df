import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyRuleset } from '#rulesets/all.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { seatId } from '#kernel/words/ids.ts';
import { readGiven, world } from '#test/rulesets/star-fleet-warlord/caseWorlds.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { worldOf } from '#test/rulesets/vbam-sfb/caseWorlds.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Games that keep no records of their own on paper print their first page and their units. */

let session: Session;
const preview = () => page.getByTestId('records').getByRole('region', { name: 'What is printed' });
const cellsOf = (name: string): readonly (readonly string[])[] =>
  [...preview().getByRole('table', { name, exact: true }).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  );

describe('Star Fleet Warlord', () => {
  const { open: _, ...ruleset } = starFleetWarlord;
  openedApp((opened) => void (session = opened), {
    game: {
      ruleset: ruleset as unknown as AnyRuleset,
      seat: seatId('c01'),
      state: world(
        readGiven([
          'year 168',
          'corporation c01 at 00-0808, funds 300',
          'ship c01.a C-FAS at 00-0809, damage 2',
        ]),
      ),
    },
  });

  test('prints what there is, the ships with their factors, and the sites', async () => {
    session.screen = 'corporation';
    await page.getByRole('button', { name: 'Print records…' }).click();
    await expect.element(preview().getByRole('heading', { name: 'Status sheet' })).toBeVisible();
    await expect.element(preview().getByText('Economic points')).toBeVisible();
    // A small Civilian Freighter attacks with 8, defends with 10, and goes 4 hexes.
    const [[ship, , place, , attack, defense, speed] = []] = cellsOf('Ships');
    expect([ship, place, attack, defense, speed]).toEqual(['C-FAS', '00-0809', '8', '10', '4']);
    expect(cellsOf('Sites').map(([at]) => at)).toEqual(['00-0808']);
    // Neither what is for sale nor who else plays is a record.
    expect(preview().getByRole('table', { name: 'Ship List' }).elements()).toEqual([]);
    expect(document.querySelector('body > .paper')?.textContent).toContain('C-FAS');
  });

  test('prints one ship from its plan', async () => {
    session.turn!.chooseUnit(session.turn!.units[0]!.unit);
    session.overlay = 'unit';
    await page.getByRole('button', { name: 'Print…' }).click();
    await expect.element(preview().getByRole('heading', { name: /^C-FAS/ })).toBeVisible();
    await expect.element(preview().getByText('Hit points')).toBeVisible();
  });
});

describe('Victory by Any Means', () => {
  openedApp((opened) => void (session = opened), {
    game: {
      ruleset: vbamSfb as unknown as AnyRuleset,
      seat: seatId('gorn'),
      state: worldOf([
        ...['empire gorn, pool 50', 'empire isc', 'system 0303 gorn, census 5, productivity 2, raw 1'],
        'units 2 CA of gorn at 0303',
      ]),
    },
  });

  test('prints the treasury, the units and the systems; the plan changes none of it', async () => {
    session.screen = 'empire';
    session.turn!.give({ kind: 'invest', ep: 5 } as never);
    await page.getByRole('button', { name: 'Print records…' }).click();
    await expect.element(preview().getByText('To spend this turn')).toBeVisible();
    expect(cellsOf('Units').map(([unit, place]) => [unit!.split(' ')[0], place])).toEqual([
      ['CA', '0303'],
      ['CA', '0303'],
    ]);
    expect(cellsOf('Systems').map(([system, census]) => [system, census])).toEqual([['0303', '5']]);
  });
});
