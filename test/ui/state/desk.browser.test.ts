import { expect, test } from 'vitest';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { GmDesk } from '#ui/state/desk/desk.svelte.ts';
import type { Session } from '#ui/state/session/session.svelte.ts';
import { Waiting } from '#ui/state/waiting.svelte.ts';

test('a dialog that is opened while the host is at work stays open when the work is done; the one that asked for it goes', async () => {
  const done = { ok: true, value: {} } as const;
  const { promise, resolve } = Promise.withResolvers<typeof done>();
  const client = { 'gm.policy': () => promise, 'gm.setPost': () => Promise.resolve(done) };
  const session = {
    bridge: { client, transport: { hear: () => () => undefined } },
    toasts: { settle: () => undefined, show: () => undefined },
    waiting: new Waiting(),
  };
  const desk = new GmDesk(session as unknown as Session);
  const policy = desk.act(
    'gm.policy',
    { game: 'gw9', policy: defaultPolicy },
    'Saving the policy',
    'Not kept',
  );
  desk.dialog = { kind: 'post' };
  resolve(done);
  await policy;
  expect(desk.dialog).toEqual({ kind: 'post' });
  await desk.act(
    'gm.setPost',
    { game: 'gw9', was: { minutes: 15 }, wishes: { minutes: 1 } },
    'Saving the mail settings',
    'Not kept',
  );
  expect(desk.dialog).toBeUndefined();
});
