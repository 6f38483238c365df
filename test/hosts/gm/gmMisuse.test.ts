import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gmCli, gmHere } from '../../support/desk/gmCli.ts';
import { tempFolder } from '../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmHere(args, folder.path);
const program = (...args: string[]) => gmCli(args, { cwd: folder.path });

beforeAll(async () => {
  folder = await tempFolder();
  await mkdir(folder.of('in'));
  await writeFile(folder.of('in/letter.txt'), 'Dear game master, see attached.');
  expect(
    (await gm('new', 'gw9.game', '--empires', '2', '--seed', 'misuse', '--out', 'invitations')).code,
  ).toBe(0);
});
afterAll(() => folder.end());

test('misuse is exit 2, with the way out; help is exit 0', async () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['rnu', 'gw9.game'], 'Did you mean run?'],
    [['run'], "missing required argument 'GAME'"],
    [['run', 'none.game'], 'There is no none.game'],
    [['status', 'in/letter.txt'], 'is not a game'],
    [['publish', 'gw9.game'], '--out'],
    [['check', 'gw9.game', '--orders', 'nowhere.orders'], 'There is no nowhere.orders'],
  ];
  for (const [args, hint] of cases) {
    const { code, err } = await gm(...args);
    expect([args, code, err]).toEqual([args, 2, expect.stringContaining(hint)]);
  }
  expect(await program('run', 'none.game')).toEqual(await gm('run', 'none.game'));
  const help = await program('--help');
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('Exit codes: 0 done')]);
  const runHelp = await gm('help', 'run');
  expect([runHelp.code, runHelp.out]).toEqual([0, expect.stringContaining('--anyway')]);
});

test.each([
  [['mail', 'gw9.game', '--forms', 'forms'], '--forms', '--fetch'],
  [['mail', 'gw9.game', '--seat', 'gorn-hegemony', '--send'], '--seat', '--results'],
  [['mail', 'gw9.game', '--afresh'], '--afresh', '--results'],
  [['watch', 'gw9.game', '--once', '--forms', 'forms'], '--forms', '--mail'],
  [['watch', 'gw9.game', '--json'], '--json', '--once'],
  [['battle', 'gw9.game', '--out', 'invitations'], '--out', '--begin'],
])('%s is refused, for one option does nothing without another', async (args, option, needed) => {
  const { code, out, err } = await gm(...args);
  expect([code, out, err.replaceAll(/\s+/g, ' ')]).toEqual([
    2,
    '',
    expect.stringContaining(`${option} does nothing without ${needed}.`),
  ]);
});
