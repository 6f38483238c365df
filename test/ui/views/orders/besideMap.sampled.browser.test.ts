import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersOf } from '#kernel/game/plan.ts';
import { openedPearls } from '#test/support/page/openedPearls.ts';
import { toPixel } from '#ui/map/camera/camera.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { dockedIn, fillingIn } from '#ui/views/orderForm/filling.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* Forms of orders beside the map: what is chosen in them is marked on it, and what is picked on it fills them in. */
let session: Session;
openedPearls(async (opened) => {
  session = opened;
  session.screen = 'map';
  session.turn!.chooseUnit(session.turn!.units[0]!.unit);
  await expect.element(page.getByTestId('unit-orders')).toBeVisible();
});

const begin = (name: string) => page.getByTestId('unit-orders').getByRole('button', { name }).click();
const form = (name: string) => page.getByRole('dialog', { name });
/** The destination chosen in the form, of a few that are all shown. */
const chosen = () => form('Sail').getByRole('radio', { checked: true });
const valueNow = () => (chosen().element() as HTMLInputElement).value;
const map = () => page.getByTestId('map');
const planned = () => {
  const turn = session.turn!;
  return ordersOf(turn.plan, turn.units[0]!.unit) as unknown as readonly Record<string, unknown>[];
};

/** A click on the map, with the pixel under which the place lies now. */
async function click(place: string): Promise<void> {
  const { board, viewport } = session.turn!;
  const at = toPixel(viewport.camera, viewport.size, board.centreOf(place as never)!);
  await map().click({ position: at });
}
/** Whether the map can be pressed there: nothing lies over it. */
const isFree = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('a form stands beside the map, which is neither covered nor dimmed', async () => {
  await begin('Sail');
  await expect.element(form('Sail')).toBeVisible();
  expect(document.querySelector('dialog:modal')).toBeNull();
  const [card, stage] = [form('Sail').element(), map().element()].map((one) => one.getBoundingClientRect());
  expect(card!.left).toBeGreaterThanOrEqual(stage!.right - 1);
  expect(card!.right).toBeLessThanOrEqual(window.innerWidth + 1);
  expect(isFree(map().element())).toBe(true);
});

test('what is chosen in the form is marked on the map, and a click on the map chooses in the form', async () => {
  await begin('Sail');
  const first = valueNow();
  expect(dockedIn(session.turn!)?.marks.chosen).toEqual([first]);
  const other = dockedIn(session.turn!)!.marks.open.find((place) => place !== first)!;
  await click(other);
  await expect.poll(valueNow).toBe(other);
  expect(dockedIn(session.turn!)?.marks.chosen).toEqual([other]);
  // The click gave no order, and chose nothing else.
  expect(planned()).toEqual([]);
  expect(session.turn!.selection.place).not.toBe(other);
  await click('ledge');
  await expect.element(page.getByTestId('pick-hint')).toMatchTextContent(/Ledge cannot be chosen here/);
  await expect.poll(valueNow).toBe(other);
  await page.getByRole('button', { name: 'Give order' }).click();
  expect(planned()).toMatchObject([{ kind: 'sail', to: other }]);
  await expect.element(page.getByTestId('unit-orders')).toBeVisible();
});

test('by keys alone: to the map, a place picked, and back in the field; Escape leads back and out', async () => {
  await begin('Sail');
  await expect.element(chosen()).toHaveFocus();
  const onMap = form('Sail').getByRole('button', { name: 'Pick on the map' });
  (onMap.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(map()).toHaveFocus();
  const turn = session.turn!;
  turn.selection.hover = 'harbour' as never;
  await userEvent.keyboard('{Enter}');
  await expect.poll(valueNow).toBe('harbour');
  await expect.element(chosen()).toHaveFocus();
  (onMap.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(map()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(chosen()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(form('Sail')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('unit-orders').getByRole('button', { name: 'Sail' })).toHaveFocus();
  expect(turn.selection.unit).toBe(turn.units[0]!.unit);
});

test('the way of a form is drawn on the map, click by click', async () => {
  await begin('Set course');
  await click('harbour');
  const steps = form('Set course').getByRole('list', { name: 'Course' }).getByRole('listitem');
  await expect.element(steps.nth(0)).toMatchTextContent(/Harbour/);
  expect(dockedIn(session.turn!)?.routes[0]?.steps.map(({ position }) => position.place)).toEqual([
    'harbour',
  ]);
  expect(dockedIn(session.turn!)?.ghost('shallows' as never)[0]?.steps).toHaveLength(1);
});

test('an order is of the present turn: a form that is opened over an older turn brings the present one back', async () => {
  const turn = session.turn!;
  const { rules, view, heard, key, map: picture, seats, me, units } = turn;
  const older = { key: { ...key, turn: key.turn - 1 }, number: turn.number - 1, map: picture };
  const location = (place: never) => rules.presentation.location(view, turn.plan, place);
  Object.assign(turn.mapExtras, { past: { rules, view, heard, seats, me, units, ...older, location } });
  await expect.element(page.getByRole('heading', { name: /^Your \w+ in / })).toBeVisible();
  await begin('Sail');
  await expect.element(form('Sail')).toBeVisible();
  expect(turn.mapExtras.past).toBeUndefined();
  await expect.element(page.getByRole('heading', { name: /^Your \w+ in / })).not.toBeInTheDocument();
});

longTest(
  'another screen and the end of what it is for close the form; what was filled in is kept',
  async () => {
    await begin('Sail');
    const first = valueNow();
    const other = dockedIn(session.turn!)!.marks.open.find((place) => place !== first)!;
    await click(other);
    session.turn!.selection.unit = undefined;
    await expect.element(form('Sail')).not.toBeInTheDocument();
    session.turn!.chooseUnit(session.turn!.units[0]!.unit);
    await begin('Sail');
    await expect.poll(valueNow).toBe(other);
    session.screen = 'messages';
    await expect.poll(() => fillingIn(session.turn!)).toBeUndefined();
    session.screen = 'map';
    await expect.element(page.getByTestId('unit-orders')).toBeVisible();
    await expect.element(form('Sail')).not.toBeInTheDocument();
    await begin('Sail');
    await session.leave();
    await expect.element(page.getByRole('button', { name: /north/ }).first()).toBeVisible();
  },
);

longTest('over another screen a form about places brings a map of its own', async () => {
  session.overlay = 'unit';
  await page.getByTestId('unit-plan').getByRole('button', { name: 'Sail' }).click();
  const stage = form('Sail').getByTestId('map');
  await expect.element(stage).toBeVisible();
  const first = valueNow();
  const other = fillingIn(session.turn!)!.marks.open.find((place) => place !== first)!;
  (form('Sail').getByRole('button', { name: 'Pick on the map' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stage).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(chosen()).toHaveFocus();
  fillingIn(session.turn!)!.pick(other);
  await expect.poll(valueNow).toBe(other);
  await page.getByRole('button', { name: 'Give order' }).click();
  expect(planned()).toMatchObject([{ kind: 'sail', to: other }]);
});
