import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { splitFile } from '#kernel/files/envelope.ts';
import type { Library } from '#main/services/library/library.ts';
import { boasts, codesOf, libraryAt, resultsOf, toyGame, valueOf } from '../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);
const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
const bytesOf = ({ base64 }: { readonly base64: string }): Buffer => Buffer.from(base64, 'base64');

async function withTurn(): Promise<{
  readonly gm: Awaited<ReturnType<typeof toyGame>>;
  readonly root: string;
  readonly library: Library;
}> {
  const gm = await toyGame();
  const root = tempFolder();
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  return { gm, root, library };
}

test('a saved plan is there when the program starts again', async () => {
  const { root, library } = await withTurn();
  expect(valueOf(await library.savePlan(key, boasts(2), 0))).toBe(1);
  expect(valueOf(await library.savePlan(key, boasts(3), 1))).toBe(2);
  expect(valueOf(await libraryAt(root).open(key))).toMatchObject({
    plan: boasts(3),
    planRevision: 2,
    notes: [],
  });
  const [row] = valueOf(await libraryAt(root).list());
  expect(row?.orders).toBe(3);
  expect(row?.savedAt).toBeGreaterThan(0);
});

test('a plan that another window changed is not overwritten', async () => {
  const { library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(2), 0));
  expect(codesOf(await library.savePlan(key, boasts(9), 0))).toEqual(['plan-changed-elsewhere']);
  expect(valueOf(await library.open(key)).plan).toEqual(boasts(2));
});

test('of two windows that save at once, one is told', async () => {
  const { library } = await withTurn();
  const both = await Promise.all([library.savePlan(key, boasts(1), 0), library.savePlan(key, boasts(2), 0)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, false]);
});

test('of two programs that save in one moment, however often, one is told, and nothing that was saved is lost', async () => {
  const { root } = await withTurn();
  const programs = [libraryAt(root), libraryAt(root), libraryAt(root)];
  for (let revision = 0; revision < 20; revision += 1) {
    const saved = await Promise.all(
      programs.map((program, at) => program.savePlan(key, boasts(at + 1), revision)),
    );
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saved.filter(({ ok }) => !ok).flatMap((one) => codesOf(one))).toEqual([
      'plan-changed-elsewhere',
      'plan-changed-elsewhere',
    ]);
    expect(valueOf(await libraryAt(root).open(key))).toMatchObject({
      plan: boasts(saved.findIndex(({ ok }) => ok) + 1),
      planRevision: revision + 1,
    });
  }
});

test('a program that ended while it saved holds up nobody', async () => {
  const { root, library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(1), 0));
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const held = join(root, 'toy/ann/.plan-0001.json.held');
  writeFileSync(held, String(ended));
  expect(valueOf(await library.savePlan(key, boasts(2), 1))).toBe(2);
  expect(existsSync(held)).toBe(false);
});

test('orders that the rules do not know are refused, and the saved plan stays', async () => {
  const { library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(1), 0));
  const strange = { hq: [{ kind: 'surrender', ref: 'ann.t1.o1' }], units: {} };
  expect(codesOf(await library.savePlan(key, strange, 1))).toEqual(['unknown-order']);
  expect(valueOf(await library.open(key)).plan).toEqual(boasts(1));
});

test('impossible orders are saved like any', async () => {
  const { library } = await withTurn();
  const tooOften = { hq: [], units: { 'ann.digger': [{ kind: 'dig', ref: 'ann.t1.o1', times: 9 }] } };
  valueOf(await library.savePlan(key, tooOften, 0));
  expect(valueOf(await library.open(key)).plan).toEqual(tooOften);
});

test('a plan that cannot be read is put aside and said', async () => {
  const { root, library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(1), 0));
  writeFileSync(join(root, 'toy/ann/plan-0001.json'), '{"format":1,"rev');
  const opened = valueOf(await library.open(key));
  expect(opened).toMatchObject({ plan: boasts(0), planRevision: 0 });
  expect(opened.notes.map(({ code }) => code)).toEqual(['plan-put-aside']);
  expect(readFileSync(join(root, 'toy/ann/plan-0001-unreadable.json'), 'utf8')).toBe('{"format":1,"rev');
});

test('exported orders are taken by the game master as they were planned', async () => {
  const { gm, root, library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(2), 0));
  const file = valueOf(await library.exportOrders(key));
  expect(file.name).toBe('toyN01-ann.orders');
  expect(await gm.takeOrders(bytesOf(file), file.name)).toMatchObject({
    verdict: 'final',
    seat: 'ann',
    plan: boasts(2),
  });
  expect(readFileSync(join(root, 'toy/ann/orders/toyN01-ann.orders'))).toEqual(bytesOf(file));
});

test('one\u2019s own orders file opens the turn with its plan, on another machine too; the plan before it is kept', async () => {
  const { gm, root, library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(2), 0));
  const file = bytesOf(valueOf(await library.exportOrders(key)));
  valueOf(await library.savePlan(key, boasts(5), 1));
  expect(valueOf(await library.take(file))).toMatchObject({ what: 'orders', key, news: 'new' });
  expect(valueOf(await library.open(key))).toMatchObject({ plan: boasts(2), planRevision: 3 });
  expect(JSON.parse(readFileSync(join(root, 'toy/ann/plan-0001-replaced.json'), 'utf8')).plan).toEqual(
    boasts(5),
  );
  expect(valueOf(await library.take(file)).news).toBe('already-here');

  const elsewhere = libraryAt(tempFolder());
  expect(codesOf(await elsewhere.take(file))).toEqual(['turn-not-here']);
  valueOf(await elsewhere.take(resultsOf(gm)));
  valueOf(await elsewhere.take(file));
  expect(valueOf(await elsewhere.open(key)).plan).toEqual(boasts(2));
});

test('an orders file changed on its way is refused', async () => {
  const { library } = await withTurn();
  const file = bytesOf(valueOf(await library.exportOrders(key)));
  const parts = splitFile(file);
  if (!parts.ok) throw new Error('an own file cannot be split');
  const forged = Buffer.from(
    String(file.subarray(0, parts.value.head.length)).replace('"edition":1', '"edition":1 '),
  );
  const changed = Buffer.concat([forged, file.subarray(parts.value.head.length)]);
  expect(codesOf(await library.take(changed))).toEqual(['changed-after-signing']);
});

test('forgetting the orders empties the plan and keeps it beside', async () => {
  const { root, library } = await withTurn();
  valueOf(await library.savePlan(key, boasts(2), 0));
  expect(valueOf(await library.forgetPlan(key))).toBe(2);
  expect(valueOf(await library.open(key))).toMatchObject({ plan: boasts(0), planRevision: 2 });
  expect(existsSync(join(root, 'toy/ann/plan-0001-replaced.json'))).toBe(true);
});
