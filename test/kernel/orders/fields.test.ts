import { describe, expect, test } from 'vitest';
import { placeId } from '#kernel/words/ids.ts';
import { blankClause, blankOf, fits } from '#kernel/orders/fields.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';

const named = { name: 'n', label: 'N' };
const choices = ['a', 'b', 'c'].map((value) => ({ value, label: phrase(value) }));
const parts = ['1', '2', '3'].map((label) => ({ label, about: `Rank ${label}` }));
const fields = {
  choice: { ...named, kind: 'choice', choices },
  number: { ...named, kind: 'number', least: 2, most: 5 },
  text: { ...named, kind: 'text', longest: 4, lines: 1 },
  split: { ...named, kind: 'split', parts, total: 6 },
  several: { ...named, kind: 'several', of: choices, most: 2, ordered: true },
  when: {
    ...named,
    kind: 'when',
    most: 2,
    terms: [
      { term: 'range', label: 'Range', least: 1, most: 9 },
      { term: 'side', label: 'Side', choices },
    ],
  },
  way: { ...named, kind: 'way', most: 2 },
  boxes: {
    ...named,
    kind: 'boxes',
    most: 2,
    groups: [
      {
        key: 'g',
        label: 'Engine',
        family: 'engine',
        boxes: [
          { id: 'e1', state: 'whole' },
          { id: 'e2', state: 'lost' },
          { id: 'e3', state: 'used' },
        ],
      },
    ],
  },
} as const satisfies Record<string, Field>;
const rows: Field = {
  ...named,
  kind: 'rows',
  columns: [
    { ...fields.choice, name: 'c' },
    { ...fields.number, name: 'k' },
  ],
  most: 2,
};
const here = { kind: 'place', place: placeId('p') } as const;

describe('a value fits a field that could have been filled in so', () => {
  test.each<[Field, FieldValue, FieldValue]>([
    [fields.choice, 'b', 'd'],
    [fields.number, 5, 6],
    [fields.number, 2, 2.5],
    [fields.number, 3, '3'],
    [fields.text, 'four', 'fives'],
    [fields.split, [1, 2, 3], [1, 2, 2]],
    [fields.split, [6, 0, 0], [7, -1, 0]],
    [fields.split, [6], [1, 1, 1, 3]],
    [fields.several, ['b', 'a'], ['a', 'b', 'c']],
    [fields.several, [], ['a', 'a']],
    [fields.several, ['c'], ['d']],
    [fields.several, ['c'], ['c', 1] as never],
    [fields.when, [{ term: 'range', is: '<', than: 9 }], [{ term: 'range', is: '<', than: 10 }]],
    [fields.when, [{ term: 'side', is: '=', than: 'a' }], [{ term: 'side', is: '<', than: 'a' }]],
    [fields.when, [], [{ term: 'speed', is: '=', than: 1 }]],
    [fields.way, [here, here], [here, here, here]],
    [fields.way, [], 'p'],
    [fields.boxes, ['e1', 'e3'], ['e2']],
    [fields.boxes, ['e3'], ['e9']],
    [rows, [{ c: 'a', k: 2 }], [{ c: 'a' }]],
    [rows, [], [{ c: 'a', k: 9 }]],
    [
      rows,
      [
        { c: 'a', k: 2 },
        { c: 'a', k: 2 },
      ],
      [
        { c: 'a', k: 2 },
        { c: 'a', k: 2 },
        { c: 'a', k: 2 },
      ],
    ],
  ])('%j: %j does, %j does not', (field, good, bad) => {
    expect([fits(field, good), fits(field, bad)]).toEqual([true, false]);
  });
});

test('what nobody has filled in fits', () => {
  for (const field of [...Object.values(fields), rows])
    expect(fits(field, blankOf(field)), field.kind).toBe(true);
  for (const term of fields.when.terms) expect(fits(fields.when, [blankClause(term)]), term.term).toBe(true);
});
