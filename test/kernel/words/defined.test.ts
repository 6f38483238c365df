import { expect, expectTypeOf, test } from 'vitest';
import { defined } from '#kernel/words/defined.ts';

const maybe = <T>(value: T | undefined): T | undefined => value;

test('what is undefined has no key, and nothing else is dropped', () => {
  const kept = defined({ unit: maybe<string>(undefined), place: null, count: 0, text: '', own: false });
  expect(kept).toStrictEqual({ place: null, count: 0, text: '', own: false });
  expect('unit' in kept).toBe(false);
});

test('keys stand in the order in which they are written, whatever their names', () => {
  const kept = {
    turn: 4,
    ...defined({ why: 'late', gone: maybe<string>(undefined), at: 3, by: 'sol' }),
    a: 1,
  };
  expect(JSON.stringify(kept)).toBe('{"turn":4,"why":"late","at":3,"by":"sol","a":1}');
});

test('the members are copied: what was given is not changed, and not handed on', () => {
  const given = Object.freeze({ unit: 'A1', place: maybe<string>(undefined) });
  expect(defined(given)).not.toBe(given);
  expect(given).toStrictEqual({ unit: 'A1', place: undefined });
});

test('a member may be missing of the type, and is never undefined', () => {
  const kept = { kind: 'ship', ...defined({ place: maybe(7) }) };
  expectTypeOf(kept).toEqualTypeOf<{ kind: string; place?: number }>();
});

test('a word stays the word that its place asks for', () => {
  const tone = maybe<'good' | 'bad'>('bad');
  const row: { readonly tone?: 'good' | 'bad'; readonly how: 'sealed' } = {
    how: 'sealed',
    ...defined({ tone }),
  };
  expect(row).toStrictEqual({ how: 'sealed', tone: 'bad' });
});
