import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Out } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { SeeingHandlers } from '../../../support/desk/asShown.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import {
  ann,
  codesOf,
  digging,
  files,
  playersOf,
  tempFolder,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let desk: ReturnType<typeof deskOf>;
const pushed: string[] = [];

beforeAll(async () => {
  folder = await tempFolder();
  const gm = await toyGame(folder.of('game-master/gw9/gw9.game'));
  const players = await playersOf(gm);
  await gm.takeOrders((await players[ann]?.orders(digging(ann, 1, 3))) as Uint8Array, 'ann.orders');
  await gm.run();
  gm.close();
  desk = deskOf(folder.path, {
    rulesets: theseRulesets([toy()]),
    push: (name, value) => void pushed.push(`${name} ${JSON.stringify(value)}`),
  });
});
afterAll(async () => {
  desk.close();
  await folder.end();
});

/** Asks as a page does: what comes back must pass the contract. */
async function ask<K extends keyof SeeingHandlers>(
  name: K,
  input: Parameters<SeeingHandlers[K]>[0],
): Promise<Outcome<Out<K>>> {
  const handler = desk.handlers[name] as unknown as (asked: typeof input) => Promise<Outcome<Out<K>>>;
  const reply = await handler(input);
  const { output } = calls[name] as unknown as { readonly output: Codec<Out<K>> };
  if (reply.ok) expect(codesOf(output.parse(JSON.parse(JSON.stringify(reply.value))))).toEqual([]);
  return reply;
}

test('the desk runs a turn again, goes back and brings back, and tells every page', async () => {
  expect(
    valueOf(await ask('gm.rerun', { game: 'gw9', turn: 1, dice: 'new', reason: 'A bug.' })),
  ).toMatchObject({ outcome: 'ran', turn: 1, missing: ['bob', 'cid'] });
  expect(pushed.splice(0)).toEqual(['gm.changed {"game":"gw9"}']);
  valueOf(await ask('gm.back', { game: 'gw9', turn: 1, reason: 'So.' }));
  valueOf(await ask('gm.redo', { game: 'gw9', number: 2 }));
  expect(codesOf(await ask('gm.redo', { game: 'gw9', number: 2 }))).toEqual(['nothing-aside']);
  expect(codesOf(await ask('gm.back', { game: 'gw9', turn: 7, reason: 'So.' }))).toEqual(['turn-not-run']);
  expect(codesOf(await ask('gm.back', { game: 'zzz', turn: 1, reason: 'So.' }))).toEqual(['no-such-file']);
});

test('the desk verifies a game or an archive, telling how far it has come', async () => {
  pushed.splice(0);
  expect(valueOf(await ask('gm.verify', { game: 'gw9' }))).toMatchObject({ ok: true });
  expect(pushed).toHaveLength(5);
  expect(pushed[0]).toBe('progress {"what":"proof","doing":"Running turn 1 of 2 again","done":0,"of":2}');
  const { base64 = '', name } = valueOf(await ask('gm.archive', { game: 'gw9' }));
  expect(name).toBe('gw9.archive.gz');
  expect(valueOf(await files.read(join(folder.path, 'game-master/gw9', name), 1_000_000))).toEqual(
    Uint8Array.from(Buffer.from(base64, 'base64')),
  );
  const { archive, ...opened } = valueOf(await ask('gm.openArchive', { base64 }));
  expect(opened).toMatchObject({
    game: 'gw9',
    turns: [
      { turn: 1, ran: true },
      { turn: 2, ran: false },
    ],
    seats: [{ seat: ann, name: ann }, { seat: 'bob' }, { seat: 'cid' }],
  });
  pushed.splice(0);
  expect(valueOf(await ask('gm.verify', { archive }))).toMatchObject({ ok: true });
  expect(pushed.filter((one) => one.startsWith('gm.turnVerified'))).toEqual([
    expect.stringMatching(new RegExp(`"of":"${archive}","row":\\{"turn":1,"ok":true`)),
    expect.stringContaining('"turn":2'),
  ]);
  expect(valueOf(await ask('gm.story', { archive, turn: 1 }))).toEqual(
    valueOf(await ask('gm.story', { game: 'gw9', turn: 1 })),
  );
  expect(valueOf(await ask('gm.explain', { archive, turn: 1, line: 0 }))).toMatchObject({
    order: { seat: ann, said: 'Dig 3 times' },
    rolls: [{ outOf: 6 }],
  });
  valueOf(await ask('gm.closeArchive', { archive }));
  expect(codesOf(await ask('gm.verify', { archive }))).toEqual(['no-such-archive']);
  expect(codesOf(await ask('gm.openArchive', { base64: 'AAAA' }))).toEqual(['not-ours']);
  expect(codesOf(await ask('gm.verify', {}))).toEqual(['nothing-named']);
});

test('the desk tells the story of a turn, what led to a line, and what other rules would have done', async () => {
  expect(valueOf(await ask('gm.story', { game: 'gw9', turn: 1 })).lines).toHaveLength(3);
  const told = valueOf(await ask('gm.explain', { game: 'gw9', turn: 1, line: 0 }));
  expect(told).toMatchObject({
    order: { seat: ann, said: 'Dig 3 times', file: 'ann.orders' },
    step: { name: 'Digging', pass: 1, said: 'Digging, phase 1', cite: 'GE 1' },
  });
  expect(told.rolls).toHaveLength(1);
  expect(valueOf(await ask('gm.shadow', { game: 'gw9' }))).toMatchObject({
    from: 1,
    to: 1,
    turns: [{ turn: 1, same: true }],
  });
  expect(codesOf(await ask('gm.upgrade', { game: 'gw9' }))).toEqual(['same-edition']);
});

test('verifying is called off between two turns, and begun anew; what else is verified goes on', async () => {
  const done = ask('gm.verify', { game: 'gw9' });
  valueOf(await ask('gm.stopVerify', { of: 'gw9' }));
  expect(valueOf(await done)).toMatchObject({
    stopped: true,
    ok: false,
    turns: [],
    said: 'Stopped before turn 1. The turns before it are correct.',
  });
  const other = ask('gm.verify', { game: 'gw9' });
  valueOf(await ask('gm.stopVerify', { of: 'gw8' }));
  expect(valueOf(await other)).toMatchObject({ ok: true });
});

test('a game ends with its archive beside it only where the seeds are revealed; then anybody can verify it', async () => {
  const beside = folder.of('game-master/gw9/gw9.archive.gz');
  await rm(beside, { force: true });
  expect(valueOf(await ask('gm.end', { game: 'gw9', words: 'So.', reveal: false }))).toEqual({});
  expect(existsSync(beside)).toBe(false);
  valueOf(await ask('gm.goOn', { game: 'gw9' }));
  expect(valueOf(await ask('gm.end', { game: 'gw9', words: 'So.', reveal: true }))).toEqual({
    archive: { name: 'gw9.archive.gz', folder: folder.of('game-master/gw9') },
  });
  const { archive } = valueOf(
    await ask('gm.openArchive', { base64: (await readFile(beside)).toString('base64') }),
  );
  expect(valueOf(await ask('gm.verify', { archive }))).toMatchObject({ ok: true });
});
