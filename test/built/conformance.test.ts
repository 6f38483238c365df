import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { pushes } from '#contract/pushes.ts';
import { windowTransport, type Transport } from '#contract/transport.ts';
import { conforms } from '../support/conformance.ts';
import { drive, type Driven } from '../support/electron-double/drive.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);

/** The preload's own wire, used from the test; `stop` ends the fetching of pushes. */
async function wireOf({ page }: Driven): Promise<Transport & { stop(): Promise<void> }> {
  const listeners = new Set<{ readonly name: string; hear(raw: unknown): void }>();
  const names = JSON.stringify(Object.keys(pushes));
  await page.evaluate(
    `window.pushed = []; window.wake = () => {};
    for (const name of ${names}) window.${windowTransport}.hear(name, (raw) => { pushed.push([name, raw]); wake(); })`,
  );
  const next =
    'new Promise((done) => (pushed.length > 0 ? done() : (wake = done))).then(() => pushed.splice(0))';
  let going = true;
  const fetching = (async () => {
    while (going) {
      const all: readonly (readonly [string, unknown])[] = await page.evaluate(next);
      for (const [name, raw] of all) for (const one of listeners) if (one.name === name) one.hear(raw);
    }
  })();
  return {
    call: (name, raw) =>
      page.evaluate(`window.${windowTransport}.call(${JSON.stringify(name)}, ${JSON.stringify(raw)})`),
    hear: (name, hear) => {
      const listener = { name, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      going = false;
      await page.evaluate('wake()');
      await fetching;
    },
  };
}

test.each([
  ['in the keyring', {}, 'keyring\n'],
  ['in a plain file where there is no keyring', { DOUBLE_NO_KEYRING: '1' }, 'plain\n'],
])('the built desktop host does what every host must, its keys %s', async (_where, env, start) => {
  const library = tempFolder();
  const app = await drive({ env: { SEALED_ORDERS_LIBRARY: library, ...env } });
  await app.page.getByRole('main').waitFor();
  const wire = await wireOf(app);
  await conforms(wire, 'electron');
  const listed = (await wire.call('library.list', {})) as {
    readonly value: readonly { readonly game: string; readonly seat: string }[];
  };
  const [row] = listed.value;
  const keys = readFileSync(join(library, `practice-${row?.game ?? ''}`, row?.seat ?? '', 'keys'));
  expect(keys.subarray(0, start.length).toString()).toBe(start);
  await wire.stop();
  expect(await app.quit()).toBe(0);
});
