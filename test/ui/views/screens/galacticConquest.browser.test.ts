import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { formLooks, walksWithForms } from '#test/support/page/everyForm.ts';
import { finds } from '#test/support/page/everyScreen.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Every other of its screens and forms at one look, in rotation; `galacticConquest.long` sees all of them at all. */

const kit = kitOf('galactic-conquest');
walksWithForms(kit, formLooks, (at, look) => at % (2 * formLooks.length) === look);

const { open: _, ...ruleset } = kit.ruleset;
// Its systems lie on both sides of the edge at which the map is joined.
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D2',
    'minor West of hydran in D13',
    'minor East of hydran in D4',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D2: CA',
  ]),
);

describe('across the edge of the map', () => {
  let session: Session;
  openedApp((opened) => void (session = opened), {
    game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never,
  });

  test('a turn opens at home, where that lies across the edge at which the map is joined too', () => {
    const { home, bounds } = session.turn!.viewport;
    const width = (box: readonly number[]): number => box[2]! - box[0]!;
    expect(width(home!)).toBeLessThan(width(bounds) / 2);
  });

  test('a click on a piece lists the squadrons there, and one of them is chosen from the list', async () => {
    session.screen = 'map';
    const turn = session.turn!;
    turn.selection.hover = turn.units[0]!.place;
    await expect.element(page.getByTestId('map')).toHaveFocus();
    await userEvent.keyboard('i');
    const box = page.getByTestId('forces-box');
    await box.getByRole('button', { name: /^H01A\s.*CA,/ }).click();
    await expect.element(box).not.toBeInTheDocument();
    expect(turn.selection.unit).toBe('h01a');
  });

  test('every screen is in the list of commands, those beyond the ninth too', async () => {
    const screens = [...document.querySelectorAll<HTMLElement>('nav [data-screen]')].map(
      ({ dataset }) => dataset['screen']!,
    );
    expect(screens.length).toBeGreaterThan(9);
    session.overlay = 'commands';
    const listed = (): readonly string[] => [
      String(
        [...document.querySelectorAll('[role=option]')].filter(({ id }) => /^command-screen\.\d+$/.test(id))
          .length,
      ),
    ];
    await finds('screens in the list of commands', listed, [String(screens.length)]);
    session.overlay = undefined;
  });
});
