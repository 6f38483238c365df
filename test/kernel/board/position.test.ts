import { expect, test } from 'vitest';
import type { Position } from '#kernel/board/position.ts';
import { edgeBetween, position } from '#kernel/board/position.ts';
import { placeId } from '#kernel/words/ids.ts';

const [a, b] = [placeId('a'), placeId('b')];

test.each<Position>([
  { kind: 'place', place: a },
  { kind: 'edge', place: b, to: a },
  { kind: 'facing', place: a, facing: 0 },
  { kind: 'facing', place: a, facing: 7 },
])('%j is read from a file as it was written', (where) => {
  expect(position.parse(JSON.parse(JSON.stringify(position.make(where))))).toEqual({
    ok: true,
    value: where,
  });
});

test.each([
  { kind: 'place' },
  { kind: 'place', place: 'A b' },
  { kind: 'edge', place: 'a' },
  { kind: 'facing', place: 'a', facing: 8 },
  { kind: 'facing', place: 'a', facing: 0.5 },
  { kind: 'orbit', place: 'a' },
])('%j is no position', (raw) => {
  expect(position.parse(raw).ok).toBe(false);
});

test('the edge between two places is one, whichever is named first', () => {
  expect(edgeBetween(a, b)).toEqual({ kind: 'edge', place: a, to: b });
  expect(edgeBetween(b, a)).toEqual(edgeBetween(a, b));
});
