import { expect, test } from 'vitest';
import { unreadable } from '#test/support/problems.ts';
import { bad } from '#kernel/words/result.ts';
import { fakeHost } from '#test/support/fakeHost.ts';
import { SettingsStore } from '#ui/state/session/settings.svelte.ts';

/** A host that answers only when it is let, in any order; `asked` is what it was asked, at once when it was. */
function slow() {
  const { client } = fakeHost();
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const set: (typeof client)['settings.set'] = async (wish) => {
    asked.push(wish);
    const kept = await client['settings.set'](wish);
    await new Promise<void>((resolve) => void answers.push(resolve));
    return kept;
  };
  return { client: { ...client, 'settings.set': set }, asked, answers };
}

test.each([
  ['in their order', [0, 1]],
  ['the later one first', [1, 0]],
] as const)('two choices are sent at once, and hold all the time, answered %s', async (_how, order) => {
  const { client, asked, answers } = slow();
  const options = new SettingsStore();
  const both = [options.set(client, { palette: 'deutan' }), options.set(client, { patterns: true })];
  expect(asked).toEqual([{ palette: 'deutan' }, { patterns: true }]);
  await expect.poll(() => answers.length).toBe(2);
  for (const nth of order) {
    expect(options.now).toMatchObject({ palette: 'deutan', patterns: true });
    answers[nth]?.();
    await both[nth];
  }
  expect(options.now).toMatchObject({ palette: 'deutan', patterns: true });
});

test('of two choices about the same the later one is sent second, and holds', async () => {
  const { client, asked, answers } = slow();
  const options = new SettingsStore();
  const both = [options.set(client, { textScale: 125 }), options.set(client, { textScale: 200 })];
  expect([options.now.textScale, asked.length]).toEqual([200, 1]);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  expect([options.now.textScale, asked.at(-1)]).toEqual([200, { textScale: 200 }]);
  answers[1]?.();
  await Promise.all(both);
  expect(options.now.textScale).toBe(200);
});

test('what another window sets is seen, under what was chosen here', async () => {
  const { client, answers } = slow();
  const options = new SettingsStore();
  const mine = options.set(client, { patterns: true });
  options.heard({ ...options.now, patterns: false, sounds: false });
  expect(options.now).toMatchObject({ patterns: true, sounds: false });
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await mine;
  expect(options.now.patterns).toBe(true);
});

test('what the host does not keep is as it was', async () => {
  const { client } = fakeHost();
  const options = new SettingsStore();
  const refused = await options.set(
    { ...client, 'settings.set': async () => bad([unreadable('full', 'The disk is full.')]) },
    { textScale: 200 },
  );
  expect([refused.ok, options.now.textScale]).toEqual([false, 100]);
});
