import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kitOf } from '#test/support/kits/kits.ts';
import { openedApp } from '#test/support/openedApp.ts';
import { formLooks, walksWithForms } from '#test/support/page/everyForm.ts';
import { finds } from '#test/support/page/everyScreen.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';

/* Every fourth of its screens and forms at one look, in rotation; `galacticConquest.long` sees all of them at all. */

const kit = kitOf('galactic-conquest');
walksWithForms(kit, formLooks, (at, look) => at % (4 * formLooks.length) === look);

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

const settled = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'hydran is at PT, treasury 100',
    'squadron H01A of hydran in D3: CA',
    'bases of hydran in D3: BS',
  ]),
);

describe('the plan', () => {
  let session: Session;
  openedApp((opened) => void (session = opened), {
    game: { ruleset, seat: ruleset.seats(settled)[0]!, state: settled } as never,
  });
  const chosen = (label: string) => {
    session.screen = 'map';
    const turn = session.turn!;
    const { unit } = turn.units.find((one) => one.label === label)!;
    turn.chooseUnit(unit);
    return { turn, unit };
  };
  const orders = () => page.getByTestId('unit-orders');

  test('sets right what the form of an order finds wrong with it alone', async () => {
    const { turn, unit } = chosen('H01A');
    await orders().getByRole('button', { name: 'Through minefields' }).click();
    const form = page.getByRole('dialog', { name: 'Through minefields' });
    await expect.element(form).toMatchTextContent(/The squadron has no course/);
    turn.send(unit, placeId('hd4'), false);
    await expect.element(form).not.toMatchTextContent(/The squadron has no course/);
  });

  test('offers the last order again elsewhere, and not where it was given and is given once', async () => {
    const { turn, unit } = chosen('H01A');
    turn.give({ kind: 'conceal', how: 'silent' } as { kind: string }, { unit });
    await expect.element(orders()).not.toMatchTextContent(/No orders yet/);
    await expect.element(orders().getByRole('button', { name: /^Again/ })).not.toBeInTheDocument();
  });

  test('names units without names, and says that points left over are lost', async () => {
    const { turn, unit } = chosen('BASES-D3');
    turn.give({ kind: 'conceal', how: 'silent' } as { kind: string }, { unit });
    session.overlay = 'plans';
    const plans = page.getByTestId('hq-plans');
    await expect.element(plans.getByRole('button', { name: 'BASES-D3: 1 order' })).toBeVisible();
    await expect.element(plans).toMatchTextContent(/100 EP are left over: .* or they are lost\./);
    session.overlay = undefined;
  });
});

describe('the report of a turn', () => {
  let session: Session;
  const heard = [
    {
      step: 'Supply',
      pass: 0,
      event: { kind: 'went-short', seat: 'hydran', unit: 'h01a', place: 'hd2', turns: 1 },
    },
    {
      step: 'Blockades',
      pass: 0,
      event: { kind: 'resupplied', seat: 'hydran', unit: 'h01a', place: 'hd2' },
    },
    { step: 'Treasury', pass: 0, event: { kind: 'earned', seat: 'hydran', points: 66 } },
  ];
  openedApp((opened) => void (session = opened), {
    game: { ruleset, seat: ruleset.seats(state)[0]!, state: { ...state, turn: 2 } } as never,
    heard,
  });

  test('has each of its chapters once, where the first step of it stands', async () => {
    session.screen = 'messages';
    const messages = page.getByTestId('messages');
    await expect.element(messages).toMatchTextContent(/Your treasury holds 66 EP/);
    expect([...messages.element().querySelectorAll('h2.part')].map(({ textContent }) => textContent)).toEqual(
      ['End of the turn', 'Whose space'],
    );
  });
});
