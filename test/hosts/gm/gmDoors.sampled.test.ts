import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { foldersWithin } from '#main/adapters/nodeFolders.ts';
import { gmCli, gmHere } from '../../support/desk/gmCli.ts';
import { codesOf, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { starting } from '../../support/programs/programs.ts';
import { moment } from '../../support/time/moments.ts';
import { longTest } from '../../support/sample.ts';

/* What comes in at the game master's command line: secrets, pipes, locks. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: readonly string[]) => gmHere(args, folder.path);
beforeAll(async () => {
  folder = await tempFolder();
  expect(
    (await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '3', '--seed', 'doors', '--out', 'out')).code,
  ).toBe(0);
});
afterAll(() => folder.end());
const anySeat = async (): Promise<string> =>
  (JSON.parse((await gm('status', 'gw9.game', '--json')).out) as { seats: { seat: string }[] }).seats[0]
    ?.seat ?? '';

test('a passphrase among the words of a command is refused with what to use; from a file it closes the invitation', async () => {
  const one = await anySeat();
  for (const command of [['replace', '--reason', 'left'], ['standin']]) {
    const [name = '', ...more] = command;
    const told = await gm(
      name,
      'gw9.game',
      one,
      '--player',
      'Kim',
      '--out',
      'kim',
      '--passphrase',
      'red giant',
      ...more,
    );
    expect([told.code, told.out]).toEqual([2, '']);
    expect(told.err.replace(/\s+/g, ' ')).toContain('--passphrase-file');
    expect(told.err).not.toContain('red giant');
  }
  expect(readdirSync(folder.path)).not.toContain('kim');
  writeFileSync(folder.of('words'), 'red giant\nmore\n');
  const { code } = await gm(
    'replace',
    'gw9.game',
    one,
    '--player',
    'Kim',
    '--reason',
    'left',
    '--out',
    'kim',
    '--passphrase-file',
    'words',
  );
  expect(code).toBe(0);
  expect(readFileSync(folder.of(`kim/${readdirSync(folder.of('kim'))[0] ?? ''}`)).toString('latin1')).toMatch(
    /"sealed":"passphrase"[^]*-> scrypt \S+ 18\n/,
  );
  writeFileSync(folder.of('empty'), '\n');
  expect(
    (await gm('standin', 'gw9.game', one, '--player', 'Kim', '--out', 'kim', '--passphrase-file', 'empty'))
      .code,
  ).toBe(2);
});

longTest('a passphrase comes in by standard input', async () => {
  const child = spawn(
    process.execPath,
    [
      ...starting('gm'),
      'standin',
      'gw9.game',
      await anySeat(),
      '--player',
      'Lee',
      '--out',
      'lee',
      '--passphrase-file',
      '-',
    ],
    { cwd: folder.path },
  );
  child.stdin.end('white dwarf\n');
  expect(await new Promise((done) => child.on('close', done))).toBe(0);
  expect(
    readFileSync(folder.of(`lee/${readdirSync(folder.of('lee'))[0] ?? ''}`)).toString('latin1'),
  ).toContain('"sealed":"passphrase"');
});

test.skipIf(process.platform === 'win32')(
  'a pipe that is named as a game is refused at once, not waited for',
  async () => {
    await promisify(execFile)('mkfifo', [folder.of('pipe.game')]);
    const told = await gmCli(['status', 'pipe.game'], { cwd: folder.path, killWhen: moment(30_000) });
    expect(told.code).toBe(2);
    expect(told.err).toContain('pipe.game is not a game');
  },
);

test('gm unlock breaks the lock of a machine that is gone', async () => {
  const store = valueOf(await gameFiles.open(folder.of('gw9.game')));
  store.lock.take('elsewhere 77', 'running turn 1', '2031-01-01T00:00:00.000Z');
  store.close();
  const refused = await gm(
    'replace',
    'gw9.game',
    await anySeat(),
    '--player',
    'Lee',
    '--reason',
    'left',
    '--out',
    'lee',
  );
  expect(`${refused.out} ${refused.err}`.replace(/\s+/g, ' ')).toContain('gm unlock gw9.game');
  expect(await gm('unlock', 'gw9.game')).toMatchObject({
    code: 0,
    out: expect.stringContaining('elsewhere 77'),
  });
  expect((await gm('unlock', 'gw9.game')).code).toBe(2);
});

test('a folder that was there and vanished is said, not shown as empty; one that never was is empty', async () => {
  const root = folder.of('library');
  const folders = foldersWithin(root);
  expect(valueOf(await folders.folders(root))).toEqual([]);
  mkdirSync(`${root}/gw9`, { recursive: true });
  expect(valueOf(await folders.folders(root))).toEqual(['gw9']);
  renameSync(root, folder.of('elsewhere'));
  for (const path of [root, `${root}/game-master`])
    expect(codesOf(await folders.folders(path))).toEqual(['folder-gone']);
  renameSync(folder.of('elsewhere'), root);
  expect(valueOf(await folders.folders(root))).toEqual(['gw9']);
});

test('status and run say that the app’s desk has the same game at another turn, and nothing of the file itself or of another game', async () => {
  const library = folder.of('desk');
  const there = `${library}/game-master/gw9`;
  mkdirSync(there, { recursive: true });
  const told = async (...args: readonly string[]): Promise<string> =>
    (await gmHere(args, folder.path, { SEALED_ORDERS_LIBRARY: library })).err.replace(/\s+/g, ' ');
  expect((await gm('export', 'gw9.game', '--out', `${there}/gw9.game`)).code).toBe(0);
  expect(await told('status', 'gw9.game')).toBe('');
  const run = await told('run', 'gw9.game', '--unjudged');
  expect(run).not.toContain('your desk');
  const warning = `your desk in the app has another copy of this game, at turn 1, in ${there}/gw9.game; this file stands at turn 2.`;
  expect(await told('status', 'gw9.game')).toContain(warning);
  expect(await told('status', `${there}/gw9.game`)).toBe('');
  expect(await told('run', 'gw9.game', '--unjudged')).toContain(warning);
  expect(
    (await gm('new', 'other.game', '--id', 'gw9', '--empires', '3', '--seed', 'doors', '--out', 'others'))
      .code,
  ).toBe(0);
  expect(await told('status', 'other.game')).toBe('');
});
