import fc from 'fast-check';
import { expect, test } from 'vitest';
import { line, text } from '#kernel/codec/shapes.ts';
import { typedText } from '#kernel/orders/typed.ts';

test.each([
  ['a tab', 'one\ttwo', 'one two'],
  ['a mark of direction', 'one\u200etwo\u202e', 'onetwo'],
  ['a mark before the text', '\ufeffone', 'one'],
  ['half a letter', 'one\ud83dtwo', 'onetwo'],
  ['what joins signs to one', '\u{1f468}\u200d\u{1f680}', '\u{1f468}\u200d\u{1f680}'],
])('%s', (_, typed, kept) => {
  expect([typedText(typed, 1), typedText(typed, 2)]).toEqual([kept, kept]);
});

test('ends of lines of every kind are the usual one, or a blank in a box of one line', () => {
  const typed = 'a\r\nb\rc\nd\u2028e\u2029f\u0085g';
  expect(typedText(typed, 2)).toBe('a\nb\nc\nd\ne\nf\ng');
  expect(typedText(typed, 1)).toBe('a b c d e f g');
});

test('every letter there is, by itself, is kept in a form that files hold, and none grows', () => {
  const [lines, one] = [text(9), line(9)];
  for (let code = 0; code <= 0xffff; code += 1) {
    const letter = String.fromCharCode(code);
    const kept = [typedText(letter, 2), typedText(letter, 1)] as const;
    if (!lines.parse(kept[0]).ok || !one.parse(kept[1]).ok || kept.some(({ length }) => length > 1))
      expect(code.toString(16)).toBe('kept');
  }
});

test('any text is kept in a form that files hold, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const kept = typedText(typed, 2);
      return text(60).parse(kept).ok && typedText(kept, 2) === kept;
    }),
  );
});
