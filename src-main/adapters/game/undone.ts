import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { AsideTurn, Undone } from '../../ports/game/undone.ts';
import { countRuns } from './runs.ts';
import type { Row, Tables } from './tables.ts';
import { fetchedData, insertRow, keepData, turnNow } from './tables.ts';
import { asideRuns, bringRunBack, isTakenBack, runTakenBack } from './takenBack.ts';
import type { TurnRow } from './turns.ts';
import { runOf } from './turns.ts';

/** Tables whose rows go with their turn, those that others point to first. */
const going = ['turns', 'orders', 'rulings', 'plans', 'results', 'copies', 'fellow_copies', 'runs'] as const;
/** What a turn has only after it was run. */
const ran = ['entries', 'refusals', 'marks', 'attempt', 'dice', 'edition', 'how'] as const;

interface Aside {
  /** Programs before version 6 knew no runs, and those before version 7 no players who share a seat. */
  readonly rows: Readonly<Partial<Record<(typeof going)[number], readonly Row[]>>>;
  /** How the turn that was gone back to went, and the plans its run recorded. */
  readonly turn: Row;
  readonly plans: readonly Row[];
  /** Its runs, where it had several. */
  readonly runs?: readonly Row[];
}

/** Puts aside everything after a turn, and how it went; returns the turns touched. None: that turn was not run. */
export function putAside(db: Tables, turn: number, why: string, at: string): readonly number[] {
  const now = turnNow(db);
  const row = db.prepare('SELECT * FROM turns WHERE turn = ? AND entries IS NOT NULL').get(turn) as
    | Row
    | undefined;
  if (row === undefined) return [];
  const after = (table: string): readonly Row[] =>
    db.prepare(`SELECT * FROM ${table} WHERE turn > ?`).all(turn) as Row[];
  const led = db.prepare('SELECT * FROM plans WHERE turn = ? AND seat <> ?').all(turn, gameMaster) as Row[];
  const aside: Aside = {
    rows: Object.fromEntries(going.map((table) => [table, after(table)])),
    turn: row,
    plans: led,
    runs: db.prepare('SELECT * FROM runs WHERE turn = ?').all(turn) as Row[],
  };
  db.prepare('INSERT INTO undone (at, back_to, stood, why, what) VALUES (?, ?, ?, ?, ?)').run(
    at,
    turn,
    now,
    why,
    keepData(db, aside),
  );
  for (const table of [...going].reverse()) db.prepare(`DELETE FROM ${table} WHERE turn > ?`).run(turn);
  db.prepare('DELETE FROM runs WHERE turn = ?').run(turn);
  db.prepare('DELETE FROM plans WHERE turn = ? AND seat <> ?').run(turn, gameMaster);
  db.prepare(
    'UPDATE turns SET entries = NULL, refusals = NULL, marks = NULL, attempt = 0, dice = NULL, edition = NULL, how = NULL WHERE turn = ?',
  ).run(turn);
  // The turn after may have been begun by runs of the last.
  return numbersFrom(turn, now + 1);
}

/** Brings back what was put aside; returns the turns touched. None: the game has gone on in the meantime. */
export function bringBack(db: Tables, number: number): readonly number[] {
  const found = db
    .prepare('SELECT back_to, stood, what FROM undone WHERE number = ? AND redone = 0')
    .get(number) as { readonly back_to: number; readonly stood: number; readonly what: string } | undefined;
  if (found === undefined || turnNow(db) !== found.back_to) return [];
  if (isTakenBack(found)) {
    const touched = bringRunBack(db, found.back_to, found.what);
    if (touched.length > 0) db.prepare('UPDATE undone SET redone = 1 WHERE number = ?').run(number);
    return touched;
  }
  if (countRuns(db, found.back_to) > 0) return [];
  const { rows, turn, plans, runs = [] } = fetchedData(db, found.what) as Aside;
  db.prepare(`UPDATE turns SET ${ran.map((column) => `${column} = ?`).join(', ')} WHERE turn = ?`).run(
    ...ran.map((column) => turn[column] ?? null),
    found.back_to,
  );
  for (const table of going) for (const row of rows[table] ?? []) insertRow(db, table, row);
  for (const row of runs) insertRow(db, 'runs', row);
  for (const row of plans) insertRow(db, 'plans', row);
  db.prepare('UPDATE undone SET redone = 1 WHERE number = ?').run(number);
  return numbersFrom(found.back_to, found.stood + 1);
}

export const readUndone = (db: Tables): readonly Undone[] =>
  (
    db.prepare('SELECT * FROM undone ORDER BY number').all() as {
      readonly number: number;
      readonly at: string;
      readonly back_to: number;
      readonly stood: number;
      readonly why: string;
      readonly redone: 0 | 1;
      readonly what: string;
    }[]
  ).map(({ number, at, back_to, stood, why, redone, what }) => ({
    number,
    at,
    to: back_to,
    from: stood,
    why,
    redone: redone === 1,
    ...runTakenBack(db, { back_to, stood, what }),
  }));

export function readAside(db: Tables, number: number): readonly AsideTurn[] {
  const found = db.prepare('SELECT back_to, stood, what FROM undone WHERE number = ?').get(number) as
    | { readonly back_to: number; readonly stood: number; readonly what: string }
    | undefined;
  if (found === undefined) return [];
  if (isTakenBack(found)) return asideRuns(db, found.what);
  const { turn, rows, runs = [] } = fetchedData(db, found.what) as Aside;
  const orderOf = (of: number): readonly RunId[] =>
    [...runs, ...(rows.runs ?? [])]
      .filter((run) => run['turn'] === of)
      .sort((a, b) => Number(a['number']) - Number(b['number']))
      .map((run) => run['run'] as RunId);
  const resultsOf = (after: number): AsideTurn['results'] =>
    (rows.results ?? [])
      .filter((row) => row['turn'] === after)
      .map(({ seat, body }) => ({ seat: seat as SeatId, body: fetchedData(db, body as string) }));
  return [turn, ...(rows.turns ?? [])]
    .flatMap((row) => {
      const run = runOf(db, row as unknown as TurnRow);
      if (run === undefined) return [];
      const order = orderOf(run.turn);
      return [{ ...run, ...(order.length === 0 ? {} : { order }), results: resultsOf(run.turn + 1) }];
    })
    .sort((a, b) => a.turn - b.turn);
}

const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
