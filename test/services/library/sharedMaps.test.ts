import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenFile } from '#kernel/files/envelope.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Library } from '#main/services/library/library.ts';
import { checkOrdersFile } from '#main/services/openTurnFiles.ts';
import { makeMapFile } from '#main/services/turnFiles.ts';
import { codesOf, libraryAt, resultsOf, toy, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* Ann and Bob play one game, each with a library of their own, and Ann shares her map. */

let annsResults: Uint8Array;
let bobsResults: Uint8Array;
beforeAll(async () => {
  const gm = await toyGame();
  [annsResults, bobsResults] = [resultsOf(gm, 'ann'), resultsOf(gm, 'bob')];
  gm.close();
});
afterAll(removeFolders);

const keyOf = (seat: string) => ({ game: 'toy', seat, turn: 1 });
const bob = { game: 'toy', seat: 'bob' };

async function openedBy(results: Uint8Array, root = tempFolder()): Promise<Library> {
  const library = libraryAt(root);
  valueOf(await library.take(results));
  return library;
}
async function mapOfAnn(): Promise<Uint8Array> {
  const ann = await openedBy(annsResults);
  const { digest } = valueOf(await ann.open(keyOf('ann')));
  const made = valueOf(await ann.maps.make(keyOf('ann'), digest, { part: 'all' }));
  expect(made.name).toBe('toyN01-ann.map');
  return Buffer.from(made.base64, 'base64');
}
/** A map that somebody signs as they like. */
async function forged(change: { readonly seat?: string; readonly game?: string; readonly turn?: number }) {
  const { privately, publicly } = await sealing.newKeys();
  const mark = { game: 'toy', ruleset: toy.id, edition: toy.edition, turn: 1, ...change };
  const places = [{ place: placeId('p1'), name: 'Trap', seen: 1, facts: [], forces: [] }];
  const body = { sign: publicly.sign, part: 'all', places } as const;
  return makeMapFile(sealing, { ...mark, seat: seatId(change.seat ?? 'ann') }, body, privately.sign);
}

test('what one player shares another reads: whose word it is, of which turn, and the place as it was seen', async () => {
  const file = await mapOfAnn();
  const library = await openedBy(bobsResults);
  expect(valueOf(await library.maps.take(seenFile(file)))).toEqual({
    what: 'map',
    key: keyOf('bob'),
    by: 'ann',
    byName: 'ann',
    of: 1,
    news: 'new',
  });
  const { maps, broken } = valueOf(await library.maps.read(bob));
  expect(broken).toEqual([]);
  expect(maps.map(({ by, turn, part, places }) => [by, turn, part, places])).toEqual([
    ['ann', 1, 'all', [{ place: 'p1', name: 'Here', seen: 0, facts: [], forces: [] }]],
  ]);
  expect(maps[0]?.key).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  expect(valueOf(await library.maps.take(seenFile(file))).news).toBe('already-here');
  expect(valueOf(await library.maps.read(bob)).maps.length).toBe(1);
});

test('nothing of the game changes by it: the turn opens as before', async () => {
  const library = await openedBy(bobsResults);
  const before = valueOf(await library.open(keyOf('bob')));
  valueOf(await library.maps.take(seenFile(await mapOfAnn())));
  expect(valueOf(await library.open(keyOf('bob')))).toEqual(before);
});

test('of one sender all maps bear one key: another is refused until the earlier maps are removed', async () => {
  const library = await openedBy(bobsResults);
  valueOf(await library.maps.take(seenFile(await mapOfAnn())));
  const other = seenFile(await forged({ turn: 2 }));
  expect(codesOf(await library.maps.take(other))).toEqual(['map-other-key']);
  const [first] = valueOf(await library.maps.read(bob)).maps;
  valueOf(await library.maps.forget(bob, first!.name));
  expect(codesOf(await library.maps.forget(bob, first!.name))).toEqual(['map-not-here']);
  expect(valueOf(await library.maps.take(other)).news).toBe('new');
});

test('refused with one reason: one’s own map, one of an unknown game or player, one that was changed, and what is no map', async () => {
  const [mine, file] = [await openedBy(annsResults), await mapOfAnn()];
  const library = await openedBy(bobsResults);
  const taken = async (bytes: Uint8Array, by = library) => codesOf(await by.maps.take(seenFile(bytes)));
  expect(await taken(file, mine)).toEqual(['map-own']);
  expect(await taken(await forged({ game: 'zzz' }))).toEqual(['map-without-game']);
  expect(await taken(await forged({ seat: 'carol' }))).toEqual(['map-of-stranger']);
  expect(await taken(bobsResults)).toEqual(['wrong-kind']);
  expect(await taken(file.subarray(0, -1))).toEqual(['truncated']);
  const text = Buffer.from(file).toString('latin1');
  const moved = Buffer.from(text.replace('"turn":1', '"turn":2'), 'latin1');
  expect(await taken(moved)).toEqual(['changed-after-signing']);
  expect(valueOf(await library.maps.read(bob)).maps).toEqual([]);
});

test('in a library of two seats a map that one of them refuses is kept for neither', async () => {
  const root = tempFolder();
  const library = await openedBy(bobsResults, root);
  const carol = { game: 'toy', seat: 'carol' };
  // A second seat whose results cannot be read stands in for any that refuses.
  mkdirSync(join(root, 'toy', 'carol'), { recursive: true });
  writeFileSync(join(root, 'toy', 'carol', 'turn-0001.new'), 'no results');
  expect(codesOf(await library.maps.take(seenFile(await mapOfAnn())))).not.toEqual([]);
  expect(valueOf(await library.maps.read(bob)).maps).toEqual([]);
  expect(valueOf(await library.maps.read(carol)).maps).toEqual([]);
});

test('a map goes to players: a game master does not take it for orders, a library not for a turn', async () => {
  const file = await mapOfAnn();
  const reader = {
    game: 'toy',
    ruleset: toy.id,
    edition: toy.edition,
    turn: 1,
    seats: [],
    signKeys: () => [],
  };
  expect(codesOf(checkOrdersFile(sealing, file, reader))).toEqual(['wrong-kind']);
  expect(codesOf(await (await openedBy(bobsResults)).take(file))).toEqual(['wrong-kind']);
});

test('a damaged file among the maps is named, and hides no other; it can be removed', async () => {
  const root = tempFolder();
  const library = await openedBy(bobsResults, root);
  valueOf(await library.maps.take(seenFile(await mapOfAnn())));
  const folder = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((name) =>
    /[\\/]maps$/.test(name),
  )!;
  const [name] = readdirSync(join(root, folder));
  const bytes = readFileSync(join(root, folder, name!));
  writeFileSync(join(root, folder, 'turn-0009-ann-00000000.map'), bytes.subarray(0, 300));
  const read = valueOf(await library.maps.read(bob));
  expect(read.maps.map((map) => map.name)).toEqual([name]);
  expect(read.broken.map((one) => [one.name, one.problems.map(({ code }) => code)])).toEqual([
    ['turn-0009-ann-00000000.map', ['truncated']],
  ]);
  valueOf(await library.maps.forget(bob, 'turn-0009-ann-00000000.map'));
  expect(valueOf(await library.maps.read(bob)).broken).toEqual([]);
});

test('a name that would lead out of the folder removes nothing', async () => {
  const root = tempFolder();
  const library = await openedBy(bobsResults, root);
  expect(codesOf(await library.maps.forget(bob, '../keys'))).toEqual(['map-not-here']);
  expect(codesOf(await library.maps.forget(bob, '../x.map'))).toEqual(['map-not-here']);
  valueOf(await library.open(keyOf('bob')));
});
