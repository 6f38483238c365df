import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Digest } from '#kernel/codec/books.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { nthOrder, placeId, seatId, type SeatId } from '#kernel/words/ids.ts';
import { withOrder, emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame, openGame, type Gm } from '#main/services/gm/gm.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { replacePlayer } from '#main/services/gm/people/people.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { Order } from '#test/rulesets/pearl-divers/game/game.ts';
import type { State, View } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { boatOf } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { makeResultsFile } from '#main/services/turnFiles.ts';
import { Player, resultsFor, tempFolder, testPorts } from '../../../support/desk/gmWorld.ts';
import { codesOf, libraryAt, valueOf } from '../../../support/play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Books: a sheet of the sea floor is brought to a game, and of it a chart of each reef is made, which a player gets who has lain there (PD 9). */

const rules = pearlDivers as unknown as SomeRuleset;
const rulesById = (): SomeRuleset => rules;
const [north, south] = [seatId('north'), seatId('south')];
const [ledge, shallows] = [placeId('ledge'), placeId('shallows')];
const sheet = 'deep sand\nledge sand\nshallows rock\n';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let path: string;
const begin = (name: string, request: Partial<NewGameRequest> = {}) => {
  const setup = { seats: [north, south] };
  path = folder.of(`${name}.game`);
  return newGame(testPorts(), gameFiles, path, {
    ruleset: rules,
    setup,
    players: {},
    seed: 'pearls',
    game: name,
    books: { floor: sheet },
    ...request,
  });
};
beforeEach(async () => {
  folder = await tempFolder();
  gm = valueOf(await begin('pd1'));
});
afterEach(async () => {
  gm.close();
  await folder.end();
});

const player = async (seat: SeatId): Promise<Player> => {
  const one = new Player(() => 1);
  valueOf(await one.open(resultsFor(gm, seat)));
  return one;
};
const bodyOf = async (one: Player, seat: SeatId): Promise<ResultsBody> =>
  valueOf(await one.open(resultsFor(gm, seat))).body;
const charts = (): Readonly<Record<string, Digest>> => (gm.store.turnOf(1)!.state as State).charts ?? {};
const chartOf = (place: string): string => gm.store.memo(`book ${charts()[place] ?? ''}`) as string;

/** North and South sail there, and the turn is run. */
async function sailed(
  ways: Readonly<Record<SeatId, string>>,
  players: Readonly<Record<SeatId, Player>>,
): Promise<void> {
  for (const seat of [north, south]) {
    const to = ways[seat];
    if (to === undefined) continue;
    const order: Order = { kind: 'sail', ref: nthOrder(seat, gm.store.turn(), 1), to: placeId(to) };
    const file = await players[seat]!.orders(withOrder<Order>(emptyPlan(), order, boatOf(seat)));
    expect((await gm.takeOrders(file, 'a.orders')).verdict).toBe('final');
  }
  expect((await gm.run()).kind).toBe('ran');
}

test('each chart goes to whoever comes to its reef, once, and never to others', async () => {
  const players = { [north]: await player(north), [south]: await player(south) };
  expect((await bodyOf(players[north]!, north)).books).toBeUndefined();
  await sailed({ [north]: ledge, [south]: shallows }, players);
  const [toNorth, toSouth] = [await bodyOf(players[north]!, north), await bodyOf(players[south]!, south)];
  expect(toNorth.books).toEqual([chartOf('ledge')]);
  expect(chartOf('ledge')).toMatch(/^Ledge\nsand\n\d+\n$/);
  expect(toSouth.books).toEqual([chartOf('shallows')]);
  expect(JSON.stringify(toSouth)).not.toContain(charts()['ledge']);
  await sailed({}, players);
  expect((await bodyOf(players[north]!, north)).books).toBeUndefined();
  expect((await bodyOf(players[north]!, north)).view).toMatchObject({ charts: { ledge: charts()['ledge'] } });
});

test('whoever takes a seat over gets all the books that it goes by', async () => {
  const players = { [north]: await player(north), [south]: await player(south) };
  await sailed({ [north]: ledge }, players);
  await sailed({}, players);
  const person = { player: 'Kim', address: '' };
  const { bytes } = valueOf(
    await replacePlayer(testPorts(), gm, north, { person, why: 'Ann left.' } as never),
  );
  const other = new Player(() => 1);
  expect(valueOf(await other.open(bytes)).body.books).toEqual([chartOf('ledge')]);
});

test('a sheet that says too little, a book that nothing asks for, and none where one is wanted are refused by name', async () => {
  expect(codesOf(await begin('pd2', { books: { floor: 'ledge sand\n' } }))).toEqual(['no-floor', 'no-floor']);
  expect(codesOf(await begin('pd2', { books: { sky: sheet } }))).toEqual(['no-such-book']);
  const needs = pearlDivers.beginning.needs.map(({ usual: _, ...need }) => need);
  const strict = { ...pearlDivers, beginning: { ...pearlDivers.beginning, needs } } as unknown as SomeRuleset;
  expect(codesOf(await begin('pd2', { ruleset: strict, books: {} }))).toEqual(['book-wanted']);
  const other = needs.map((need) => ({ ...need, digest: bookDigest('the one') }));
  const only = {
    ...pearlDivers,
    beginning: { ...pearlDivers.beginning, needs: other },
  } as unknown as SomeRuleset;
  expect(codesOf(await begin('pd2', { ruleset: only }))).toEqual(['other-book']);
  expect(readdirSync(folder.path)).not.toContain('pd2.game');
});

