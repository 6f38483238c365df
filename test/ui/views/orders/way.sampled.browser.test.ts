import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeId } from '#kernel/words/ids.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { boatOf } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* A course over the map, drawn by clicks, by keys, and by names; and templates of what a form holds. */
let session: Session;
openedPearls(async (opened) => {
  session = opened;
  session.screen = 'map';
  session.turn!.chooseUnit(session.turn!.units[0]!.unit);
  await page.getByTestId('unit-orders').getByRole('button', { name: 'Set course' }).click();
});

const course = () => {
  const turn = session.turn!;
  const [order] = ordersOf(turn.plan, turn.units[0]!.unit);
  return order as unknown as { readonly kind: string; readonly way: readonly string[] } | undefined;
};
const give = () => page.getByRole('button', { name: 'Give order' }).click();
const steps = () => page.getByRole('list', { name: 'Course' }).getByRole('listitem');
const map = () => page.getByTestId('map');

test('a place that is picked on the map adds the way to it, as the rules have it', async () => {
  (map().element() as HTMLElement).focus();
  // From the Ledge to the Harbour there is a passage; to the Shallows there is none.
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}{Enter}');
  await expect.element(steps().nth(0)).toMatchTextContent(/Harbour/);
  await userEvent.keyboard('{Backspace}');
  const next = page.getByRole('combobox', { name: 'Next place of the way' });
  await next.fill('Shallows');
  await userEvent.keyboard('{Enter}');
  await expect.element(steps().nth(1)).toMatchTextContent(/Shallows Turn 2/);
  await give();
  expect(course()).toMatchObject({ kind: 'set-course', way: ['harbour', 'shallows'] });
  expect(session.turn!.problems).toEqual([]);
});

test('what is wrong with a step is said at the step', async () => {
  session.turn!.give({ kind: 'set-course', way: ['shallows'] } as never, { unit: boatOf('north' as never) });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByTestId('unit-orders').getByRole('button', { name: 'Change this order' }).click();
  await expect
    .element(steps().nth(0))
    .toMatchTextContent(/No passage leads from Ledge to Shallows: sail through the places between./);
  await page.getByRole('button', { name: 'Take back step 1' }).click();
  await page.getByRole('combobox', { name: 'Next place of the way' }).fill('Deep');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Change order' }).click();
  expect(course()?.way).toEqual(['deep']);
});

longTest('a template keeps what the form holds, and fills it in again', async () => {
  const next = page.getByRole('combobox', { name: 'Next place of the way' });
  await next.fill('Deep');
  await userEvent.keyboard('{Enter}');
  await page.getByText('Templates', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the new template' }).fill('Rounds');
  await userEvent.keyboard('{Enter}');
  expect(session.turn!.notebook.now.orderTemplates).toEqual([
    { name: 'Rounds', kind: 'set-course', values: { way: [{ kind: 'place', place: placeId('deep') }] } },
  ]);
  await page.getByRole('button', { name: 'Take back step 1' }).click();
  await page.getByRole('button', { name: 'Rounds', exact: true }).click();
  await expect.element(steps().nth(0)).toMatchTextContent(/Deep/);
  await page.getByRole('button', { name: 'Delete the template Rounds' }).click();
  expect(session.turn!.notebook.now).not.toHaveProperty('orderTemplates');
  await give();
  expect(course()?.way).toEqual(['deep']);
});
