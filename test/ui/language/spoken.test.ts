import { listed } from '#ui/parts/text/lists.ts';
import { afterEach, expect, test } from 'vitest';
import { phrase, phraseList, type Pointer } from '#kernel/words/phrase.ts';
import { phraseParts, phraseText, plural } from '#ui/language/phrase.ts';
import { say, sayPiece } from '#ui/language/say.ts';
import { localeOf, speak } from '#ui/language/tongue.ts';
import { inTongue } from '#ui/language/worded.ts';

afterEach(() => speak());
const german = (texts: Readonly<Record<string, string>>): void => speak({ language: 'de', texts });

test('a text is looked up with what is filled in; a gap shows English', () => {
  german({ '{1} of {2}': 'Von {2} sind es {1}' });
  expect(say('{1} of {2}', 3, 4.5)).toBe('Von 4,5 sind es 3');
  expect(say('{1} or {2}', 'a', undefined)).toBe('a or ');
  speak();
  expect(say('{1} of {2}', 3, 4.5)).toBe('3 of 4.5');
});

test('of a sentence with elements each piece is looked up', () => {
  const key = 'Try <1>this</1>, or {1}.';
  german({ [key]: 'Nimm <1>dies</1> oder {1}.' });
  expect([sayPiece(0, key), sayPiece(1, key), sayPiece(2, key, 'das')]).toEqual([
    'Nimm',
    'dies',
    ' oder das.',
  ]);
});

test('each piece of a sentence has its own part of what is filled in', () => {
  const key = '<1>{1} {2}</1> Click a {3} for {4}.';
  const said = (): readonly string[] => [sayPiece(1, key, 'Fleet', 7), sayPiece(2, key, 'sector', 'orders')];
  expect(said()).toEqual(['Fleet 7', 'Click a sector for orders.']);
  german({ [key]: '<1>{2}. {1}</1> Für {4} klicke an: {3}.' });
  expect(said()).toEqual(['7. Fleet', 'Für orders klicke an: sector.']);
});

test('a name is no text that every object has', () => {
  german({});
  expect(say('constructor')).toBe('constructor');
  expect(sayPiece(0, 'valueOf')).toBe('valueOf');
  expect(phraseText(phrase('toString'))).toBe('toString');
  expect(inTongue({ title: 'constructor' })).toEqual({ title: 'constructor' });
});

test('a phrase is translated with the phrases in it, and keeps its pointers', () => {
  german({
    '{unit} has {count|ship|ships} {where}': '{where} hat {unit} {count|Schiff|Schiffe}',
    'at {place}': 'Bei {place}',
  });
  const unit: Pointer = { to: 'unit', id: 'A1', text: 'Fleet' };
  const said = phrase('{unit} has {count|ship|ships} {where}', {
    unit,
    count: 2,
    where: phrase('at {place}', { place: 'Earth' }),
  });
  expect(phraseText(said)).toBe('Bei Earth hat Fleet 2 Schiffe');
  expect(phraseParts(said)).toContain(unit);
  expect(
    phraseText(
      phraseList([phrase('at {place}', { place: 'Mars' }), phrase('a {thing}', { thing: 'E3D' })], ', '),
    ),
  ).toBe('Bei Mars, an E3D');
});

test('plurals follow the language, however many forms it has', () => {
  speak({
    language: 'pl',
    texts: {
      '{count|file|files}': '{count|plik|pliki|plików}',
      'There {count:is|are} more': '{count:jest|są|jest} więcej',
    },
  });
  expect([1, 2, 5, 22].map((count) => plural(count, 'file'))).toEqual([
    '1 plik',
    '2 pliki',
    '5 plików',
    '22 pliki',
  ]);
  expect(phraseText(phrase('There {count:is|are} more', { count: 3 }))).toBe('są więcej');
  expect(plural(2, 'ship')).toBe('2 ships');
});

test('what rules draw has its words translated, and nothing else', () => {
  const page = {
    title: phrase('Map'),
    sections: [{ kind: 'table', title: 'Map', rows: [{ id: 'Map', name: 'Map' }] }],
    heads: ['Map', 'Sea'],
  };
  expect(inTongue(page)).toBe(page);
  german({ Map: 'Karte' });
  expect(inTongue(page)).toEqual({
    title: phrase('Map'),
    sections: [{ kind: 'table', title: 'Karte', rows: [{ id: 'Map', name: 'Map' }] }],
    heads: ['Karte', 'Sea'],
  });
  const other = { title: 'Sea' };
  expect(inTongue(other)).toBe(other);
});

test('English has a locale for each use, another language its own', () => {
  expect(localeOf('en-GB')).toBe('en-GB');
  german({});
  expect(localeOf('en-GB')).toBe('de');
});

test('names stand in a list as the language has it', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  speak({ language: 'de', texts: {} });
  expect(listed(['A', 'B', 'C'])).toBe('A, B und C');
});
