import type { GameStore, NewGame } from '../../ports/game/store.ts';
import type { LogLine } from '../../ports/game/log.ts';
import { lockOf } from './lock.ts';
import {
  addOrders,
  isUpToDate,
  readReceived,
  readTimekeeping,
  receivedBefore,
  settleOrders,
} from './orders.ts';
import { memosOf, putMemo, readMemo } from './memos.ts';
import { putPlan, putRuling, readPlans, readRulings } from './plans.ts';
import { postOf } from './post.ts';
import { addFellow, changeFellow, readFellows } from './fellows.ts';
import {
  addFacts,
  addKeys,
  addSeat,
  putNote,
  putPlayer,
  putStandIn,
  readFacts,
  readNotes,
  readSeats,
  readStandIns,
} from './seats.ts';
import type { Tables } from './tables.ts';
import { turnNow } from './tables.ts';
import { talliedOnce, writeTally } from './tally.ts';
import {
  endTurn,
  openTurn,
  putCopy,
  putResults,
  readCopies,
  readFellowCopies,
  readResults,
  readRun,
  readTurn,
  readTurns,
} from './turns.ts';
import { countRuns, isNextRun, putOpening, putRun, readOrder, readRuns } from './runs.ts';
import { takeBack } from './takenBack.ts';
import { bringBack, putAside, readAside, readUndone } from './undone.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';

/** What an open game needs of its file. */
export interface OpenFile {
  /** Its path, with links resolved. */
  readonly file: string;
  readonly db: Tables;
  /** Runs its work in one transaction, or not at all. */
  write<T>(work: () => T): T;
  isThere(): boolean;
  writtenElsewhere(): number;
  copyTo(path: string): Promise<void>;
  close(): void;
}

/** An open game over its tables. */
export function gameStore({ file, db, write, ...open }: OpenFile): GameStore {
  const { together, touch } = talliedOnce(db, write);
  const touching = <T>(turns: (done: T) => readonly number[], work: () => T): T =>
    together(() => {
      const done = work();
      touch(turns(done), { game: true });
      return done;
    });
  const changing = <T>(turn: number, work: () => T): T => touching(() => [turn], work);
  const game = <T>(work: () => T): T => touching(() => [], work);
  const noting = (note: LogLine, work: () => readonly number[]): boolean =>
    touching(
      (touched) => touched,
      () => withNote(db, note, work()),
    ).length > 0;
  return {
    get facts() {
      return readFacts(db);
    },
    seats: () => readSeats(db),
    turn: () => turnNow(db),
    turns: () => readTurns(db),
    turnOf: (number) => readTurn(db, number),
    runOf: (number) => readRun(db, number),
    runs: (number) => readRuns(db, number),
    runOrder: (number) => readOrder(db, number),
    runsOver: (number) => countRuns(db, number),
    finishRun: (done, next) =>
      together(() => {
        if (turnNow(db) !== done.turn || !isNextRun(db, done)) return false;
        putRun(db, done);
        putOpening(db, next);
        // Nothing of it belongs to the whole game.
        touch(withNote(db, done.note, [done.turn, next.turn]));
        return true;
      }),
    received: (number) => readReceived(db, number),
    receivedBefore: (number, digest) => receivedBefore(db, number, digest),
    receive: (number, orders) => changing(number, () => addOrders(db, number, orders)),
    receiveAll: (number, all) => changing(number, () => all.map((orders) => addOrders(db, number, orders))),
    settle: (number, change) =>
      void touching(
        (turn) => [turn],
        () => settleOrders(db, number, change),
      ),
    rulings: (number) => readRulings(db, number),
    rule: (number, order, ruling) => changing(number, () => putRuling(db, number, order, ruling)),
    plans: (number) => readPlans(db, number),
    decree: (number, plan) => changing(number, () => putPlan(db, number, gameMaster, plan)),
    due: () => (db.prepare('SELECT text FROM due').get() as { readonly text: string } | undefined)?.text,
    setDue: (text) => game(() => putDue(db, text)),
    results: (number) => readResults(db, number),
    putResults: (number, results) => changing(number, () => putResults(db, number, results)),
    copies: (number) => readCopies(db, number),
    fellowCopies: (number) => readFellowCopies(db, number),
    putCopy: (number, copy) => changing(number, () => putCopy(db, number, copy)),
    setPlayer: (seat, player) => game(() => putPlayer(db, seat, player)),
    setKeys: (seat, keys) => game(() => addKeys(db, seat, keys)),
    standIns: () => readStandIns(db),
    setStandIn: (seat, standIn) => game(() => putStandIn(db, seat, standIn)),
    fellows: () => readFellows(db),
    addFellow: (fellow) => game(() => addFellow(db, fellow)),
    changeFellow: (seat, number, change) => game(() => changeFellow(db, seat, number, change)),
    notes: () => readNotes(db),
    setNote: (seat, text) => game(() => putNote(db, seat, text)),
    timekeeping: () => readTimekeeping(db),
    memo: (name) => readMemo(db, name),
    memoAs: memosOf(db),
    setMemo: (name, value) => game(() => putMemo(db, name, value)),
    setEdition: (edition, note) =>
      void noting(note, () => {
        db.prepare('UPDATE game SET edition = ?').run(edition);
        return [turnNow(db)];
      }),
    post: postOf(db, changing),
    undo: (turn, why, note) => noting(note, () => nowOpened(db, putAside(db, turn, why, note.at), note.at)),
    takeBack: (why, note, waiting) => noting(note, () => takeBack(db, why, note.at, waiting)),
    undone: () => readUndone(db),
    aside: (number) => readAside(db, number),
    redo: (number, note) => noting(note, () => nowOpened(db, bringBack(db, number), note.at)),
    lock: lockOf(db, file, write),
    ...open,
    finish: (done, next, back) =>
      touching(
        (touched) => touched,
        () => {
          const now = turnNow(db);
          if ((now !== done.turn && back === undefined) || !isUpToDate(db, done)) return [];
          const gone = now === done.turn ? [] : putAside(db, done.turn, back?.why ?? '', done.note.at);
          if (now !== done.turn && gone.length === 0) return [];
          if (done.last !== undefined) putRun(db, { ...done, run: done.last });
          endTurn(db, done);
          openTurn(db, next);
          nowOpened(db, [next.turn], done.note.at);
          return withNote(db, done.note, [...gone, done.turn, next.turn]);
        },
      ).length > 0,
    log: () =>
      (db.prepare('SELECT at, what, who, turn FROM log ORDER BY number').all() as NoteRow[]).map(noteOf),
    note: (line) => void noting(line, () => [turnNow(db)]),
    together,
  };
}

