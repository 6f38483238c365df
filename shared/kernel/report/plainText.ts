import type { Page, Section } from '../presentation.ts';
import { phraseText } from './phrase.ts';
import type { ReportSection } from './report.ts';

/** Longest line of a plain text, as mail programs show it. */
const width = 78;

/** Breaks a text at spaces; following lines are set in. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > width && line.trim() !== '') {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else {
      line = line.trim() === '' ? `${indent}${word}` : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

/** A title, underlined. */
export const heading = (text: string, mark = '='): string => `${text}\n${mark.repeat(Math.min(width, Array.from(text).length))}`;

/** Money in hundredths as text, always with two decimals: `-12.05`. */
export function moneyText(hundredths: number): string {
  const whole = Math.trunc(Math.abs(hundredths) / 100);
  const rest = String(Math.abs(hundredths) % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${whole}.${rest}`;
}

/** Tenths as text: `9.2`. */
export const tenthsText = (tenths: number): string => `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;

/** A report as it can be mailed: a heading for each step, a line for each sentence. */
export function reportText(sections: readonly ReportSection<unknown>[]): string {
  return sections
    .map(({ step, pass, places }) =>
      [
        heading(pass > 0 ? `Phase ${pass}: ${step}` : step, '-'),
        ...places.flatMap(({ lines }) => lines.map(({ said }) => wrapped(`* ${phraseText(said)}`))),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A page of facts and tables as text. */
export function pageText(page: Page): string {
  return [
    heading(phraseText(page.title)),
    ...(page.subtitle === undefined ? [] : [phraseText(page.subtitle)]),
    ...page.sections.map(sectionText),
  ].join('\n\n');
}

function sectionText(section: Section): string {
  return [heading(section.title, '-'), ...sectionLines(section)].join('\n');
}

function sectionLines(section: Section): readonly string[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(({ label, value }) => wrapped(`${label}: ${phraseText(value)}`));
    case 'ledger':
      return section.lines.map(({ label, amount }) => `${label.padEnd(40)}${moneyText(amount).padStart(14)}`);
    case 'forces':
      if (section.forces.length === 0) return [section.empty];
      return section.forces.flatMap(({ name, combat, hitPoints, stacks }) => [
        wrapped(`${phraseText(name)} (total combat ${combat}, hit-points ${tenthsText(hitPoints)})`),
        ...stacks.map((stack) => `    ${stack.count} ${stack.name}`),
      ]);
    case 'table':
      return section.rows.length === 0 ? [section.empty] : tableLines(section);
  }
}

function tableLines({ columns, rows }: Extract<Section, { kind: 'table' }>): readonly string[] {
  const cell = (row: (typeof rows)[number], key: string): string => {
    const value = row.cells[key]?.value;
    return value === undefined ? '' : phraseText(value);
  };
  const widths = columns.map(({ key, label }) => Math.max(label.length, ...rows.map((row) => cell(row, key).length)));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, at) => (columns[at]?.align === 'right' ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ label }) => label)), ...rows.map((row) => line(columns.map(({ key }) => cell(row, key))))];
}
