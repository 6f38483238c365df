import { spawnSync } from 'node:child_process';
import { chown, mkdir, open, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { good } from '#kernel/words/result.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { codesOf, tempFolder, toyGame, valueOf } from '../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const files = nodeFiles();
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytes = (said: string): Uint8Array => new TextEncoder().encode(said);

beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

test('what is written can be read, and writing again replaces it', async () => {
  const path = folder.of('deep/er/file');
  valueOf(await files.write(path, bytes('one')));
  valueOf(await files.write(path, bytes('two')));
  expect(text(valueOf(await files.read(path, 3)))).toBe('two');
  expect(await readdir(folder.of('deep/er'))).toEqual(['file']);
});

test('a new file takes the place of the old one, which whoever had begun to read it reads on', async () => {
  const path = folder.of('whole');
  valueOf(await files.write(path, bytes('the old one')));
  const before = await stat(path);
  const reader = process.platform === 'win32' ? undefined : await open(path);
  valueOf(await files.write(path, bytes('the new one')));
  expect((await stat(path)).ino).not.toBe(before.ino);
  if (reader !== undefined) {
    expect(text(await reader.readFile())).toBe('the old one');
    await reader.close();
  }
  expect(text(valueOf(await files.read(path, 20)))).toBe('the new one');
});

test('a folder that is gone is made again, for a file and for work on one', async () => {
  const path = folder.of('again/file');
  valueOf(await files.write(path, bytes('one')));
  await rm(folder.of('again'), { recursive: true });
  valueOf(await files.write(path, bytes('two')));
  await rm(folder.of('again'), { recursive: true });
  expect(valueOf(await files.alone(path, () => Promise.resolve(good(3))))).toBe(3);
  expect(await readdir(folder.of('again'))).toEqual([]);
});

test('a secret file is for its owner alone', async () => {
  valueOf(await files.write(folder.of('secret'), bytes('key'), { secret: true }));
  if (process.platform !== 'win32') expect((await stat(folder.of('secret'))).mode & 0o777).toBe(0o600);
});

test('a write that fails leaves the old file, and nothing else', async () => {
  await mkdir(folder.of('place/taken'), { recursive: true });
  await writeFile(folder.of('place/taken/inside'), 'x');
  expect(codesOf(await files.write(folder.of('place/taken'), bytes('new')))).toEqual(['not-a-file']);
  expect(await readdir(folder.of('place'))).toEqual(['taken']);
  expect(codesOf(await files.write(folder.of('place/taken/inside/file'), bytes('new')))).toHaveLength(1);
});

test('what a killed write left behind is swept away; one under way is not', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await mkdir(folder.of('swept'));
  const names = [
    `.a.new.${pid}-0123abcd.partial`,
    `.b.game.${pid}-0123abcd.partial-journal`,
    `.c.new.${process.ppid}-0123abcd.partial`,
    '.d.partial',
    'e.partial',
  ];
  for (const name of names) await writeFile(folder.of(`swept/${name}`), 'half');
  expect(valueOf(await files.list(folder.of('swept'))).map(({ name }) => name)).toEqual([
    '.d.partial',
    'e.partial',
  ]);
  valueOf(await nodeFiles().write(folder.of('swept/f'), bytes('x')));
  expect(await readdir(folder.of('swept'))).toEqual([names[2], '.d.partial', 'e.partial', 'f']);
});

test('a folder lists its files in one order, with no folders', async () => {
  await mkdir(folder.of('listed/folder'), { recursive: true });
  for (const name of ['b', 'a', 'B', 'a1']) await writeFile(folder.of(`listed/${name}`), name);
  expect(valueOf(await files.list(folder.of('listed'))).map(({ name, size }) => [name, size])).toEqual([
    ['B', 1],
    ['a', 1],
    ['a1', 2],
    ['b', 1],
  ]);
  expect(valueOf(await files.list(folder.of('nowhere')))).toEqual([]);
  expect(
    valueOf(await files.list(folder.of('listed'), (name) => name.startsWith('a'))).map(({ name }) => name),
  ).toEqual(['a', 'a1']);
});

test('removing is done when nothing is there', async () => {
  valueOf(await files.write(folder.of('gone'), bytes('x')));
  valueOf(await files.remove(folder.of('gone')));
  valueOf(await files.remove(folder.of('gone')));
  expect(codesOf(await files.read(folder.of('gone'), 10))).toEqual(['no-such-file']);
});

test('reading is refused by name', async () => {
  await writeFile(folder.of('long'), 'four');
  expect(codesOf(await files.read(folder.of('long'), 3))).toEqual(['too-large']);
  expect(codesOf(await files.read(folder.path, 3))).toEqual(['not-a-file']);
  expect(codesOf(await files.read(folder.of('long/er'), 3))).toEqual(['not-a-folder']);
  if (process.platform !== 'win32') {
    await symlink(folder.of('loop'), folder.of('loop'));
    expect(codesOf(await files.read(folder.of('loop'), 3))).toEqual(['file-trouble']);
  }
});

test('what is made in somebody’s folder is theirs, whoever makes it: files, folders, and games with their copies', async () => {
  const home = folder.of('theirs');
  await mkdir(home);
  // Only root can give a folder away; for others it is their own anyway.
  const id = process.getuid?.() === 0 ? 12_345 : (process.getuid?.() ?? 0);
  if (process.getuid?.() === 0) await chown(home, id, id);
  valueOf(await files.write(`${home}/results/of/turn.new`, bytes('results'), { secret: true }));
  const gm = await toyGame(`${home}/games/toy.game`);
  await gm.store.copyTo(`${home}/copies/toy.game`);
  gm.close();
  const made = ['results', 'results/of', 'results/of/turn.new', 'games', 'games/toy.game', 'copies/toy.game'];
  const owners = await Promise.all(made.map(async (name) => (await stat(`${home}/${name}`)).uid));
  expect(owners).toEqual(made.map(() => id));
});
