import type { Section } from '../presentation.ts';
import { phraseText } from '../words/phrase.ts';
import { cut, width, wrapped } from './wrapping.ts';

type Table = Pick<Extract<Section, { kind: 'table' }>, 'columns' | 'rows'>;
type Texts = readonly string[];

/** Characters. Longer words are cut if the table would be too wide. */
const longestWord = 20;
const long = (text: string): number => Array.from(text).length;
/** Cuts at spaces and line ends, but not beside a slash. */
const wordsOf = (text: string): Texts => text.split(/(?<!\/)[ \n](?!\/)/);
const greatest = (texts: Texts): number => Math.max(0, ...texts.map(long));

/**
 * A table as lines of plain text that fit a mail. If it is too wide, its widest columns are wrapped and the gaps narrowed; if
 * even that is not enough, each row becomes a separate entry.
 */
export function tableLines(table: Table): readonly string[] {
  const { columns } = table;
  const head = columns.map(({ label }) => label);
  const body = table.rows.map(({ cells }) => columns.map(({ key }) => cellText(cells[key])));
  for (const gap of ['  ', ' ']) {
    const widths = fitting(table, head, body, width - gap.length * (columns.length - 1));
    const line = (row: Texts): Texts =>
      rowLines(
        row,
        widths ?? [],
        columns.map(({ align }) => align === 'right'),
        gap,
      );
    if (widths !== undefined) return [...line(head), ...body.flatMap(line)];
  }
  return body.flatMap((row) => entryLines(head, row));
}

const cellText = (cell: Table['rows'][number]['cells'][string] | undefined): string =>
  cell === undefined ? '' : phraseText(cell.value);

/** The widths of the columns: the widest are narrowed until the table fits in `room`, but not below their longest word; undefined if it cannot fit. */
function fitting(
  { columns }: Table,
  head: Texts,
  body: readonly Texts[],
  room: number,
): readonly number[] | undefined {
  const below = (at: number): Texts => body.map((row) => row[at] ?? '');
  const widths = head.map((label, at) => Math.max(long(label), greatest(below(at))));
  const least = head.map((label, at) => {
    const words = below(at).flatMap((text) => (columns[at]?.align === 'right' ? [text] : wordsOf(text)));
    return Math.min(longestWord, Math.max(greatest(wordsOf(label)), greatest(words)));
  });
  while (widths.reduce((sum, its) => sum + its, 0) > room) {
    const widest = Math.max(...widths.filter((its, at) => its > (least[at] ?? 0)));
    const at = widths.findIndex((its, index) => its === widest && its > (least[index] ?? 0));
    if (at < 0) return undefined;
    widths[at] = widest - 1;
  }
  return widths;
}

function rowLines(row: Texts, widths: readonly number[], figures: readonly boolean[], gap: string): Texts {
  const cells = row.map((text, at) => within(text, widths[at] ?? 0));
  const height = Math.max(1, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, at) => {
        const text = lines[line] ?? '';
        const space = ' '.repeat(Math.max(0, (widths[at] ?? 0) - long(text)));
        return figures[at] === true ? `${space}${text}` : `${text}${space}`;
      })
      .join(gap)
      .trimEnd(),
  );
}

/** A text broken into lines of at most `most` characters, at spaces if possible. */
function within(text: string, most: number): Texts {
  if (long(text) <= most && !text.includes('\n')) return [text];
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    if (last !== undefined && long(last) + 1 + long(word) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...cut(word, Math.max(1, most)));
  }
  return lines;
}

/** A row as an entry: its first cell, and below it the others with their labels. */
function entryLines(head: Texts, row: Texts): readonly string[] {
  const others = head.flatMap((label, at) =>
    at === 0 || (row[at] ?? '') === '' ? [] : [`${label}: ${row[at] ?? ''}`],
  );
  return [wrapped(row[0] ?? ''), ...(others.length === 0 ? [] : [wrapped(others.join('; '), '    ')])];
}
