import { stableText } from '#kernel/codec/stableText.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { FinishedRun, NextOpening } from '../../ports/game/runs.ts';
import type { StoredRun } from '../../ports/game/turns.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { putPlan, readPlans } from './plans.ts';
import type { Tables } from './tables.ts';
import { fetchedData, fetchedLater, keepData } from './tables.ts';
import { putCopy, putResults } from './turns.ts';

interface RunRow {
  readonly number: number;
  readonly plan: string;
  readonly entries: string;
  readonly refusals: string;
  readonly marks: string;
  readonly dice: string;
  readonly attempt: number;
  readonly edition: number;
  readonly heard: string;
  readonly how: string;
}

export const readRuns = (db: Tables, turn: number): readonly StoredRun[] =>
  (db.prepare('SELECT * FROM runs WHERE turn = ? ORDER BY number').all(turn) as RunRow[]).map(
    ({ number, dice, attempt, edition, ...row }) => {
      // Most who look back at a run want to know whom it told what, and not all that happened in it.
      const entries = fetchedLater(db, row.entries);
      const refusals = fetchedLater(db, row.refusals);
      const marks = fetchedLater(db, row.marks);
      return {
        number,
        dice,
        attempt,
        edition,
        plan: fetchedData(db, row.plan) as RunPlan,
        get entries() {
          return entries() as StoredRun['entries'];
        },
        get refusals() {
          return refusals() as StoredRun['refusals'];
        },
        get marks() {
          return marks() as TurnMarks;
        },
        heard: fetchedData(db, row.heard) as StoredRun['heard'],
        how: fetchedData(db, row.how) as StoredRun['how'],
      };
    },
  );

/** The names of the runs of a turn that are over, in order. */
export const readOrder = (db: Tables, turn: number): readonly RunId[] =>
  (
    db.prepare('SELECT run FROM runs WHERE turn = ? ORDER BY number').all(turn) as { readonly run: RunId }[]
  ).map(({ run }) => run);

/** How many runs of a turn are over. */
export const countRuns = (db: Tables, turn: number): number =>
  (db.prepare('SELECT COUNT(*) AS runs FROM runs WHERE turn = ?').get(turn) as { readonly runs: number })
    .runs;

export function putRun(db: Tables, { turn, plans, run }: Pick<FinishedRun, 'turn' | 'plans' | 'run'>): void {
  db.prepare(
    `INSERT INTO runs (turn, number, run, plan, entries, refusals, marks, dice, attempt, edition, heard, how)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    turn,
    run.number,
    run.plan.id,
    keepData(db, run.plan),
    keepData(db, run.entries),
    keepData(db, run.refusals),
    keepData(db, run.marks),
    run.dice,
    run.attempt,
    run.edition,
    keepData(db, run.heard),
    keepData(db, run.how),
  );
  for (const [seat, plan] of inOrder(plans)) putPlan(db, turn, seat, plan);
}

/** What a run tells, at the turn it opens for those it tells: that turn has no world before the last run is over. */
export function putOpening(db: Tables, { turn, commitment, rerun, results, copies }: NextOpening): void {
  db.prepare(
    'INSERT INTO turns (turn, state, commitment, rerun, opening) VALUES (?, ?, ?, ?, 1) ON CONFLICT (turn) DO NOTHING',
  ).run(turn, keepData(db, {}), commitment, rerun ?? null);
  for (const one of results) putResults(db, turn, one);
  for (const copy of copies) putCopy(db, turn, copy);
}

/** Whether the run is the next one, and was run with everything in the files of the seats whose orders it takes, and with what the game master orders. */
export function isNextRun(db: Tables, { turn, run, upTo, decrees }: FinishedRun): boolean {
  const takes = run.plan.takes;
  const row = db
    .prepare(
      `SELECT MAX(number) AS number FROM orders
       WHERE turn = ? AND plan IS NOT NULL AND standing = 'counts' AND seat IN (${takes.map(() => '?').join(', ')})`,
    )
    .get(turn, ...takes) as { readonly number: number | null };
  return (
    countRuns(db, turn) === run.number &&
    (row.number ?? 0) === upTo &&
    stableText([readPlans(db, turn)[gameMaster] ?? '']) === stableText([decrees ?? ''])
  );
}
