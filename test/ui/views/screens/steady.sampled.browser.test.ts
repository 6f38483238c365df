import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openedApp } from '#test/support/openedApp.ts';
import { crowdedView } from '#test/support/page/crowdedView.ts';
import { sample } from '#test/support/sample.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { fillIn } from '#ui/views/orderForm/filling.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';

/* With 26 empires nothing is cut off, nothing moves under the pointer, and what was opened is left again. */

let session: Session;
let turn: Turn;
openedApp(
  (opened) => {
    session = opened;
    turn = opened.turn!;
  },
  { view: crowdedView },
);

const sizes = sample(
  [
    [1280, 800],
    [1920, 1080],
    [800, 600],
  ] as const,
  1,
);
const menu = (name: string) =>
  page.getByRole('navigation', { name: 'Main menus' }).getByRole('button', { name });
const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const lefts = (): readonly number[] =>
  all('nav [data-screen]').map((one) => Math.round(one.getBoundingClientRect().left));
/** What reaches out of what it scrolls in, or out of the window, to the right. */
const cutOff = (selector: string): readonly string[] =>
  all(selector)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
    .map((one) => `${one.textContent.trim().slice(0, 40)} by ${one.scrollWidth - one.clientWidth}`);
/** An order that cannot be carried out. */
const troubled = (): void => {
  const unit = turn.units.find(({ kind }) => kind === 'garrison')!.unit;
  turn.give({ kind: 'wait' }, { unit });
};

test.each(sizes)('the menus stay where they are, whatever is open: %i x %i', async (width, height) => {
  await page.viewport(width, height);
  await expect.element(menu('Headquarters')).toBeVisible();
  await expect.poll(() => innerWidth).toBe(width);
  // The bar is fitted into the new width first.
  let before: readonly number[] = [];
  await expect
    .poll(() => {
      const was = before;
      before = lefts();
      return was.join() === before.join();
    })
    .toBe(true);
  for (const name of ['Game', 'Map', 'Messages', 'Headquarters']) {
    await menu(name).click();
    await expect.element(menu(name)).toHaveAttribute('aria-current', 'page');
    expect(lefts(), name).toEqual(before);
  }
  troubled();
  await expect.element(page.getByRole('button', { name: /^The scroll, 1 problem/ })).toBeVisible();
  await expect.element(page.getByTestId('save-state')).toHaveTextContent('Saved');
  expect(lefts(), 'with a problem').toEqual(before);
});

test.each(sizes)(
  'headquarters show all holdings, and say how many more empires there are: %i x %i',
  async (width, height) => {
    await page.viewport(width, height);
    await expect.poll(() => innerWidth).toBe(width);
    await expect.element(page.getByRole('table', { name: 'Foreign empires' })).toBeVisible();
    await expect.poll(() => cutOff('[data-testid=page] .scroll')).toEqual([]);
    const tables = () =>
      ['Holdings', 'Foreign empires'].map(
        (name) => page.getByRole('table', { name }).element().parentElement!,
      ) as [HTMLElement, HTMLElement];
    // A large window is not half empty.
    const inTwoColumns = (): boolean => {
      const [left, right] = tables().map((one) => one.getBoundingClientRect().left) as [number, number];
      return right > left;
    };
    await expect.poll(inTwoColumns, { message: 'two columns' }).toBe(width >= 1920);
    const [holdings, empires] = tables();
    expect(empires.querySelectorAll('tbody tr')).toHaveLength(25);
    expect(holdings.scrollHeight).toBeLessThanOrEqual(holdings.clientHeight + 1);
    // A few rows more are not squeezed by the long table either: it scrolls in their place.
    const row = holdings.querySelector('tbody tr')!;
    for (let more = 0; more < 4; more += 1) row.after(row.cloneNode(true));
    expect(holdings.scrollHeight).toBeLessThanOrEqual(holdings.clientHeight + 1);
    const more = empires.scrollHeight > empires.clientHeight + 4;
    await expect.poll(() => empires.hasAttribute('data-more')).toBe(more);
    expect(empires.closest('section')!.querySelector('h3')!.textContent).toContain('25');
  },
);

test('at twice the size of text, undo, redo and whether all is saved stay in the bar', async () => {
  await page.viewport(1280, 800);
  await session.set({ textScale: 200 });
  for (const name of ['Undo', 'Redo']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(1280);
    expect(button.element().getBoundingClientRect().width).toBeGreaterThan(20);
  }
  expect(
    page.getByTestId('save-state').element().parentElement!.getBoundingClientRect().width,
  ).toBeGreaterThan(10);
  const last = (): number => all('header .tools button').at(-1)!.getBoundingClientRect().right;
  await expect.poll(last).toBeLessThanOrEqual(1280);
});

test('war that will be declared stands in the row of the empire, and is removed there', async () => {
  const { seat } = turn.seats.find((one) => one.seat !== turn.me)!;
  turn.give({ kind: 'declare-war', on: seat } as { kind: string }, {});
  const remove = page.getByRole('button', { name: 'Remove: War this turn' });
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  expect(turn.plan.hq).toEqual([]);
  expect(turn.selection.seat).toBeUndefined();
});

