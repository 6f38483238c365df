import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { mostSaves } from '#kernel/files/bodies.ts';
import { defined } from '#kernel/words/defined.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { Library } from '#main/services/library/library.ts';
import { makeOrdersFile } from '#main/services/turnFiles.ts';
import { boasts, codesOf, libraryAt, resultsOf, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* The player's side of the number that every saved orders file bears. */
afterAll(removeFolders);
const key = { game: 'toy', seat: 'ann', turn: 1 } as const;

interface World {
  readonly gm: Gm;
  readonly root: string;
  readonly library: Library;
}

async function withTurn(): Promise<World> {
  const [gm, root] = [await toyGame(), tempFolder()];
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  return { gm, root, library };
}

const exported = async (library: Library): Promise<Uint8Array> =>
  Buffer.from(valueOf(await library.exportOrders(key)).base64, 'base64');
/** The number that a file bears, as the game master reads it. */
const saveOf = async ({ gm }: World, file: Uint8Array): Promise<number | undefined> =>
  (await gm.takeOrders(file, 'x.orders')).saves;
/** A file of ann's orders with this number, as another program of hers may have saved it. */
async function numbered({ gm }: World, saves: number | undefined, boast = 1): Promise<Uint8Array> {
  const { facts } = gm.store;
  const [results, seat] = [
    gm.store.results(1).find((one) => one.seat === 'ann'),
    gm.store.seats().find((one) => one.seat === 'ann'),
  ];
  if (results === undefined || seat === undefined) throw new Error('no ann');
  const mark = { game: 'toy', ruleset: facts.ruleset, edition: facts.edition, turn: 1, seat: seat.seat };
  const body = {
    plan: boasts(boast),
    basis: results.digest,
    program: '1.2.3',
    status: 'final' as const,
    ...defined({ saves }),
  };
  return makeOrdersFile(sealing, mark, body, {
    signKey: seat.privately.sign,
    recipient: facts.publicly.seal,
    copyTo: seat.publicly.seal,
  });
}

test('each saved file has the next number: planned or not, after a restart, and whatever becomes of the plan', async () => {
  const world = await withTurn();
  const { root, library } = world;
  expect(await saveOf(world, await exported(library))).toBe(1);
  valueOf(await library.savePlan(key, boasts(2), 0));
  expect(await saveOf(world, await exported(library))).toBe(2);
  const again = libraryAt(root);
  expect(await saveOf(world, await exported(again))).toBe(3);
  valueOf(await again.forgetPlan(key));
  expect(await saveOf(world, await exported(again))).toBe(4);
  writeFileSync(join(root, 'toy/ann/plan-0001.json'), '{"format":1,"rev');
  expect(await saveOf(world, await exported(again))).toBe(5);
  rmSync(join(root, 'toy/ann/orders/saves'), { recursive: true });
  expect(await saveOf(world, await exported(again))).toBe(6);
});

test('counting a save changes neither the plan’s revision nor when it was saved, and makes no plan of none', async () => {
  const { library } = await withTurn();
  await exported(library);
  expect(valueOf(await library.list())[0]).not.toHaveProperty('savedAt');
  expect(valueOf(await library.savePlan(key, boasts(1), 0))).toBe(1);
  const before = valueOf(await library.list())[0]?.savedAt;
  await exported(library);
  expect(valueOf(await library.open(key)).planRevision).toBe(1);
  expect(valueOf(await library.list())[0]?.savedAt).toBe(before);
});

test('another computer that opens the file goes on from its number', async () => {
  const world = await withTurn();
  for (let save = 1; save < 5; save += 1) await exported(world.library);
  const fifth = await exported(world.library);
  const laptop = libraryAt(tempFolder());
  valueOf(await laptop.take(resultsOf(world.gm)));
  valueOf(await laptop.savePlan(key, boasts(3), 0));
  await exported(laptop);
  valueOf(await laptop.take(fifth));
  expect(await saveOf(world, await exported(laptop))).toBe(6);
  // Opening an older one does not go back.
  valueOf(await laptop.take(await numbered(world, 2)));
  expect(await saveOf(world, await exported(laptop))).toBe(7);
});

test('no file of one’s own takes later saves out of reach, and a stranger’s counts for nothing', async () => {
  const world = await withTurn();
  valueOf(await world.library.take(await numbered(world, mostSaves)));
  const [one, two] = [await exported(world.library), await exported(world.library)];
  for (const [name, file] of [
    ['one', one],
    ['two', two],
  ] as const)
    await world.gm.takeOrders(file, name);
  expect(await saveOf(world, two)).toBe(mostSaves);
  expect(world.gm.standing().seats[0]?.counts?.name).toBe('two');
  for (const saves of [2 ** 53, -1, mostSaves + 1])
    expect(codesOf(await world.library.take(await numbered(world, saves)))).toContain('unreadable-body');

  const other = await withTurn();
  expect(codesOf(await other.library.take(await numbered(world, 900)))).toEqual(['changed-after-signing']);
  expect(await saveOf(other, await exported(other.library))).toBe(1);
});

test('every file that was saved or opened is kept, those of older programs too', async () => {
  const world = await withTurn();
  const { root, library } = world;
  const older = await numbered(world, undefined);
  valueOf(await library.savePlan(key, boasts(2), 0));
  const first = await exported(library);
  writeFileSync(join(root, 'toy/ann/orders/toyN01-ann.orders'), older);
  const second = await exported(library);
  const foreign = await numbered(world, 7, 4);
  valueOf(await library.take(foreign));
  valueOf(await library.take(foreign));
  const kept = readdirSync(join(root, 'toy/ann/orders/saves')).sort();
  expect(kept.map((name) => name.replace(/[0-9a-f]{8}\.orders$/, ''))).toEqual([
    'toyN01-ann-save-0000-',
    'toyN01-ann-save-0001-',
    'toyN01-ann-save-0002-',
    'toyN01-ann-save-0007-',
  ]);
  const bytes = kept.map((name) => readFileSync(join(root, 'toy/ann/orders/saves', name)));
  expect(bytes.map((one) => one.toString('base64'))).toEqual(
    [older, first, second, foreign].map((one) => Buffer.from(one).toString('base64')),
  );
});

test('a turn that was forgotten and taken in again goes on from its number: what was sent before does not outrank it', async () => {
  const world = await withTurn();
  const { gm, library } = world;
  await exported(library);
  await exported(library);
  valueOf(await library.forget(key));
  valueOf(await library.take(resultsOf(gm)));
  expect(await saveOf(world, await exported(library))).toBe(3);
});

test('a library says under one name which saves are its own, and when; one made anew has another name', async () => {
  const world = await withTurn();
  const marks = async (library: Library, name: string) => {
    const { saves, library: named, saved } = await world.gm.takeOrders(await exported(library), name);
    return { saves, named, saved };
  };
  const clock = { now: () => '2026-11-16T20:00:00.000Z' };
  const [one, two] = [
    await marks(libraryAt(world.root, { clock }), '1'),
    await marks(libraryAt(world.root, { clock }), '2'),
  ];
  expect([one.saves, two.saves, one.saved]).toEqual([1, 2, Date.parse('2026-11-16T20:00:00.000Z')]);
  expect(one.named).toMatch(/^[0-9a-f]{32}$/);
  expect(two.named).toBe(one.named);
  const anew = libraryAt(tempFolder());
  valueOf(await anew.take(resultsOf(world.gm)));
  const third = await marks(anew, '3');
  expect([third.saves, third.named === one.named]).toEqual([1, false]);
  // It was saved last, though its number is lower.
  expect(world.gm.standing().seats[0]?.counts?.name).toBe('3');
});
