import { expect, test } from 'vitest';
import { emptyNotebook, type Note, type Notebook } from '#contract/player/notebook.ts';
import {
  labelOn,
  noteOn,
  withLabel,
  withNote,
  withoutLabel,
  withoutNote,
  writtenIn,
} from '#ui/views/notes/writing.ts';

const note = (to: Note['to'], id: string, text: string, turn = 3): Note => ({ to, id, text, turn });
const filled: Notebook = [
  note('place', 's1', 'Gold here', 2),
  note('unit', 'a1', 'Old friends', 5),
  note('seat', 'x', 'Liars', 4),
].reduce(withNote, withLabel(emptyNotebook, { place: 's1', text: ' Home ', color: 'red' }));
const turn = {
  board: { at: (id: string) => (id === 's1' ? 1 : undefined), nameOf: () => 'Hraka' },
  seat: (id: string) => (id === 'x' ? { name: 'Romulans' } : undefined),
  units: [],
  rules: {
    presentation: {
      words: { place: { one: 'island' }, unit: { one: 'unit' }, seat: { one: 'tribe' } },
    },
  },
} as never;

test('one thing has one note: the last one written, and none without words', () => {
  const again = withNote(filled, note('place', 's1', 'Iron here'));
  expect([again.notes.length, noteOn(again, { to: 'place', id: 's1' })?.text]).toEqual([3, 'Iron here']);
  expect(noteOn(withNote(filled, note('place', 's1', '  ')), { to: 'place', id: 's1' })).toBe(undefined);
  expect(withoutNote(filled, { to: 'seat', id: 'x' }).notes.map(({ id }) => id)).toEqual(['s1', 'a1']);
});

test('a change laid on twice comes to the same', () => {
  for (const change of [
    (of: Notebook) => withNote(of, note('unit', 'a2', 'New')),
    (of: Notebook) => withoutNote(of, { to: 'seat', id: 'x' }),
    (of: Notebook) => withoutLabel(of, 's1'),
  ]) {
    expect(change(change(filled))).toEqual(change(filled));
  }
});

test('a label is trimmed, replaced and taken off', () => {
  expect(labelOn(filled, 's1')).toEqual({ place: 's1', text: 'Home', color: 'red' });
  expect(withLabel(filled, { place: 's1', text: 'Fort', color: 'blue' }).labels).toEqual([
    { place: 's1', text: 'Fort', color: 'blue' },
  ]);
  expect(withoutLabel(filled, 's1').labels).toEqual([]);
});

test('the list has the newest notes first, says what is gone, and finds any words', () => {
  expect(
    writtenIn(turn, filled, '').map(({ kind, about, gone, turn: of }) => [kind, about, gone, of]),
  ).toEqual([
    ['unit', 'Unit that is gone', true, 5],
    ['tribe', 'Romulans', false, 4],
    ['island', 'Hraka', false, 2],
    ['label', 'Hraka', false, undefined],
  ]);
  expect(writtenIn(turn, filled, 'HRAKA gold').map(({ text }) => text)).toEqual(['Gold here']);
  expect(writtenIn(turn, filled, 'label').map(({ text }) => text)).toEqual(['Home']);
});
