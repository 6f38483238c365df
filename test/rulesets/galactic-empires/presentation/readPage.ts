import type { Page, Row, Section } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';

/** What a page says, for a test to read. */

/** The section of a kind whose title begins so; throws when there is none. */
export const section = <K extends Section['kind']>(
  page: Page,
  kind: K,
  title: string,
): Extract<Section, { kind: K }> => {
  const found = page.sections.find((one) => one.kind === kind && one.title.startsWith(title));
  if (found === undefined) throw new Error(`no ${kind} ${title}`);
  return found as Extract<Section, { kind: K }>;
};
export const cells = ({ cells }: Row): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, phraseText(value)]));
export const facts = (page: Page, title: string): readonly string[] =>
  section(page, 'facts', title).facts.map(({ label, value }) => `${label}: ${phraseText(value)}`);
