import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import { cases } from '#test/rulesets/galactic-conquest/caseWriting.ts';
import { galacticConquest } from '#test/rulesets/galactic-conquest/yards/shelf.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* The board on which units are organised, where a game lets them form others and puts them in line. */

const { open: _, ...ruleset } = galacticConquest;
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'yard D3/1 of hydran: SC4SY',
    'squadron H01A of hydran in D5: *FF *FF *FF',
    'squadron H02A of hydran in D5: 9x*FF',
    'squadron H03A of hydran in D4: *CA *FF',
    'squadron L01A of lyran in E9: CA',
  ]),
);
let session: Session;
let turn: Turn;
openedApp(
  (opened) => {
    session = opened;
    turn = opened.turn!;
  },
  { game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never },
);
const board = () => page.getByTestId('transfers');
const open = async (unit: string): Promise<void> => {
  session.screen = 'map';
  turn.chooseUnit(unitId(unit));
  await userEvent.keyboard('x');
  await expect.element(board()).toBeVisible();
};
const line = (label: RegExp) => board().getByRole('listitem', { name: label });
/** A line says so, whatever spaces are between its words. */
const tells = (label: RegExp, words: string) =>
  expect.poll(() => line(label).element().textContent.replaceAll(/\s+/g, ' ')).toContain(words);
const said = () =>
  listedOrders(turn.plan).map(({ order, unit }) => {
    const { kind: __, ref: ___, ...rest } = order as never as Record<string, unknown>;
    return [unit, ...Object.values(rest)];
  });

test('ships are dragged to a new squadron, another one can be formed then, and undo takes it back', async () => {
  await open('h01a');
  await expect.element(line(/^H04A New squadron$/)).toBeVisible();
  await userEvent.dragAndDrop(board().getByRole('button', { name: /^3 FF in H01A/ }), line(/^H04A/));
  await expect.poll(said).toEqual([['h01a', ['FF', 'FF 2', 'FF 3'], 'h04a']]);
  await tells(/^H01A/, 'Dissolved: all its ships leave');
  await expect.element(line(/^H05A New squadron$/)).toBeVisible();
  await userEvent.keyboard('{Shift>}[Digit1]{/Shift}');
  await expect.poll(() => said()[0]![1]).toHaveLength(2);
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.poll(said).toEqual([]);
});

test('a squadron alone in its hex forms another one, from its orders beside the map too', async () => {
  session.screen = 'map';
  turn.chooseUnit(unitId('h03a'));
  await page.getByTestId('unit-orders').getByRole('button', { name: 'Regroup…' }).click();
  await tells(/^H03A/, 'CA commands 1 of');
  await userEvent.click(board().getByRole('button', { name: /^1 FF in H03A/ }));
  await userEvent.keyboard('2');
  await expect.poll(said).toEqual([['h03a', ['FF'], 'h04a']]);
});

longTest('squadrons are put in line by their names, with the pointer and by keys', async () => {
  await open('h01a');
  const name = (label: RegExp) => board().getByRole('button', { name: label });
  await userEvent.dragAndDrop(name(/^H02A, number 2 of 2 in line$/), line(/^H01A/));
  await expect.poll(said).toEqual([['h02a', 1]]);
  await expect.element(name(/^H02A, number 1 of 2 in line$/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(said).toEqual([]);
  await expect.element(name(/^H02A, number 2 of 2 in line$/)).toHaveFocus();
});

test('while ships are dragged the board says how their squadrons would stand', async () => {
  await open('h01a');
  await tells(/^H01A/, 'FF commands 2 of 3 slots');
  const stack = board()
    .getByRole('button', { name: /^9 FF in H02A/ })
    .element();
  const to = line(/^H01A/).element().getBoundingClientRect();
  const from = stack.getBoundingClientRect();
  const at = (x: number, y: number) => ({ bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: y });
  stack.setPointerCapture = () => {};
  stack.dispatchEvent(new PointerEvent('pointerdown', at(from.left + 5, from.top + 5)));
  stack.dispatchEvent(new PointerEvent('pointermove', at(to.left + 40, to.top + 10)));
  await tells(/^H01A/, 'FF commands 11 of 3 slots');
  stack.dispatchEvent(new PointerEvent('pointercancel', at(0, 0)));
  await tells(/^H01A/, 'FF commands 2 of 3 slots');
  expect(said()).toEqual([]);
});
