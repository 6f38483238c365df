import { gameMaster, type SeatId } from '#kernel/words/ids.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';
import { playerRequests } from '#kernel/files/requests.ts';
import type { Arrival, ReceivedOrders, Timekeeping } from '../../ports/game/orders.ts';
import type { FinishedTurn } from '../../ports/game/turns.ts';
import { readPlans } from './plans.ts';
import type { Tables } from './tables.ts';
import { fetched, fetchedData, keep, keepData } from './tables.ts';

interface OrdersRow extends Pick<
  ReceivedOrders,
  'number' | 'digest' | 'name' | 'at' | 'verdict' | 'standing'
> {
  readonly sender: string | null;
  readonly sent: string | null;
  readonly late: 0 | 1;
  readonly signer: ReceivedOrders['by'];
  readonly seat: SeatId | null;
  readonly code: string | null;
  readonly reason: string | null;
  readonly plan: string | null;
  readonly file: string | null;
  readonly saves: number | null;
  readonly library: string | null;
  readonly saved: number | null;
  readonly signed_by: string | null;
  readonly came: string | null;
  readonly due: string | null;
  readonly requests: string | null;
  readonly fellow: number | null;
}

/** What a row says; `given`: the parts of a row that was just written, which need not be fetched. */
function receivedOf(
  db: Tables,
  row: OrdersRow,
  given: Pick<ReceivedOrders, 'plan' | 'file'> = {},
): ReceivedOrders {
  const { number, digest, name, at, verdict, standing, late, signer } = row;
  return {
    number,
    digest,
    name,
    at,
    verdict,
    standing,
    late: late === 1,
    by: signer,
    ...(row.fellow === null ? {} : { fellow: row.fellow }),
    ...(row.signed_by === null ? {} : { signedBy: row.signed_by }),
    ...(row.saves === null ? {} : { saves: row.saves }),
    ...(row.library === null ? {} : { library: row.library }),
    ...(row.saved === null ? {} : { saved: row.saved }),
    ...(row.sender === null ? {} : { sender: row.sender }),
    ...(row.sent === null ? {} : { sent: row.sent }),
    ...(row.came === null ? {} : { came: row.came }),
    ...(row.due === null ? {} : { due: row.due }),
    ...requestsIn(row),
    ...(row.seat === null ? {} : { seat: row.seat }),
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.plan === null ? {} : { plan: given.plan ?? fetchedData(db, row.plan) }),
    ...(row.file === null ? {} : { file: given.file ?? fetched(db, row.file) }),
  };
}

const requestsIn = ({ requests }: Pick<OrdersRow, 'requests'>): Pick<ReceivedOrders, 'requests'> => {
  const read = requests === null ? undefined : playerRequests.parse(plainJson(requests));
  return read?.ok === true ? { requests: read.value } : {};
};
const requestsText = (requests: ReceivedOrders['requests'] = []): string | null =>
  requests.length === 0 ? null : stableText(playerRequests.make(requests));

export const readReceived = (db: Tables, turn: number): readonly ReceivedOrders[] =>
  (db.prepare('SELECT * FROM orders WHERE turn = ? ORDER BY number').all(turn) as OrdersRow[]).map((row) =>
    receivedOf(db, row),
  );

export function receivedBefore(db: Tables, turn: number, digest: string): ReceivedOrders | undefined {
  const row = db.prepare('SELECT * FROM orders WHERE turn = ? AND digest = ?').get(turn, digest) as
    | OrdersRow
    | undefined;
  return row === undefined ? undefined : receivedOf(db, row);
}

