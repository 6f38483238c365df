import { afterAll, test } from 'vitest';

import type { Push } from '#contract/pushes.ts';
import { pushes } from '#contract/pushes.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { confSettings } from '#main/adapters/settingsFile.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { startLoopback } from '#main/loopback/server.ts';
import { openApp } from '#main/openApp.ts';
import { conforms } from '../support/conformance.ts';
import { httpTransport } from '../support/loopbackClient.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);

const needs = (push: Push) => {
  const root = tempFolder();
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  return { info, root, settings: confSettings(root), secrets: plainSecrets, push };
};

test('the handlers in process do what every host must', async () => {
  const listeners = new Set<{ readonly name: string; hear(raw: unknown): void }>();
  const app = await openApp(
    needs((name, value) => {
      const raw = (pushes[name] as Codec<unknown>).make(value);
      for (const one of listeners) if (one.name === name) one.hear(raw);
    }),
  );
  const transport = {
    call: (name: string, raw: unknown) => app.serve(name, structuredClone(raw)),
    hear: (name: string, hear: (raw: unknown) => void) => {
      const listener = { name, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  await conforms(transport, 'browser');
  app.close();
});

test('the loopback server over HTTP does what every host must', async () => {
  let close = (): void => {};
  const loopback = await startLoopback({
    port: 0,
    page: tempFolder(),
    services: async (push) => {
      const app = await openApp(needs(push));
      close = app.close;
      return app.serve;
    },
  });
  const transport = await httpTransport(loopback.port, loopback.token);
  await conforms(transport, 'browser');
  transport.close();
  await loopback.close();
  close();
});
