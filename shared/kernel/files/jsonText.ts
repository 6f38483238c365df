import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';
import { hasMoreSigns } from '../codec/plainJson.ts';
import { unreadable } from '../words/refusals.ts';

/** The deepest nesting of what people write by hand. */
const mostDepth = 64;
/** The longest text that people write by hand, in characters. */
const longestText = 10_000_000;
const lineEnd = /\r\n|\r|\n/g;
const space = /[ \t\r\n]*/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What ends a plain stretch of a quoted string. */
// eslint-disable-next-line no-control-regex
const special = /["\\\u0000-\u001f]/g;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const word = /[a-zA-Z_$][\w$]*/y;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** Where reading stopped, and why. */
interface Fault {
  readonly at: number;
  readonly why: string;
}
type Read = { readonly value: unknown; readonly end: number } | Fault;

/**
 * Reads JSON that people write by hand. It accepts what `JSON.parse` does, except a member given twice in one object;
 * errors come with their line and column, both from 1.
 */
export function readJson(text: string): Result<unknown, readonly Problem[]> {
  if (text.length > longestText || hasMoreSigns(text)) {
    return bad([unreadable('json-too-large')]);
  }
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const read = value(text, after(space, text, start), 0);
  const fault = 'why' in read ? read : trailing(text, read.end);
  if (fault !== undefined) return bad([located(text, fault)]);
  return good((read as { readonly value: unknown }).value);
}

function trailing(text: string, end: number): Fault | undefined {
  const at = after(space, text, end);
  return at < text.length
    ? { at, why: `the text should end here, but goes on with ${shown(text, at)}` }
    : undefined;
}

function located(text: string, { at, why }: Fault): Problem {
  let line = 1;
  let start = text.startsWith('\ufeff') ? 1 : 0;
  lineEnd.lastIndex = 0;
  for (let end = lineEnd.exec(text); end !== null && lineEnd.lastIndex <= at; end = lineEnd.exec(text)) {
    line += 1;
    start = lineEnd.lastIndex;
  }
  let column = 1;
  for (let next = start; next < at; next += (text.codePointAt(next) ?? 0) > 0xffff ? 2 : 1) column += 1;
  return unreadable('json-syntax', { line, column, why });
}

/** The end of the pattern's match at `at`, or `at` if it does not match there. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const shown = (text: string, at: number): string => {
  const [sign] = text.slice(at, at + 2);
  if (sign === undefined) return 'the end of the text';
  return sign === '\n' || sign === '\r' ? 'the end of the line' : `«${sign}»`;
};

function value(text: string, at: number, depth: number): Read {
  if (depth > mostDepth) return { at, why: `brackets stand more than ${mostDepth} deep` };
  const sign = text[at];
  if (sign === '{') return members(text, at, depth);
  if (sign === '[') return items(text, at, depth);
  if (sign === '"') return string(text, at);
  if (sign === '/' || sign === '#') return { at, why: 'comments are not allowed; take it out' };
  const end = after(numeral, text, at);
  if (end > at) return { value: Number(text.slice(at, end)), end };
  const named = text.slice(at, after(word, text, at));
  if (Object.hasOwn(words, named)) return { value: words[named], end: at + named.length };
  if (named !== '') return { at, why: `«${named.slice(0, 30)}» should stand in double quotes` };
  return { at, why: `a value was expected, not ${shown(text, at)}` };
}

function string(text: string, at: number): Read {
  const end = endOfString(text, at);
  if (end !== undefined) return { value: JSON.parse(text.slice(at, end)) as string, end };
  return { at, why: 'this text has no closing quote on its line, or a «\\» that means nothing' };
}

/** The position after the closing quote. It reads character by character, so that a string may have any length. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; ;) {
    special.lastIndex = at;
    const found = special.exec(text);
    if (found === null) return undefined;
    if (found[0] === '"') return found.index + 1;
    at = after(escaped, text, found.index);
    if (at === found.index) return undefined;
  }
}

/** The end of a list or object, or a comma before the next entry. */
function next(
  text: string,
  from: number,
  close: string,
): { readonly at: number; readonly ended: boolean } | Fault {
  const at = after(space, text, from);
  if (text[at] === close) return { at: at + 1, ended: true };
  if (text[at] !== ',') return { at, why: `a comma or «${close}» was expected, not ${shown(text, at)}` };
  const more = after(space, text, at + 1);
  return text[more] === close
    ? { at, why: `there is a comma before «${close}»; take it out` }
    : { at: more, ended: false };
}

function items(text: string, from: number, depth: number): Read {
  const found: unknown[] = [];
  let at = after(space, text, from + 1);
  if (text[at] === ']') return { value: found, end: at + 1 };
  for (;;) {
    const item = value(text, at, depth + 1);
    if ('why' in item) return item;
    found.push(item.value);
    const step = next(text, item.end, ']');
    if ('why' in step) return step;
    if (step.ended) return { value: found, end: step.at };
    at = step.at;
  }
}

function members(text: string, from: number, depth: number): Read {
  const found = new Map<string, unknown>();
  let at = after(space, text, from + 1);
  // Own members, even for names such as `__proto__`.
  if (text[at] === '}') return { value: {}, end: at + 1 };
  for (;;) {
    if (text[at] !== '"') return { at, why: `a name in double quotes was expected, not ${shown(text, at)}` };
    const name = string(text, at);
    if ('why' in name) return name;
    if (found.has(name.value as string))
      return {
        at,
        why: `«${(name.value as string).slice(0, 40)}» stands here for the second time; take one out`,
      };
    const colon = after(space, text, name.end);
    if (text[colon] !== ':') return { at: colon, why: `a colon was expected, not ${shown(text, colon)}` };
    const item = value(text, after(space, text, colon + 1), depth + 1);
    if ('why' in item) return item;
    found.set(name.value as string, item.value);
    const step = next(text, item.end, '}');
    if ('why' in step) return step;
    if (step.ended) return { value: Object.fromEntries(found), end: step.at };
    at = step.at;
  }
}