test('a game without one of its books, or with another in its place, is not opened', async () => {
  const book = `book ${bookDigest(sheet)}`;
  const reopened = async (text: string | undefined) => {
    gm.store.setMemo(book, text);
    return openGame(testPorts(), gameFiles, path, rulesById);
  };
  expect(codesOf(await reopened(`${sheet}ledge coral\n`))).toEqual(['book-changed']);
  expect(codesOf(await reopened(undefined))).toEqual(['book-missing']);
  const again = valueOf(await reopened(sheet));
  expect(again.view(north)).toMatchObject({ me: 'north' });
  again.close();
});

test('the archive holds the books, is verified with them, and is refused without one', async () => {
  const players = { [north]: await player(north), [south]: await player(south) };
  await sailed({ [north]: ledge }, players);
  expect(await verify(gm.ruleset, recordOf(gm.store))).toMatchObject({ ok: true });
  const archive = gm.archive();
  const read = valueOf(readArchive(sealing, archive));
  expect(read.books).toHaveLength(4);
  const changed = (change: (text: string) => string): Uint8Array =>
    new Uint8Array(gzipSync(change(gunzipSync(archive).toString('utf8'))));
  const other = changed((text) => text.replace(JSON.stringify(sheet), JSON.stringify(`${sheet}\n`)));
  expect(codesOf(readArchive(sealing, other))).toEqual(['book-missing']);
  const rebound = (change: (books: string[]) => void): Uint8Array =>
    changed((text) => {
      const data = JSON.parse(text) as { books: string[] };
      change(data.books);
      return JSON.stringify(data);
    });
  for (const change of [
    (books: string[]) => void books.push(books[0]!),
    (books: string[]) => void books.reverse(),
    (books: string[]) => void books.push('ledge coral\n'),
  ])
    expect(codesOf(readArchive(sealing, rebound(change)))).toEqual(['book-out-of-place']);
});

test('a world that other charts were made for is named by verification', async () => {
  const record = recordOf(gm.store);
  const { begin: begun } = record;
  if (begun?.books === undefined) throw new Error('no books');
  const books = { ...begun.books, made: begun.books.made.toReversed() };
  const said = await verify(gm.ruleset, { ...record, begin: { ...begun, books } });
  expect(JSON.stringify(said)).toContain('The books made with the first world');
});

test('the player’s library keeps the books, gives them out, and names what is missing or changed', async () => {
  const root = folder.of('library');
  const fresh = () => libraryAt(root, { rulesets: theseRulesets([rules]) });
  const library = fresh();
  const invitation = resultsFor(gm, north);
  valueOf(await library.take(invitation));
  const players = { [north]: await player(north), [south]: await player(south) };
  await sailed({ [north]: ledge }, players);
  const brings = resultsFor(gm, north);
  await sailed({}, players);
  const goesBy = resultsFor(gm, north);
  expect(codesOf(await library.take(goesBy))).toEqual(['book-missing']);
  valueOf(await library.take(brings));
  const { key } = valueOf(await library.take(goesBy));
  const opened = valueOf(await library.open(key));
  expect(opened.books).toEqual([charts()['ledge']]);
  expect(valueOf(await library.book(key, charts()['ledge']!))).toEqual({ text: chartOf('ledge') });
  expect(codesOf(await library.book(key, charts()['shallows']!))).toEqual(['book-missing']);
  const results = valueOf(await library.results(key));
  const page = results.ruleset.presentation.location(
    results.ruleset.codecs.view.make(opened.view) as View,
    emptyPlan(),
    ledge,
  );
  expect(JSON.stringify(page)).toContain('fathoms down');
  const file = join(root, 'books', `${charts()['ledge'] ?? ''}.book`);
  expect(readFileSync(file, 'utf8')).toBe(chartOf('ledge'));
  writeFileSync(file, 'Ledge\ncoral\n1\n');
  expect(codesOf(await fresh().open(key))).toEqual(['book-changed']);
  rmSync(file);
  expect(codesOf(await fresh().open(key))).toEqual(['book-missing']);
  const healed = fresh();
  valueOf(await healed.take(brings));
  expect(valueOf(await healed.open(key)).books).toEqual([charts()['ledge']]);
});

test('a book that nothing in the results goes by is not taken, and changes nothing', async () => {
  const { facts } = gm.store;
  const [seat] = gm.store.seats();
  const results = gm.store.results(1).find((one) => one.seat === north);
  const mark = { game: facts.game, ruleset: facts.ruleset, edition: facts.edition, turn: 1, seat: north };
  const body = { ...(results?.body as ResultsBody), keys: seat!.privately, books: ['a stranger'] };
  const file = await makeResultsFile(sealing, mark, body, {
    signKey: facts.privately.sign,
    closing: { kind: 'open' },
  });
  const root = folder.of('library');
  expect(codesOf(await libraryAt(root, { rulesets: theseRulesets([rules]) }).take(file))).toEqual([
    'book-uncited',
  ]);
  expect(existsSync(root)).toBe(false);
});

test('what the sentences say', async () => {
  const refused = await begin('pd2', { books: { floor: 'deep sand\nledge rock\n' } });
  expect(refused.ok ? [] : refused.fault.map(({ phrase }) => phraseText(phrase))).toEqual([
    'The sheet does not say what the sea floor is like at Shallows: add a line, such as «ledge coral».',
  ]);
});
