import { keysInOrder } from '../inOrder.ts';

/** Plain data as JSON with members in code-unit order: equal data gives equal text on every machine. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = value as Readonly<Record<string, unknown>>;
    const texts = keysInOrder(members)
      .filter((key) => members[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${stableText(members[key])}`);
    return `{${texts.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** As `stableText`, in ASCII alone: other characters are written as \u escapes. */
export function stableAscii(value: unknown): string {
  return stableText(value).replace(
    /[^\u0020-\u007e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
