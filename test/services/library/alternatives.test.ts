import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import type { FiledAlternatives } from '#contract/player/alternatives.ts';
import { makeAlternatives } from '#main/services/library/alternatives.ts';
import type { Library } from '#main/services/library/library.ts';
import { boasts, codesOf, libraryAt, resultsOf, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* Other plans for a turn, kept beside the plan. */
afterAll(removeFolders);
const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
const alternatives = makeAlternatives(nodeFiles(), nodeFolders);
const tried = (...counts: readonly number[]): FiledAlternatives =>
  counts.map((count) => ({ name: `Boast ${count}`, plan: boasts(count) as never }));

async function withTurn() {
  const [gm, root] = [await toyGame(), tempFolder()];
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  return { gm, root, library, file: join(root, 'toy/ann/plan-0001-alternatives.json') };
}
const read = (library: Library, of = key) =>
  library.at(of, ({ folder }, ruleset) => alternatives.read(folder, of.turn, ruleset));
const save = (library: Library, list: FiledAlternatives, revision: number) =>
  library.at(key, ({ folder }, ruleset) => alternatives.save(folder, key.turn, ruleset, list, revision));

test('alternatives are there when the program starts again, and the plan stays as it was', async () => {
  const { root, library } = await withTurn();
  expect(valueOf(await read(library))).toEqual({ alternatives: [], revision: 0 });
  valueOf(await library.savePlan(key, boasts(1), 0));
  expect(valueOf(await save(library, tried(2, 3), 0))).toBe(1);
  expect(valueOf(await read(libraryAt(root)))).toEqual({ alternatives: tried(2, 3), revision: 1 });
  expect(valueOf(await library.open(key))).toMatchObject({ plan: boasts(1), planRevision: 1 });
});

test('what another window saved is not written over', async () => {
  const { library } = await withTurn();
  valueOf(await save(library, tried(2), 0));
  expect(codesOf(await save(library, tried(3), 0))).toEqual(['alternatives-changed-elsewhere']);
  expect(valueOf(await read(library)).alternatives).toEqual(tried(2));
});

test('plans that the rules do not know are refused; a file of them is put aside and named', async () => {
  const { library, file } = await withTurn();
  valueOf(await save(library, tried(1), 0));
  const strange = [{ name: 'Odd', plan: { hq: [{ kind: 'surrender', ref: 'ann.t1.o1' }], units: {} } }];
  expect(codesOf(await save(library, strange as never, 1))).toEqual(['unknown-order']);
  const text = JSON.stringify({ format: 1, revision: 4, alternatives: strange });
  writeFileSync(file, text);
  expect(valueOf(await read(library))).toEqual({
    alternatives: [],
    revision: 0,
    putAside: 'plan-0001-alternatives-unreadable.json',
  });
  expect(readFileSync(file.replace('.json', '-unreadable.json'), 'utf8')).toBe(text);
});

test('they belong to their turn: the next has none, and a forgotten turn takes them along', async () => {
  const { gm, root, library, file } = await withTurn();
  valueOf(await save(library, tried(2), 0));
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  expect(valueOf(await read(library, { ...key, turn: 2 } as never)).alternatives).toEqual([]);
  valueOf(await library.forget(key));
  expect(existsSync(file)).toBe(false);
  expect(existsSync(join(root, 'forgotten/toy/ann/plan-0001-alternatives.json'))).toBe(true);
});
