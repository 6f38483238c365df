import { expect, test } from 'vitest';
import type { PlaceId } from '#kernel/words/ids.ts';
import { wayWith, type Ways } from '#ui/parts/fields/places/ways.ts';

const ways: Ways = {
  places: [],
  nameOf: (place) => place,
  find: () => undefined,
  along: () => [],
  ahead: (_, to) => [{ position: to }],
};
const way = (most: number) => ({ kind: 'way', name: 'way', label: 'Course', most }) as const;

test('the steps of a way are counted, one step as one', () => {
  const to = 'd6' as PlaceId;
  expect(wayWith(way(1), [], to, ways).said).toBe('d6: 1 of 1 step');
  expect(wayWith(way(3), [], to, ways).said).toBe('d6: 1 of 3 steps');
  expect(wayWith(way(1), [{ kind: 'place', place: to }], to, ways).said).toBe('The way has its 1 step');
});
