import type { SeatId } from '#kernel/words/ids.ts';
import type { InLetter, LetterState, OutLetter, Post } from '../../ports/game/post.ts';
import type { Tables } from './tables.ts';
import { fetched, keep } from './tables.ts';

interface LetterRow extends Pick<
  OutLetter,
  'number' | 'key' | 'turn' | 'kind' | 'subject' | 'body' | 'state' | 'tries' | 'at' | 'next'
> {
  readonly seat: SeatId | null;
  readonly recipient: string;
  readonly file: string | null;
  readonly file_name: string | null;
  readonly answers: string | null;
  readonly said: string | null;
}

/** Read only when asked for: a long game has thousands of letters with large files. */
const fileOf = (db: Tables, name: string, digest: string): NonNullable<OutLetter['file']> => ({
  name,
  get bytes() {
    return fetched(db, digest);
  },
});

function letterOf(db: Tables, row: LetterRow): OutLetter {
  const {
    number,
    key,
    turn,
    kind,
    subject,
    body,
    state,
    tries,
    at,
    next,
    recipient,
    seat,
    file,
    file_name: name,
    answers,
    said,
  } = row;
  return {
    number,
    key,
    turn,
    kind,
    to: recipient,
    subject,
    body,
    state,
    tries,
    at,
    next,
    ...(seat === null ? {} : { seat }),
    ...(file === null || name === null ? {} : { file: fileOf(db, name, file) }),
    ...(answers === null ? {} : { answers }),
    ...(said === null ? {} : { said }),
  };
}

/** The letters of a game. `changing` runs its work in one transaction, and the tally of the turns it names. */
export function postOf(db: Tables, changing: <T>(turn: number, work: () => T) => T): Post {
  const byKey = (key: string): LetterRow | undefined =>
    db.prepare('SELECT * FROM outbox WHERE key = ?').get(key) as LetterRow | undefined;
  return {
    add: (letter) => changing(letter.turn, () => addLetter(db, letter, byKey(letter.key))),
    letters: (turn) =>
      (
        db
          .prepare('SELECT * FROM outbox WHERE turn = ? OR ? IS NULL ORDER BY number')
          .all(turn ?? null, turn ?? null) as LetterRow[]
      ).map((row) => letterOf(db, row)),
    move: (number, from, change) => {
      const row = db.prepare('SELECT * FROM outbox WHERE number = ?').get(number) as LetterRow | undefined;
      if (row === undefined) return false;
      return changing(row.turn, () => moveLetter(db, row, from, change));
    },
    seen: (key) => db.prepare('SELECT * FROM inbox WHERE key = ?').get(key) as InLetter | undefined,
    see: (letter) =>
      changing(letter.turn, () => {
        const { key, at, turn, sender, subject, what } = letter;
        db.prepare(
          'INSERT OR REPLACE INTO inbox (key, at, turn, sender, subject, what) VALUES (?, ?, ?, ?, ?, ?)',
        ).run(key, at, turn, sender, subject, what);
      }),
    cameIn: (turn) =>
      db
        .prepare('SELECT * FROM inbox WHERE turn = ? OR ? IS NULL ORDER BY at, key')
        .all(turn ?? null, turn ?? null) as InLetter[],
  };
}

function addLetter(db: Tables, letter: Parameters<Post['add']>[0], there: LetterRow | undefined): OutLetter {
  if (there !== undefined) return letterOf(db, there);
  const { key, turn, seat = null, kind, to, subject, body, file, answers = null, at, next } = letter;
  const stored = file === undefined ? null : keep(db, file.bytes);
  const values = [
    key,
    turn,
    seat,
    kind,
    to,
    subject,
    body,
    stored,
    file?.name ?? null,
    answers,
    'waiting',
    0,
    at,
    next,
  ];
  const row = db
    .prepare(
      `INSERT INTO outbox (key, turn, seat, kind, recipient, subject, body, file, file_name, answers, state, tries, at, next)
       VALUES (${values.map(() => '?').join(', ')}) RETURNING *`,
    )
    .get(...values) as LetterRow;
  return letterOf(db, row);
}

function moveLetter(
  db: Tables,
  row: LetterRow,
  from: LetterState,
  change: Parameters<Post['move']>[2],
): boolean {
  const { state = row.state, tries = row.tries, next = row.next, said = row.said } = change;
  const done = db
    .prepare('UPDATE outbox SET state = ?, tries = ?, next = ?, said = ? WHERE number = ? AND state = ?')
    .run(state, tries, next, said, row.number, from);
  return done.changes === 1;
}
