import { describe, expect, test } from 'vitest';
import type { Beginning, WishForm } from '#kernel/beginning.ts';
import { filledWish, typedValue, wishWith } from '#kernel/wish.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { unreadable } from '#test/support/problems.ts';

/* Values for the form of a new game, as they come from outside. */

interface Wish {
  readonly shape: string;
  readonly corners?: number;
  readonly name?: string;
}

/** A square has a number of corners to choose, a circle has none; nothing may be called Bad. */
const form = (wish: Wish): WishForm => ({
  fields: [
    {
      kind: 'choice',
      name: 'shape',
      label: 'Shape',
      choices: ['circle', 'square'].map((value) => ({ value, label: phrase('{value}', { value }) })),
    },
    ...(wish.shape === 'square'
      ? [{ kind: 'number', name: 'corners', label: 'Corners', least: 3, most: 8 } as const]
      : []),
  ],
  finer: [{ kind: 'text', name: 'name', label: 'Name', longest: 5, lines: 1 }],
  values: { ...wish },
  faults: wish.name === 'Bad' ? [{ field: 'name', problem: unreadable('bad-name', 'Not this name.') }] : [],
  set: (name, value) => ({ ...wish, [name]: value }),
});
const beginning: Pick<Beginning<never>, 'kinds' | 'form'> = {
  kinds: [
    { name: 'round', label: 'round', usual: { shape: 'circle' } },
    { name: 'even', label: 'even', usual: { shape: 'square', corners: 4 } },
  ],
  form: (wish) => form(wish as Wish),
};
const filled = (kind: string | undefined, values: Readonly<Record<string, unknown>>): unknown => {
  const wish = filledWish(beginning as never, kind, values);
  return wish.ok ? wish.value : wish.fault.map(({ code, phrase: { args } }) => [code, { ...args }]);
};

test('what is not given stays as the kind has it, of the first kind unless another is named', () => {
  expect(filled(undefined, {})).toEqual({ shape: 'circle' });
  expect(filled('even', {})).toEqual({ shape: 'square', corners: 4 });
  expect(filled('even', { corners: 8, name: 'Rome' })).toEqual({ shape: 'square', corners: 8, name: 'Rome' });
});

test('a value may bring along the field of another, in whatever order they come', () => {
  expect(filled('round', { corners: 5, shape: 'square' })).toEqual({ shape: 'square', corners: 5 });
});

describe('refused by name', () => {
  test.each([
    ['a kind that there is not', 'flat', {}, 'no-such-kind-of-game', { kind: 'flat', kinds: 'round, even' }],
    [
      'a field that there is not',
      'round',
      { corners: 5 },
      'no-such-field',
      { name: 'corners', names: 'shape, name' },
    ],
    [
      'a choice that there is not',
      'round',
      { shape: 'cube' },
      'no-such-choice',
      { name: 'shape', value: 'cube', choices: 'circle, square' },
    ],
    [
      'what is no text for a choice',
      'round',
      { shape: { a: 1 } },
      'no-such-choice',
      { name: 'shape', value: '', choices: 'circle, square' },
    ],
    [
      'a number too large',
      'even',
      { corners: 9 },
      'unexpected-value',
      { path: 'corners', expected: 'a whole number from 3 to 8' },
    ],
    [
      'a number too small',
      'even',
      { corners: 2 },
      'unexpected-value',
      { path: 'corners', expected: 'a whole number from 3 to 8' },
    ],
    [
      'a broken number',
      'even',
      { corners: 3.5 },
      'unexpected-value',
      { path: 'corners', expected: 'a whole number from 3 to 8' },
    ],
    [
      'a text too long',
      'round',
      { name: 'Byzantium' },
      'unexpected-value',
      { path: 'name', expected: 'at most 5 letters' },
    ],
    ['what the rules find wrong', 'round', { name: 'Bad' }, 'bad-name', {}],
  ])('%s', (_, kind, values, code, args) => {
    expect(filled(kind, values)).toEqual([[code, args]]);
  });
});

