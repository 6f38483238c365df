import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import type { FileHeader } from '#kernel/files/envelope.ts';
import { headBytes, joinFile, seenFile, splitFile } from '#kernel/files/envelope.ts';
import { restored } from '#kernel/files/restored.ts';
import { seatId } from '#kernel/words/ids.ts';

const body = Uint8Array.from([0, 10, 13, 255, 1, 2, 3]);
const header: FileHeader = {
  game: 'gw9',
  ruleset: 'galactic-empires',
  edition: 1,
  turn: 2,
  seat: seatId('klingon-empire'),
  sealed: 'age',
  length: body.length,
  digest: digest(body),
};
const signature = `${'A'.repeat(86)}==`;
const file = joinFile(headBytes('orders', header), signature, body);
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const code = (bytes: Uint8Array): string => {
  const split = splitFile(bytes);
  return split.ok ? 'fine' : (split.fault[0]?.code ?? 'unnamed');
};

describe('the envelope', () => {
  test('comes apart as it was put together', () => {
    const split = splitFile(file);
    expect(split).toEqual({
      ok: true,
      value: { kind: 'orders', header, head: headBytes('orders', header), signature, body },
    });
  });
  test('a person can read what it is in its first line', () => {
    expect(String.fromCharCode(...file.subarray(0, 22))).toBe('Sealed Orders orders 1');
  });
  test.each([
    ['an empty file', new Uint8Array(), 'not-ours'],
    ['a picture', Uint8Array.from([137, 80, 78, 71, 13, 10]), 'not-ours'],
    ['text', ascii('Dear GM, here are my orders\n'), 'not-ours'],
    ['a file of a later program', ascii('Sealed Orders orders 2\n{}\n'), 'newer-program'],
    ['a kind nobody knows', ascii('Sealed Orders gifts 1\n{}\n'), 'unknown-kind'],
    ['a file without its body', file.subarray(0, file.length - 1), 'truncated'],
    ['a file without its signature', headBytes('orders', header), 'truncated'],
    ['a file with something behind it', Uint8Array.from([...file, 0]), 'damaged'],
    ['a changed body', file.with(file.length - 1, 9), 'damaged'],
    [
      'a header that is no header',
      ascii(`Sealed Orders orders 1\n{"game":"gw9"}\n${signature}\n`),
      'damaged',
    ],
  ])('%s is named', (_, bytes, expected) => {
    expect(code(bytes)).toBe(expected);
  });
  test('every cut is refused', () => {
    for (let length = 0; length < file.length; length += 1)
      expect(code(file.subarray(0, length))).not.toBe('fine');
  });
  test('random bytes are refused without throwing', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => code(bytes) === 'not-ours'));
  });
});

describe('a file that a program took for text', () => {
  const letters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const marked = (text: string): string => `\u00ef\u00bb\u00bf${text}`;
  const doubled = (text: string): string => text.replaceAll('\n', '\r\n');
  const made = (inside: Uint8Array): Uint8Array =>
    joinFile(
      headBytes('orders', { ...header, length: inside.length, digest: digest(inside) }),
      signature,
      inside,
    );

  test('is what it was, with a mark, with other line ends, or with something behind it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (inside) => {
        const whole = letters(made(inside));
        for (const changed of [
          whole,
          marked(whole),
          doubled(whole),
          marked(doubled(whole)),
          `${whole}\r\n`,
          `${doubled(whole)}\r\n-- \r\nfooter`,
        ])
          expect(letters(restored(seenFile(ascii(changed))).bytes)).toBe(whole);
      }),
    );
  });

  test('stays as it came where its own digest does not vouch for it, and is called changed', () => {
    const lost = ascii(letters(file).slice(0, -2));
    for (const changed of [ascii(marked(letters(lost))), ascii(doubled(letters(lost)))])
      expect(restored(seenFile(changed)).bytes).toEqual(changed);
    expect(code(ascii(marked(letters(lost))))).toBe('damaged');
    expect(code(ascii(doubled(letters(lost))))).toBe('damaged');
    expect(code(Uint8Array.from(Buffer.from(`\ufeff${letters(file)}`, 'utf16le')))).toBe('damaged');
    const replaced = Buffer.from(Buffer.from(made(Uint8Array.from([200, 201, 202, 203]))).toString('utf8'));
    expect(code(Uint8Array.from(replaced))).toBe('damaged');
    const split = splitFile(Uint8Array.from(replaced));
    expect(split.ok ? '' : split.fault[0]?.phrase.template).toContain('treated it as text');
  });
});
