import { expect, test } from 'vitest';
import { unreadable } from '#kernel/problem.ts';
import { bad } from '#kernel/result.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import { Options } from '#ui/state/options.svelte.ts';

/** A host that keeps settings only when it is let; how many calls wait for it. */
function slow() {
  const { client } = fakeHost();
  const held: (() => void)[] = [];
  const set: typeof client['settings.set'] = async (wish) => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return client['settings.set'](wish);
  };
  return { client: { ...client, 'settings.set': set }, held };
}

test('what is chosen while an earlier choice is being kept holds all the time, and both are kept in their order', async () => {
  const { client, held } = slow();
  const options = new Options();
  const first = options.set(client, { palette: 'deutan', textScale: 125 });
  const second = options.set(client, { patterns: true, textScale: 200 });
  const chosen = { palette: 'deutan', patterns: true, textScale: 200 };
  expect(options.now).toMatchObject(chosen);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await first;
  expect(options.now).toMatchObject(chosen);
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  const kept = await second;
  expect(options.now).toMatchObject(chosen);
  expect(kept).toEqual({ ok: true, value: options.now });
});

test('what another window sets is seen, under what was chosen here', async () => {
  const { client, held } = slow();
  const options = new Options();
  const mine = options.set(client, { patterns: true });
  options.heard({ ...options.now, patterns: false, sounds: false });
  expect(options.now).toMatchObject({ patterns: true, sounds: false });
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await mine;
  expect(options.now.patterns).toBe(true);
});

test('what the host does not keep is as it was', async () => {
  const { client } = fakeHost();
  const options = new Options();
  const refused = await options.set({ ...client, 'settings.set': async () => bad([unreadable('full', 'The disk is full.')]) }, { textScale: 200 });
  expect([refused.ok, options.now.textScale]).toEqual([false, 100]);
});
