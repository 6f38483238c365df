import { expect, test, vi } from 'vitest';
import { orderRef, unitId } from '#kernel/words/ids.ts';
import { unreadable } from '#test/support/problems.ts';
import { bad, good } from '#kernel/words/result.ts';
import { emptyPlan, ordersOf } from '#kernel/game/plan.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { PlanHistory } from '#ui/state/turn/planHistory.svelte.ts';
import type { AnyPlan } from '#ui/state/rules.ts';
import type { Client } from '#contract/client.ts';
import type { SendingWishes } from '#contract/player/sending.ts';
import { RequestStore } from '#ui/state/turn/requests.svelte.ts';
import { Post } from '#ui/views/sending/post.svelte.ts';
import { PlanSaver } from '#ui/state/turn/planSaver.svelte.ts';

const order = (number: number) => ({ kind: 'wait', ref: orderRef(`x.t1.o${number}`) });
const unit = unitId('u1');

test('every change can be taken back and done again', () => {
  const saved: AnyPlan[] = [];
  const history = new PlanHistory(emptyPlan(), (plan) => saved.push(plan));
  history.give(order(1), 'first', unit);
  history.give(order(2), 'second', unit);
  history.remove(order(1).ref, 'away with it');
  expect(ordersOf(history.plan, unit)).toEqual([order(2)]);
  expect(history.undoes).toBe('away with it');
  history.undo();
  history.undo();
  expect(ordersOf(history.plan, unit)).toEqual([order(1)]);
  expect(history.redoes).toBe('second');
  history.redo();
  expect(ordersOf(history.plan, unit)).toEqual([order(1), order(2)]);
  expect(saved).toHaveLength(6);
  expect(saved.at(-1)).toBe(history.plan);
});

test('a new change forgets what had been undone; nothing to undo is nothing done', () => {
  const history = new PlanHistory(emptyPlan(), () => undefined);
  history.undo();
  history.give(order(1), 'first');
  history.undo();
  history.give(order(2), 'second');
  expect(history.plan.hq).toEqual([order(2)]);
  history.redo();
  expect(history.plan.hq).toEqual([order(2)]);
  expect(history.redoes).toBeUndefined();
});

test('a change that changes nothing is no step', () => {
  const history = new PlanHistory(emptyPlan(), () => undefined);
  history.remove(orderRef('x.t1.o9'), 'nothing there');
  expect(history.undoes).toBeUndefined();
});

test('an order is changed in its place', () => {
  const history = new PlanHistory(emptyPlan(), () => undefined);
  history.give(order(1), 'first');
  history.give(order(2), 'second');
  history.replace({ ...order(1), kind: 'travel' }, 'changed');
  expect(history.plan.hq.map(({ kind }) => kind)).toEqual(['travel', 'wait']);
});

const opened = { key: fakeKey, planRevision: 0, digest: 'd' };

test('saving keeps one call under way and ends with the newest plan', async () => {
  const host = fakeHost();
  const saver = new PlanSaver(
    host.client,
    opened,
    (plan) => plan,
    () => undefined,
  );
  for (const number of [1, 2, 3]) saver.save({ hq: [order(number)], units: {} });
  expect(saver.state).toBe('saving');
  expect(await saver.settled()).toBe(true);
  expect(host.plans.at(-1)).toEqual({ hq: [order(3)], units: {} });
  expect(host.plans.length).toBeLessThan(3);
  expect(saver.revision).toBe(host.plans.length);
});

test('a plan changed elsewhere stops the saving until somebody chooses', async () => {
  const host = fakeHost();
  const told: string[] = [];
  const saver = new PlanSaver(
    host.client,
    opened,
    (plan) => plan,
    (problems) => told.push(...problems.map(({ code }) => code)),
  );
  host.saveElsewhere();
  saver.save({ hq: [order(1)], units: {} });
  expect(await saver.settled()).toBe(false);
  expect([saver.state, ...told]).toEqual(['elsewhere', 'plan-changed-elsewhere']);
  saver.save({ hq: [order(2)], units: {} });
  expect(host.plans).toEqual([]);
});

test('of plans that could not be saved only the newest is tried again', async () => {
  vi.useFakeTimers();
  const host = fakeHost();
  let reachable = false;
  const save: (typeof host.client)['plan.save'] = (input) =>
    reachable
      ? host.client['plan.save'](input)
      : Promise.resolve(bad([unreadable('host-unreachable', 'Nobody answers.')]));
  const saver = new PlanSaver(
    { ...host.client, 'plan.save': save },
    opened,
    (plan) => plan,
    () => undefined,
  );
  const failing = async (number: number): Promise<void> => {
    saver.save({ hq: [order(number)], units: {} });
    await saver.settled();
  };
  await failing(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await failing(2);
  reachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(host.plans).toEqual([{ hq: [order(2)], units: {} }]);
  expect(saver.state).toBe('saved');
});

test('requests that another window changed are shown as it left them, and changes after that are kept', async () => {
  const host = fakeHost();
  const told: string[] = [];
  const store = new RequestStore(host.client, fakeKey, 1, (problems) =>
    told.push(...problems.map(({ code }) => code)),
  );
  await store.open();
  const theirs = { kind: 'extension', words: 'Theirs.' } as const;
  await host.client['requests.save']({ key: fakeKey, was: [], requests: [theirs] });
  store.change('end', { on: true });
  expect(await store.settled()).toBe(true);
  expect([told, store.asked]).toEqual([['requests-changed-elsewhere'], [theirs]]);
  store.change('end', { on: true });
  expect(await store.settled()).toBe(true);
  const kept = await host.client['requests.read']({ key: fakeKey });
  expect(kept.ok && kept.value.requests.map(({ kind }) => kind)).toEqual(['extension', 'end']);
  expect(told).toEqual(['requests-changed-elsewhere']);
});

test('what another window changed about sending is told, and what is filled in counts once it is sent again', async () => {
  const host = fakeHost();
  let wishes: SendingWishes = { to: 'gm@example.org', subject: '', body: '' };
  const composed: unknown[] = [];
  const client: Client = {
    ...host.client,
    'sending.get': async () => good({ wishes, keepsPasswords: false, hasPassword: false, sent: [] }),
    'sending.set': async ({ was, wishes: mine }) => {
      if (was.to !== wishes.to) return bad([unreadable('sending-changed-elsewhere', 'It was changed.')]);
      wishes = mine;
      return good({});
    },
    'sending.compose': (asked) => {
      composed.push(asked.shown);
      return host.client['sending.compose'](asked);
    },
  };
  const settled = { settled: async () => true };
  const turn = {
    key: fakeKey,
    address: '',
    digest: 'd',
    saver: { ...settled, revision: 4 },
    requests: { ...settled, ready: true, kept: [] },
  };
  const post = new Post({ bridge: { client } } as never, turn as never);
  await post.open();
  wishes = { ...wishes, to: 'other@example.org' };
  await post.send();
  expect([post.step, post.problems.map(({ code }) => code), composed]).toEqual([
    'filling',
    ['sending-changed-elsewhere'],
    [],
  ]);
  await post.send();
  expect([post.step, wishes.to]).toEqual(['laid', 'gm@example.org']);
  expect(composed).toEqual([{ digest: 'd', revision: 4, requests: [] }]);
});
