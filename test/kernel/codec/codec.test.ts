import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  flag,
  id,
  integer,
  json,
  line,
  list,
  literal,
  object,
  oneOf,
  optional,
  record,
  text,
  tuple,
  union,
  where,
} from '#kernel/codec/shapes.ts';
import { digest, digestBytes, portable } from '#kernel/codec/digest.ts';
import { joinedLists, stableAscii, stableText, textOfParts } from '#kernel/codec/stableText.ts';
// It lends the engine a quicker one.
import '#main/adapters/sealing.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

const sample = object({
  name: line(10, 1),
  note: optional(text(20)),
  size: integer(0, 9),
  open: flag,
  at: id<PlaceId>(),
  ranks: tuple(integer(0, 5), integer(0, 5)),
  tags: list(oneOf(['red', 'blue']), 3),
  more: record<string, number>(integer(0, 1), 2),
});
const fine = { name: 'Ann', size: 3, open: true, at: 's00012', ranks: [1, 2], tags: ['red'], more: { a: 1 } };
const codes = (raw: unknown, of = sample): readonly string[] => {
  const read = of.parse(raw);
  return read.ok ? [] : read.fault.map(({ phrase }) => String(phrase.args['path']));
};

describe('shapes', () => {
  test('read what they make', () => {
    const read = sample.parse(fine);
    expect(read).toEqual({ ok: true, value: fine });
    expect(sample.make(fine as never)).toEqual(fine);
  });

  test.each([
    ['a number out of its range', { ...fine, size: 10 }, 'size'],
    ['a fraction', { ...fine, size: 1.5 }, 'size'],
    ['minus zero', { ...fine, size: -0 }, 'size'],
    ['a line end in one line', { ...fine, name: 'A\nb' }, 'name'],
    ['a character that turns text around', { ...fine, note: 'a\u202eb' }, 'note'],
    ['half a character', { ...fine, note: '\ud800' }, 'note'],
    ['a member nobody knows', { ...fine, extra: 1 }, 'the top'],
    ['a missing member', { ...fine, open: undefined }, 'open'],
    ['a key that is no id', { ...fine, more: { '1': 1 } }, 'more'],
    ['too many entries', { ...fine, more: { a: 1, b: 1, c: 1 } }, 'more'],
    ['a wrong item', { ...fine, tags: ['red', 'green'] }, 'tags[1]'],
    ['a tuple of the wrong length', { ...fine, ranks: [1] }, 'ranks'],
    ['a list for an object', [], 'the top'],
  ])('refuse %s and name the place', (_, raw, path) => {
    expect(codes(raw)).toEqual([path]);
  });

  test('an inherited member does not count as given', () => {
    expect(codes(Object.create(fine))).toContain('open');
  });

  test('a union is told apart by its tag', () => {
    const either = union<{ kind: 'a'; n: number } | { kind: 'b' }>('kind', {
      a: object({ kind: literal('a'), n: integer(0, 9) }),
      b: object({ kind: literal('b') }),
    });
    expect(either.parse({ kind: 'a', n: 1 })).toEqual({ ok: true, value: { kind: 'a', n: 1 } });
    expect(either.parse({ kind: 'toString' }).ok).toBe(false);
    expect(either.parse({ kind: 'b', n: 1 }).ok).toBe(false);
  });

  test('a further condition is named', () => {
    const even = where(integer(0, 9), (n) => n % 2 === 0, 'an even number');
    expect(even.parse(4).ok).toBe(true);
    expect(even.parse(5)).toMatchObject({
      ok: false,
      fault: [{ phrase: { args: { expected: 'an even number' } } }],
    });
  });

  test('never throw, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (raw) => typeof sample.parse(raw).ok === 'boolean' && typeof json.parse(raw).ok === 'boolean',
      ),
    );
  });

  test('plain data deeper than 64 levels is refused', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(json.parse(deep).ok).toBe(false);
  });
});

describe('stable text', () => {
  test('members stand in code-unit order at every level, whatever order they were written in', () => {
    expect(stableText({ b: 1, a: { d: [1, { z: 1, y: 2 }], c: undefined } })).toBe(
      '{"a":{"d":[1,{"y":2,"z":1}]},"b":1}',
    );
  });
  test('members named by numbers, or as objects name what they come from, stand where their names do', () => {
    const numbers = JSON.parse('{"b":[{"2":0,"10":{"B":1,"A":2}}],"9":1,"01":2,"10":3}');
    expect(stableText(numbers)).toBe('{"01":2,"10":3,"9":1,"b":[{"10":{"A":2,"B":1},"2":0}]}');
    const prototype = JSON.parse('{"b":1,"__proto__":{"d":2,"c":3},"a":4}');
    expect(stableText(prototype)).toBe('{"__proto__":{"c":3,"d":2},"a":4,"b":1}');
  });
  test('is the same for the same data, whatever order it was written in', () => {
    const backwards = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(backwards);
      const members = Object.entries(value).map(([key, inner]) => [key, backwards(inner)]);
      return Object.fromEntries(members.reverse());
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableText(backwards(value))).toBe(stableText(value));
      }),
    );
  });
  test('data that it was made from is as it was', () => {
    const data = { b: [{ d: 1, c: 2 }], a: 3 };
    stableText(data);
    expect(JSON.stringify(data)).toBe('{"b":[{"d":1,"c":2}],"a":3}');
  });
  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableText(JSON.parse(stableText(value)))).toBe(stableText(value));
        expect(JSON.parse(stableAscii(value))).toEqual(JSON.parse(stableText(value)));
      }),
    );
  });
  test('in ASCII, other characters are escaped', () => {
    expect(stableAscii({ n: 'Qo’noS é' })).toBe('{"n":"Qo\\u2019noS \\u00e9"}');
  });
});

describe('parts that are written once', () => {
  const parts = fc.array(fc.array(fc.jsonValue(), { maxLength: 4 }), { maxLength: 4 });

  test('lists joined are all of them, and are written as they would be', () => {
    fc.assert(
      fc.property(parts, (lists) => {
        const plain = lists.flat();
        expect(joinedLists(lists)).toEqual(plain);
        expect(stableText(joinedLists(lists))).toBe(stableText(plain));
      }),
    );
  });
  test('an object of parts is written as any other, and so are its parts then', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (members) => {
        const plain = stableText(structuredClone(members));
        expect(textOfParts({ ...members, gone: undefined })).toBe(
          stableText({ ...members, gone: undefined }),
        );
        expect(textOfParts(members)).toBe(plain);
        expect(stableText(members)).toBe(plain);
      }),
    );
  });
});

test('a quicker SHA-256 that a host lends gives the same digests, of every text and of bytes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.uint8Array({ maxLength: 600 }),
      (text, bytes) => {
        for (const content of [text, bytes]) {
          expect(digest(content)).toBe(portable.hex(content));
          expect(digestBytes(content)).toEqual(portable.bytes(content));
        }
      },
    ),
  );
  // Half of a pair alone is no sign of Unicode: both write the sign for what cannot be written.
  expect(digest('a\ud800b')).toBe(portable.hex('a\ud800b'));
});

test('digests are SHA-256 (FIPS 180-2, appendix B.1)', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
