import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { countOrders } from '#kernel/game/plan.ts';
import { rulesetById } from '#rulesets/all.ts';
import { type FakeHost, fakeHost, type FakeHostOptions } from '#test/support/fakeHost.ts';
import App from '#ui/App.svelte';
import { wayBack } from '#ui/state/place/place.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import { longTest } from '#test/support/sample.ts';

/* A page that is loaded again shows what it showed, and the start-up menu leads on from there. */

let target: HTMLDivElement;
let host: FakeHost;
let session: Session;
let leave: () => Promise<void>;

/** Loads the page over this host, as main.ts does. */
async function load(): Promise<void> {
  session = new Session(host, rulesetById);
  const comeBack = wayBack(session);
  const { unmount } = await render(App, { target, props: { session } });
  leave = async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
  };
  await session.start();
  await session.set({ reducedMotion: 'on' });
  await comeBack();
}

async function sit(options: FakeHostOptions = {}): Promise<void> {
  host = fakeHost(options);
  await load();
}

/** From now on the host does not answer this call before what is given back is called. */
function heldUp(name: 'questions.read' | 'alternatives.read'): () => void {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { client } = host;
  const asked = client[name] as (input: unknown) => Promise<never>;
  const waits = async (input: unknown): Promise<never> => {
    await held;
    return asked(input);
  };
  host = { ...host, client: { ...client, [name]: waits } };
  return answer;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('sealed-orders-last-game');
  target = document.createElement('div');
  target.style.height = '800px';
  document.body.append(target);
});
afterEach(() => {
  sessionStorage.clear();
  target.remove();
});

const carryOn = () => page.getByRole('button', { name: 'Continue', exact: true });

