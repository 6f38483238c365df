import { shape, type Shape } from '#kernel/codec/shape.ts';
import { unreadable } from './refusals/wire.ts';

/** Longest base64 text that crosses: 33 million bytes, a little more than any turn file. */
export const longestBase64 = 44_000_000;
// No groups: a grouped pattern overflows the stack on a long text.
const pattern = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes as base64 text, with padding and nothing else. */
export const base64: Shape<string> = shape((raw, path, problems) => {
  if (typeof raw !== 'string' || raw.length % 4 !== 0 || !pattern.test(raw)) {
    problems.push(unreadable('unexpected-value/bytes', { path }));
    return undefined;
  }
  if (raw.length > longestBase64) {
    problems.push(unreadable('too-large/call'));
    return undefined;
  }
  return raw;
});
