import { inOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { defined } from '#kernel/words/defined.ts';
import type { AsideRun } from '../../ports/game/undone.ts';
import type { FinishedTurn, HowRun, OpenedTurn, RunInShort, StoredTurn } from '../../ports/game/turns.ts';
import type { ResultsCopy, StoredResults } from '../../ports/game/results.ts';
import { putPlan } from './plans.ts';
import type { Tables } from './tables.ts';
import { fetched, fetchedData, fetchedLater, keep, keepData } from './tables.ts';

export interface TurnRow {
  readonly turn: number;
  readonly state: string;
  readonly commitment: string;
  readonly entries: string | null;
  readonly refusals: string | null;
  readonly marks: string | null;
  readonly attempt: number;
  readonly dice: string | null;
  readonly edition: number | null;
  readonly rerun: number | null;
  readonly how?: string | null;
}

export const readTurns = (db: Tables): readonly number[] =>
  (
    db.prepare('SELECT turn FROM turns WHERE opening IS NULL ORDER BY turn').all() as {
      readonly turn: number;
    }[]
  ).map(({ turn }) => turn);

export function readTurn(db: Tables, number: number): StoredTurn | undefined {
  const row = db.prepare('SELECT * FROM turns WHERE turn = ? AND opening IS NULL').get(number) as
    | TurnRow
    | undefined;
  if (row === undefined) return undefined;
  const { turn, commitment, rerun } = row;
  const state = fetchedLater(db, row.state);
  const ran = ranOf(db, row);
  return {
    turn,
    commitment,
    get state() {
      return state();
    },
    ...(rerun === null ? {} : { rerun }),
    ...defined({ ran }),
  };
}

/** A summary of how a turn went: it counts marks, which are far smaller than the events. */
export function readRun(db: Tables, turn: number): RunInShort | undefined {
  const row = db.prepare('SELECT * FROM turns WHERE turn = ?').get(turn) as TurnRow | undefined;
  if (row === undefined || row.entries === null) return undefined;
  const after = db.prepare('SELECT rerun FROM turns WHERE turn = ?').get(turn + 1) as
    | Pick<TurnRow, 'rerun'>
    | undefined;
  const events =
    row.marks === null
      ? (fetchedData(db, row.entries) as readonly unknown[]).length
      : (fetchedData(db, row.marks) as TurnMarks).steps.reduce((sum, step) => sum + step.events, 0);
  return {
    events,
    attempt: row.attempt,
    marked: row.marks !== null,
    ...(after?.rerun === null || after === undefined ? {} : { rerun: after.rerun }),
  };
}

/** How a turn went, from its row; undefined while it is open for orders. */
export function runOf(db: Tables, row: TurnRow): AsideRun | undefined {
  const ran = ranOf(db, row);
  return ran === undefined ? undefined : { turn: row.turn, ...ran };
}

function ranOf(
  db: Tables,
  { entries, refusals, attempt, edition, marks, dice, how }: TurnRow,
): Omit<AsideRun, 'turn'> | undefined {
  if (entries === null || refusals === null) return undefined;
  const happened = fetchedLater(db, entries);
  const refused = fetchedLater(db, refusals);
  return {
    get entries() {
      return happened();
    },
    get refusals() {
      return refused();
    },
    attempt,
    edition: edition ?? 0,
    ...(marks === null ? {} : { marks: fetchedData(db, marks) as TurnMarks }),
    ...(dice === null ? {} : { dice }),
    ...(how === null || how === undefined ? {} : { how: fetchedData(db, how) as HowRun }),
  };
}

export function readResults(db: Tables, turn: number): readonly StoredResults[] {
  const rows = db
    .prepare('SELECT seat, body, file, digest FROM results WHERE turn = ? ORDER BY seat')
    .all(turn) as {
    readonly seat: SeatId;
    readonly body: string;
    readonly file: string;
    readonly digest: string;
  }[];
  return rows.map(({ seat, body, file, digest }) => {
    const data = fetchedLater(db, body);
    return {
      seat,
      digest,
      get body() {
        return data();
      },
      file: fetched(db, file),
    };
  });
}

export const putResults = (db: Tables, turn: number, { seat, body, file, digest }: StoredResults): void =>
  void db
    .prepare('INSERT OR REPLACE INTO results (turn, seat, body, file, digest) VALUES (?, ?, ?, ?, ?)')
    .run(turn, seat, keepData(db, body), keep(db, file), digest);

export const readCopies = (db: Tables, turn: number): readonly ResultsCopy[] =>
  (
    db.prepare('SELECT seat, file, digest FROM copies WHERE turn = ? ORDER BY seat').all(turn) as {
      readonly seat: SeatId;
      readonly file: string;
      readonly digest: string;
    }[]
  ).map(({ seat, file, digest }) => ({ seat, digest, file: fetched(db, file) }));

export const readFellowCopies = (
  db: Tables,
  turn: number,
): readonly (ResultsCopy & { readonly fellow: number })[] =>
  (
    db
      .prepare('SELECT seat, fellow, file, digest FROM fellow_copies WHERE turn = ? ORDER BY seat, fellow')
      .all(turn) as {
      readonly seat: SeatId;
      readonly fellow: number;
      readonly file: string;
      readonly digest: string;
    }[]
  ).map((row) => ({ ...row, file: fetched(db, row.file) }));

export function putCopy(db: Tables, turn: number, { seat, fellow, file, digest }: ResultsCopy): void {
  const kept = keep(db, file);
  if (fellow === undefined)
    db.prepare('INSERT OR REPLACE INTO copies (turn, seat, file, digest) VALUES (?, ?, ?, ?)').run(
      turn,
      seat,
      kept,
      digest,
    );
  else
    db.prepare(
      'INSERT OR REPLACE INTO fellow_copies (turn, seat, fellow, file, digest) VALUES (?, ?, ?, ?, ?)',
    ).run(turn, seat, fellow, kept, digest);
}

export function endTurn(
  db: Tables,
  { turn, entries, refusals, marks, attempt, dice, edition, how, plans }: FinishedTurn,
): void {
  db.prepare(
    'UPDATE turns SET entries = ?, refusals = ?, marks = ?, attempt = ?, dice = ?, edition = ?, how = ? WHERE turn = ?',
  ).run(
    keepData(db, entries),
    keepData(db, refusals),
    keepData(db, marks),
    attempt,
    dice,
    edition,
    keepData(db, how),
    turn,
  );
  for (const [seat, plan] of inOrder(plans)) putPlan(db, turn, seat, plan);
}

export function openTurn(
  db: Tables,
  { turn, state, commitment, results, copies = [], rerun }: OpenedTurn,
): void {
  // Under way, run by run, the turn before has begun this one.
  db.prepare(
    `INSERT INTO turns (turn, state, commitment, rerun) VALUES (?, ?, ?, ?)
     ON CONFLICT (turn) DO UPDATE SET state = excluded.state, opening = NULL`,
  ).run(turn, keepData(db, state), commitment, rerun ?? null);
  for (const one of results) putResults(db, turn, one);
  for (const copy of copies) putCopy(db, turn, copy);
}
