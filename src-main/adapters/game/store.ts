import { stableText } from '#kernel/codec/stableText.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type {
  FinishedTurn, GameFacts, GameStore, LogLine, NewGame, OpenedTurn, ReceivedOrders, StoredResults, StoredSeat, StoredTurn, Verdict,
} from '../../gameStore.ts';
import type { Tables } from './tables.ts';
import { fetched, fetchedData, keep, keepData, writeTally } from './tables.ts';

interface KeyRow {
  readonly sign_private: string; readonly seal_private: string; readonly sign_public: string; readonly seal_public: string;
}
interface GameRow extends KeyRow {
  readonly game: string; readonly title: string; readonly ruleset: string; readonly edition: number; readonly address: string; readonly secret: string;
}
interface OrdersRow {
  readonly number: number; readonly digest: string; readonly name: string; readonly at: string; readonly verdict: Verdict;
  readonly seat: SeatId | null; readonly code: string | null; readonly reason: string | null; readonly plan: string | null; readonly file: string | null;
}

const pairs = (row: KeyRow): Pick<GameFacts, 'privately' | 'publicly'> => ({
  privately: { sign: row.sign_private, seal: row.seal_private },
  publicly: { sign: row.sign_public, seal: row.seal_public },
});

/** An open game over its tables. `write` runs its work in one transaction, or not at all. */
export function gameStore(db: Tables, write: <T>(work: () => T) => T, close: () => void): GameStore {
  const turn = (): number => (db.prepare('SELECT MAX(turn) AS turn FROM turns').get() as { readonly turn: number }).turn;
  const changing = <T>(work: () => T): T =>
    write(() => {
      const done = work();
      writeTally(db);
      return done;
    });
  return {
    facts: readFacts(db),
    seats: () => readSeats(db),
    turn,
    turnOf: (number) => readTurn(db, number),
    received: (number) => (db.prepare('SELECT * FROM orders WHERE turn = ? ORDER BY number').all(number) as OrdersRow[]).map((row) => receivedOf(db, row)),
    receivedBefore: (number, digest) => known(db, number, digest),
    receive: (number, orders) => changing(() => addOrders(db, number, orders)),
    rulings: (number) => readRulings(db, number),
    rule: (number, order, ruling) =>
      changing(() => void db.prepare('INSERT OR REPLACE INTO rulings (turn, ref, ruling) VALUES (?, ?, ?)').run(number, order, ruling)),
    plans: (number) => readPlans(db, number),
    decree: (number, plan) =>
      changing(() => {
        if (plan === undefined) db.prepare('DELETE FROM plans WHERE turn = ? AND seat = ?').run(number, gameMaster);
        else putPlan(db, number, gameMaster, plan);
      }),
    due: () => (db.prepare('SELECT text FROM due').get() as { readonly text: string } | undefined)?.text,
    setDue: (text) =>
      changing(() => {
        if (text === undefined) db.prepare('DELETE FROM due').run();
        else db.prepare('INSERT OR REPLACE INTO due (one, text) VALUES (1, ?)').run(text);
      }),
    results: (number) => readResults(db, number),
    finish: (done, next) => write(() => turn() === done.turn && isUpToDate(db, done) && endTurn(db, done, next)),
    log: () => db.prepare('SELECT at, what FROM log ORDER BY number').all() as LogLine[],
    note: (line) => changing(() => addNote(db, line)),
    close,
  };
}

/** Fills the tables of a new game. */
export function fillGame(db: Tables, { facts, seats, first, note }: NewGame): void {
  const { privately, publicly } = facts;
  db.prepare('INSERT INTO game VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    facts.game, facts.title, facts.ruleset, facts.edition, facts.address, facts.secret,
    privately.sign, privately.seal, publicly.sign, publicly.seal,
  );
  for (const seat of seats) {
    db.prepare('INSERT INTO seats VALUES (?, ?, ?)').run(seat.seat, seat.player, seat.address);
    db.prepare('INSERT INTO keys VALUES (?, 1, ?, ?, ?, ?)').run(
      seat.seat, seat.privately.sign, seat.privately.seal, seat.publicly.sign, seat.publicly.seal,
    );
  }
  openTurn(db, first);
  addNote(db, note);
  writeTally(db);
}

function readFacts(db: Tables): GameFacts {
  const row = db.prepare('SELECT * FROM game').get() as GameRow | undefined;
  if (row === undefined) throw new Error('the game has no facts');
  const { game, title, ruleset, edition, address, secret } = row;
  return { game, title, ruleset, edition, address, secret, ...pairs(row) };
}

function readSeats(db: Tables): readonly StoredSeat[] {
  const seats = db.prepare('SELECT * FROM seats ORDER BY seat').all() as { readonly seat: SeatId; readonly player: string; readonly address: string }[];
  return seats.map(({ seat, player, address }) => {
    const [today, ...former] = db.prepare('SELECT * FROM keys WHERE seat = ? ORDER BY number DESC').all(seat) as KeyRow[];
    if (today === undefined) throw new Error(`${seat} has no keys`);
    return { seat, player, address, ...pairs(today), former: former.map((row) => row.sign_public) };
  });
}

