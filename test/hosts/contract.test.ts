import { expect, test } from 'vitest';

import { base64, longestBase64 } from '#contract/base64.ts';
import { hear, makeClient } from '#contract/client.ts';
import { makeReply } from '#contract/reply.ts';
import { nothing } from '#contract/keys.ts';
import { serve, type Handlers } from '#contract/serve.ts';
import type { Transport } from '#contract/transport.ts';
import { unreadable } from '#test/support/problems.ts';
import { bad, good } from '#kernel/words/result.ts';
import { codesOf } from '../support/play/toyGame.ts';

const key = { game: 'abc', seat: 'ann', turn: 1 } as const;
const wire = (call: Transport['call'], hearIt: Transport['hear'] = () => () => {}): Transport => ({
  call,
  hear: hearIt,
});
/** Handlers of which only some are there. */
const some = (handlers: Partial<Handlers>): Handlers => handlers as Handlers;
const fail = (name: string, error: unknown) =>
  unreadable('fell-over', 'Fell over at {name}: {why}', { name, why: String(error) });

test('a call crosses as plain data and comes back as its value', async () => {
  const seen: unknown[] = [];
  const answer = serve(
    some({
      'plan.save': (input) => {
        seen.push(input);
        return Promise.resolve(good({ revision: 8 }));
      },
    }),
    fail,
  );
  const client = makeClient(wire((name, raw) => answer(name, JSON.parse(JSON.stringify(raw)))));
  const input = { key, plan: { hq: [{ kind: 'x', ref: 'y' }], units: {} }, revision: 7, digest: 'd' };
  expect(await client['plan.save'](input)).toEqual(good({ revision: 8 }));
  expect(seen).toEqual([input]);
});

test('problems cross whole, with their pointers and odd characters', async () => {
  const problem = {
    ...unreadable('odd', 'The file {name} at {place}\tis odd.', {
      name: 'a\u202eb\n',
      place: { to: 'place', id: 's1', text: 'Sol' },
      count: 3,
    }),
    cite: 'GE 1370' as const,
  };
  const answer = serve(some({ 'library.list': () => Promise.resolve(bad([problem])) }), fail);
  const client = makeClient(wire((name, raw) => answer(name, raw)));
  expect(await client['library.list']({})).toEqual(bad([problem]));
});

test('a handler that throws, now or later, becomes one problem', async () => {
  const answer = serve(
    some({
      'library.list': () => {
        throw new Error('now');
      },
      'library.strays': () => Promise.reject(new Error('later')),
    }),
    fail,
  );
  const client = makeClient(wire((name, raw) => answer(name, raw)));
  expect(codesOf(await client['library.list']({}))).toEqual(['fell-over']);
  expect(codesOf(await client['library.strays']({}))).toEqual(['fell-over']);
});

test.each(['toString', '__proto__', 'constructor', 'valueOf', '', 'library', undefined, 7, {}])(
  'the name %s is no call, though every object has some such',
  async (name) => {
    const reply = await serve(some({}), fail)(name, {});
    expect(reply).toMatchObject({ ok: false, fault: [{ code: 'unknown-call' }] });
  },
);

test('a host that is gone, or answers nonsense, is a named problem', async () => {
  const gone = makeClient(wire(() => Promise.reject(new Error('gone'))));
  expect(codesOf(await gone['library.list']({}))).toEqual(['host-unreachable']);
  const strange = [
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { ok: true },
    { ok: true, value: [{}] },
    { ok: false },
    { ok: false, fault: [] },
    { ok: false, fault: [{}] },
  ];
  for (const reply of strange) {
    const client = makeClient(wire(() => Promise.resolve(reply)));
    expect([reply, codesOf(await client['library.list']({}))]).toEqual([reply, ['reply-unreadable']]);
  }
});

test('what is said unasked is read before it is heard', () => {
  const heard: unknown[] = [];
  let say = (_raw: unknown): void => {};
  const stop = hear(
    wire(
      () => Promise.resolve(),
      (_name, listener) => {
        say = listener;
        return () => void (say = () => {});
      },
    ),
    'plan.changed',
    (value) => heard.push(value),
  );
  for (const raw of [undefined, {}, { key, revision: -1 }, { key: { ...key, game: '../x' }, revision: 1 }])
    say(raw);
  say({ key, revision: 1 });
  stop();
  say({ key, revision: 2 });
  expect(heard).toEqual([{ key, revision: 1 }]);
});

test('bytes are base64 and nothing else, up to the longest', () => {
  for (const text of ['', 'YQ==', 'YWI=', 'YWJj', '+/+/'])
    expect([text, base64.parse(text).ok]).toEqual([text, true]);
  for (const text of ['a', 'YQ', 'YQ=', 'Y===', '====', 'YW-_', 'YWJj\n', ' YWJj', 7, undefined]) {
    expect([text, base64.parse(text).ok]).toEqual([text, false]);
  }
  expect(base64.parse('A'.repeat(longestBase64)).ok).toBe(true);
  expect(codesOf(base64.parse('A'.repeat(longestBase64 + 4)))).toEqual(['too-large']);
});

test('a reply is plain data', () => {
  expect(makeReply(nothing, good({}))).toEqual({ ok: true, value: {} });
});
