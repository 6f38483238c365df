import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gmHere } from '../../support/desk/gmCli.ts';
import { tempFolder } from '../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmHere(args, folder.path);
const lines = (out: string): readonly string[] => out.trimEnd().split('\n');

beforeAll(async () => {
  folder = await tempFolder();
  const { code, err } = await gm(
    'new',
    'gw9.game',
    '--id',
    'gw9',
    '--empires',
    '3',
    '--seed',
    'seats',
    '--seat',
    'gorn-hegemony=Cy',
    '--computer',
    'others',
    '--computer-conquers',
  );
  expect([code, err]).toEqual([0, '']);
});
afterAll(() => folder.end());

describe('gm seat', () => {
  test('lists who leads what, and decides from the current turn on', async () => {
    const listed = lines((await gm('seat', 'gw9.game')).out);
    expect(listed).toHaveLength(3);
    expect(listed.filter((line) => line.includes('computer, royalty'))).toHaveLength(2);
    expect(listed.find((line) => line.startsWith('gorn-hegemony'))).toMatch(/player, royalty {2}\(Cy\)$/);
    const decided = await gm('seat', 'gw9.game', 'gorn-hegemony', '--computer', '--commoner');
    expect([decided.code, decided.out.trim()]).toEqual([
      0,
      'gorn-hegemony (Gorn Hegemony)  commoner from this turn on, computer from this turn on  (Cy)',
    ]);
    const status = await gm('status', 'gw9.game');
    expect(status.out.replace(/\s+/g, ' ')).toContain(
      '0 of 0 empires have sent orders, and the computer leads 3',
    );
    expect(status.out).toContain('Let the computer lead the Gorn Hegemony');
    expect(JSON.parse((await gm('status', 'gw9.game', '--json')).out).missing).toEqual([]);
    expect((await gm('show', 'gw9.game')).out).toContain('Decrees of this turn');
  });

  test('is part of the turn that is run, and of its archive', async () => {
    const run = await gm('run', 'gw9.game', '--out', 'results');
    expect([run.code, run.out]).toEqual([0, expect.stringContaining('3 results files')]);
    expect(run.out).not.toContain('Without orders');
    expect(JSON.parse((await gm('seat', 'gw9.game', '--json')).out).seats).toContainEqual({
      seat: 'gorn-hegemony',
      player: 'Cy',
      words: ['commoner', 'computer'],
      decreed: [],
    });
    await gm('archive', 'gw9.game', '--out', 'gw9.gz');
    expect((await gm('show', 'gw9.gz')).out).toContain('Make the Gorn Hegemony a commoner');
  });

  test('says what to write instead of what makes no sense', async () => {
    const [nothing, nobody, both, stranger] = [
      await gm('seat', 'gw9.game', 'gorn-hegemony'),
      await gm('seat', 'gw9.game', '--computer'),
      await gm('seat', 'gw9.game', 'gorn-hegemony', '--computer', '--player'),
      await gm('seat', 'gw9.game', 'zoe', '--player'),
    ];
    expect([nothing.code, nobody.code, both.code, stranger.code]).toEqual([2, 2, 2, 2]);
    expect(nothing.err).toContain('--computer-cautious or --player');
    expect(nobody.err).toContain('Which seat?');
    expect(both.err).toContain('contradict each other');
    expect(stranger.err).toContain('no seat zoe');
    const strange = await gm('new', 'x.game', '--empires', '3', '--computer', 'zoe');
    const twice = await gm(
      'new',
      'x.game',
      '--empires',
      '3',
      '--computer',
      'all',
      '--computer',
      'gorn-hegemony',
    );
    expect([strange.code, strange.err, twice.code]).toEqual([2, expect.stringContaining('no seat zoe'), 2]);
    expect(twice.err).toContain('cannot be combined');
  });
});
