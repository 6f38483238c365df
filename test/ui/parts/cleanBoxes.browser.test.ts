import { expect, test } from 'vitest';
import { cleanBoxes } from '#ui/parts/text/cleanBoxes.ts';

cleanBoxes(document.body);

/** A box on the page, what it told whoever listens, and a hand that pastes into it where the caret is. */
function boxOn(name: 'input' | 'textarea') {
  const box = document.createElement(name);
  const heard: string[] = [];
  box.addEventListener('input', () => void heard.push(box.value));
  document.body.append(box);
  box.focus();
  return { box, heard, paste: (words: string) => void document.execCommand('insertText', false, words) };
}

test('what no file holds never reaches whoever listens to a box', () => {
  const { box, heard, paste } = boxOn('textarea');
  paste('one\ttwo\u200e\n\u2028three\ufeff');
  expect([box.value, heard.at(-1)]).toEqual(['one two\n\nthree', 'one two\n\nthree']);
  expect(heard.join('')).not.toMatch(/[\t\u200e\u2028\ufeff]/);
});

test('the caret stays behind the letter it was behind', () => {
  const { box, paste } = boxOn('input');
  paste('ace');
  box.setSelectionRange(1, 1);
  paste('\u202e\tb');
  expect([box.value, box.selectionStart]).toEqual(['a bce', 3]);
});

test('what an input method composes is looked at when it is done', () => {
  const { box, heard } = boxOn('input');
  box.value = '\u200eか';
  box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(box.value).toBe('\u200eか');
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect([box.value, heard.at(-1)]).toEqual(['か', 'か']);
});

test('a box for something else is left alone', () => {
  const check = document.createElement('input');
  check.type = 'checkbox';
  check.value = 'a\tb';
  document.body.append(check);
  check.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(check.value).toBe('a\tb');
});
