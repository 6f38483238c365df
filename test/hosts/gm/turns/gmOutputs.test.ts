import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, type Health } from '#main/services/gm/watch/watchHealth.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { tempFolder } from '../../../support/desk/gmWorld.ts';

/* No command writes over what is not an earlier file of the kind that it makes. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...words: readonly string[]) => gmHere(words, folder.path);

beforeAll(async () => {
  folder = await tempFolder();
  expect((await gm('new', 'a.game', '--size', 'small', '--out', 'invitations')).code).toBe(0);
  expect(
    (await gm('keyholder', 'new', '--turns', '3', '--out', 'k.private', '--public', 'k.public')).code,
  ).toBe(0);
});
afterAll(() => folder.end());

test.each([
  ['an archive, the game itself', ['archive', 'a.game', '--out', 'a.game'], 'a.game'],
  ['a copy, the game itself', ['export', 'a.game', '--out', 'a.game'], 'a.game'],
  ['a health file, the game', ['watch', 'a.game', '--once', '--health', 'a.game'], 'a.game'],
  ['a scenario, the game', ['scenario', 'export', '--size', 'small', '--out', 'a.game'], 'a.game'],
  [
    'public keys, the private ones',
    ['keyholder', 'public', 'k.private', '--turns', '4', '--public', 'k.private'],
    'k.private',
  ],
  [
    'public keys, a game',
    ['keyholder', 'new', '--turns', '3', '--out', 'new.private', '--public', 'a.game'],
    'a.game',
  ],
  ['an archive, a letter', ['archive', 'a.game', '--out', 'letter.txt'], 'letter.txt'],
])('%s: refused, and nothing is changed', async (_, words, file) => {
  writeFileSync(folder.of('letter.txt'), 'Dear Ann');
  const before = readFileSync(folder.of(file));
  const { code, err } = await gm(...words);
  expect([code, err.includes(file)]).toEqual([2, true]);
  expect(readFileSync(folder.of(file)).equals(before)).toBe(true);
});

test('an earlier file of its own kind gives way', async () => {
  for (const words of [
    ['archive', 'a.game', '--out', 'a.gz'],
    ['watch', 'a.game', '--once', '--health', 'health.json'],
    ['keyholder', 'public', 'k.private', '--turns', '4', '--public', 'k.public'],
  ]) {
    expect((await gm(...words)).code, words.join(' ')).toBe(0);
    expect((await gm(...words)).code, words.join(' ')).toBe(0);
  }
});

test('a health file from a time to come is no good health', () => {
  const moment = '2999-01-01T00:00:00.000Z';
  const health: Health = { format: 1, process: 1, began: moment, every: 60, lookedAt: moment, games: [] };
  expect(faultsOf(health, '2026-03-01T12:00:00.000Z')).toEqual([
    `The watch says that it last checked at ${moment}, which is in the future, so nobody can tell whether it is running. Set the clocks of both machines.`,
  ]);
  expect(faultsOf(health, '2998-12-31T23:59:30.000Z')).toEqual([]);
});