describe('a page that is loaded again', () => {
  test('comes back to turn, screen and selection, at the same part of the map, with undo and redo', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    await userEvent.keyboard('2');
    const before = session.turn!;
    await expect.poll(() => before.viewport.size.width).toBeGreaterThan(300);
    const fleet = before.units.find(({ kind }) => kind === 'starfleet')!;
    before.chooseUnit(fleet.unit);
    const pair = before.map.edges.flatMap(({ pairs }) => pairs).find((ends) => ends.includes(fleet.place!))!;
    before.send(
      fleet.unit,
      pair.find((end) => end !== fleet.place)!,
      false,
    );
    const undoes = before.planHistory.undoes;
    before.planHistory.change({ ...before.plan, hq: [], units: {} }, 'All away');
    before.planHistory.undo();
    await before.settled();
    before.viewport.pan(120, 40);
    const { camera } = before.viewport;
    await leave();

    await load();
    await expect.element(page.getByTestId('map')).toBeVisible();
    const turn = session.turn!;
    expect(turn).not.toBe(before);
    expect([turn.selection.unit, turn.selection.place]).toEqual([fleet.unit, fleet.place]);
    expect(turn.viewport.camera).toEqual(camera);
    expect(turn.orderCount).toBe(1);
    expect([turn.planHistory.undoes, turn.planHistory.redoes]).toEqual([undoes, 'All away']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => turn.orderCount).toBe(0);
    await turn.settled();
    expect(host.plans.at(-1)).toEqual({ hq: [], units: {} });
  });

  test('shows at once what it showed, and keeps to what is clicked before all is read', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    await userEvent.keyboard('3');
    await expect.element(page.getByTestId('messages')).toBeVisible();
    await leave();

    const read = heldUp('questions.read');
    const loaded = load();
    await expect.poll(() => session.turn).toBeDefined();
    expect(session.screen).toBe('messages');
    await userEvent.keyboard('2');
    await expect.element(page.getByTestId('map')).toBeVisible();
    read();
    await loaded;
    expect(session.screen).toBe('map');
  });

  test('has chosen what was chosen at once, and what is clicked before all is read stays chosen', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    await userEvent.keyboard('2');
    const first = session.turn!.units[0]!.unit;
    const last = session.turn!.units.findLast(({ unit }) => unit !== first)!;
    session.turn!.chooseUnit(last.unit);
    await leave();

    const read = heldUp('questions.read');
    const loaded = load();
    await expect.poll(() => session.turn?.selection.unit).toBe(last.unit);
    const other = session.turn!.units.find(({ unit }) => unit === first)!;
    session.turn!.chooseUnit(other.unit);
    session.turn!.viewport.pan(90, 30);
    const { camera } = session.turn!.viewport;
    session.overlay = 'plans';
    read();
    await loaded;
    const { selection, viewport } = session.turn!;
    expect([selection.unit, selection.place, viewport.camera]).toEqual([other.unit, other.place, camera]);
    expect(session.overlay).toBe('plans');
  });

  longTest('comes back to no alternative when the plan was changed before it was read', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    const fleet = session.turn!.units.find(({ kind }) => kind === 'starfleet')!;
    const name = await session.turn!.alternatives.add(session.turn!.plan);
    session.turn!.alternatives.choose(name);
    await session.turn!.settled();
    await leave();

    const read = heldUp('alternatives.read');
    const loaded = load();
    await expect.poll(() => session.turn).toBeDefined();
    session.turn!.give({ kind: 'set-retreat-level', level: 2 } as { kind: string }, { unit: fleet.unit });
    read();
    await loaded;
    expect([session.turn!.alternatives.chosen, session.turn!.orderCount]).toEqual([undefined, 1]);
  });

  longTest('comes back to the alternative that was being worked on, with the undo of both', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    const fleet = session.turn!.units.find(({ kind }) => kind === 'starfleet')!;
    const level = (rank: number): void =>
      session.turn!.give({ kind: 'set-retreat-level', level: rank } as { kind: string }, {
        unit: fleet.unit,
      });
    level(2);
    const name = await session.turn!.alternatives.add(session.turn!.plan);
    session.turn!.alternatives.choose(name);
    level(3);
    await session.turn!.settled();
    await leave();
    await load();
    await expect.element(page.getByTestId('alternative-notice')).toBeVisible();
    const { alternatives, mainHistory } = session.turn!;
    expect([alternatives.chosen, session.turn!.orderCount, countOrders(mainHistory.plan)]).toEqual([
      name,
      2,
      1,
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(session.turn!.orderCount).toBe(1);
    expect(mainHistory.undoes).toBeDefined();
  });

  test('gives no undo over a plan that was changed elsewhere meanwhile', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    const turn = session.turn!;
    const fleet = turn.units.find(({ kind }) => kind === 'starfleet')!;
    const pair = turn.map.edges.flatMap(({ pairs }) => pairs).find((ends) => ends.includes(fleet.place!))!;
    turn.send(
      fleet.unit,
      pair.find((end) => end !== fleet.place)!,
      false,
    );
    await turn.settled();
    await leave();
    host.plans.push({ hq: [], units: {} });
    await load();
    await expect.element(page.getByTestId('map')).toBeVisible();
    expect([session.turn!.orderCount, session.turn!.planHistory.undoes]).toEqual([0, undefined]);
  });

  longTest('leaves Back and Forward as they were', async () => {
    history.replaceState(null, '');
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    await expect.element(page.getByTestId('map')).toBeVisible();
    await userEvent.keyboard('3');
    await expect.element(page.getByTestId('messages')).toBeVisible();
    await expect.poll(() => history.state).toEqual({ screen: 'messages' });
    const { length } = history;
    await leave();
    await load();
    await expect.element(page.getByTestId('messages')).toBeVisible();
    expect(history).toHaveLength(length);
    history.back();
    await expect.poll(() => session.screen).toBe('map');
    expect(session.turn).toBeDefined();
  });

  test('stays at the start-up menu after leaving the turn', async () => {
    await sit();
    await page.getByRole('button', { name: /Romulan Star Empire/ }).click();
    await session.leave();
    await leave();
    await load();
    await expect.element(page.getByTestId('start')).toBeVisible();
    expect(session.turn).toBeUndefined();
  });
});

describe('Continue on the start-up menu', () => {
  const row = { game: 'old', title: 'An older war', turn: 7, seatName: 'Klingon Empire', orders: 2 };

  test('is the gold button, tells the turn, and opens the game that was opened last', async () => {
    await sit({ others: [{ ...row, savedAt: 5 }] });
    await expect.element(carryOn()).toHaveClass(/gold/);
    await expect
      .element(carryOn())
      .toHaveAccessibleDescription(/^Turn 7 · Klingon Empire · An older war 2 orders planned$/);
    await page.getByRole('button', { name: /^Turn ?1/ }).click();
    await expect.element(page.getByTestId('map')).toBeVisible();
    await session.leave();
    await expect
      .element(carryOn())
      .toHaveAccessibleDescription(/^Turn 1 · Romulan Star Empire · A test no orders yet$/);
    carryOn().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByTestId('map')).toBeVisible();
  });
});
