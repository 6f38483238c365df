/** What is wrong with a list, at which character of its text. */
export interface Fault {
  readonly at: number;
  readonly why: string;
}

/** What stands in one column of one row. */
export interface Cell {
  readonly at: number;
  readonly text: string;
}

/** One row of a list as it was written: cells by the names of their columns. What was not written is not there. */
export interface Row {
  readonly at: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** A list as it was written, in either form, with what is wrong with its form. */
export interface Grid {
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
}

/** A list of which nothing can be read. */
export const unreadableGrid = (faults: readonly Fault[]): Grid => ({ rows: [], faults });

/** The most rows of a list. */
export const mostRows = 5000;
export const tooManyRows = `a list has at most ${mostRows} ships`;

export const lineEnd = /\r\n|\r|\n/g;

/** Line and column of a character, both from 1; a column counts characters, not bytes. */
export function positionAt(text: string, at: number): { readonly line: number; readonly column: number } {
  const ends = [...text.slice(0, at).matchAll(lineEnd)];
  const last = ends.at(-1);
  const start = last === undefined ? 0 : last.index + last[0].length;
  return { line: ends.length + 1, column: Array.from(text.slice(start, at)).length + 1 };
}
