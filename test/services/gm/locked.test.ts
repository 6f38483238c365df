import { afterAll, expect, test } from 'vitest';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { good } from '#kernel/result.ts';
import { locked } from '#main/services/gm/locked.ts';
import { codesOf, tempFolder, testPorts, toyGame, valueOf } from '../../support/gmWorld.ts';

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

test('what another program holds is left to it, and it is told what goes on there', async () => {
  await toyGame(folder.of('other.game'));
  const mine = valueOf(await gameFiles.open(folder.of('other.game')));
  // The process that started this one lives, and is not this one.
  expect(mine.lock.take(mine.lock.owner.replace(/\d+$/, String(process.ppid)), 'running turn 1', clock.now())).toBe(true);
  const refused = await locked(clock, mine, 'publishing', async () => good(1));
  expect(codesOf(refused)).toEqual(['game-busy']);
  expect(JSON.stringify(refused)).toContain('running turn 1');
  expect(mine.lock.holder()?.what).toBe('running turn 1');
});
