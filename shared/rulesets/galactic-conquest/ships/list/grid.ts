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

/** Tells line and column of characters, both from 1, asked for in the order of the text; a column counts characters, not bytes. */
export function positionsIn(
  text: string,
): (at: number) => { readonly line: number; readonly column: number } {
  const ends = new RegExp(lineEnd);
  let line = 1;
  let start = 0;
  return (at) => {
    for (let end = ends.exec(text); end !== null && ends.lastIndex <= at; end = ends.exec(text)) {
      line += 1;
      start = ends.lastIndex;
    }
    ends.lastIndex = start;
    return { line, column: Array.from(text.slice(start, at)).length + 1 };
  };
}
