import type { Database } from 'better-sqlite3';
import type {
  Chronicle,
  ChronicleFigure,
  ChronicleKey,
  ChronicleLine,
  ChronicleQuery,
  ChronicleTurn,
} from '#main/ports/cache.ts';

/** `word` holds each line's words for the search, already split and case-folded, so that the simplest tokenizer will do. */
export const chronicleTables = [
  'create table chronicle (game text not null, seat text not null, turn integer not null, mark text not null, primary key (game, seat, turn)) without rowid',
  'create table line (id integer primary key, game text not null, seat text not null, turn integer not null, at integer not null, kind text not null, text text not null, place text, battle text)',
  'create index line_of_turn on line (game, seat, turn)',
  "create virtual table word using fts5 (words, content = '', contentless_delete = 1, tokenize = 'ascii')",
  'create table figure (game text not null, seat text not null, turn integer not null, at integer not null, key text not null, label text not null, unit text not null, per integer not null, sign text not null, value integer not null, primary key (game, seat, turn, at)) without rowid',
] as const;

/** The chronicle in an open database that has its tables. It throws what SQLite throws. */
export function sqliteChronicle(database: Database): Chronicle {
  const ofTurn = 'game = @game and seat = @seat and turn = @turn';
  const known = database.prepare<[], ChronicleKey & { readonly mark: string }>(
    'select game, seat, turn, mark from chronicle',
  );
  const remove = [
    `delete from word where rowid in (select id from line where ${ofTurn})`,
    `delete from line where ${ofTurn}`,
    `delete from figure where ${ofTurn}`,
    `delete from chronicle where ${ofTurn}`,
  ].map((sql) => database.prepare<ChronicleKey>(sql));
  const addTurn = database.prepare('insert into chronicle values (@game, @seat, @turn, @mark)');
  const addLine = database.prepare(
    'insert into line (game, seat, turn, at, kind, text, place, battle) values (@game, @seat, @turn, @at, @kind, @text, @place, @battle)',
  );
  const addWords = database.prepare('insert into word (rowid, words) values (?, ?)');
  const addFigure = database.prepare(
    'insert into figure values (@game, @seat, @turn, @at, @key, @label, @unit, @per, @sign, @value)',
  );
  // The index keeps deleted words until it is rebuilt.
  const tidy = database.prepare("insert into word (word) values ('optimize')");
  const figures = database.prepare<
    { readonly game: string; readonly seat: string },
    ChronicleFigure & { readonly turn: number }
  >(
    'select turn, key, label, unit, per, sign, value from figure where game = @game and seat = @seat order by turn, at',
  );
  const search = database.prepare<Record<string, unknown>, Found>(
    `select line.game, line.seat, line.turn, kind, text, place, battle from word join line on line.id = word.rowid
     where word match @match and (@game is null or (game = @game and seat = @seat)) and kind in (select value from json_each(@kinds))
     order by turn desc, game, seat, at limit @most`,
  );

  const forget = (key: ChronicleKey): void => {
    for (const statement of remove) statement.run({ game: key.game, seat: key.seat, turn: key.turn });
  };
  const write = database.transaction((turn: ChronicleTurn) => {
    const key = { game: turn.game, seat: turn.seat, turn: turn.turn };
    forget(key);
    addTurn.run({ ...key, mark: turn.mark });
    turn.figures.forEach((figure, at) => addFigure.run({ ...key, ...figure, at }));
    turn.lines.forEach(({ words, kind, text, place = null, battle = null }, at) => {
      const { lastInsertRowid } = addLine.run({ ...key, at, kind, text, place, battle });
      addWords.run(lastInsertRowid, words);
    });
  });
  return {
    known: () => known.all(),
    write,
    forget: database.transaction((key: ChronicleKey) => {
      forget(key);
      tidy.run();
    }),
    figures: ({ game, seat }) => figures.all({ game, seat }),
    search: (query) =>
      search
        .all({
          match: matchOf(query),
          game: query.of?.game ?? null,
          seat: query.of?.seat ?? null,
          kinds: JSON.stringify(query.kinds),
          most: query.most,
        })
        .map(({ place, battle, ...found }) => ({
          ...found,
          ...(place === null ? {} : { place }),
          ...(battle === null ? {} : { battle }),
        })),
  };
}

type Found = Omit<ChronicleLine, 'place' | 'battle'> &
  ChronicleKey & { readonly place: string | null; readonly battle: string | null };

/** Words are letters and digits only, in quotes, so that nothing in them is syntax. */
const matchOf = ({ terms }: ChronicleQuery): string =>
  terms.map(({ words, open }) => `"${words.join(' ')}"${open ? '*' : ''}`).join(' ');
