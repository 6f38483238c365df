import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import type { Files } from '#main/ports/files.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import { again, answersOf, north, pearlsThatAsk, reopened } from '../../support/desk/askedPearls.ts';
import { base64, countedPage, key } from '../../support/counting/walks.ts';
import { boasts, codesOf, otherResultsOf, resultsOf, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* What is remembered of a file is good only as long as the file is as it was: other programs, and people, write to the same library. */

afterAll(removeFolders);

/** Writes into a file, in place and with its old time, until the disk’s clock has gone on. */
function rewritten(path: string, bytes: Uint8Array): void {
  const { atimeMs, mtimeMs, ctimeMs } = statSync(path);
  do {
    writeFileSync(path, bytes);
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000);
  } while (statSync(path).ctimeMs === ctimeMs);
}

/** A turn with its results opened, and planned twice. */
async function planned(files?: Files) {
  const gm = await toyGame();
  const root = tempFolder();
  const { client } = countedPage(root, undefined, files);
  valueOf(await client['file.open']({ name: 'a.new', base64: base64(resultsOf(gm)) }));
  const { digest } = valueOf(await client['turn.open']({ key }));
  const edit = (revision: number) =>
    client['plan.save']({ key, plan: boasts(revision % 3), revision, digest });
  for (const revision of [0, 1]) valueOf(await edit(revision));
  const at = (name: string): string => join(root, 'toy', 'ann', name);
  return { gm, root, client, digest, edit, at };
}

describe('between two edits of a plan', () => {
  test('results of the same length and time are put in the place of those that were opened', async () => {
    const { gm, client, digest, edit, at } = await planned();
    const path = at('turn-0001.new');
    const [one, two] = [await otherResultsOf(gm), await otherResultsOf(gm)];
    rewritten(path, one);
    expect(codesOf(await edit(2))).toEqual(['results-changed-elsewhere']);
    const now = valueOf(await client['turn.open']({ key }));
    expect(now.digest).not.toBe(digest);
    valueOf(await client['plan.save']({ key, plan: boasts(1), revision: 2, digest: now.digest }));
    expect(two.length).toBe(one.length);
    rewritten(path, two);
    const late = await client['plan.save']({ key, plan: boasts(2), revision: 3, digest: now.digest });
    expect(codesOf(late)).toEqual(['results-changed-elsewhere']);
  });

  test('results are damaged, cut short, converted, or taken away', async () => {
    const { edit, at } = await planned();
    const path = at('turn-0001.new');
    const whole = readFileSync(path);
    const broken = Buffer.from(whole);
    broken[whole.length - 3]! ^= 1;
    const said: (readonly string[])[] = [];
    const text = Buffer.from(whole.toString('utf8'));
    for (const bytes of [broken, whole.subarray(0, -7), text, Buffer.from('nonsense')]) {
      rewritten(path, bytes);
      said.push(codesOf(await edit(2)));
    }
    renameSync(path, at('gone'));
    said.push(codesOf(await edit(2)));
    expect(said).toEqual([['damaged'], ['truncated'], ['damaged'], ['not-ours'], ['turn-not-here']]);
    renameSync(at('gone'), path);
    rewritten(path, whole);
    expect(valueOf(await edit(2))).toEqual({ revision: 3 });
  });

  test('keys are taken away', async () => {
    const { gm, client, at } = await planned();
    rewritten(at('turn-0001.new'), await otherResultsOf(gm));
    const { digest } = valueOf(await client['turn.open']({ key }));
    const edit = (revision: number) => client['plan.save']({ key, plan: boasts(1), revision, digest });
    valueOf(await edit(2));
    renameSync(at('keys'), at('kept'));
    expect(codesOf(await edit(3))).toEqual(['cannot-unseal']);
    renameSync(at('kept'), at('keys'));
    valueOf(await edit(3));
  });

  test('another program takes in other results, and chooses them', async () => {
    const { gm, root, edit } = await planned();
    const other = countedPage(root).client;
    const file = await otherResultsOf(gm);
    valueOf(await other['file.open']({ name: 'b.new', base64: base64(file) }));
    valueOf(await edit(2));
    const { versions } = valueOf(await other['turn.open']({ key }));
    valueOf(await other['turn.choose']({ key, digest: versions[1]! }));
    expect(codesOf(await edit(3))).toEqual(['results-changed-elsewhere']);
  });

  test('another program saves the plan', async () => {
    const { root, client, digest, edit } = await planned();
    const other = countedPage(root).client;
    valueOf(await other['plan.save']({ key, plan: boasts(2), revision: 2, digest }));
    expect(codesOf(await edit(2))).toEqual(['plan-changed-elsewhere']);
    valueOf(await edit(3));
    expect(valueOf(await other['turn.open']({ key })).planRevision).toBe(4);
    expect(valueOf(await client['turn.open']({ key })).plan).toEqual(boasts(0));
  });

  test('the plan is written to by hand: a sound one counts, a broken one is put aside', async () => {
    const { client, digest, at } = await planned();
    const path = at('plan-0001.json');
    const plan = JSON.parse(readFileSync(path, 'utf8')) as object;
    rewritten(path, Buffer.from(JSON.stringify({ ...plan, plan: boasts(2) })));
    const { orders } = valueOf(await client['library.list']({}))[0]!;
    const seen = valueOf(await client['turn.open']({ key }));
    expect([orders, seen.planRevision, seen.plan]).toEqual([2, 2, boasts(2)]);
    const broken = Buffer.from(JSON.stringify({ ...plan, plan: { hq: [{ kind: 'win' }], units: {} } }));
    rewritten(path, broken);
    const edit = (revision: number) => client['plan.save']({ key, plan: boasts(1), revision, digest });
    expect(codesOf(await edit(2))).toEqual(['plan-changed-elsewhere']);
    expect(readFileSync(at('plan-0001-unreadable.json'))).toEqual(broken);
    valueOf(await edit(0));
  });
});