function readTurn(db: Tables, number: number): StoredTurn | undefined {
  const row = db.prepare('SELECT * FROM turns WHERE turn = ?').get(number) as
    | { readonly turn: number; readonly state: string; readonly commitment: string; readonly entries: string | null; readonly refusals: string | null }
    | undefined;
  if (row === undefined) return undefined;
  const { turn, commitment, entries, refusals } = row;
  const open = { turn, commitment, state: fetchedData(db, row.state) };
  if (entries === null || refusals === null) return open;
  return { ...open, ran: { entries: fetchedData(db, entries), refusals: fetchedData(db, refusals) } };
}

function receivedOf(db: Tables, row: OrdersRow): ReceivedOrders {
  const { number, digest, name, at, verdict } = row;
  return {
    number, digest, name, at, verdict,
    ...(row.seat === null ? {} : { seat: row.seat }),
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.plan === null ? {} : { plan: fetchedData(db, row.plan) }),
    ...(row.file === null ? {} : { file: fetched(db, row.file) }),
  };
}

function known(db: Tables, turn: number, digest: string): ReceivedOrders | undefined {
  const row = db.prepare('SELECT * FROM orders WHERE turn = ? AND digest = ?').get(turn, digest) as OrdersRow | undefined;
  return row === undefined ? undefined : receivedOf(db, row);
}

function addOrders(db: Tables, turn: number, orders: Omit<ReceivedOrders, 'number'>): ReceivedOrders {
  const there = known(db, turn, orders.digest);
  if (there !== undefined) return there;
  const plan = orders.plan === undefined ? null : keepData(db, orders.plan);
  const file = orders.file === undefined ? null : keep(db, orders.file);
  const { digest, name, at, verdict, seat = null, code = null, reason = null } = orders;
  const row = db
    .prepare('INSERT INTO orders (turn, digest, name, at, verdict, seat, code, reason, plan, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *')
    .get(turn, digest, name, at, verdict, seat, code, reason, plan, file) as OrdersRow;
  return receivedOf(db, row);
}

function readRulings(db: Tables, turn: number): Readonly<Record<OrderRef, string>> {
  const rows = db.prepare('SELECT ref, ruling FROM rulings WHERE turn = ? ORDER BY ref').all(turn) as { readonly ref: OrderRef; readonly ruling: string }[];
  return Object.fromEntries(rows.map(({ ref, ruling }) => [ref, ruling]));
}

function readPlans(db: Tables, turn: number): Readonly<Record<SeatId, unknown>> {
  const rows = db.prepare('SELECT seat, plan FROM plans WHERE turn = ? ORDER BY seat').all(turn) as { readonly seat: SeatId; readonly plan: string }[];
  return Object.fromEntries(rows.map(({ seat, plan }) => [seat, fetchedData(db, plan)]));
}

const putPlan = (db: Tables, turn: number, seat: SeatId, plan: unknown): void =>
  void db.prepare('INSERT OR REPLACE INTO plans (turn, seat, plan) VALUES (?, ?, ?)').run(turn, seat, keepData(db, plan));

function readResults(db: Tables, turn: number): readonly StoredResults[] {
  const rows = db.prepare('SELECT seat, body, file, digest FROM results WHERE turn = ? ORDER BY seat').all(turn) as {
    readonly seat: SeatId; readonly body: string; readonly file: string; readonly digest: string;
  }[];
  return rows.map(({ seat, body, file, digest }) => ({ seat, digest, body: fetchedData(db, body), file: fetched(db, file) }));
}

function lastValid(db: Tables, turn: number): number {
  const row = db.prepare("SELECT MAX(number) AS number FROM orders WHERE turn = ? AND verdict IN ('final', 'draft')").get(turn) as {
    readonly number: number | null;
  };
  return row.number ?? 0;
}

/** Whether the turn was run with all that stands in the file. */
const isUpToDate = (db: Tables, { turn, upTo, plans }: FinishedTurn): boolean =>
  lastValid(db, turn) === upTo && stableText([readPlans(db, turn)[gameMaster] ?? '']) === stableText([plans[gameMaster] ?? '']);

function endTurn(db: Tables, done: FinishedTurn, next: OpenedTurn): boolean {
  db.prepare('UPDATE turns SET entries = ?, refusals = ? WHERE turn = ?').run(keepData(db, done.entries), keepData(db, done.refusals), done.turn);
  for (const [seat, plan] of inOrder(done.plans)) putPlan(db, done.turn, seat, plan);
  openTurn(db, next);
  addNote(db, done.note);
  writeTally(db);
  return true;
}

function openTurn(db: Tables, { turn, state, commitment, results }: OpenedTurn): void {
  db.prepare('INSERT INTO turns (turn, state, commitment) VALUES (?, ?, ?)').run(turn, keepData(db, state), commitment);
  const add = db.prepare('INSERT INTO results (turn, seat, body, file, digest) VALUES (?, ?, ?, ?, ?)');
  for (const { seat, body, file, digest } of results) add.run(turn, seat, keepData(db, body), keep(db, file), digest);
}

const addNote = (db: Tables, { at, what }: LogLine): void => void db.prepare('INSERT INTO log (at, what) VALUES (?, ?)').run(at, what);
