/** A statement as it is used here. */
export interface Statement {
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): unknown;
  run(...values: unknown[]): { readonly changes: number };
}

/** Tables of which is known where rows may have changed. */
export interface Watched {
  /** What stays the same as long as nobody writes to the rows that a table has of a turn, or to those of any turn. */
  stamps(): (table: string, turn: number | undefined) => string;
  /** What was written has been taken back: rows may have changed anywhere. */
  takenBack(): void;
}

/** Notes that rows may have changed: of a turn in a table, in all of a table, or anywhere. */
type Wrote = (table?: string, turn?: number) => void;

/** Counts what is written. */
export function countWrites(): {
  readonly wrote: Wrote;
  stamp(table: string, turn: number | undefined): string;
} {
  const counts = new Map<string, number>();
  const count = (where: string): number => counts.get(where) ?? 0;
  const placed = (table = '', turn?: number): string => (turn === undefined ? table : `${table} ${turn}`);
  return {
    wrote(table, turn) {
      const where = placed(table, turn);
      counts.set(where, count(where) + 1);
    },
    stamp: (table, turn) => [count(''), count(table), count(placed(table, turn))].join(' '),
  };
}

/** A statement that notes what it writes; one that only reads is left as it is. */
export function counted(statement: Statement, sql: string, wrote: Wrote): Statement {
  if (/^\s*(?:SELECT|PRAGMA)\b/i.test(sql)) return statement;
  const [, table] = /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM) (\w+)/.exec(sql) ?? [];
  // A row that is put in names its turn first; whatever else is written may be of any.
  const ofTurn = /^\s*INSERT(?: OR \w+)? INTO \w+ \(turn,[^)]*\)\s+VALUES \(\?,/.test(sql);
  const note = (turn: unknown): void =>
    ofTurn && typeof turn === 'number' ? wrote(table, turn) : wrote(table);
  const noted =
    <T>(work: (...values: unknown[]) => T) =>
    (...values: unknown[]): T => {
      note(values[0]);
      return work.apply(statement, values);
    };
  return { all: noted(statement.all), get: noted(statement.get), run: noted(statement.run) };
}
