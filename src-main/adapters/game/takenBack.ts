import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { defined } from '#kernel/words/defined.ts';
import type { StoredRun } from '../../ports/game/turns.ts';
import type { AsideTurn, Undone } from '../../ports/game/undone.ts';
import { countRuns } from './runs.ts';
import type { Row, Tables } from './tables.ts';
import { fetchedData, insertRow, keepData, turnNow } from './tables.ts';

/** What those whom a run told have of the turn to come, and must not have once the run is taken back. */
const given = ['orders', 'results', 'copies', 'fellow_copies'] as const;

/** A run that was taken back out of the turn under way; `waiting`: what it had asked and been answered, if it was not over. */
interface TakenBack {
  readonly run: number;
  readonly waiting?: unknown;
  readonly row?: Row;
  readonly plans?: readonly Row[];
  /** The turn to come, if this was the run that began it. */
  readonly opening?: Row;
  readonly rows?: Readonly<Partial<Record<(typeof given)[number], readonly Row[]>>>;
}

/** What was taken back out of a turn under way is kept as if the game had gone back from that turn to itself. */
export const isTakenBack = ({
  back_to,
  stood,
}: {
  readonly back_to: number;
  readonly stood: number;
}): boolean => back_to === stood;

/**
 * Puts aside the last run that is over, with the results that it gave and the orders that came in on them; with `waiting`, the run that waits, which
 * gave none. Returns the turns touched. None: no run is over.
 */
export function takeBack(db: Tables, why: string, at: string, waiting?: unknown): readonly number[] {
  const turn = turnNow(db);
  const over = countRuns(db, turn);
  if (waiting === undefined && over === 0) return [];
  const aside = waiting === undefined ? takenOut(db, turn, over - 1) : { run: over, waiting };
  db.prepare('INSERT INTO undone (at, back_to, stood, why, what) VALUES (?, ?, ?, ?, ?)').run(
    at,
    turn,
    turn,
    why,
    keepData(db, aside),
  );
  return [turn, turn + 1];
}

function takenOut(db: Tables, turn: number, run: number): TakenBack {
  const row = db.prepare('SELECT * FROM runs WHERE turn = ? AND number = ?').get(turn, run) as Row;
  const { takes, tells } = fetchedData(db, row['plan'] as string) as RunPlan;
  const of = (seats: readonly SeatId[]): string => `seat IN (${seats.map(() => '?').join(', ')})`;
  const told = [...new Set([...takes, ...tells])];
  const led = takes.filter((seat) => seat !== gameMaster);
  const there = (table: string, at: number, seats: readonly SeatId[]): readonly Row[] =>
    db.prepare(`SELECT * FROM ${table} WHERE turn = ? AND ${of(seats)}`).all(at, ...seats) as Row[];
  const gone = (table: string, at: number, seats: readonly SeatId[]): unknown =>
    db.prepare(`DELETE FROM ${table} WHERE turn = ? AND ${of(seats)}`).run(at, ...seats);
  const plans = there('plans', turn, led);
  const rows = Object.fromEntries(given.map((table) => [table, there(table, turn + 1, told)]));
  for (const table of given) gone(table, turn + 1, told);
  gone('plans', turn, led);
  db.prepare('DELETE FROM runs WHERE turn = ? AND number = ?').run(turn, run);
  if (run > 0) return { run, row, plans, rows };
  const opening = db.prepare('SELECT * FROM turns WHERE turn = ? AND opening = 1').get(turn + 1) as Row;
  db.prepare('DELETE FROM turns WHERE turn = ? AND opening = 1').run(turn + 1);
  return { run, row, plans, rows, opening };
}

/** Brings a run back that was taken back. Returns the turns touched; none: other runs have been run since, or it had not ended. */
export function bringRunBack(db: Tables, turn: number, what: string): readonly number[] {
  const { run, row, plans = [], rows = {}, opening } = fetchedData(db, what) as TakenBack;
  if (row === undefined || countRuns(db, turn) !== run) return [];
  insertRow(db, 'runs', row);
  for (const plan of plans) insertRow(db, 'plans', plan);
  if (opening !== undefined) insertRow(db, 'turns', opening);
  for (const table of given) for (const one of rows[table] ?? []) insertRow(db, table, one);
  return [turn, turn + 1];
}

/** How a run went that was taken back, with the results it gave; none for one that waited. */
export function asideRuns(db: Tables, what: string): readonly AsideTurn[] {
  const { row, rows, plans = [] } = fetchedData(db, what) as TakenBack;
  if (row === undefined) return [];
  const dataIn = (column: string): unknown => fetchedData(db, row[column] as string);
  const { answers } = dataIn('how') as StoredRun['how'];
  return [
    {
      turn: row['turn'] as number,
      attempt: row['attempt'] as number,
      edition: row['edition'] as number,
      dice: row['dice'] as string,
      entries: dataIn('entries'),
      refusals: dataIn('refusals'),
      marks: dataIn('marks') as TurnMarks,
      led: plans.map(({ seat }) => seat as SeatId),
      ...defined({ answers }),
      results: (rows?.results ?? []).map(({ seat, body }) => ({
        seat: seat as SeatId,
        body: fetchedData(db, body as string),
      })),
    },
  ];
}

/** The run that this was, among those of its turn; undefined for whole turns that were gone back from. */
export function runTakenBack(
  db: Tables,
  one: { readonly back_to: number; readonly stood: number; readonly what: string },
): Pick<Undone, 'run' | 'name' | 'waited'> {
  if (!isTakenBack(one)) return {};
  const { run, row, waiting } = fetchedData(db, one.what) as TakenBack;
  const plan = row === undefined ? undefined : (fetchedData(db, row['plan'] as string) as RunPlan);
  return {
    run,
    ...(plan?.mayWait === true ? { name: plan.id } : {}),
    ...(waiting === undefined ? {} : { waited: true }),
  };
}
