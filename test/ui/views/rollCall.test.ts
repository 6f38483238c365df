import { expect, test } from 'vitest';
import { emptyNotebook } from '#contract/player/notebook.ts';
import type { LooseEnd } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import { RollCall, summaryOf } from '#ui/views/rollCall/rollCall.ts';

/** A turn 4 of four units, one of them chosen, some of them looked at in a turn. */
const turnWith = (chosen: string | undefined, looked: readonly string[], turn = 4): Turn =>
  ({
    number: 4,
    units: ['a', 'b', 'c', 'd'].map((unit) => ({ unit })),
    selection: { unit: chosen },
    notebook: { now: { ...emptyNotebook, looked: { turn, units: looked } } },
  }) as unknown as Turn;
const next = (...given: Parameters<typeof turnWith>): string | undefined =>
  new RollCall(turnWith(...given)).next;

test.each<[string, string | undefined, readonly string[], string | undefined]>([
  ['the first, where none is chosen', undefined, [], 'a'],
  ['the one after the chosen one', 'b', [], 'c'],
  ['not one that was looked at', 'b', ['c'], 'd'],
  ['round again behind the last', 'd', ['a'], 'b'],
  ['the chosen one itself, when it alone is left', 'c', ['a', 'b', 'd'], 'c'],
  ['nobody, when all were looked at', 'c', ['a', 'b', 'c', 'd'], undefined],
])('the next unit to look at is %s', (_, chosen, looked, expected) => {
  expect(next(chosen, looked)).toBe(expected);
});

test('who was looked at in another turn is to be looked at again', () => {
  expect(next(undefined, ['a', 'b'], 3)).toBe('a');
  expect(new RollCall(turnWith(undefined, ['a', 'b'], 3)).unlooked).toHaveLength(4);
});

test('what is left is said in few words, one and many', () => {
  const end: LooseEnd = { kind: '', cite: 'GE 1', said: phrase('') };
  const { unlooked } = new RollCall(turnWith(undefined, ['a']));
  const group = (counted: string, ends: readonly LooseEnd[]) => ({ kind: counted, title: '', counted, ends });
  expect(
    summaryOf({
      unlooked,
      groups: [
        group('{count|boat lies|boats lie} idle', [end]),
        group('{count|hut|huts} empty', [end, end]),
        group('pearls are left over', [end]),
        group('{count|oar|oars} lost', []),
      ],
    }),
  ).toEqual(['3 units not reviewed yet', '1 boat lies idle', '2 huts empty', 'pearls are left over']);
  expect(summaryOf({ unlooked: [], groups: [] })).toEqual([]);
});