describe('several choices', () => {
  const several = {
    kind: 'several',
    name: 'who',
    label: 'Who',
    of: ['north', 'south', 'east'].map((value) => ({ value, label: phrase(value) })),
    most: 2,
    ordered: false,
  } as const;
  const withSeveral = (value: unknown) =>
    wishWith(
      (wish) => ({
        fields: [several],
        values: { who: wish as string[] },
        faults: [],
        set: (_, chosen) => chosen,
      }),
      [],
      { who: value },
    );

  test('are typed with commas between, and taken if there are such, each once, no more than may be', () => {
    expect(typedValue(several, 'north, east')).toEqual(['north', 'east']);
    expect(typedValue(several, '')).toEqual([]);
    expect(withSeveral(['north', 'east'])).toMatchObject({ ok: true, value: ['north', 'east'] });
    expect(withSeveral([])).toMatchObject({ ok: true, value: [] });
  });

  test.each([
    [['north', 'west'], 'no-such-choice', { name: 'who', value: 'west', choices: 'north, south, east' }],
    ['north', 'no-such-choice', { name: 'who', value: 'north', choices: 'north, south, east' }],
    [['north', 'north'], 'unexpected-value', { path: 'who', expected: 'at most 2 of them, each once' }],
    [
      ['north', 'south', 'east'],
      'unexpected-value',
      { path: 'who', expected: 'at most 2 of them, each once' },
    ],
  ])('%j are refused', (value, code, args) => {
    const done = withSeveral(value);
    expect(done.ok ? [] : done.fault.map((one) => [one.code, one.phrase.args])).toEqual([[code, args]]);
  });
});

test('what is typed is a number where the field is one, and else a text', () => {
  const [number, text] = [form({ shape: 'square' }).fields[1], form({ shape: 'square' }).finer?.[0]];
  if (number === undefined || text === undefined) throw new Error('no fields');
  expect([typedValue(number, '7'), typedValue(number, 'many'), typedValue(text, '7')]).toEqual([
    7,
    'many',
    '7',
  ]);
});

describe('lines of columns', () => {
  const columns = [
    {
      kind: 'choice',
      name: 'animal',
      label: 'Animal',
      choices: ['cat', 'dog'].map((value) => ({ value, label: phrase(value) })),
    },
    { kind: 'number', name: 'legs', label: 'Legs', least: 3, most: 4 },
  ] as const;
  const field = { kind: 'rows', name: 'zoo', label: 'Zoo', columns, most: 2 } as const;
  const rowsForm = (wish: unknown): WishForm => ({
    fields: [field],
    values: wish as WishForm['values'],
    faults: [],
    set: (name, value) => ({ ...(wish as object), [name]: value }),
  });
  const told = (zoo: unknown) => {
    const wish = wishWith(rowsForm, { zoo: [] }, { zoo });
    return wish.ok ? wish.value : wish.fault.map(({ phrase: { args } }) => args.expected);
  };

  test('each column takes what its field takes, and no line says more or less', () => {
    const cat = { animal: 'cat', legs: 4 };
    expect(told([cat, { animal: 'dog', legs: 3 }])).toEqual({ zoo: [cat, { animal: 'dog', legs: 3 }] });
    const wrong = ['at most 2 lines of animal and legs'];
    for (const one of [
      [cat, cat, cat],
      [{ animal: 'cat' }],
      [{ ...cat, tail: 1 }],
      [{ animal: 'cow', legs: 4 }],
      [{ animal: 'cat', legs: 5 }],
      ['cat'],
      'cat',
    ])
      expect(told(one)).toEqual(wrong);
  });

  test('as they are typed, with commas between', () => {
    expect(typedValue(field, 'cat 4,  dog 3')).toEqual([
      { animal: 'cat', legs: 4 },
      { animal: 'dog', legs: 3 },
    ]);
    expect(typedValue(field, '')).toEqual([]);
    expect(typedValue(field, 'cat')).toEqual([{ animal: 'cat', legs: '' }]);
  });
});
