import { expect, test } from 'vitest';

import { phraseText } from '#kernel/words/phrase.ts';
import { proclamationHint } from '#rulesets/galactic-empires/empire/proclamationHint.ts';

const hint = (text: string, earlier: readonly string[] = []): string => {
  const found = proclamationHint(text, 40, earlier);
  return found === undefined ? '' : phraseText(found);
};
const speech =
  'People of the Gorn! The Klingons have crossed the Neutral Zone, and we shall not rest until they are gone.';

test.each([
  speech,
  'Hear ye, hear ye: the Romulan Star Empire seeks friends, and pays them well. Write to us.',
  'Bürger von Kronos: Übermorgen öffnen wir die Häfen für alle, die in Frieden kommen.',
  'Граждане! Мы предлагаем мир всем империям, которые уважают наши границы.',
  '帝国の民よ、聞け。我らは平和を望むが、攻められれば戦う。星々は我らのものだ。栄光あれ、永遠に。ともに進もう。',
])('nothing stands out in a proper proclamation: %s', (text) => expect(hint(text)).toBe(''));

test('a text of forty characters is long enough, one of thirty-nine is short (GE 91)', () => {
  expect(hint('We come in peace and ask for nothing now')).toBe('');
  expect(hint(`${' '.repeat(20)}We come in peace and ask for nothing no `)).toBe(
    'It has 39 characters; below 40 it counts as too short.',
  );
});

test.each([
  'sdkfjh skdjfh ksjdhf kjsdhf kjshdf kjhsdf kjshdf',
  'asdfghjklasdfghjklasdfghjklasdfghjklasdfghjkl',
  'blah blah blah blah blah blah blah blah blah blah',
  'aaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbb',
  '12345 67890 !!!! ???? 12345 67890 $$$$ %%%% 11111',
  'aeiou aeo uia oea iuo aei oua eio uae ioe aue oie',
])('gibberish, typed for the money, is told: %s', (text) =>
  expect(hint(text)).toBe('It looks like gibberish: read it before you judge.'),
);

test('the words of an earlier turn are told, however they are written', () => {
  expect(hint(speech, ['Something else entirely', `  ${speech.toUpperCase()}\n`])).toBe(
    'The same words were proclaimed before.',
  );
});