test('an order keeps its width beside the map, with its buttons below', async () => {
  await page.viewport(800, 600);
  await userEvent.keyboard('2');
  const { unit } = turn.units[0]!;
  turn.chooseUnit(unit);
  turn.give({ kind: 'rename-unit', name: 'The long way round' } as { kind: string }, { unit });
  turn.give({ kind: 'form-starfleet', number: 42, name: 'Another name' } as { kind: string }, { unit });
  await expect.poll(() => all('[data-testid=unit-orders] .said').length).toBe(2);
  for (const said of all('[data-testid=unit-orders] .said'))
    expect(said.getBoundingClientRect().width).toBeGreaterThan(140);
  expect(cutOff('[data-testid=unit-orders]')).toEqual([]);
});

test('the tools of a small map leave it free until they are wanted', async () => {
  await page.viewport(800, 600);
  await userEvent.keyboard('2');
  const map = page.getByTestId('map');
  const tools = page.getByRole('toolbar', { name: 'Map options' });
  const widthOf = (one: typeof map): number => one.element().getBoundingClientRect().width;
  await expect.element(tools).toBeVisible();
  expect(widthOf(tools)).toBeLessThan(widthOf(map) / 4);
  await tools.getByRole('button', { name: 'What the map shows' }).click();
  await expect.element(tools.getByRole('button', { name: /^Zoom in/ })).toBeVisible();
});

test('the keys of the map work as soon as it is shown', async () => {
  await menu('Map').click();
  await expect.element(page.getByTestId('map')).toHaveFocus();
  const { x } = turn.viewport.camera;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => turn.viewport.camera.x).toBeGreaterThan(x);
});

test('what stands in a sector is no longer listed over the map once another unit is chosen', async () => {
  await userEvent.keyboard('2');
  await expect.element(page.getByTestId('map')).toHaveFocus();
  const [first, second] = turn.units;
  // A map that has just come says itself what is under the pointer.
  await expect
    .poll(async () => {
      turn.selection.hover = first!.place;
      if (page.getByTestId('forces-box').elements().length === 0) await userEvent.keyboard('i');
      return page.getByTestId('forces-box').elements().length;
    })
    .toBe(1);
  turn.chooseUnit(second!.unit);
  await expect.element(page.getByTestId('forces-box')).not.toBeInTheDocument();
});

test('beside the map of an older turn stand the units of that turn', async () => {
  await userEvent.keyboard('2');
  const { key, map, seats, rules, heard } = turn;
  turn.mapExtras.past = {
    key,
    map,
    seats,
    rules,
    heard,
    view: turn.view,
    number: 0,
    units: turn.units.slice(0, 1),
    location: () => turn.location!,
  };
  const rows = () => page.getByRole('table', { name: 'Your units' }).element().querySelectorAll('tbody tr');
  await expect.poll(() => rows().length).toBe(1);
  turn.mapExtras.past = undefined;
  await expect.poll(() => rows().length).toBe(turn.units.length);
});

test('one line of the list of commands is marked, by keys or by the pointer', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const options = page.getByTestId('commands').getByRole('option');
  await options.nth(3).hover();
  await expect.element(options.nth(3)).toHaveAttribute('aria-selected', 'true');
  const grounds = (): number =>
    options.elements().filter((one) => {
      const { backgroundColor } = getComputedStyle(one);
      return backgroundColor !== 'rgba(0, 0, 0, 0)';
    }).length;
  expect(grounds()).toBe(1);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(4)).toHaveAttribute('aria-selected', 'true');
  expect(grounds()).toBe(1);
});

test('Back leads out of what lies on top, and then to the screen before', async () => {
  await menu('Map').click();
  await menu('Messages').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByTestId('commands')).toBeVisible();
  history.back();
  await expect.element(page.getByTestId('commands')).not.toBeInTheDocument();
  expect(session.screen).toBe('messages');
  history.back();
  await expect.poll(() => session.screen).toBe('map');
  history.back();
  await expect.poll(() => session.screen).toBe('headquarters');
});

test.each(
  sample(
    [
      [1280, 800, 100],
      [800, 600, 200],
      [1920, 1080, 100],
      [800, 600, 100],
      [1280, 800, 200],
    ] as const,
    2,
  ),
)(
  'the form of an order leaves the map free, and is whole: %i x %i, text at %i',
  async (width, height, textScale) => {
    await page.viewport(width, height);
    await session.set({ textScale });
    await expect.poll(() => innerWidth).toBe(width);
    document.querySelector<HTMLElement>('.app')!.parentElement!.style.height = `${height}px`;
    session.screen = 'map';
    const fleet = turn.units.find(({ kind }) => kind === 'starfleet')!.unit;
    turn.chooseUnit(fleet);
    const map = page.getByTestId('map');
    await expect.element(map).toBeVisible();
    const wide = map.element().clientWidth;
    const [travel] = turn.offers({ unit: fleet }).filter(({ kind }) => kind === 'travel');
    fillIn(session, turn, { ...travel!, at: { unit: fleet } });
    const form = page.getByRole('dialog', { name: 'Travel' });
    await expect.element(form).toBeVisible();
    const [card, stage] = [form, map].map((one) => one.element().getBoundingClientRect());
    expect(card!.left).toBeGreaterThanOrEqual(stage!.right - 1);
    expect(card!.bottom).toBeLessThanOrEqual(height);
    expect(Math.min(stage!.width, stage!.height)).toBeGreaterThan(200);
    // Where there is room enough, the map keeps its width.
    if (width * 100 >= 1280 * textScale) expect(map.element().clientWidth).toBe(wide);
    expect(cutOff('dialog[open], dialog[open] *:not(.visually-hidden)')).toEqual([]);
    const give = form.getByRole('button', { name: 'Give order' }).element().getBoundingClientRect();
    expect(give.bottom).toBeLessThanOrEqual(height);
  },
);
