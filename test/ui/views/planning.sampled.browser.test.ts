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
const refs = ({ unit }: UnitRow): readonly string[] => ordersOf(turn.plan, unit).map(({ ref }) => ref);
const lines = () => page.getByTestId('unit-orders').getByRole('listitem');

/** Three orders without a form for the chosen fleet. */
async function plan(): Promise<void> {
  turn.chooseUnit(fleet().unit);
  for (const kind of ['wait', 'search', 'wait']) turn.give({ kind }, { unit: fleet().unit });
  await expect.element(lines().nth(2)).toBeVisible();
}

describe('the orders of a unit', () => {
  test('are put in another order by the keyboard, one step of undo each', async () => {
    await plan();
    const first = refs(fleet());
    (lines().nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(refs(fleet())).toEqual([first[1], first[2], first[0]]);
    await expect.element(lines().nth(2)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(refs(fleet())).toEqual([first[1], first[0], first[2]]);
  });
  test('say what was undone and redone, of whom, and lead there', async () => {
    await plan();
    turn.chooseUnit(undefined);
    session.screen = 'headquarters';
    const { label, name } = fleet();
    const notice = page.getByTestId('toasts');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(notice).toMatchTextContent(new RegExp(`Undone: .*Wait.*${label} ${name}`, 'i'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(notice).toMatchTextContent(/Undone: .*Search/i);
    await expect.element(notice).not.toMatchTextContent(/Wait/i);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(notice).toMatchTextContent(/Redone: .*Search/i);
    await notice.getByRole('button', { name: `Show ${label}` }).click();
    expect([session.screen, turn.selection.unit]).toEqual(['map', fleet().unit]);
    await expect.element(notice).not.toMatchTextContent(/Redone/);
  });
  longTest('for the whole empire that are undone are shown in the list of plans', async () => {
    turn.give({ kind: 'issue-proclamation', text: 'Peace to all.' } as never);
    await userEvent.keyboard('{Control>}z{/Control}');
    const notice = page.getByTestId('toasts');
    await expect.element(notice).toMatchTextContent(/Undone: .*Peace to all.*Headquarters orders/);
    await notice.getByRole('button', { name: 'Show HQ Plans' }).click();
    await expect.element(page.getByTestId('hq-plans')).toBeVisible();
  });
  longTest('are dragged by their handles', async () => {
    await plan();
    const first = refs(fleet());
    const grip = lines().nth(2).element().querySelector('.grip')!;
    const box = lines().nth(0).element().getBoundingClientRect();
    await userEvent.dragAndDrop(grip, lines().nth(0), {
      sourcePosition: { x: 5, y: 10 },
      targetPosition: { x: 10, y: box.height / 2 },
    });
    expect(refs(fleet())).toEqual([first[2], first[0], first[1]]);
  });
  test('are removed one by one with Delete, and the next line has the focus', async () => {
    await plan();
    const first = refs(fleet());
    (lines().nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(refs(fleet())).toEqual([first[0], first[2]]);
    await expect.element(lines().nth(1)).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    expect(turn.orderCount).toBe(0);
    turn.planHistory.undo();
    expect(turn.orderCount).toBe(1);
  });
  test('are removed all at once by a button and by Shift with Delete, as one step', async () => {
    await plan();
    await page.getByRole('button', { name: 'Remove all 3' }).click();
    expect(turn.orderCount).toBe(0);
    turn.planHistory.undo();
    expect(turn.orderCount).toBe(3);
    await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
    expect(turn.orderCount).toBe(0);
  });
});

describe('plans of several units', () => {
  test('Ctrl+C and Ctrl+V copy a plan under fresh references', async () => {
    await plan();
    await userEvent.keyboard('{Control>}c{/Control}');
    turn.chooseUnit(garrison().unit);
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(kinds(garrison())).toEqual(['wait', 'search', 'wait']);
    expect(new Set([...refs(garrison()), ...refs(fleet())]).size).toBe(6);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([kinds(garrison()), kinds(fleet())]).toEqual([[], ['wait', 'search', 'wait']]);
  });
  test('marked text is copied as text, and no plan with it', async () => {
    await plan();
    document.getSelection()!.selectAllChildren(page.getByTestId('turn-number').element());
    await userEvent.keyboard('{Control>}c{/Control}');
    document.getSelection()!.removeAllRanges();
    turn.chooseUnit(garrison().unit);
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(kinds(garrison())).toEqual([]);
  });
  test('a plan is copied to every unit that is ticked, instead of what they had, as one step', async () => {
    await plan();
    turn.give({ kind: 'pillage' }, { unit: garrison().unit });
    await page.getByRole('button', { name: 'Copy to…' }).click();
    const sheet = page.getByTestId('copy-plan');
    for (const row of [garrison(0), garrison(1)])
      await sheet.getByRole('checkbox', { name: new RegExp(`^${row.label} `) }).click();
    await sheet.getByRole('checkbox', { name: /Instead of/ }).click();
    await page.getByRole('button', { name: 'Copy to 2 units' }).click();
    expect([kinds(garrison(0)), kinds(garrison(1))]).toEqual([
      ['wait', 'search', 'wait'],
      ['wait', 'search', 'wait'],
    ]);
    turn.planHistory.undo();
    expect([kinds(garrison(0)), kinds(garrison(1))]).toEqual([['pillage'], []]);
  });
});

describe('the last order again', () => {
  test('R gives it to the unit chosen now, with what was filled in', async () => {
    const level = { kind: 'set-retreat-level', level: 3 };
    turn.give(level as { kind: string }, { unit: fleet().unit });
    const other = units('starfleet')[1] ?? fleet();
    turn.chooseUnit(other.unit);
    await expect
      .element(page.getByTestId('unit-orders').getByRole('button', { name: /^Again: Retreat/ }))
      .toBeVisible();
    await userEvent.keyboard('r');
    expect(ordersOf(turn.plan, other.unit).at(-1)).toMatchObject(level);
  });
  test('where it is not offered it says why, and gives nothing', async () => {
    turn.give({ kind: 'set-retreat-level', level: 3 } as { kind: string }, { unit: fleet().unit });
    turn.chooseUnit(garrison().unit);
    await userEvent.keyboard('r');
    expect(kinds(garrison())).toEqual([]);
    await expect.element(page.getByText('«Change Retreat Level» is not offered here.').first()).toBeVisible();
  });
  test('a new fleet gets a number of its own each time', async () => {
    const offer = turn.offers({ unit: garrison().unit }).find(({ kind }) => kind === 'form-starfleet')!;
    turn.give(offer.order, { unit: garrison().unit });
    turn.chooseUnit(garrison().unit);
    await userEvent.keyboard('r');
    const numbers = ordersOf(turn.plan, garrison().unit).map(
      (order) => (order as unknown as { readonly number: number }).number,
    );
    expect(new Set(numbers).size).toBe(2);
  });
  test('a journey is repeated to the same sector', async () => {
    const link = turn.map.edges[0]!.pairs.find((pair) => pair.includes(fleet().place!))!;
    const to = link[0] === fleet().place ? link[1] : link[0];
    turn.send(fleet().unit, to, false);
    turn.chooseUnit(fleet().unit);
    turn.planHistory.undo();
    await userEvent.keyboard('r');
    expect(ordersOf(turn.plan, fleet().unit)).toMatchObject([{ kind: 'travel', to }]);
  });
});

describe('ranks', () => {
  /** The first type of the fleet that is not in rank 5, and how it stands. */
  const first = () =>
    turn.rules.presentation
      .formation!.of(turn.view, turn.plan, fleet().unit)
      .find(({ counts }) => counts[4] === 0)!;
  const now = (type: string): readonly number[] =>
    turn.rules.presentation
      .formation!.of(turn.view, turn.plan, fleet().unit)
      .find((row) => row.type === type)!.counts;
  const reassigned = (): readonly string[] => kinds(fleet()).filter((kind) => kind === 'reassign-starships');
  async function look(): Promise<void> {
    turn.chooseUnit(fleet().unit);
    session.overlay = 'unit';
    await expect.element(page.getByTestId('ranks')).toBeVisible();
  }
  const stack = (type: string, rank: number): HTMLElement =>
    document.querySelector<HTMLElement>(`[data-stack="${CSS.escape(`${type} ${rank}`)}"]`)!;

  test('ships are dragged to another rank: one order, changed by the next drag and gone when they are back', async () => {
    await look();
    const { type, counts: ranks } = first();
    const from = ranks.findIndex((count) => count > 0) + 1;
    const row = (rank: number) =>
      page
        .getByTestId('ranks')
        .getByRole('listitem')
        .nth(rank - 1);
    for (const [at, to, orders] of [
      [from, 5, 1],
      [5, from === 2 ? 3 : 2, 1],
    ] as const) {
      await userEvent.dragAndDrop(stack(type, at), row(to));
      expect(now(type)[to - 1]).toBe(ranks.reduce((sum, count) => sum + count, 0));
      expect(reassigned()).toHaveLength(orders);
    }
    await userEvent.dragAndDrop(stack(type, from === 2 ? 3 : 2), row(from));
    expect([now(type), reassigned()]).toEqual([ranks, []]);
    turn.planHistory.undo();
    expect(reassigned()).toHaveLength(1);
  });
  longTest('the keyboard moves them too, one ship with Shift, and the focus goes along', async () => {
    await look();
    const { type, counts: ranks } = first();
    const from = ranks.findIndex((count) => count > 0) + 1;
    stack(type, from).focus();
    await userEvent.keyboard('5');
    await expect.poll(() => document.activeElement === stack(type, 5)).toBe(true);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    const all = ranks.reduce((sum, count) => sum + count, 0);
    expect(now(type)).toEqual([0, 0, 0, 1, all - 1]);
    expect(reassigned()).toHaveLength(1);
  });
  longTest('a template is saved, renamed, laid on a unit in one step, and deleted', async () => {
    await look();
    await page.getByRole('button', { name: 'Templates…' }).click();
    await page.getByRole('textbox', { name: 'Name of the new template' }).fill('As built');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: 'Name of the template As built' }).fill('Line');
    await userEvent.keyboard('{Tab}');
    expect(turn.notebook.now.rankTemplates.map(({ name }) => name)).toEqual(['Line']);
    const kept = turn.notebook.now.rankTemplates[0]!.ranks;
    const away = first();
    turn.planHistory.change(
      turn.rules.presentation.formation!.deal(turn.view, turn.plan, [
        { unit: fleet().unit, type: away.type, counts: [0, 0, 0, 0, away.count] },
      ]),
      'away',
    );
    await page.getByRole('button', { name: 'Apply to 1' }).click();
    for (const { type, rank } of kept)
      expect(now(type)[rank - 1]).toBe(now(type).reduce((sum, count) => sum + count, 0));
    turn.planHistory.undo();
    expect(now(away.type)).toEqual([0, 0, 0, 0, away.count]);
    await page.getByRole('button', { name: 'Templates…' }).click();
    await page.getByRole('button', { name: 'Delete the template Line' }).click();
    await expect.element(page.getByText('You have no templates yet.')).toBeVisible();
  });
  test('a line of the unit fills in what is ordered of it', async () => {
    await look();
    const line = page.getByRole('table', { name: 'Starships' }).getByRole('row').nth(2);
    await line.click();
    const name = line.element().querySelector('td')!.textContent!.trim();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Disband Starships' }).click();
    await expect
      .poll(() => document.querySelector('[data-testid="order-said"]')?.textContent)
      .toContain(name);
  });
  longTest('a click on the retreat level changes it', async () => {
    await look();
    await page.getByRole('button', { name: /^Retreat level: / }).click();
    await expect.element(page.getByRole('dialog', { name: 'Change Retreat Level' })).toBeVisible();
  });
});

describe('transfers', () => {
  /** A unit that others meet where it is, and who meet. */
  const meeting = () => {
    const { transfers } = turn.rules.presentation;
    const sets = turn.units.map(({ unit }) => transfers!.among(turn.view, turn.plan, unit));
    return sets.find((units) => units.length > 1)!;
  };
  const all = (units: readonly string[]) =>
    turn.rules.presentation.transfers!.of(turn.view, turn.plan, units as never);
  const stack = (type: string, at: number): HTMLElement =>
    page
      .getByTestId('transfers')
      .element()
      .querySelector<HTMLElement>(`[data-stack="${CSS.escape(`${type} ${at}`)}"]`)!;
  async function look() {
    const units = meeting();
    turn.chooseUnit(units[0]!);
    await userEvent.keyboard('x');
    await expect.element(page.getByTestId('transfers')).toBeVisible();
    const row = all(units).find(({ count }) => count > 1)!;
    const from = row.counts.findIndex((count) => count > 0) + 1;
    return { units, row, from, to: from === 1 ? 2 : 1 };
  }
  const counts = (units: readonly string[], type: string) =>
    all(units).find((row) => row.type === type)!.counts;
  const orders = (): number => turn.orderCount;

  test('ships are dragged from unit to unit: one order; a number sends them on, with Shift one alone; each is a step of undo', async () => {
    const { units, row, from, to } = await look();
    const line = (at: number) =>
      page
        .getByTestId('transfers')
        .getByRole('listitem')
        .nth(at - 1);
    await userEvent.dragAndDrop(stack(row.type, from), line(to));
    await expect
      .poll(() => counts(units, row.type)[to - 1])
      .toBe(row.counts[from - 1]! + row.counts[to - 1]!);
    expect(orders()).toBe(1);
    await expect.element(stack(row.type, to)).toHaveFocus();
    await userEvent.keyboard(`{Shift>}[Digit${from}]{/Shift}`);
    await expect.poll(() => counts(units, row.type)[from - 1]).toBe(1);
    expect(orders()).toBe(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => counts(units, row.type)[from - 1]).toBe(0);
    turn.planHistory.undo();
    expect(orders()).toBe(0);
  });

  test('numbers say how many each will have, and count when their box is left, as one step', async () => {
    const { units, row, from, to } = await look();
    const label = turn.units.find(({ unit }) => unit === units[to - 1])!;
    const box = page.getByRole('textbox', {
      name: `${row.name} in ${label.label} ${label.name}`,
      exact: true,
    });
    const [wanted, whole] = [row.counts[to - 1]! + 1, row.count];
    await userEvent.fill(box, String(wanted));
    expect(orders()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => counts(units, row.type)[to - 1]).toBe(wanted);
    expect(counts(units, row.type).reduce((sum, count) => sum + count, 0)).toBe(whole);
    expect([orders(), counts(units, row.type)[from - 1]]).toEqual([1, row.counts[from - 1]! - 1]);
    turn.planHistory.undo();
    expect(orders()).toBe(0);
  });

  longTest('the page of a unit leads to the board', async () => {
    turn.chooseUnit(meeting()[0]!);
    session.overlay = 'unit';
    await page.getByRole('button', { name: /^Transfers with \d+ units? here…$/ }).click();
    await expect.element(page.getByTestId('transfers')).toBeVisible();
  });
});
