/** A change of a source: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text that a source prints. */
export interface Found {
  readonly start: number;
  /**
   * What a translation has it by: the text with single spaces, `{1}` for the first of what is filled in, and `<1>…</1>` around what a link, a key or
   * stress holds.
   */
  readonly key: string;
  /** How it becomes a look-up. */
  readonly edits: readonly Edit[];
}

/** Any node of a syntax tree. */
export interface Leaf {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'object' && value !== null && typeof (value as Leaf).type === 'string';

/** The nodes of a member that is a list. */
export const leaves = (value: unknown): readonly Leaf[] => (Array.isArray(value) ? value.filter(isLeaf) : []);

/** The names of the look-ups in a source that has been changed. */
export const looksUp = { whole: '_say', piece: '_sayPiece' } as const;

/** Whether a literal is words rather than a name in the program: it has a space, or begins as a sentence or label does. */
export const isProse = (text: string): boolean =>
  /[\p{L}…:,.»”’)}] +[\p{L}…«“({0-9]|^\s*\p{Lu}\p{Ll}/u.test(text);

/** Members and attributes that are words even where they look like names, and what stands between tags. */
export const isSpoken = (name: string): boolean =>
  /^(?:words|alt|aria-label|heading|label|placeholder|tip|title|about)$/.test(name);

/** A text as the key of its translation. */
export const keyOf = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim();

/** Spaces around a text, which stay as they are. */
export const around = (text: string): readonly [before: string, after: string] => [
  /^[ \t\r\n]*/.exec(text)?.[0] ?? '',
  /[ \t\r\n]*$/.exec(text)?.[0] ?? '',
];