/** Fills the tables of a new game. */
export function fillGame(db: Tables, { facts, seats, first, memos = {}, note }: NewGame): void {
  addFacts(db, facts);
  for (const seat of seats) addSeat(db, seat);
  openTurn(db, first);
  nowOpened(db, [first.turn], note.at);
  for (const [name, value] of inOrder(memos)) putMemo(db, name, value);
  writeTally(db, withNote(db, note, [first.turn]));
}

/** If turns were touched, records since when the current turn is open to orders. */
function nowOpened(db: Tables, touched: readonly number[], at: string): readonly number[] {
  if (touched.length > 0) putMemo(db, 'opened', { turn: turnNow(db), at });
  return touched;
}

interface NoteRow {
  readonly at: string;
  readonly what: string;
  readonly who: string | null;
  readonly turn: number | null;
}

const noteOf = ({ at, what, who, turn }: NoteRow): LogLine => ({
  at,
  what,
  ...(who === null ? {} : { who }),
  ...(turn === null ? {} : { turn }),
});

/** Writes the log line if anything was touched; it belongs to the first turn touched. */
function withNote(
  db: Tables,
  { at, what, who, turn }: LogLine,
  touched: readonly number[],
): readonly number[] {
  const [first] = touched;
  if (first === undefined) return touched;
  db.prepare('INSERT INTO log (at, what, who, turn) VALUES (?, ?, ?, ?)').run(
    at,
    what,
    who ?? null,
    turn ?? first,
  );
  return turn === undefined ? touched : [...touched, turn];
}

function putDue(db: Tables, text: string | undefined): void {
  if (text === undefined) db.prepare('DELETE FROM due').run();
  else db.prepare('INSERT OR REPLACE INTO due (one, text) VALUES (1, ?)').run(text);
}
