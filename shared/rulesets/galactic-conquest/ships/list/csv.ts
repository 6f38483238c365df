import { columns } from './columns.ts';
import type { Cell, Fault, Grid, Row } from './grid.ts';
import { lineEnd, mostRows, tooManyRows, unreadableGrid } from './grid.ts';
import type { Hull } from './hull.ts';

/** A line of the text, and where it begins. */
type Line = Cell;

/** Lines with something in them; those that begin with # are remarks. */
function linesOf(text: string): readonly Line[] {
  const ends = [...text.matchAll(lineEnd), { 0: '', index: text.length }];
  let at = 0;
  return ends.flatMap(({ 0: { length }, index }): readonly Line[] => {
    const line = { at, text: text.slice(at, index) };
    at = index + length;
    return line.text.trim() === '' || line.text.startsWith('#') ? [] : [line];
  });
}

/** The cells of a line, or what is wrong with it. */
function cellsOf({ at, text }: Line): readonly Cell[] | Fault {
  const cells: Cell[] = [];
  for (let start = 0; ;) {
    const read = text[start] === '"' ? quotedCell(text, start) : plainCell(text, start);
    if (read === undefined)
      return { at: at + start, why: 'a text in quotes ends on its line, before a comma' };
    cells.push({ at: at + start, text: read.text });
    if (read.end >= text.length) return cells;
    start = read.end + 1;
  }
}

interface CellText {
  readonly text: string;
  /** Where its comma stands, or the end. */
  readonly end: number;
}

function plainCell(text: string, start: number): CellText {
  const comma = text.indexOf(',', start);
  const end = comma < 0 ? text.length : comma;
  return { text: text.slice(start, end).trim(), end };
}

/** A quoted text, in which two quotes are one. */
function quotedCell(text: string, start: number): CellText | undefined {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      const whole = end === text.length || text[end] === ',';
      return whole ? { text: text.slice(start + 1, quote).replaceAll('""', '"'), end } : undefined;
    }
    at = quote + 2;
  }
}

/** What is wrong with the line that names the columns. */
function headFaults(all: readonly Cell[], end: number): readonly Fault[] {
  // Where there are more than there can be, one of the first is wrong.
  const head = all.slice(0, columns.length + 1);
  const names = head.map(({ text }) => text);
  const known = columns.map(({ name }): string => name);
  const wrong = head.flatMap(({ text, at }, index): readonly Fault[] => {
    if (!known.includes(text))
      return [{ at, why: `there is no column «${text.slice(0, 30)}»; the columns are ${known.join(', ')}` }];
    return names.indexOf(text) === index ? [] : [{ at, why: `the column «${text}» is here twice` }];
  });
  const missing = columns.filter(({ name, needed }) => needed && !names.includes(name));
  return [...wrong, ...missing.map(({ name }) => ({ at: end, why: `the column «${name}» is missing` }))];
}

/** Reads a list of lines with commas; the first line names the columns, in any order. */
export function gridOfCsv(text: string): Grid {
  const [first, ...others] = linesOf(text);
  if (first === undefined) return unreadableGrid([{ at: 0, why: 'the list is empty' }]);
  const head = cellsOf(first);
  if ('why' in head) return unreadableGrid([head]);
  const wrong = headFaults(head, first.at + first.text.length);
  if (wrong.length > 0) return unreadableGrid(wrong);
  const beyond = others[mostRows];
  if (beyond !== undefined) return unreadableGrid([{ at: beyond.at, why: tooManyRows }]);
  const read = others.map((line) => rowOf(head, line));
  return {
    rows: read.flatMap((one) => ('why' in one ? [] : [one])),
    faults: read.flatMap((one) => ('why' in one ? [one] : [])),
  };
}

function rowOf(head: readonly Cell[], line: Line): Row | Fault {
  const read = cellsOf(line);
  if ('why' in read) return read;
  const extra = read[head.length];
  if (extra !== undefined)
    return { at: extra.at, why: `the line has more cells than the ${head.length} columns` };
  const cells = read.flatMap((cell, at) => (cell.text === '' ? [] : [[head[at]?.text ?? '', cell] as const]));
  return { at: line.at, cells: new Map(cells) };
}

const quotedIf = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A list as lines with commas: all columns, in their order, but that of upgrades where no hull has any. */
export function csvOf(hulls: readonly Hull[]): string {
  const plain = hulls.every(({ upgrades = [] }) => upgrades.length === 0);
  const filled = columns.filter(({ name }) => name !== 'upgrades' || !plain);
  return [
    filled.map(({ name }) => name).join(','),
    ...hulls.map((hull) => filled.map(({ name, write }) => quotedIf(write(hull[name]))).join(',')),
    '',
  ].join('\n');
}
