import { RulesRead } from '#ui/state/rulesRead.svelte.ts';
import { Toasts } from '#ui/state/toasts.svelte.ts';
import type { Rules } from '#ui/state/rules.ts';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { reactions } from './reactions.svelte.ts';

const rules = { id: 'pearls' } as Rules;
const codesOf = (read: Awaited<ReturnType<RulesRead['read']>>): readonly string[] =>
  read.ok ? [] : read.fault.map(({ code }) => code);

/** Loads when it is told to, and counts how often it was asked. */
function slow() {
  const asked: PromiseWithResolvers<Rules | undefined>[] = [];
  const told: string[] = [];
  const read = new RulesRead(
    () => {
      const one = Promise.withResolvers<Rules | undefined>();
      asked.push(one);
      return one.promise;
    },
    { problems: (_, all) => void told.push(...all.map(({ code }) => code)) },
  );
  return { asked, told, read };
}

test('who draws with rules that are on their way draws again when they are here, and they are loaded once', async () => {
  const { asked, read } = slow();
  const { seen, end } = reactions(() => read.now('pearls')?.id);
  flushSync();
  const coming = read.read('pearls');
  expect(seen).toEqual([undefined]);
  asked[0]!.resolve(rules);
  expect(await coming).toEqual({ ok: true, value: rules });
  flushSync();
  expect(seen).toEqual([undefined, 'pearls']);
  expect(read.now('pearls')).toBe(rules);
  expect(asked).toHaveLength(1);
  end();
});

test('rules that could not be loaded are told, and asked for again', async () => {
  const { asked, told, read } = slow();
  expect(read.now('pearls')).toBeUndefined();
  const first = read.read('pearls');
  asked[0]!.reject(new Error('The host is gone'));
  expect(codesOf(await first)).toEqual(['rules-not-loaded']);
  expect(told).toEqual(['rules-not-loaded']);
  const again = read.read('pearls');
  asked[1]!.resolve(rules);
  expect(await again).toEqual({ ok: true, value: rules });
  expect(asked).toHaveLength(2);
});

test('rules that nobody knows are named as unknown', async () => {
  const read = new RulesRead(() => undefined, new Toasts());
  expect(read.now('pearls')).toBeUndefined();
  expect(codesOf(await read.read('pearls'))).toEqual(['unknown-ruleset']);
});
