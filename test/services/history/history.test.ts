import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Out } from '#contract/calls.ts';
import { memoryCache } from '#main/adapters/sqliteCache.ts';
import { bad } from '#kernel/words/result.ts';
import { makeHistory } from '#main/services/history/history.ts';
import { ann, archive, find, shelf, type Shelf, turnsOf } from '../../support/historyShelf.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { otherResultsOf, toy, valueOf } from '../../support/play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);
const marked = (found: Out<'history.search'>): readonly (readonly string[])[] =>
  found.hits.map(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to)));

describe('sixty turns of one game', () => {
  let all: Shelf;
  const phrases = [
    'The Éclair of Ångström is lost',
    'Captain O’Brien reports from Qo’noS',
    'Nobody digs {turn} times',
  ];
  beforeAll(async () => {
    all = await shelf();
    await archive(all.library, 60, 'toy', (turn) => phrases[turn % 3]!);
  });

  test('the first question reads every turn once, and says how far it is; the next reads nothing', async () => {
    const found = await find(all, 'boasts');
    const heardIn = Array.from({ length: 59 }, (_, index) => 60 - index);
    expect(turnsOf(found)).toEqual(heardIn);
    expect(all.opened.toSorted((a, b) => a - b)).toEqual([1, ...heardIn.toReversed()]);
    expect(all.progress.map(({ what, done, of }) => [what, done, of])).toEqual(
      Array.from({ length: 60 }, (_, done) => ['history', done, 60]),
    );
    await find(all, 'nobody');
    expect(all.opened.length).toBe(60);
  });

  test.each([
    ['in any order, whatever the case', 'TIMES nobody', 0],
    ['the last one as a beginning', 'digs tim', 0],
    ['accents as plain letters', 'eclair angstrom', 1],
    ['plain letters as accented', 'ÉCLÂIR', 1],
    ['a word with a sign in it', "o'brien", 2],
    ['words that follow each other, in quotes', '"reports from"', 2],
  ])('words are found: %s', async (_, words, rest) => {
    const found = await find(all, words);
    const expected = Array.from({ length: 59 }, (_each, index) => 60 - index).filter(
      (turn) => turn % 3 === (rest === 0 ? 2 : rest === 1 ? 0 : 1),
    );
    expect(turnsOf(found)).toEqual(expected);
  });

  test.each([
    ['a beginning that is not the last', 'nob digs'],
    ['a word in quotes is whole', '"nob"'],
    ['in quotes the order counts', '"from reports"'],
    ['the end of a word', 'body'],
    ['one word of two', 'nobody boasts'],
  ])('what does not fit is not found: %s', async (_, words) => {
    expect(turnsOf(await find(all, words))).toEqual([]);
  });

  test.each([
    '"',
    '*',
    '""',
    "'",
    '( OR )',
    'a"b',
    'NEAR(boasts, 2)*',
    'words:boasts',
    '-boasts',
    '^',
    'boasts AND',
    '; drop table line; --',
    '\\',
    '%',
    '_',
    '{}',
    'word.words',
    '💥',
    '\u0301',
    'x'.repeat(200),
    '“',
    '" " "',
    'NOT',
  ])('hostile words do no harm: %s', async (words) => {
    await find(all, words);
    expect((await find(all, 'boasts')).hits.length).toBe(59);
  });

  test('the words are marked where they stand', async () => {
    expect(marked(await find(all, '"is lost" angst', { most: 1 }))).toEqual([['Ångström', 'is lost']]);
    expect(marked(await find(all, 'nobody tim', { most: 1 }))).toEqual([['Nobody', 'times']]);
  });

  test('so many as asked for, the newest first, and whether there are more', async () => {
    const some = await find(all, 'boasts', { most: 3 });
    expect([turnsOf(some), some.more]).toEqual([[60, 59, 58], true]);
    expect((await find(all, 'boasts', { most: 59 })).more).toBe(false);
  });

  test('kinds are told apart', async () => {
    expect((await find(all, 'boasts', { kinds: ['refusal'] })).hits).toEqual([]);
    expect((await find(all, 'boasts', { kinds: ['message'] })).hits.length).toBe(59);
    expect((await find(all, 'boasts', { kinds: [] })).hits).toEqual([]);
  });
});

test('two games are apart, and are found together when asked', async () => {
  const both = await shelf();
  await archive(both.library, 3, 'toy', () => 'Only in the first');
  await archive(both.library, 3, 'two', () => 'Only in the second');
  const games = (found: Out<'history.search'>): readonly string[] =>
    found.hits.map(({ key }) => `${key.game} ${key.turn}`);
  expect(games(await find(both, 'only in', { of: ann }))).toEqual(['toy 3', 'toy 2']);
  // The other game was not even read.
  expect(both.opened.length).toBe(3);
  expect(games(await find(both, 'only in'))).toEqual(['toy 3', 'two 3', 'toy 2', 'two 2']);
  expect(games(await find(both, 'second', { of: ann }))).toEqual([]);
});

