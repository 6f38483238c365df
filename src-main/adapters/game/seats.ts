import type { SeatId } from '#kernel/words/ids.ts';
import type { GameFacts } from '../../ports/game/facts.ts';
import type { StandIn, StoredSeat } from '../../ports/game/people.ts';
import type { Tables } from './tables.ts';

export interface KeyRow {
  readonly sign_private: string;
  readonly seal_private: string;
  readonly sign_public: string;
  readonly seal_public: string;
}
interface GameRow extends KeyRow {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly address: string;
  readonly secret: string;
}
interface StandInRow extends KeyRow {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  readonly since: number;
}

export const pairs = (row: KeyRow): Pick<GameFacts, 'privately' | 'publicly'> => ({
  privately: { sign: row.sign_private, seal: row.seal_private },
  publicly: { sign: row.sign_public, seal: row.seal_public },
});
export const columns = ({
  privately,
  publicly,
}: Pick<GameFacts, 'privately' | 'publicly'>): readonly string[] => [
  privately.sign,
  privately.seal,
  publicly.sign,
  publicly.seal,
];

export function addFacts(db: Tables, facts: GameFacts): void {
  const { game, title, ruleset, edition, address, secret } = facts;
  db.prepare('INSERT INTO game VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    game,
    title,
    ruleset,
    edition,
    address,
    secret,
    ...columns(facts),
  );
}

export function readFacts(db: Tables): GameFacts {
  const row = db.prepare('SELECT * FROM game').get() as GameRow | undefined;
  if (row === undefined) throw new Error('the game has no facts');
  const { game, title, ruleset, edition, address, secret } = row;
  return { game, title, ruleset, edition, address, secret, ...pairs(row) };
}

export function addSeat(db: Tables, { seat, player, address, ...keys }: StoredSeat): void {
  db.prepare('INSERT INTO seats VALUES (?, ?, ?)').run(seat, player, address);
  addKeys(db, seat, keys);
}

/** The highest number is that of the current keys. */
export function addKeys(db: Tables, seat: SeatId, keys: Pick<StoredSeat, 'privately' | 'publicly'>): void {
  db.prepare(
    'INSERT INTO keys SELECT ?, 1 + COALESCE(MAX(number), 0), ?, ?, ?, ? FROM keys WHERE seat = ?',
  ).run(seat, ...columns(keys), seat);
}

export function readSeats(db: Tables): readonly StoredSeat[] {
  const seats = db.prepare('SELECT * FROM seats ORDER BY seat').all() as {
    readonly seat: SeatId;
    readonly player: string;
    readonly address: string;
  }[];
  const keys = db.prepare('SELECT * FROM keys ORDER BY seat, number DESC').all() as (KeyRow & {
    readonly seat: SeatId;
  })[];
  const bySeat = Map.groupBy(keys, ({ seat }) => seat);
  return seats.map(({ seat, player, address }) => {
    const [today, ...former] = bySeat.get(seat) ?? [];
    if (today === undefined) throw new Error(`${seat} has no keys`);
    return { seat, player, address, ...pairs(today), former: former.map((row) => row.sign_public) };
  });
}

export const putPlayer = (
  db: Tables,
  seat: SeatId,
  { player, address }: Pick<StoredSeat, 'player' | 'address'>,
): void =>
  void db.prepare('UPDATE seats SET player = ?, address = ? WHERE seat = ?').run(player, address, seat);

export const readNotes = (db: Tables): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(
    (
      db.prepare('SELECT seat, text FROM notes ORDER BY seat').all() as {
        readonly seat: SeatId;
        readonly text: string;
      }[]
    ).map(({ seat, text }) => [seat, text]),
  );

export function putNote(db: Tables, seat: SeatId, text: string): void {
  if (text === '') db.prepare('DELETE FROM notes WHERE seat = ?').run(seat);
  else db.prepare('INSERT OR REPLACE INTO notes (seat, text) VALUES (?, ?)').run(seat, text);
}

export const readStandIns = (db: Tables): readonly StandIn[] =>
  (db.prepare('SELECT * FROM stand_ins ORDER BY seat').all() as StandInRow[]).map((row) => {
    const { seat, player, address, since } = row;
    return { seat, player, address, since, ...pairs(row) };
  });

export function putStandIn(db: Tables, seat: SeatId, standIn: Omit<StandIn, 'seat'> | undefined): void {
  db.prepare('DELETE FROM stand_ins WHERE seat = ?').run(seat);
  if (standIn === undefined) return;
  const { player, address, since } = standIn;
  db.prepare('INSERT INTO stand_ins VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
    seat,
    player,
    address,
    since,
    ...columns(standIn),
  );
}
