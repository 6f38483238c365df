import { expect, test } from 'vitest';
import { emptyNotebook, notebook as codec, type Notebook } from '#contract/player/notebook.ts';
import {
  addressOf,
  bareAddress,
  draftFor,
  lettersWith,
  noText,
  withAddress,
  withDraft,
  withLetter,
  withLetterBack,
  withoutLetter,
} from '#ui/views/letters/writing.ts';

const letter = (seat: string, text: string, way: 'sent' | 'received' = 'sent') => ({
  seat,
  text,
  way,
  subject: '',
  turn: 2,
  at: 1_000,
});
const both: Notebook = [letter('a', 'one'), letter('b', 'two'), letter('a', 'three', 'received')].reduce(
  withLetter,
  emptyNotebook,
);

test('letters with one player come newest first, each with a number of its own', () => {
  expect(lettersWith(both, 'a').map(({ number, text }) => [number, text])).toEqual([
    [3, 'three'],
    [1, 'one'],
  ]);
  expect(lettersWith(both, 'c')).toEqual([]);
});

test('each player has one draft, and a blank one is none', () => {
  const drafts = withDraft(withDraft(emptyNotebook, 'a', { subject: 'Peace', text: '' }), 'b', {
    ...noText,
    text: 'War',
  });
  expect([draftFor(drafts, 'a').subject, draftFor(drafts, 'b').text]).toEqual(['Peace', 'War']);
  expect(draftFor(withDraft(drafts, 'b', { ...noText, text: 'Truce' }), 'b').text).toBe('Truce');
  expect(withDraft(withDraft(drafts, 'a', { subject: ' ', text: '\n' }), 'b', noText)).toEqual(emptyNotebook);
});

test('an address is kept without the blanks around it, and removed when emptied', () => {
  const one = withAddress(both, 'a', ' a@example.org ');
  expect([addressOf(one, 'a'), addressOf(one, 'b')]).toEqual(['a@example.org', undefined]);
  expect(withAddress(one, 'a', '')).toEqual(both);
  expect(['a@b.org', 'Ann Lee <a@b.org>'].map(bareAddress)).toEqual(['a@b.org', 'a@b.org']);
});

test('a deleted letter comes back with its number and in its place', () => {
  const [, first] = lettersWith(both, 'a');
  expect(lettersWith(withoutLetter(both, 1), 'a').map(({ number }) => number)).toEqual([3]);
  expect(withLetterBack(withoutLetter(both, 1), first!)).toEqual(both);
});

test('a notebook with letters is read as it was written, and one without needs none', () => {
  for (const each of [emptyNotebook, both, withAddress(both, 'b', 'b@example.org')])
    expect(codec.parse(codec.make(each))).toMatchObject({ ok: true, value: each });
});
