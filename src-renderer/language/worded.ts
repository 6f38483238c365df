import { textFor, tongue } from './tongue.ts';

/** Members of what rules draw that are words for the reader, where they are plain texts. */
export const worded: ReadonlySet<string> = new Set([
  ...['title', 'label', 'about', 'tip', 'hint', 'note', 'empty', 'named', 'whole', 'none', 'general', 'whom'],
  ...['one', 'many', 'counted', 'nobody', 'nobodies', 'unseen', 'report', 'own', 'others', 'all', 'foreign'],
  ...['nobodys', 'names', 'realms', 'ghosts', 'namesOfAll', 'kindsLabel', 'said', 'brought', 'part', 'unit'],
  ...['text', 'paragraphs', 'farewell', 'heads', 'parts', 'short', 'stance'],
]);

/** A text of the rules in the language of the page. */
export const shown = (text: string): string => textFor(text) ?? text;

/** What rules draw, with its words in the language of the page; the same where it has none. Phrases are left to `phrase.ts`. */
export const inTongue = <T>(drawn: T): T => (tongue().texts === undefined ? drawn : (within(drawn, '') as T));

function within(value: unknown, member: string): unknown {
  if (typeof value === 'string') return worded.has(member) ? shown(value) : value;
  if (Array.isArray(value))
    return changed(
      value,
      value.map((one) => within(one, member)),
    );
  if (!isPlain(value) || 'template' in value) return value;
  const pairs = Object.entries(value).map(([name, one]) => [name, within(one, name)] as const);
  return pairs.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(pairs);
}

const changed = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((one, at) => one === before[at]) ? before : after;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
