import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { writeWholeTally } from '#main/adapters/game/tally.ts';
import { bytesOf } from './targets/target.ts';
import type { World } from './world.ts';

/** A small input that wants to become large, or to take for ever. */
export interface Bomb {
  readonly name: string;
  readonly target: string;
  make(world: World): Uint8Array;
}

const many = (text: string, count: number): string => text.repeat(count);
const deep = (count: number): string => `${many('[', count)}${many(']', count)}`;
const packed = (text: string | Uint8Array): Uint8Array => new Uint8Array(gzipSync(text, { level: 9 }));
/** So many mebibytes of one byte, packed in pieces of eight that unpack to one whole. */
const mebibytes = (count: number, byte: number): Uint8Array => {
  const piece = gzipSync(Buffer.alloc(8 * 1024 * 1024, byte), { level: 9 });
  return new Uint8Array(Buffer.concat(Array.from({ length: count / 8 }, () => piece)));
};
const letter = (head: string, body: string): Uint8Array =>
  bytesOf(`From: a@example.org\r\nMIME-Version: 1.0\r\n${head}\r\n\r\n${body}`);
const within = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join('');

/** The world's game after this was done to its tables; its rows are counted again, so that only the bomb is wrong with it. */
function gameWith({ game, inside }: World, change: (db: Database.Database) => void): Uint8Array {
  const path = join(inside, 'bomb.game');
  cpSync(game, path);
  const db = new Database(path);
  change(db);
  db.pragma('journal_mode = DELETE');
  db.close();
  const bytes = new Uint8Array(readFileSync(path));
  rmSync(path);
  return bytes;
}

/** The state of a turn in the place of which something else lies, well packed. */
function withState(world: World, part: Uint8Array): Uint8Array {
  return gameWith(world, (db) => {
    const digest = createHash('sha256').update(part).digest('hex');
    db.prepare('INSERT INTO blobs (digest, bytes) VALUES (?, ?)').run(digest, part);
    db.prepare('UPDATE turns SET state = ?').run(digest);
    writeWholeTally(db);
  });
}

const upgrade = (rest: string): Uint8Array => bytesOf(`Sealed Orders upgrade 1\n${rest}`);
/** A text whose middle stands in it so often, packed in pieces: making it takes no room. */
const repeated = (start: string, middle: string, times: number, end: string): Uint8Array => {
  const pieces = Math.ceil(times / 100_000);
  const piece = packed(many(middle, 100_000));
  return new Uint8Array(
    Buffer.concat([packed(start), ...Array.from({ length: pieces }, () => piece), packed(end)]),
  );
};
const archiveWith = (
  { archive }: World,
  start: string,
  middle: string,
  times: number,
  end: string,
): Uint8Array => {
  const rest = gunzipSync(archive).toString('utf8').slice(1);
  return repeated(`{"more":${start}`, middle, times, `${end},${rest}`);
};
const game = (name: string, sql: string): Bomb => ({
  name,
  target: 'game',
  make: (world) =>
    gameWith(world, (db) => {
      db.exec(sql);
    }),
});

