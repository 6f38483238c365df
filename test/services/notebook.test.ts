import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyNotebook, type Notebook } from '#contract/player/notebook.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { makeNotebooks } from '#main/services/notebook.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { codesOf, libraryAt, resultsOf, toyGame, valueOf } from '../support/play/toyGame.ts';

afterAll(removeFolders);
const notebooks = makeNotebooks(nodeFiles(), nodeFolders);
const noted = (text: string): Notebook => ({
  ...emptyNotebook,
  notes: [{ to: 'place', id: 'p1', text, turn: 3 }],
});

test('a notebook is empty until it is written, and is there again afterwards', async () => {
  const folder = tempFolder();
  expect(valueOf(await notebooks.read(folder))).toEqual({ notebook: emptyNotebook, revision: 0 });
  expect(valueOf(await notebooks.save(folder, noted('weak'), 0))).toBe(1);
  expect(valueOf(await notebooks.save(folder, noted('strong'), 1))).toBe(2);
  expect(valueOf(await notebooks.read(folder))).toEqual({ notebook: noted('strong'), revision: 2 });
});

test('what another window wrote in between is not written over', async () => {
  const folder = tempFolder();
  valueOf(await notebooks.save(folder, noted('one'), 0));
  expect(codesOf(await notebooks.save(folder, noted('two'), 0))).toEqual(['notebook-changed-elsewhere']);
  // Nor what was begun anew by hand since this window read a later one.
  expect(codesOf(await notebooks.save(folder, noted('two'), 2))).toEqual(['notebook-changed-elsewhere']);
  expect(valueOf(await notebooks.read(folder)).notebook).toEqual(noted('one'));
});

test.each([
  ['cut short', '{"format":1,"revi'],
  ['of another format', '{"format":2,"revision":1,"notebook":{}}'],
  ['not text', '\u0000\uFFFD'],
])('a notebook that is %s is put aside and named, and a new one begun', async (_what, text) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'notebook.json'), text);
  expect(valueOf(await notebooks.read(folder))).toEqual({
    notebook: emptyNotebook,
    revision: 0,
    putAside: 'notebook-unreadable.json',
  });
  expect(readFileSync(join(folder, 'notebook-unreadable.json'), 'utf8')).toBe(text);
  expect(existsSync(join(folder, 'notebook.json'))).toBe(false);
});

test('a notebook that cannot be read just now is not taken for an empty one', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'notebook.json'));
  expect(codesOf(await notebooks.read(folder))).not.toEqual([]);
  expect(codesOf(await notebooks.save(folder, noted('lost'), 0))).not.toEqual([]);
});

test('a seat of which no turn is here has no notebook', async () => {
  const root = tempFolder();
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(await toyGame())));
  expect(
    valueOf(
      await library.inSeat({ game: 'toy', seat: 'ann' }, ({ folder }) =>
        notebooks.save(folder, noted('mine'), 0),
      ),
    ),
  ).toBe(1);
  expect(
    codesOf(
      await library.inSeat({ game: 'toy', seat: 'bob' }, ({ folder }) =>
        notebooks.save(folder, noted('theirs'), 0),
      ),
    ),
  ).toEqual(['seat-not-here']);
  expect(existsSync(join(root, 'toy', 'bob'))).toBe(false);
});

test('a notebook is for its owner’s eyes, and goes with the last turn of its game', async () => {
  const root = tempFolder();
  const library = libraryAt(root);
  const ann = { game: 'toy', seat: 'ann' };
  const file = join(root, 'toy', 'ann', 'notebook.json');
  const gm = await toyGame();
  valueOf(await library.take(resultsOf(gm)));
  valueOf(await library.inSeat(ann, ({ folder }) => notebooks.save(folder, noted('mine'), 0)));
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const name of ['mail-password', 'sending.json']) writeFileSync(join(root, 'toy', 'ann', name), 'x');
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  valueOf(await library.forget({ ...ann, turn: 1 }));
  expect(existsSync(file)).toBe(true);
  valueOf(await library.forget({ ...ann, turn: 2 }));
  expect(
    ['notebook.json', 'mail-password', 'sending.json'].filter((name) =>
      existsSync(join(root, 'toy', 'ann', name)),
    ),
  ).toEqual([]);
  expect(
    ['notebook.json', 'mail-password', 'sending.json'].filter((name) =>
      existsSync(join(root, 'forgotten', 'toy', 'ann', name)),
    ),
  ).toEqual(['notebook.json', 'sending.json']);
  // Another game of the same name begins with nothing written.
  valueOf(await library.take(resultsOf(await toyGame())));
  expect(valueOf(await library.inSeat(ann, ({ folder }) => notebooks.read(folder)))).toEqual({
    notebook: emptyNotebook,
    revision: 0,
  });
});
