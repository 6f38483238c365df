import { afterAll, expect, test } from 'vitest';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { good } from '#kernel/words/result.ts';
import { breakLock, locked } from '#main/services/gm/game/locked.ts';
import { codesOf, tempFolder, testPorts, toyGame, valueOf } from '../../../support/desk/gmWorld.ts';

const folder = await tempFolder();
afterAll(() => folder.end());
const { clock } = testPorts();

test('while one work is done on a game, another of the same program is refused; afterwards it is not', async () => {
  const { store } = await toyGame(folder.of('same.game'));
  const outer = await locked(clock, store, 'running turn 1', async () => {
    const inner = await locked(clock, store, 'going back', async () => good('done'));
    return good(codesOf(inner));
  });
  expect(valueOf(outer)).toEqual(['game-busy']);
  expect(store.lock.holder()).toBeUndefined();
  expect(valueOf(await locked(clock, store, 'going back', async () => good('done')))).toBe('done');
});

test('a work that fails gives the game free', async () => {
  const { store } = await toyGame(folder.of('fails.game'));
  await expect(locked(clock, store, 'running', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(store.lock.holder()).toBeUndefined();
});

test('a lock goes by the name of its holder: a program of that name takes it anew, and no other releases it', async () => {
  const {
    store: { lock },
  } = await toyGame(folder.of('held.game'));
  const now = clock.now();
  // Programs that were started anew may have the name of the one that died: the same process number, as in a container.
  expect([lock.take(lock.owner, 'running', now), lock.take(lock.owner, 'running again', now)]).toEqual([
    true,
    true,
  ]);
  lock.free('elsewhere 1');
  expect(lock.holder()).toMatchObject({ owner: lock.owner, what: 'running again' });
  lock.free(lock.owner);
  expect(lock.holder()).toBeUndefined();
});

test('a program on another machine, which nobody can ask, is believed to be at work for ten minutes', async () => {
  const {
    store: { lock },
  } = await toyGame(folder.of('elsewhere.game'));
  expect(lock.take('elsewhere 1', 'running', '2026-11-21T18:00:00.000Z')).toBe(true);
  expect(lock.take(lock.owner, 'running', '2026-11-21T18:09:59.999Z')).toBe(false);
  expect(lock.take(lock.owner, 'running', '2026-11-21T18:10:00.000Z')).toBe(true);
});

test('what another program holds is left to it, and it is told what goes on there', async () => {
  await toyGame(folder.of('other.game'));
  const mine = valueOf(await gameFiles.open(folder.of('other.game')));
  // The process that started this one lives, and is not this one.
  expect(
    mine.lock.take(mine.lock.owner.replace(/\d+$/, String(process.ppid)), 'running turn 1', clock.now()),
  ).toBe(true);
  const refused = await locked(clock, mine, 'publishing', async () => good(1));
  expect(codesOf(refused)).toEqual(['game-busy']);
  expect(JSON.stringify(refused)).toContain('running turn 1');
  expect(mine.lock.holder()?.what).toBe('running turn 1');
});

test('a lock of another machine, dated far ahead, is named with what to do, and is broken when the game master says so', async () => {
  const { store } = await toyGame(folder.of('ahead.game'));
  expect(codesOf(breakLock(clock, store, {}))).toEqual(['not-locked']);
  store.lock.take('elsewhere 77', 'running turn 1', '2031-01-01T00:00:00.000Z');
  const refused = await locked(clock, store, 'publishing', async () => good(1));
  expect(codesOf(refused)).toEqual(['game-busy']);
  for (const told of ['elsewhere', 'running turn 1', 'Wed 1 Jan 2031, 00:00 UTC', 'gm unlock'])
    expect(JSON.stringify(refused)).toContain(told);
  expect(valueOf(breakLock(clock, store, { who: 'desk' }))).toMatchObject({ owner: 'elsewhere 77' });
  expect(store.lock.holder()).toBeUndefined();
  expect(store.log().at(-1)).toMatchObject({ who: 'desk', what: expect.stringContaining('elsewhere 77') });
  expect(valueOf(await locked(clock, store, 'publishing', async () => good('done')))).toBe('done');
});

test('the lock of a program that lives on this machine is broken only with that said', async () => {
  const { store } = await toyGame(folder.of('living.game'));
  store.lock.take(store.lock.owner.replace(/\d+$/, String(process.ppid)), 'running turn 1', clock.now());
  expect(codesOf(breakLock(clock, store, {}))).toEqual(['game-busy']);
  expect(store.lock.holder()?.what).toBe('running turn 1');
  valueOf(breakLock(clock, store, { anyway: true }));
  expect(store.lock.holder()).toBeUndefined();
});
