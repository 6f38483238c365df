import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { ordersOf } from '#kernel/orders/plan.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { Session } from '#ui/state/session.svelte.ts';
import type { Turn } from '#ui/state/turn.svelte.ts';

let session: Session;
let turn: Turn;
let target: HTMLDivElement;

beforeEach(async () => {
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
  session = new Session(fakeHost(), rulesetById);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
  await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
  await userEvent.keyboard('2');
  turn = session.turn!;
});
afterEach(() => target.remove());

const units = (kind: UnitRow['kind']): readonly UnitRow[] => turn.units.filter((row) => row.kind === kind);
const fleet = (): UnitRow => units('starfleet')[0]!;
const garrison = (at = 0): UnitRow => units('garrison')[at]!;
const kinds = ({ unit }: UnitRow): readonly string[] => ordersOf(turn.plan, unit).map(({ kind }) => kind);
const refs = ({ unit }: UnitRow): readonly string[] => ordersOf(turn.plan, unit).map(({ ref }) => ref);
const lines = () => page.getByTestId('unit-orders').getByRole('listitem');

/** Three orders without a form for the chosen fleet. */
async function plan(): Promise<void> {
  turn.chooseUnit(fleet().unit);
  for (const kind of ['wait', 'pillage', 'wait']) turn.give({ kind }, { unit: fleet().unit });
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
  test('are dragged by their handles', async () => {
    await plan();
    const first = refs(fleet());
    const grip = lines().nth(2).element().querySelector('.grip')!;
    const box = lines().nth(0).element().getBoundingClientRect();
    await userEvent.dragAndDrop(grip, lines().nth(0), { sourcePosition: { x: 5, y: 10 }, targetPosition: { x: 10, y: box.height / 2 } });
    expect(refs(fleet())).toEqual([first[2], first[0], first[1]]);
  });
  test('are undone one by one with Delete, and the next line has the focus', async () => {
    await plan();
    const first = refs(fleet());
    (lines().nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(refs(fleet())).toEqual([first[0], first[2]]);
    await expect.element(lines().nth(1)).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    expect(turn.orderCount).toBe(0);
    turn.desk.undo();
    expect(turn.orderCount).toBe(1);
  });
  test('are undone all at once by a button and by Shift with Delete, as one step', async () => {
    await plan();
    await page.getByRole('button', { name: 'Undo all 3' }).click();
    expect(turn.orderCount).toBe(0);
    turn.desk.undo();
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
    expect(kinds(garrison())).toEqual(['wait', 'pillage', 'wait']);
    expect(new Set([...refs(garrison()), ...refs(fleet())]).size).toBe(6);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([kinds(garrison()), kinds(fleet())]).toEqual([[], ['wait', 'pillage', 'wait']]);
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
    for (const row of [garrison(0), garrison(1)]) await sheet.getByRole('checkbox', { name: new RegExp(`^${row.label} `) }).click();
    await sheet.getByRole('checkbox', { name: /Instead of/ }).click();
    await page.getByRole('button', { name: 'Copy to 2 units' }).click();
    expect([kinds(garrison(0)), kinds(garrison(1))]).toEqual([['wait', 'pillage', 'wait'], ['wait', 'pillage', 'wait']]);
    turn.desk.undo();
    expect([kinds(garrison(0)), kinds(garrison(1))]).toEqual([['pillage'], []]);
  });
});

describe('the last order again', () => {
  test('R gives it to the unit chosen now, with what was filled in', async () => {
    const level = { kind: 'set-retreat-level', level: 3 };
    turn.give(level as { kind: string }, { unit: fleet().unit });
    const other = units('starfleet')[1] ?? fleet();
    turn.chooseUnit(other.unit);
    await expect.element(page.getByTestId('unit-orders').getByRole('button', { name: /^Again: Retreat/ })).toBeVisible();
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
    const numbers = ordersOf(turn.plan, garrison().unit).map((order) => (order as unknown as { readonly number: number }).number);
    expect(new Set(numbers).size).toBe(2);
  });
  test('a journey is repeated to the same sector', async () => {
    const link = turn.map.links.find((pair) => pair.includes(fleet().place))!;
    const to = link[0] === fleet().place ? link[1] : link[0];
    turn.send(fleet().unit, to, false);
    turn.chooseUnit(fleet().unit);
    turn.desk.undo();
    await userEvent.keyboard('r');
    expect(ordersOf(turn.plan, fleet().unit)).toMatchObject([{ kind: 'travel', to }]);
  });
});