export function addOrders(db: Tables, turn: number, orders: Omit<ReceivedOrders, 'number'>): ReceivedOrders {
  const there = receivedBefore(db, turn, orders.digest);
  if (there !== undefined) return there;
  const plan = orders.plan === undefined ? null : keepData(db, orders.plan);
  const file = orders.file === undefined ? null : keep(db, orders.file);
  const {
    digest,
    name,
    at,
    sender = null,
    sent = null,
    verdict,
    late,
    standing,
    by,
    seat = null,
    code = null,
    reason = null,
  } = orders;
  const {
    saves = null,
    library = null,
    saved = null,
    signedBy = null,
    came = null,
    due = null,
    fellow = null,
  } = orders;
  const values = [
    turn,
    digest,
    name,
    at,
    sender,
    sent,
    verdict,
    late ? 1 : 0,
    standing,
    by,
    seat,
    code,
    reason,
    plan,
    file,
    saves,
    library,
    saved,
    signedBy,
    came,
    due,
    requestsText(orders.requests),
    fellow,
  ];
  const row = db
    .prepare(
      `INSERT INTO orders (turn, digest, name, at, sender, sent, verdict, late, standing, signer, seat, code, reason, plan, file, saves, library, saved, signed_by, came, due, requests, fellow)
       VALUES (${values.map(() => '?').join(', ')}) RETURNING *`,
    )
    .get(...values) as OrdersRow;
  return receivedOf(db, row, orders);
}

/** Changes the record of an incoming file; returns its turn. Throws if there is no file with that number. */
export function settleOrders(
  db: Tables,
  number: number,
  change: Partial<
    Pick<
      ReceivedOrders,
      'standing' | 'verdict' | 'plan' | 'saves' | 'library' | 'saved' | 'code' | 'reason' | 'requests'
    >
  >,
): number {
  const row = db.prepare('SELECT * FROM orders WHERE number = ?').get(number) as
    | (OrdersRow & { readonly turn: number })
    | undefined;
  if (row === undefined) throw new Error(`no file number ${number} came in`);
  const {
    standing = row.standing,
    verdict = row.verdict,
    code = row.code,
    reason = row.reason,
    saves = row.saves,
    library = row.library,
    saved = row.saved,
  } = change;
  const plan = change.plan === undefined ? row.plan : keepData(db, change.plan);
  const requests = change.requests === undefined ? row.requests : requestsText(change.requests);
  db.prepare(
    'UPDATE orders SET standing = ?, verdict = ?, code = ?, reason = ?, plan = ?, saves = ?, library = ?, saved = ?, requests = ? WHERE number = ?',
  ).run(standing, verdict, code, reason, plan, saves, library, saved, requests, number);
  return row.turn;
}

/** Rows only: no plan or file is read. */
export function readTimekeeping(db: Tables): Timekeeping {
  const rows = db
    .prepare(
      `SELECT turn, seat, at, came, due, late, signer, requests, fellow FROM orders
       WHERE seat IS NOT NULL AND verdict IN ('final', 'draft', 'sealed') AND turn < (SELECT MAX(turn) FROM turns WHERE opening IS NULL) ORDER BY number`,
    )
    .all() as (Pick<OrdersRow, 'at' | 'came' | 'due' | 'late' | 'signer' | 'requests' | 'fellow'> &
    Pick<Arrival, 'turn' | 'seat'>)[];
  return {
    arrivals: rows.map((row): Arrival => ({
      turn: row.turn,
      seat: row.seat,
      at: row.at,
      late: row.late === 1,
      by: row.signer,
      ...(row.fellow === null ? {} : { fellow: row.fellow }),
      ...(row.came === null ? {} : { came: row.came }),
      ...(row.due === null ? {} : { due: row.due }),
      asksTime: requestsIn(row).requests?.some(({ kind }) => kind === 'extension') === true,
    })),
    led: db
      .prepare(
        'SELECT turn, seat FROM plans WHERE seat <> ? AND turn < (SELECT MAX(turn) FROM turns WHERE opening IS NULL) ORDER BY turn, seat',
      )
      .all(gameMaster) as Timekeeping['led'],
  };
}

/** Whether the turn was run with everything in the file. */
export function isUpToDate(db: Tables, { turn, upTo, plans }: FinishedTurn): boolean {
  const row = db
    .prepare(
      "SELECT MAX(number) AS number FROM orders WHERE turn = ? AND plan IS NOT NULL AND standing = 'counts'",
    )
    .get(turn) as {
    readonly number: number | null;
  };
  return (
    (row.number ?? 0) === upTo &&
    stableText([readPlans(db, turn)[gameMaster] ?? '']) === stableText([plans[gameMaster] ?? ''])
  );
}
