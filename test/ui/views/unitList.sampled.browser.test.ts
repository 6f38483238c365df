import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersOf } from '#kernel/game/plan.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import { openedApp } from '#test/support/openedApp.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { longTest } from '#test/support/sample.ts';

let session: Session;
let turn: Turn;

openedApp(async (opened) => {
  session = opened;
  await userEvent.keyboard('2');
  turn = session.turn!;
});

const units = (kind: UnitRow['kind']): readonly UnitRow[] => turn.units.filter((row) => row.kind === kind);
const fleet = (): UnitRow => units('starfleet')[0]!;
const garrison = (at = 0): UnitRow => units('garrison')[at]!;
const kinds = ({ unit }: UnitRow): readonly string[] => ordersOf(turn.plan, unit).map(({ kind }) => kind);

describe('the unit list', () => {
  const shown = (): readonly string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-testid="unit-list"] tbody [data-row]')].map(
      ({ dataset }) => dataset['row']!,
    );
  const filter = (name: string) => page.getByTestId('unit-list').getByRole('button', { name });

  test('is narrowed by kind, by what is idle or not seen, and by words', async () => {
    await filter('Garrisons').click();
    expect(shown()).toEqual(units('starfleet').map(({ unit }) => unit));
    await filter('Garrisons').click();
    await filter('Idle').click();
    const idle = turn.rules.presentation.loose!(turn.view, turn.plan).flatMap(({ kind, unit }) =>
      kind.startsWith('idle') ? [unit!] : [],
    );
    expect(shown().toSorted()).toEqual(idle.map(String).toSorted());
    turn.give({ kind: 'wait' }, { unit: fleet().unit });
    await expect.poll(shown).not.toContain(fleet().unit);
    await filter('Idle').click();
    await filter('To review').click();
    await expect
      .poll(shown)
      .toEqual(turn.units.filter(({ unit }) => unit !== fleet().unit).map(({ unit }) => unit));
    await filter('To review').click();
    await page.getByRole('textbox', { name: /^Find a unit/ }).fill(`${garrison().placeName.toLowerCase()} g`);
    await expect
      .poll(shown)
      .toEqual(
        turn.units
          .filter(({ kind, placeName }) => kind === 'garrison' && placeName === garrison().placeName)
          .map(({ unit }) => unit),
      );
    await page.getByRole('textbox', { name: /^Find a unit/ }).fill('nobody of that name');
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(shown()).toHaveLength(turn.units.length);
  });
  test('several units are picked with Ctrl and with Shift, and paste and undo are about all of them', async () => {
    turn.give({ kind: 'wait' }, { unit: fleet().unit });
    turn.chooseUnit(fleet().unit);
    await userEvent.keyboard('{Control>}c{/Control}');
    const row = (at: number) =>
      page
        .getByTestId('unit-list')
        .getByRole('row')
        .nth(at + 1);
    const two = turn.units.slice(-2);
    await row(turn.units.length - 2).click();
    await row(turn.units.length - 1).click({ modifiers: ['Shift'] });
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(two.map(kinds)).toEqual([['wait'], ['wait']]);
    await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
    expect(turn.orderCount).toBe(1);
    await row(turn.units.length - 1).click({ modifiers: ['Control'] });
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(two.map(kinds)).toEqual([['wait'], []]);
    // Choosing another unit clears the selection.
    await row(turn.units.length - 2).click();
    await row(turn.units.length - 1).click({ modifiers: ['Shift'] });
    turn.chooseUnit(fleet().unit);
    await userEvent.keyboard('{Control>}v{/Control}');
    expect([kinds(fleet()), ...two.map(kinds)]).toEqual([['wait', 'wait'], ['wait'], []]);
  });
});

describe('the roll call', () => {
  const seen = () => page.getByTestId('looked');

  test('counts what was planned, opened or marked with L, and J leads to the rest', async () => {
    const total = turn.units.length;
    await expect.element(seen()).toHaveTextContent(`0 of ${total} reviewed`);
    turn.give({ kind: 'wait' }, { unit: fleet().unit });
    await expect.element(seen()).toHaveTextContent(`1 of ${total} reviewed`);
    turn.chooseUnit(fleet().unit);
    await userEvent.keyboard('j');
    expect(turn.selection.unit).toBe(turn.units.find(({ unit }) => unit !== fleet().unit)!.unit);
    await userEvent.keyboard('l');
    await expect.element(seen()).toHaveTextContent(`2 of ${total} reviewed`);
    await userEvent.keyboard('l');
    await expect.element(seen()).toHaveTextContent(`1 of ${total} reviewed`);
    await userEvent.keyboard('v');
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
    await expect.element(seen()).toHaveTextContent(`2 of ${total} reviewed`);
  });
  test('a mark of an older turn counts no more', async () => {
    turn.notebook.change((notebook) => ({
      ...notebook,
      looked: { turn: turn.number + 1, units: turn.units.map(({ unit }) => unit) },
    }));
    await expect.element(seen()).toHaveTextContent(`0 of ${turn.units.length} reviewed`);
  });
  longTest('lists what is left undone, each line leads there, and saving stays open', async () => {
    turn.chooseUnit(garrison().unit);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => document.querySelector('[data-testid="roll-summary"]')?.textContent)
      .toContain(`${turn.units.length} units not reviewed yet`);
    await expect.element(page.getByRole('button', { name: 'Save orders file' })).toBeEnabled();
    await page.getByRole('button', { name: 'Roll call' }).last().click();
    const idle = turn.rules.presentation.loose!(turn.view, turn.plan).find(
      ({ kind }) => kind === 'idle-unit',
    )!;
    await page.getByRole('button', { name: 'Fleets with nothing to do: go there' }).first().click();
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
    expect(turn.selection.unit).toBe(idle.unit);
  });
});
