import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Tables } from './tables.ts';
import { fetchedData, keepData } from './tables.ts';

/* The game master's rulings, and the plans that came in no file. */

export function readRulings(db: Tables, turn: number): Readonly<Record<OrderRef, string>> {
  const rows = db.prepare('SELECT ref, ruling FROM rulings WHERE turn = ? ORDER BY ref').all(turn) as {
    readonly ref: OrderRef;
    readonly ruling: string;
  }[];
  return Object.fromEntries(rows.map(({ ref, ruling }) => [ref, ruling]));
}

export function putRuling(db: Tables, turn: number, order: OrderRef, ruling: string | undefined): void {
  if (ruling === undefined) db.prepare('DELETE FROM rulings WHERE turn = ? AND ref = ?').run(turn, order);
  else
    db.prepare('INSERT OR REPLACE INTO rulings (turn, ref, ruling) VALUES (?, ?, ?)').run(
      turn,
      order,
      ruling,
    );
}

export function readPlans(db: Tables, turn: number): Readonly<Record<SeatId, unknown>> {
  const rows = db.prepare('SELECT seat, plan FROM plans WHERE turn = ? ORDER BY seat').all(turn) as {
    readonly seat: SeatId;
    readonly plan: string;
  }[];
  return Object.fromEntries(rows.map(({ seat, plan }) => [seat, fetchedData(db, plan)]));
}

export function putPlan(db: Tables, turn: number, seat: SeatId, plan: unknown): void {
  if (plan === undefined) db.prepare('DELETE FROM plans WHERE turn = ? AND seat = ?').run(turn, seat);
  else
    db.prepare('INSERT OR REPLACE INTO plans (turn, seat, plan) VALUES (?, ?, ?)').run(
      turn,
      seat,
      keepData(db, plan),
    );
}