test('orders are made from the results that lie there now, whatever a disk says of them', async () => {
  const files = nodeFiles();
  const { gm, client, digest, edit, at } = await planned({
    ...files,
    list: async (folder, wanted) => {
      const listed = await files.list(folder, wanted);
      return listed.ok
        ? { ...listed, value: listed.value.map((one) => ({ ...one, stamp: 'as before' })) }
        : listed;
    },
  });
  valueOf(await edit(2));
  rewritten(at('turn-0001.new'), await otherResultsOf(gm));
  expect(codesOf(await client['orders.export']({ key, shown: { digest, revision: 3 } }))).toEqual([
    'results-changed-elsewhere',
  ]);
  rmSync(at('turn-0001.new'));
  expect(codesOf(await client['orders.export']({ key, shown: { digest, revision: 3 } }))).toEqual([
    'turn-not-here',
  ]);
});

test('a stamp is another as soon as the file is, and a file just written has none', async () => {
  const root = tempFolder();
  const path = join(root, 'a');
  writeFileSync(path, 'one');
  const stampAt = async (now: number): Promise<string | undefined> =>
    valueOf(await nodeFiles({ now: () => new Date(now).toISOString() }).list(root))[0]?.stamp;
  const { ctimeMs } = statSync(path);
  expect(await stampAt(ctimeMs + 1_000)).toBeUndefined();
  const first = await stampAt(ctimeMs + 60_000);
  expect(first).toBeDefined();
  expect(await stampAt(ctimeMs + 90_000)).toBe(first);
  rewritten(path, Buffer.from('two'));
  const second = await stampAt(ctimeMs + 60_000);
  writeFileSync(join(root, 'b'), 'two');
  renameSync(join(root, 'b'), path);
  expect(new Set([first, second, await stampAt(ctimeMs + 60_000)]).size).toBe(3);
});

test('what a run waits for is read anew when another program has written it, and not when nothing came of writing', async () => {
  const world = await pearlsThatAsk();
  await world.gm.run();
  const { store } = world.gm;
  const before = waitingOf(store);
  expect(waitingOf(store)).toBe(before);
  expect(() =>
    store.together(() => {
      store.setMemo('waiting', undefined);
      expect(waitingOf(store)).toBeUndefined();
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(waitingOf(store)).toEqual(before);
  const other = await reopened(world.path);
  await other.takeAnswers([await answersOf(world, north, [again])]);
  expect(waitingOf(store)?.files.map(({ seat }) => seat)).toEqual([north]);
  other.close();
  world.gm.close();
});