test('a turn whose results are changed is read anew; one that is forgotten is no longer found', async () => {
  const one = await shelf();
  const gm = await archive(one.library, 2, 'toy', () => 'The old words');
  expect(turnsOf(await find(one, 'old words'))).toEqual([2]);
  const other = await otherResultsOf(gm, {
    refusals: [
      { step: 'Digging', pass: 1, order: 'ann.t1.o1', code: 'x', template: 'The new words', args: {} },
    ],
  } as never);
  const took = valueOf(await one.library.take(other));
  valueOf(await one.library.choose({ ...ann, turn: 2 }, (took as { readonly digest: string }).digest));
  expect([turnsOf(await find(one, 'old words')), turnsOf(await find(one, 'new words'))]).toEqual([[], [2]]);
  valueOf(await one.library.forget({ ...ann, turn: 2 }));
  // Forgotten at once, before anybody asks.
  expect(one.cache.chronicle.known().map(({ turn }) => turn)).toEqual([1]);
  expect(turnsOf(await find(one, 'words'))).toEqual([]);
});

test('a turn taken away by hand is no longer found, and of another game nothing is read again', async () => {
  const one = await shelf();
  await archive(one.library, 3, 'toy', (turn) => `Words of ${turn}`);
  await archive(one.library, 2, 'two', () => 'Words of the second');
  expect(turnsOf(await find(one, 'words'))).toEqual([3, 2, 2]);
  rmSync(join(one.root, 'toy', 'ann', 'turn-0003.new'));
  expect(turnsOf(await find(one, 'words', { of: ann }))).toEqual([2]);
  expect(
    one.cache.chronicle
      .known()
      .map(({ game, turn }) => `${game} ${turn}`)
      .toSorted(),
  ).toEqual(['toy 1', 'toy 2', 'two 1', 'two 2']);
});

test('results that cannot be read are tried once, and keep nobody from the others', async () => {
  const one = await shelf();
  await archive(one.library, 3, 'toy', (turn) => `Words of ${turn}`);
  const tried: number[] = [];
  const results: Shelf['library']['results'] = (key) => {
    tried.push(key.turn);
    return key.turn === 3 ? Promise.resolve(bad([])) : one.library.results(key);
  };
  const history = makeHistory({
    library: { used: one.library.used, results },
    chronicle: one.cache.chronicle,
    rulesets: theseRulesets([toy]),
    push: () => {},
  });
  for (const words of ['words', 'of']) expect(turnsOf(await find({ ...one, history }, words))).toEqual([2]);
  expect(tried.toSorted()).toEqual([1, 2, 3]);
});

test('a chronicle that is lost between reading and asking is written once more', async () => {
  const memory = memoryCache();
  const { chronicle } = memory;
  let lost = false;
  const search: typeof chronicle.search = (query) => {
    if (!lost) for (const key of chronicle.known()) chronicle.forget(key);
    lost = true;
    return chronicle.search(query);
  };
  const one = await shelf(tempFolder(), { ...memory, chronicle: { ...chronicle, search } });
  await archive(one.library, 2, 'toy', () => 'Words that stay');
  expect(turnsOf(await find(one, 'words'))).toEqual([2]);
});

test('of a turn that is forgotten no word stays in the cache', async () => {
  const one = await shelf();
  await archive(one.library, 3, 'toy', (turn) => `The secret of Zanzibar${turn}`);
  expect(turnsOf(await find(one, 'secret'))).toEqual([3, 2]);
  const holds = (word: string): boolean => readFileSync(join(one.root, '.cache.sqlite')).includes(word);
  expect([holds('Zanzibar3'), holds('zanzibar3')]).toEqual([true, true]);
  valueOf(await one.library.forget({ ...ann, turn: 3 }));
  expect([holds('Zanzibar3'), holds('zanzibar3'), holds('Zanzibar2')]).toEqual([false, false, true]);
  expect(turnsOf(await find(one, 'zanzibar'))).toEqual([2]);
});

test('a cache that is deleted or spoilt in the middle is filled again', async () => {
  const one = await shelf();
  await archive(one.library, 4);
  const before = await find(one, 'boasts');
  const files = (): readonly string[] =>
    readdirSync(one.root)
      .filter((name) => name.startsWith('.cache'))
      .map((name) => join(one.root, name));
  for (const path of files()) writeFileSync(path, Buffer.alloc(50_000, 0xa5));
  expect(await find(one, 'boasts')).toEqual(before);
  for (const path of files()) rmSync(path);
  expect(await find(one, 'boasts')).toEqual(before);
  one.cache.close();
  const again = await shelf(one.root);
  expect(await find(again, 'boasts')).toEqual(before);
  again.cache.close();
});
