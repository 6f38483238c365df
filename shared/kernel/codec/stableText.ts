import { keysAsWritten, keysInOrder } from '../words/inOrder.ts';

/** Plain data as JSON with members in code-unit order: equal data gives equal text on every machine. */
export function stableText(value: unknown): string {
  const known = typeof value === 'object' && value !== null ? kept.get(value) : undefined;
  if (known !== undefined) return known;
  const sorted = sortedData(value);
  return sorted === unsortable ? textByHand(value) : JSON.stringify(sorted ?? null);
}

const kept = new WeakMap<object, string>();

/** The stable text of data that nobody changes any more: written once, and kept as long as the data is. */
function keptText(value: object): string {
  const text = stableText(value);
  kept.set(value, text);
  return text;
}

/** The stable text of an object whose members, which nobody changes any more, are written elsewhere too: each is written once. */
export const textOfParts = (parts: Readonly<Record<string, unknown>>): string =>
  textOfMembers(parts, (part) =>
    typeof part === 'object' && part !== null ? keptText(part) : stableText(part),
  );

/** Several lists as one, whose text is put together from theirs. Nobody changes any of them any more. */
export function joinedLists<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const all = lists.flat() as readonly T[];
  const texts = lists.filter(({ length }) => length > 0).map((list) => keptText(list).slice(1, -1));
  kept.set(all, `[${texts.join(',')}]`);
  return all;
}

const unsortable = Symbol('unsortable');
type Members = Readonly<Record<string, unknown>>;

/** The same data with its members in code-unit order, which JSON then writes in one go; what is in order already is not copied. */
function sortedData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? sortedList(value) : sortedMembers(value as Members);
}

function sortedList(list: readonly unknown[]): unknown {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const inner = list[at];
    const sorted = sortedData(inner);
    if (sorted === unsortable) return unsortable;
    if (sorted !== inner) (copy ??= list.slice())[at] = sorted;
  }
  return copy ?? list;
}

function sortedMembers(members: Members): unknown {
  const { keys: written, inOrder } = keysAsWritten(members);
  if (written.some(hasOrderOfItsOwn)) return unsortable;
  const keys = inOrder ? written : written.toSorted();
  let copy: Record<string, unknown> | undefined = inOrder ? undefined : {};
  for (const key of keys) {
    const inner = members[key];
    const sorted = sortedData(inner);
    if (sorted === unsortable) return unsortable;
    if (!inOrder || sorted !== inner) (copy ??= { ...members })[key] = sorted;
  }
  return copy ?? members;
}

/** Members whose names are numbers stand first in every object, however it was written; and `__proto__` is none, if it is written so. */
const hasOrderOfItsOwn = (key: string): boolean => {
  const first = key.charCodeAt(0);
  return first >= 48 && first <= 57 ? /^(?:0|[1-9]\d*)$/.test(key) : key === '__proto__';
};

function textByHand(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textByHand).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return textOfMembers(value as Members, textByHand);
  }
  return JSON.stringify(value ?? null);
}

function textOfMembers(members: Members, textOf: (member: unknown) => string): string {
  const texts = keysInOrder(members)
    .filter((key) => members[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${textOf(members[key])}`);
  return `{${texts.join(',')}}`;
}

/** As `stableText`, in ASCII alone: other characters are written as \u escapes. */
export function stableAscii(value: unknown): string {
  return stableText(value).replace(
    /[^\u0020-\u007e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
