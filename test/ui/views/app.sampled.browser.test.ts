import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { good } from '#kernel/words/result.ts';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, type FakeHost, type FakeHostOptions, fakeKey } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { sentencesOfLastTurn } from '#ui/state/turn/refused.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

let host: FakeHost;
let session: Session;
let target: HTMLDivElement;

async function sit(options: FakeHostOptions = {}): Promise<void> {
  host = fakeHost(options);
  session = new Session(host, rulesetById);
  await render(App, { target, props: { session } });
  await session.start();
  await session.set({ reducedMotion: 'on' });
}
const open = (): Promise<void> => page.getByRole('button', { name: /Romulan Star Empire/ }).click();
/** Opens the turn and goes from its map to the headquarters. */
async function openHeadquarters(): Promise<void> {
  await open();
  await expect.element(page.getByTestId('map')).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(page.getByTestId('page')).toBeVisible();
}
const fleet = () => session.turn!.units.find((row) => row.kind === 'starfleet')!;
const neighbour = (): string => {
  const place = fleet().place!;
  const [a, b] = session.turn!.map.edges[0]!.pairs.find((pair) => pair.includes(place))!;
  return a === place ? b : a;
};

beforeEach(() => {
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
});

describe('the start-up menu', () => {
  test('lists the games, opens one, and leads back', async () => {
    await sit();
    await open();
    await expect.element(page.getByTestId('map')).toBeVisible();
    await userEvent.keyboard('4');
    await page.getByRole('button', { name: /^Start-up Menu/ }).click();
    await expect.element(page.getByTestId('start')).toBeVisible();
  });
  test('nothing can be pressed before the library is known: what it holds moves the buttons', async () => {
    host = fakeHost();
    session = new Session(host, rulesetById);
    await render(App, { target, props: { session } });
    await expect.element(page.getByTestId('start')).toBeVisible();
    await expect.element(page.getByText('Practice game')).not.toBeVisible();
    await session.start();
    await expect.element(page.getByRole('button', { name: 'Practice game' })).toBeVisible();
  });
  test('a refused file is named with its reason, a good one is opened', async () => {
    await sit();
    await session.openFiles([{ name: 'holiday.jpg', base64: 'QUJD' }]);
    await expect.element(page.getByText('holiday.jpg was not opened')).toBeVisible();
    await expect.element(page.getByText(/choose a file that ends in/)).toBeVisible();
    await session.openFiles([{ name: 'tstN01.new', base64: 'QUJD' }]);
    await expect.element(page.getByTestId('map')).toBeVisible();
    // The refusal is settled by the file that opened.
    expect(page.getByText('holiday.jpg was not opened').elements()).toEqual([]);
  });
  test('of many refused files three notices stay, and one press closes them', async () => {
    await sit();
    await session.openFiles(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => ({ name, base64: 'QUJD' })));
    await expect.element(page.getByText('d.jpg was not opened')).toBeVisible();
    expect(page.getByText('a.jpg was not opened').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Close all 3 notices' }).click();
    expect(page.getByText('d.jpg was not opened').elements()).toEqual([]);
  });
  test('of many files that were taken in one notice tells, which counts them', async () => {
    await sit();
    await session.openFiles(['one.new', 'two.new', 'three.new'].map((name) => ({ name, base64: 'QUJD' })));
    await expect.element(page.getByText('3 files imported')).toBeVisible();
    await expect.element(page.getByText('3 results files added.')).toBeVisible();
    expect(session.toasts.list).toHaveLength(1);
  });
  test('a file dropped on the window is opened', async () => {
    await sit();
    const data = new DataTransfer();
    data.items.add(new File(['abc'], 'tstN01.new'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    await expect.element(page.getByTestId('map')).toBeVisible();
  });
});

describe('keys', () => {
  test('numbers lead to the four menus, ? to help, Escape closes', async () => {
    await sit();
    await open();
    for (const [key, id] of [
      ['1', 'page'],
      ['2', 'map'],
      ['3', 'messages'],
      ['4', 'game'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(page.getByTestId(id)).toBeVisible();
    }
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: /Help/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
  test('N chooses the next unit, V shows its plan, Escape lets go one by one', async () => {
    await sit();
    await open();
    await expect.element(page.getByTestId('map')).toBeVisible();
    const { selection, units, map } = session.turn!;
    const chosen = () => units.findIndex(({ unit }) => unit === selection.unit);
    // A turn opens with no unit chosen.
    expect(selection.unit).toBeUndefined();
    await userEvent.keyboard('n');
    await expect.poll(() => units[chosen()]).toBe(fleet());
    const first = chosen();
    await userEvent.keyboard('n');
    await expect.poll(chosen).toBe(first + 1);
    await userEvent.keyboard('v');
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => session.overlay).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => selection.unit).toBeUndefined();
    expect(map.places.some(({ place }) => place === selection.place)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => selection.place).toBeUndefined();
  });
  longTest('in the unit list a double click centres the map, a right click opens the plan', async () => {
    await sit();
    await open();
    await userEvent.keyboard('2');
    const turn = session.turn!;
    await expect.poll(() => turn.viewport.size.width).toBeGreaterThan(300);
    turn.viewport.pan(5000, 5000);
    const row = page.getByTestId('unit-list').getByText(fleet().name).first();
    await row.dblClick();
    const stand = turn.board.centreOf(fleet().place)!;
    await expect
      .poll(() => Math.hypot(turn.viewport.camera.x - stand.x, turn.viewport.camera.y - stand.y))
      .toBeLessThan(1);
    await row.click({ button: 'right' });
    await expect.element(page.getByTestId('unit-plan')).toBeVisible();
  });
  test('Escape closes a form and nothing under it', async () => {
    await sit();
    await open();
    await userEvent.keyboard('n');
    const { unit } = session.turn!.selection;
    await page.getByTestId('unit-orders').getByRole('button', { name: 'Rename Unit' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(session.turn!.selection.unit).toBe(unit);
  });
  test('letters typed into a field are text, not keys', async () => {
    await sit();
    await openHeadquarters();
    await page.getByRole('button', { name: 'Issue Proclamation' }).click();
    await page.getByRole('textbox', { name: /every empire will read it/ }).click();
    await userEvent.keyboard('2 p ?');
    expect(session.screen).toBe('headquarters');
    await expect
      .element(page.getByRole('textbox', { name: /every empire will read it/ }))
      .toHaveValue('2 p ?');
  });
});

describe('orders', () => {
  test('a fleet is sent, sent on and sent elsewhere, each in one step of undo, and everything is saved', async () => {
    await sit();
    await open();
    const turn = session.turn!;
    turn.send(fleet().unit, neighbour() as never, false);
    expect(turn.orderCount).toBeGreaterThan(0);
    const first = turn.orderCount;
    turn.send(fleet().unit, fleet().place!, true);
    expect(turn.orderCount).toBeGreaterThan(first);
    turn.send(fleet().unit, neighbour() as never, false);
    expect(turn.orderCount).toBe(first);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(turn.orderCount).toBe(first);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(turn.orderCount).toBe(0);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(turn.orderCount).toBe(first);
    await expect.element(page.getByTestId('save-state')).toHaveTextContent('Saved');
    const saved = host.plans.at(-1) as { readonly units: Readonly<Record<string, readonly unknown[]>> };
    expect(saved.units[fleet().unit]).toHaveLength(first);
  });
  test('an order is filled in, given, changed and removed from HQ Plans', async () => {
    await sit();
    await openHeadquarters();
    await page.getByRole('button', { name: 'Issue Proclamation' }).click();
    await page.getByRole('textbox', { name: /every empire will read it/ }).fill('Short');
    await expect.element(page.getByRole('dialog').getByTestId('problems')).toBeVisible();
    await page.getByRole('button', { name: 'Give order' }).click();
    await page.getByRole('button', { name: /HQ Plans/ }).click();
    const drawer = page.getByTestId('hq-plans');
    await expect.element(drawer.getByText(/Short/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Change this order' }).click();
    await page
      .getByRole('textbox', { name: /every empire will read it/ })
      .fill('Friends, neighbours, rivals: hear what the Senate has resolved today.');
    await page.getByRole('button', { name: 'Change order' }).click();
    await expect.element(drawer.getByText(/Friends, neighbours/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Remove' }).click();
    await expect.element(drawer.getByText(/No headquarters orders yet/)).toBeVisible();
    expect(session.turn!.orderCount).toBe(0);
  });
  longTest('the name of the ruler opens the order that changes it, then the one that was given', async () => {
    await sit();
    await openHeadquarters();
    const turn = session.turn!;
    await page.getByRole('button', { name: /^Ruler: / }).click();
    await userEvent.keyboard('Empress Sela{Enter}');
    expect(turn.plan.hq).toMatchObject([{ kind: 'rename-ruler', name: 'Empress Sela' }]);
    await page.getByRole('button', { name: /^Ruler: / }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Empress Sela');
    await userEvent.keyboard('Commander Sela{Enter}');
    expect(turn.plan.hq).toMatchObject([{ kind: 'rename-ruler', name: 'Commander Sela' }]);
  });
  longTest('Ctrl and Enter give an order out of a text of several lines', async () => {
    await sit();
    await openHeadquarters();
    await page.getByRole('button', { name: 'Issue Proclamation' }).click();
    await userEvent.keyboard('Hear us, and be at peace{Enter}{Enter}all of you.{Control>}{Enter}{/Control}');
    expect(session.turn!.plan.hq).toMatchObject([
      { kind: 'issue-proclamation', text: 'Hear us, and be at peace\n\nall of you.' },
    ]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
  test('an empire is chosen in the list and war declared on it', async () => {
    await sit();
    await openHeadquarters();
    const row = page.getByRole('table', { name: 'Foreign empires' }).getByRole('row').nth(1);
    await row.click();
    await page.getByRole('button', { name: 'Declare War' }).click();
    expect(session.turn!.plan.hq.map(({ kind }) => kind)).toEqual(['declare-war']);
    await expect.element(page.getByRole('button', { name: 'Declare War' })).not.toBeInTheDocument();
    // A turn later, a refusal of this order finds its words again.
    await session.turn!.saver.settled();
    const [order] = session.turn!.plan.hq;
    const later = (turn: number) =>
      sentencesOfLastTurn(host.client, session.turn!.rules, { ...fakeKey, turn }, [order!.ref]);
    expect([...(await later(2)).values()]).toEqual([session.turn!.said(order!)]);
    expect(await later(1)).toEqual(new Map());
  });
  test('Save Turn warns and still saves', async () => {
    await sit();
    await open();
    session.turn!.give({ kind: 'issue-proclamation', text: 'x' } as never);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByTestId('save-turn').getByTestId('problems')).toBeVisible();
    await page.getByRole('button', { name: 'Save orders file' }).click();
    await expect.element(page.getByText('tstN01-romulan-star-empire.orders')).toBeVisible();
    expect(host.offered).toEqual([{ name: 'tstN01-romulan-star-empire.orders', base64: 'QUJD' }]);
  });
});

test('a plan changed in another window is noticed, and either plan can win', async () => {
  await sit();
  await open();
  host.saveElsewhere();
  await expect.element(page.getByTestId('elsewhere')).toBeVisible();
  await expect.element(page.getByTestId('save-state')).toHaveTextContent('Changed elsewhere');
  session.turn!.give({ kind: 'issue-proclamation', text: 'Mine' } as never);
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await expect.poll(() => JSON.stringify(host.plans.at(-1) ?? '')).toContain('Mine');
  await expect.element(page.getByTestId('elsewhere')).not.toBeInTheDocument();
});

describe('a practice game', () => {
  const guard = () => page.getByRole('dialog', { name: 'You have given no orders' });

  test('runs its turn at the press of a button and shows the messages', async () => {
    await sit({ practice: true });
    await open();
    session.turn!.give({ kind: 'issue-proclamation', text: 'Peace' } as never);
    await page.getByRole('button', { name: 'Run turn' }).click();
    await expect.element(page.getByTestId('messages')).toBeVisible();
    expect(guard().elements()).toEqual([]);
    expect(session.turn!.key).toEqual(fakeKey);
  });
  test('asks once where nothing is ordered, and by default runs', async () => {
    await sit({ practice: true });
    await open();
    await page.getByRole('button', { name: 'Run turn' }).click();
    await guard().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByTestId('map')).toBeVisible();
    await page.getByRole('button', { name: 'Run turn' }).click();
    await expect.element(guard()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByTestId('messages')).toBeVisible();
    await userEvent.keyboard('1');
    await page.getByRole('button', { name: 'Run turn' }).click();
    await expect.element(page.getByTestId('messages')).toBeVisible();
    expect(guard().elements()).toEqual([]);
  });
  longTest('goes back to its turn before, from the menu and by the list of commands', async () => {
    const back: unknown[] = [];
    await sit({ practice: true, others: [{ turn: 0, latest: false }] });
    const { client } = session.bridge;
    Object.assign(client, {
      'practice.back': async (asked: unknown) => {
        back.push(asked);
        return good(asked);
      },
    });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await userEvent.keyboard('4');
    await page.getByRole('button', { name: /^Take Back Turn/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Play turn 0 again?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('combobox').fill('take back');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Go back to turn 0' }).click();
    await expect.poll(() => back).toEqual([{ key: { ...fakeKey, turn: 0 }, now: fakeKey.turn }]);
    await expect.element(page.getByTestId('map')).toBeVisible();
  });
});

test('options stand beside the screen, which shows each change at once; all of them can be undone', async () => {
  await page.viewport(1280, 800);
  await sit();
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  await page.getByRole('button', { name: 'Options' }).click();
  const panel = page.getByRole('dialog', { name: 'Options' });
  const undo = panel.getByRole('button', { name: 'Undo changes' });
  await expect.element(undo).toBeDisabled();
  // The screen is neither covered nor dimmed, and can be used meanwhile.
  const screen = document.querySelector('.app')!;
  expect(document.querySelector('dialog:modal')).toBeNull();
  expect(screen.getBoundingClientRect().right).toBeLessThanOrEqual(
    panel.element().getBoundingClientRect().left + 1,
  );
  await panel.getByText('High contrast').click();
  await panel.getByLabelText('Text size').selectOptions('200');
  await expect.poll(() => root.dataset['theme']).toBe('contrast');
  expect(root.style.getPropertyValue('--scale')).toBe('2');
  await undo.click();
  await expect.poll(() => root.dataset['theme']).toBe(theme);
  expect(root.style.getPropertyValue('--scale')).toBe('1');
  await expect.element(undo).toBeDisabled();
  await panel.getByText('Light', { exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => root.dataset['theme']).toBe('light');
});
