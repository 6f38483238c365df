import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { shipBook, shipListNeed, shipsIn } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { columns } from '#rulesets/galactic-conquest/ships/list/columns.ts';
import { csvOf } from '#rulesets/galactic-conquest/ships/list/csv.ts';
import { jsonOf } from '#rulesets/galactic-conquest/ships/list/json.ts';
import { hullOf, readShipList } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { classNames, flags } from '#rulesets/galactic-conquest/ships/list/words.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { root } from '#test/support/imports.ts';
import { rounds } from '#test/support/rounds.ts';
import { csv, head, json, rows, told } from './support/lists.ts';

const small = [
  `${head},base,fighters,escorts,spaces`,
  `${rows[0]},,,,`,
  `${rows[1]},D7,12xZV,1xF5,`,
  `${rows[2]},,,,`,
  `${rows[3]},,,,1`,
];

test('a list is read as lines with commas and as JSON, and both say the same', () => {
  const read = readShipList(csv(...small));
  if (!read.ok) throw new Error(phraseText(read.fault[0]!.phrase));
  expect(hullOf(read.value, 'K', 'D7V')).toEqual({
    ...{ designation: 'D7V', empire: 'K', name: '', class: 'CA', base: 'D7', standard: false, year: 165 },
    ...{ bpv: 106, epv: 127, size: 3, rating: 0, crew: 0, sensors: 0, cargo: 0, warp: 0, move: '', tow: '' },
    ...{ spaces: 0, fighters: [{ count: 12, type: 'ZV' }], gunboats: [] },
    ...{ escorts: [{ count: 1, type: 'F5' }], flags: [] },
  });
  expect(readShipList(jsonOf(read.value.hulls))).toEqual(read);
});

test('a hull is an empire’s own, or else one that everybody builds', () => {
  const read = readShipList(
    csv(head, 'CA,K,CA,130,120,120,3', 'CA,R1,CA,130,100,100,3', 'FT,R1,AUX,120,10,10,4'),
  );
  if (!read.ok) throw new Error('unread');
  expect(hullOf(read.value, 'K', 'CA')?.bpv).toBe(120);
  expect(hullOf(read.value, 'L', 'CA')?.bpv).toBe(100);
  expect(hullOf(read.value, 'L', 'FT')?.bpv).toBe(10);
  expect(hullOf(read.value, 'L', 'F5')).toBeUndefined();
});

test('ours comes back byte for byte, from either form and across both', () => {
  for (const [write, other] of [
    [csvOf, jsonOf],
    [jsonOf, csvOf],
  ] as const) {
    const text = write(ourShips.hulls);
    const read = readShipList(text);
    if (!read.ok) throw new Error(phraseText(read.fault[0]!.phrase));
    expect(write(read.value.hulls)).toBe(text);
    const crossed = readShipList(other(read.value.hulls));
    expect(crossed).toEqual(read);
  }
});

test('columns stand in any order, lines end in any way, remarks and blanks are passed over, and quotes hold commas', () => {
  const text = [
    '\ufeff# mine',
    ' size ,epv,bpv,year,class,empire,designation,name',
    '',
    '3, 120,120,130,CA,K,D7,"Talon, the ""first"" of its name"',
  ];
  const read = readShipList(text.join('\r\n'));
  if (!read.ok) throw new Error(phraseText(read.fault[0]!.phrase));
  expect(read.value.hulls[0]?.name).toBe('Talon, the "first" of its name');
  expect(readShipList(csvOf(read.value.hulls))).toEqual(read);
});

test('a list is as long as it may be, and no longer', () => {
  const many = (count: number) =>
    csv(head, ...Array.from({ length: count }, (_, at) => `A${at},K,CA,130,120,120,3`));
  expect(readShipList(many(5000)).ok).toBe(true);
  expect(told(many(5001))).toEqual(['Ship list, line 5002, column 1: a list has at most 5000 ships.']);
  expect(told(json(...Array.from({ length: 5001 }, () => '1')))).toEqual([
    'Ship list, line 1, column 1: a list has at most 5000 ships.',
  ]);
  expect(told('#'.repeat(2_000_001))).toEqual([
    'This file is far too large for a ship list. Choose another file.',
  ]);
});

test('whatever text is given, it is read or refused, and what is read comes back', () => {
  const texts = [csv(...small), jsonOf(ourShips.hulls.slice(0, 6))];
  const torn = fc
    .tuple(fc.constantFrom(...texts), fc.nat(2000), fc.nat(6), fc.string({ unit: 'binary', maxLength: 5 }))
    .map(
      ([text, at, gone, put]) =>
        text.slice(0, at % text.length) + put + text.slice((at % text.length) + gone),
    );
  fc.assert(
    fc.property(fc.oneof(torn, fc.string({ unit: 'binary', maxLength: 200 }), fc.json()), (text) => {
      const read = readShipList(text);
      if (read.ok) expect(readShipList(csvOf(read.value.hulls))).toEqual(read);
      else expect(read.fault.length).toBeGreaterThan(0);
    }),
    { numRuns: rounds(300), seed: 1 },
  );
});

test('a list is a book: its text is the same for the same ships, it is asked for with ours as the usual one, and read once', () => {
  const text = shipBook(ourShips);
  const books = booksOf([text]);
  const list = shipsIn(books, bookDigest(text));
  expect(list.hulls).toEqual(ourShips.hulls);
  expect(shipsIn(books, bookDigest(text))).toBe(list);
  const need = shipListNeed(text);
  expect(need.check(text)).toEqual([]);
  expect(need.check(head + '\nD7').map(({ code }) => code)).toContain('ship-list-fault');
  expect(() => shipsIn(booksOf(['no list']), bookDigest('no list'))).toThrow(RangeError);
});

test('the example of the page for game masters is a list, and the page names every column and every class', () => {
  const page = readFileSync(join(root, 'shared/rulesets/galactic-conquest/ships/SHIPS.md'), 'utf8');
  const [, example = ''] = page.split('```');
  const read = readShipList(example);
  if (!read.ok) throw new Error(phraseText(read.fault[0]!.phrase));
  expect(read.value.hulls.map(({ designation }) => designation)).toEqual(['ZV', 'D6', 'D6V']);
  for (const word of [...columns.map(({ name }) => name), ...classNames, ...flags])
    expect(page).toContain(`\`${word}\``);
});
