import type { Film, Page, Section, SlotsRow } from '../presentation.ts';
import { filmText } from './filmText.ts';
import { pathText } from '../words/where.ts';
import { phraseText, plural } from '../words/phrase.ts';
import { statesText } from '../picture/boxes.ts';
import type { ReportLine, ReportSection } from './report.ts';
import { tableLines } from './tableText.ts';
import { cut, heading, amountText, tenthsText, wrapped } from './wrapping.ts';

export { heading, amountText, tenthsText, wrapped } from './wrapping.ts';

/**
 * A report as plain text for mail: a heading for each step, an entry for each sentence. A battle that has a film is reported
 * as a whole where it began, in place of the sentences about its events.
 */
export function reportText(sections: readonly ReportSection<unknown>[], films: readonly Film[] = []): string {
  const open = new Map(films.map((film) => [film.battle, film]));
  const filmed = new Set(open.keys());
  const entry = ({ said, heard }: ReportLine<unknown>): readonly string[] => {
    const { battle } = heard.event as { readonly battle?: string };
    if (battle === undefined || !filmed.has(battle)) return cut(wrapped(`* ${phraseText(said)}`));
    const film = open.get(battle);
    open.delete(battle);
    return film === undefined ? [] : cut(filmText(film));
  };
  return sections
    .map(({ step, path, places }) =>
      [
        heading(path.length > 0 ? `${pathText(path)}: ${step}` : step, '-'),
        ...places.flatMap(({ lines }) => lines.flatMap(entry)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A page of facts and tables as text. */
export function pageText(page: Page): string {
  return [
    heading(phraseText(page.title)),
    ...(page.subtitle === undefined ? [] : [wrapped(phraseText(page.subtitle))]),
    ...page.sections.map(sectionText),
  ].join('\n\n');
}

/** One section of a page as text. */
export function sectionText(section: Section): string {
  return [heading(section.title, '-'), ...sectionLines(section).flatMap((line) => cut(line))].join('\n');
}

function sectionLines(section: Section): readonly string[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(({ label, value }) => wrapped(`${label}: ${phraseText(value)}`));
    case 'ledger':
      return section.lines.map(({ label, amount }) => ledgerLine(label, amountText(amount, section.scale)));
    case 'forces':
      if (section.forces.length === 0) return [wrapped(section.empty)];
      return section.forces.flatMap(({ name, combat, hitPoints, stacks }) => [
        wrapped(`${phraseText(name)} (total combat ${combat}, hit points ${tenthsText(hitPoints)})`),
        ...stacks.map((stack) => `    ${stack.count} ${stack.name}`),
      ]);
    case 'card':
      return section.groups.map((group) =>
        wrapped(`${group.label}: ${plural(group.boxes.length, 'box', 'boxes')}, ${statesText(group)}`),
      );
    case 'slots':
      return section.rows.length === 0
        ? [wrapped(section.empty)]
        : section.rows.map(({ label, cells }) => wrapped(`${label}: ${slotsText(section.heads, cells)}`));
    case 'table':
      return section.rows.length === 0 ? [wrapped(section.empty)] : tableLines(section);
  }
}

/** What fills the slots, with the first and last of those that it takes: `Week 1 to Week 2 mending; Week 4 sailing`. */
export function slotsText(heads: readonly string[], cells: SlotsRow['cells']): string {
  let at = 0;
  const parts = cells.flatMap(({ said, spans }) => {
    const [first = '', last = ''] = [heads[at], heads[at + spans - 1]];
    at += spans;
    if (said === undefined) return [];
    return [`${first === last ? first : `${first} to ${last}`} ${phraseText(said)}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}

/** Amounts are aligned in a column; after a label that is too long, the amount has a line of its own. */
function ledgerLine(label: string, amount: string): string {
  const [words, figures] = [54, 14];
  if (label.length < words) return `${label.padEnd(words)}${amount.padStart(figures)}`;
  return `${wrapped(label)}\n${amount.padStart(words + figures)}`;
}