/** Every bomb. All but those of a few bytes are made when they are wanted. */
export const bombs: readonly Bomb[] = [
  { name: 'orders that unfold to gigabytes', target: 'orders packed', make: () => mebibytes(2_000, 32) },
  {
    name: 'orders of empty lists',
    target: 'orders packed',
    make: () => repeated('[', '[],', 5_000_000, '0]'),
  },
  {
    name: 'orders of empty records within records',
    target: 'orders packed',
    make: () => repeated('[', '{"a":{}},', 1_600_000, '0]'),
  },
  { name: 'orders nested a million deep', target: 'orders packed', make: () => packed(deep(1_000_000)) },
  { name: 'results that unfold to gigabytes', target: 'results packed', make: () => mebibytes(2_000, 32) },
  {
    name: 'results of empty lists',
    target: 'results packed',
    make: () => repeated('[', '[],', 10_000_000, '0]'),
  },
  {
    name: 'results of one long text',
    target: 'results packed',
    make: () => repeated('"', 'é', 15_000_000, '"'),
  },
  {
    name: 'results nested a million deep',
    target: 'results packed',
    make: () => packed(`{"view":${deep(1_000_000)}}`),
  },
  {
    name: 'a scenario of one text without an end',
    target: 'scenario',
    make: () => bytesOf(`"${many('a', 9_000_000)}`),
  },
  {
    name: 'a scenario of one text that is very long',
    target: 'scenario',
    make: () => bytesOf(`{"title":"${many('\\n', 4_000_000)}"}`),
  },
  { name: 'a scenario of empty lines', target: 'scenario', make: () => bytesOf(`${many('\n', 9_900_000)}x`) },
  {
    name: 'a scenario that is too long for anybody',
    target: 'scenario',
    make: () => bytesOf(`${many(' ', 20_000_000)}x`),
  },
  {
    name: 'a scenario of empty lists',
    target: 'scenario',
    make: () => bytesOf(`{"sectors":[${many('[],', 3_000_000)}0]}`),
  },
  { name: 'a scenario nested a million deep', target: 'scenario', make: () => bytesOf(deep(1_000_000)) },
  {
    name: 'an upgrade of empty lists',
    target: 'upgrade',
    make: () => upgrade(`{"name":"bomb","title":"B","version":1,"names":{"a":[${many('[],', 2_500_000)}0]}}`),
  },
  {
    name: 'an upgrade of one text without an end',
    target: 'upgrade',
    make: () => upgrade(`"${many('a', 7_900_000)}`),
  },
  { name: 'an upgrade nested a million deep', target: 'upgrade', make: () => upgrade(deep(1_000_000)) },
  {
    name: 'an archive that unfolds to gigabytes',
    target: 'archive packed',
    make: () => mebibytes(2_000, 32),
  },
  {
    name: 'an archive of empty lists',
    target: 'archive packed',
    make: (world) => archiveWith(world, '[', '[],', 50_000_000, '0]'),
  },
  {
    name: 'an archive nested a million deep',
    target: 'archive packed',
    make: (world) => archiveWith(world, deep(1_000_000), '', 1, ''),
  },
  {
    name: 'a list of keys of a million lines',
    target: 'keyholder',
    make: () => bytesOf(many('1 age1\n', 1_000_000)),
  },
  {
    name: 'a letter nested a thousand deep',
    target: 'letters',
    make: () => letter(within(400).slice(0, -4), ''),
  },
  {
    name: 'a letter within a letter, a thousand deep',
    target: 'letters',
    make: () => letter(many('Content-Type: message/rfc822\r\n\r\n', 1_000).trimEnd(), 'x'),
  },
  {
    name: 'a letter of 100,000 attachments',
    target: 'letters',
    make: () =>
      letter(
        'Content-Type: multipart/mixed; boundary=b',
        `${many('--b\r\nContent-Disposition: attachment; filename=a.orders\r\n\r\nx\r\n', 100_000)}--b--`,
      ),
  },
  {
    name: 'a letter of 10,000,000 addresses',
    target: 'letters',
    make: () => bytesOf(`From: ${many('a@b.c,', 40_000)}\r\n\r\nx`),
  },
  {
    name: 'a letter whose sender is all brackets',
    target: 'letters',
    make: () => bytesOf(`From: ${many('(', 250_000)}\r\n\r\nx`),
  },
  {
    name: 'a letter whose subject is many encoded words',
    target: 'letters',
    make: () => bytesOf(`Subject: ${many('=?utf-8?B?w6k=?= ', 15_000)}\r\n\r\nx`),
  },
  {
    name: 'a letter of one header in many lines',
    target: 'letters',
    make: () => bytesOf(`Subject: a${many('\r\n a', 60_000)}\r\n\r\nx`),
  },
  {
    name: 'a letter of 60,000 parameters',
    target: 'letters',
    make: () => letter(`Content-Type: multipart/mixed${many('; a*0=b', 35_000)}`, 'x'),
  },
  {
    name: 'a letter of orders that begin a thousand times',
    target: 'letters',
    make: () =>
      bytesOf(
        many(`\n${Buffer.from('Sealed Orders orders ').toString('base64')}\n${many('\n', 5_000)}`, 2_000),
      ),
  },
  {
    name: 'a letter that carries a packed bomb',
    target: 'letters',
    make: () =>
      letter(
        'Content-Type: application/gzip; name=a.orders\r\nContent-Transfer-Encoding: base64',
        Buffer.from(mebibytes(2_000, 32)).toString('base64'),
      ),
  },
  {
    name: 'a letter of quoted signs alone',
    target: 'letters',
    make: () =>
      letter(
        'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable',
        many('=3D', 3_900_000),
      ),
  },
  {
    name: 'a letter of HTML tags',
    target: 'letters',
    make: () => letter('Content-Type: text/html', many('<a ', 3_900_000)),
  },
  game(
    'a game with a view without end',
    'ALTER TABLE undone RENAME TO gone; CREATE VIEW undone AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) SELECT number, 0 redone FROM n',
  ),
  game(
    'a game with parts without end',
    'PRAGMA foreign_keys = OFF; ALTER TABLE blobs RENAME TO gone; CREATE VIEW blobs AS WITH RECURSIVE n(digest) AS (SELECT 1 UNION ALL SELECT digest + 1 FROM n) SELECT digest, zeroblob(1000000) AS bytes FROM n',
  ),
  game(
    'a game with a trigger',
    'CREATE TRIGGER more AFTER INSERT ON log BEGIN INSERT INTO log (at, what) SELECT at, what || what FROM log; END',
  ),
  game(
    'a game with an index of large parts',
    'CREATE INDEX slow ON undone (length(hex(zeroblob(400000000))))',
  ),
  {
    name: 'a game with a state that unfolds to gigabytes',
    target: 'game',
    make: (world) => withState(world, mebibytes(2_000, 32)),
  },
  {
    name: 'a game with a state of empty lists',
    target: 'game',
    make: (world) => withState(world, repeated('[', '[],', 20_000_000, '0]')),
  },
  {
    name: 'calls of empty lists',
    target: 'calls',
    make: () => bytesOf(`{"name":"library.list","raw":[${many('[],', 10_000_000)}0]}`),
  },
  {
    name: 'calls nested a million deep',
    target: 'calls',
    make: () => bytesOf(`{"name":"settings.set","raw":${deep(1_000_000)}}`),
  },
  {
    name: 'a notebook of empty lists',
    target: 'library file',
    make: (world) =>
      bytesOf(
        `Sealed ${world.mark.game}/${world.seat}/notebook.json\n{"format":1,"revision":1,"notebook":{"notes":[${many('[],', 8_000_000)}0]}}`,
      ),
  },
];
