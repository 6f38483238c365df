import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyRuleset } from '#rulesets/all.ts';
import { seatId } from '#kernel/words/ids.ts';
import { readGiven, world } from '#test/rulesets/star-fleet-warlord/caseWorlds.ts';
import { starFleetWarlord } from '#test/rulesets/star-fleet-warlord/shelf.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { sample } from '#test/support/sample.ts';

/* The map on which a turn opens. */

const { open: _, ...ruleset } = starFleetWarlord;
const gameIn = (year: number) => ({
  ruleset: ruleset as unknown as AnyRuleset,
  seat: seatId('c01'),
  state: world(
    readGiven([`year ${year}`, 'corporation c01 at 00-0808, funds 300', 'ship c01.a C-FAS at 00-0808']),
  ),
});
let session: Session;
const notice = () => page.getByTestId('comes-first');

describe('in the year of the Initial Build', () => {
  openedApp((opened) => void (session = opened), { game: gameIn(165) });

  test('says that it comes first, leads there, and is quiet once ships are bought', async () => {
    await session.openTurn(session.turn!.key);
    expect(session.screen).toBe('map');
    await expect.element(notice()).toBeVisible();
    await notice().getByRole('button', { name: 'Corporation' }).click();
    await expect.element(page.getByTestId('page')).toBeVisible();
    expect(session.screen).toBe('corporation');
    await page.getByRole('button', { name: 'Default Build' }).click();
    session.screen = 'map';
    await expect.element(page.getByTestId('map')).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
  });
});

describe('in a later year', () => {
  openedApp((opened) => void (session = opened), { game: gameIn(168) });

  test('has no ship chosen: whoever clicks a hex to read of it orders no move', async () => {
    await session.openTurn(session.turn!.key);
    const turn = session.turn!;
    await expect.element(page.getByTestId('map')).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(turn.selection.unit).toBeUndefined();
    // The Home Office is what its report is about.
    expect(turn.selection.place).toBe(turn.units[0]!.place);
    await page.getByTestId('map').click({ position: { x: 40, y: 300 } });
    await expect.poll(() => turn.selection.place).not.toBe(turn.units[0]!.place);
    expect(turn.orderCount).toBe(0);
  });
});

describe('beside the lessons', () => {
  openedApp((opened) => void (session = opened), { game: gameIn(168), tutorial: true });

  test.each(sample([1280, 1366, 1440], 1))(
    'at %i pixels the list of ships has all its columns in sight',
    async (width) => {
      await page.viewport(width, 800);
      session.screen = 'map';
      const list = page.getByTestId('unit-list');
      await expect.element(list).toBeVisible();
      await expect.poll(() => innerWidth).toBe(width);
      const heads = () =>
        list
          .getByRole('columnheader')
          .elements()
          .map(({ textContent }) => textContent.trim());
      expect(heads().slice(4)).toEqual([
        ...['Class', 'Attack', 'Defense', 'Speed', 'Shields', 'Crew', 'Age', 'Damage', 'Orders', 'Warnings'],
      ]);
      const right = (): number =>
        list.getByRole('columnheader', { name: 'Warnings' }).element().getBoundingClientRect().right;
      // Boxes of cells are rounded.
      await expect.poll(right).toBeLessThan(list.element().getBoundingClientRect().right + 1);
    },
  );
});
