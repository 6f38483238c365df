import { expect } from 'vitest';

import { calls } from '#contract/calls.ts';
import { hear, makeClient } from '#contract/client.ts';
import type { Transport } from '#contract/transport.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { withOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { rulesetById } from '#rulesets/all.ts';
import { asRead } from './acts/asRead.ts';
import { codesOf, valueOf } from './play/toyGame.ts';

/** What every host must do alike, over whatever wire; run on an empty library. */
export async function conforms(transport: Transport, host: 'electron' | 'browser'): Promise<void> {
  const client = asRead(makeClient(transport));
  await answersStrangely(transport);
  expect(valueOf(await client['app.info']({})).host).toBe(host);
  expect(valueOf(await client['library.list']({}))).toEqual([]);

  const pushed: string[] = [];
  const stops = [
    hear(transport, 'library.changed', () => pushed.push('library')),
    hear(transport, 'plan.changed', ({ revision }) => pushed.push(`plan ${revision}`)),
    hear(transport, 'progress', ({ doing }) => pushed.push(doing)),
  ];
  const { key } = valueOf(await client['practice.start']({ seed: 'conformance' }));
  expect(valueOf(await client['library.list']({}))).toMatchObject([
    { ...key, turn: 1, practice: true, latest: true, orders: 0 },
  ]);

  const opened = valueOf(await client['turn.open']({ key }));
  expect(opened).toMatchObject({ key, ruleset: 'galactic-empires', planRevision: 0, heard: [], notes: [] });
  const plan = firstOrder(opened.ruleset, opened.view);
  expect(valueOf(await client['plan.save']({ key, plan, revision: 0 }))).toEqual({ revision: 1 });
  expect(codesOf(await client['plan.save']({ key, plan, revision: 0 }))).toEqual(['plan-changed-elsewhere']);
  expect(valueOf(await client['turn.open']({ key }))).toMatchObject({ plan, planRevision: 1 });

  const orders = valueOf(await client['orders.export']({ key }));
  expect(orders.name).toBe(`${key.game}N01-${key.seat}.orders`);
  expect(valueOf(await client['orders.forget']({ key }))).toEqual({ revision: 2 });
  expect(valueOf(await client['file.open'](orders))).toMatchObject({ what: 'orders', key, news: 'new' });
  expect(valueOf(await client['turn.open']({ key }))).toMatchObject({ plan, planRevision: 3 });

  const next = valueOf(await client['practice.next']({ key })).key;
  expect(next).toEqual({ ...key, turn: 2 });
  expect(valueOf(await client['turn.open']({ key: next })).heard).not.toEqual([]);
  expect(codesOf(await client['practice.next']({ key }))).toEqual(['older-turn']);
  const wanted = ['library', 'plan 1', 'plan 2', 'plan 3', 'Making the game', 'Running the turn'];
  await expect.poll(() => wanted.filter((push) => !pushed.includes(push))).toEqual([]);
  for (const stop of stops) stop();

  expect(valueOf(await client['settings.set']({ theme: 'light', textScale: 150 }))).toMatchObject({
    theme: 'light',
    textScale: 150,
  });
  expect(valueOf(await client['settings.get']({}))).toMatchObject({
    theme: 'light',
    textScale: 150,
    sounds: true,
  });
  expect(codesOf(await client['file.open']({ name: 'x.new', base64: btoa('hello') }))).toEqual(['not-ours']);
  expect(valueOf(await client['file.arrived']({}))).toEqual([]);
  expect(valueOf(await client['turn.forget']({ key: next }))).toEqual({});
  expect(codesOf(await client['turn.open']({ key: next }))).toEqual(['turn-not-here']);
}

/** Names and inputs that nobody of ours would send: each gets its problem, and none gets through. */
async function answersStrangely(transport: Transport): Promise<void> {
  const codeOf = async (name: string, raw: unknown): Promise<unknown> => {
    const reply = (await transport.call(name, raw)) as {
      readonly ok: boolean;
      readonly fault?: readonly { readonly code: string }[];
    };
    return reply.ok ? 'ok' : reply.fault?.[0]?.code;
  };
  for (const name of ['toString', 'constructor', 'hasOwnProperty', 'no.such.call']) {
    expect([name, await codeOf(name, {})]).toEqual([name, 'unknown-call']);
  }
  for (const [name, raw] of [
    ['turn.open', {}],
    ['turn.open', { key: { game: '../x', seat: 'a', turn: 1 } }],
    ['turn.open', { key: { game: 'abc', seat: '../../etc', turn: 1 } }],
    ['turn.open', { key: { game: 'abc', seat: 'a', turn: 1.5 } }],
    ['turn.open', { key: { game: 'abc', seat: 'a', turn: 1, extra: 1 } }],
    ['file.open', { name: 'x', base64: 'not base64!' }],
    ['settings.set', { theme: 'pink' }],
    ['library.list', []],
    ['library.list', 'text'],
  ] as const) {
    expect([name, await codeOf(name, raw)]).toEqual([name, 'unexpected-value']);
  }
  expect(Object.keys(calls).length).toBeGreaterThan(10);
}

/** A plan with the first order that the rules offer the headquarters. */
function firstOrder(id: string, view: unknown): unknown {
  const ruleset = rulesetById(id);
  const read = ruleset?.codecs.view.parse(view);
  if (ruleset === undefined || read?.ok !== true) throw new Error('the view cannot be read');
  const nothing: Plan<AnyOrder> = { hq: [], units: {} };
  const { presentation, orders } = ruleset;
  for (const unit of presentation.units(read.value, nothing)) {
    for (const kind of Object.values(orders) as readonly {
      offers(view: unknown, at: unknown, plan: unknown): readonly object[];
    }[]) {
      const [offer] = kind.offers(read.value, { unit: unit.unit, place: unit.place }, nothing);
      if (offer === undefined) continue;
      const order = { ...offer, ref: presentation.nextRef(read.value, nothing) } as AnyOrder;
      return planCodec<AnyOrder>(orders).make(withOrder(nothing, order, unit.unit));
    }
  }
  throw new Error('the rules offer nothing');
}
