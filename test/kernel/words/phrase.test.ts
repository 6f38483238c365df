import { describe, expect, test } from 'vitest';
import {
  type Phrase,
  capital,
  phrase,
  phraseArgs,
  phraseList,
  phraseParts,
  phraseText,
} from '#kernel/words/phrase.ts';

const unit = { to: 'unit', id: 'u', text: 'A1' } as const;

describe('a phrase', () => {
  test('prints its arguments where the template names them, and one that is missing by its name', () => {
    expect(phraseText(phrase('{unit} has {ships} of {most}', { unit, ships: 3 }))).toBe('A1 has 3 of {most}');
  });

  test('has the noun agree with the number', () => {
    const said = (ships: number): string => phraseText(phrase('{ships|ship|ships} left', { ships }));
    expect([0, 1, 2].map(said)).toEqual(['0 ships left', '1 ship left', '2 ships left']);
  });

  test('has an article agree with the argument that follows it, as that is spoken', () => {
    const one = (named: string | number | Phrase): string =>
      phraseText(phrase('A {named} and a {named}, not ma {named}.', { named }));
    for (const named of [
      'E3D',
      'F5',
      'NCL',
      'X',
      'officer',
      'outpost',
      'Orion',
      'unarmed ship',
      'upgrade',
      8,
      11,
      80,
      18,
    ])
      expect(one(named)).toBe(`An ${named} and an ${named}, not ma ${named}.`);
    for (const named of [
      'D7',
      'C-FDX',
      'PF',
      'U',
      'unit',
      'one-shot',
      'Euro',
      'ship',
      'Klingon',
      1,
      110,
      180,
    ])
      expect(one(named)).toBe(`A ${named} and a ${named}, not ma ${named}.`);
    expect(one(phrase('{deep} hull', { deep: 'E4' }))).toBe('An E4 hull and an E4 hull, not ma E4 hull.');
    expect(phraseText(phrase('a {missing}'))).toBe('a {missing}');
  });
  test('has a verb agree with a number that stands elsewhere', () => {
    const said = (ships: number): string =>
      phraseText(phrase('{ships|ship|ships} of {unit} {ships:is|are} gone', { ships, unit }));
    expect([0, 1, 2].map(said)).toEqual([
      '0 ships of A1 are gone',
      '1 ship of A1 is gone',
      '2 ships of A1 are gone',
    ]);
    expect([...phraseArgs(phrase('{ships:is|are} gone', { ships: 2 }))]).toEqual([]);
  });

  test('begins a line with a capital, whatever stands there', () => {
    expect(['turn 3', 'Y165.3', ''].map(capital)).toEqual(['Turn 3', 'Y165.3', '']);
  });

  test('shows a noun whose number is missing, or is none', () => {
    expect(phraseText(phrase('{ships|ship|ships} left'))).toBe('{ships|ship|ships} left');
    expect(phraseText(phrase('{ships|ship|ships} left', { ships: 'many' }))).toBe('{ships|ship|ships} left');
  });

  test('takes a phrase as an argument, however deep, and keeps what can be pointed at', () => {
    const inner = phrase('{unit} with {ships|ship|ships}', { unit, ships: 1 });
    expect(phraseParts(phrase('Lost: {lost}.', { lost: phrase('all of {lost}', { lost: inner }) }))).toEqual([
      'Lost: ',
      'all of ',
      unit,
      ' with ',
      '1 ship',
      '.',
    ]);
  });

  test('reads no template out of a name', () => {
    expect(phraseText(phrase('{name}', { name: '{ships|ship|ships}', ships: 2 }))).toBe('{ships|ship|ships}');
  });

  test('lists phrases, more of them than there are letters', () => {
    const items = Array.from({ length: 60 }, (_, at) => phrase('{at}', { at }));
    expect(phraseText(phraseList(items, '; '))).toBe(items.map((_, at) => String(at)).join('; '));
    expect(phraseText(phraseList([], '; '))).toBe('');
  });

  test('names its arguments in reading order, each once', () => {
    expect([...phraseArgs(phrase('{b|one|many} {a} {b} {c}', { a: 'x', b: 2, d: 'unsaid' }))]).toEqual([
      ['b', '2 many'],
      ['a', 'x'],
    ]);
  });
});
