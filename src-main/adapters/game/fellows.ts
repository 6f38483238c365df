import { list, line } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Fellow } from '../../ports/game/people.ts';
import type { KeyRow } from './seats.ts';
import { columns, pairs } from './seats.ts';
import type { Tables } from './tables.ts';

interface FellowRow extends KeyRow {
  readonly seat: SeatId;
  readonly number: number;
  readonly player: string;
  readonly address: string;
  readonly scopes: string;
  readonly since: number;
  readonly until: number | null;
}

const scopesShape = list(line(80), 1_000);
const scopesIn = (text: string): readonly string[] => {
  const read = scopesShape.parse(plainJson(text));
  if (!read.ok) throw new Error('the scopes of a player cannot be read');
  return read.value;
};

export const readFellows = (db: Tables): readonly Fellow[] =>
  (db.prepare('SELECT * FROM fellows ORDER BY seat, number').all() as FellowRow[]).map((row) => {
    const { seat, number, player, address, since, until } = row;
    return {
      seat,
      number,
      player,
      address,
      since,
      scopes: scopesIn(row.scopes),
      ...pairs(row),
      ...(until === null ? {} : { until }),
    };
  });

export function addFellow(db: Tables, fellow: Fellow): void {
  const { seat, number, player, address, scopes, since, until = null } = fellow;
  db.prepare('INSERT INTO fellows VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    seat,
    number,
    player,
    address,
    stableText(scopes),
    since,
    until,
    ...columns(fellow),
  );
}

export function changeFellow(
  db: Tables,
  seat: SeatId,
  number: number,
  change: Partial<Pick<Fellow, 'player' | 'address' | 'scopes' | 'until'>>,
): void {
  const now = readFellows(db).find((one) => one.seat === seat && one.number === number);
  if (now === undefined) return;
  const { player, address, scopes, until = null } = { ...now, ...change };
  db.prepare(
    'UPDATE fellows SET player = ?, address = ?, scopes = ?, until = ? WHERE seat = ? AND number = ?',
  ).run(player, address, stableText(scopes), until, seat, number);
}
