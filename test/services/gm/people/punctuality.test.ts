import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { readTimekeeping } from '#main/adapters/game/orders.ts';
import type { Tables } from '#main/adapters/game/tables.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import {
  playersPunctuality,
  punctualityText,
  seatsPunctuality,
} from '#main/services/gm/people/punctuality.ts';
import {
  ann,
  bob,
  cid,
  digging,
  Player,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* How players keep time, over turns and games. */
const folder = await tempFolder();
afterAll(() => folder.end());
const ports = testPorts();
const due = '2026-11-21T12:00:00.000Z';

/** The current turn is due at noon, whatever the clock says now. */
const dueAtNoon = ({ store }: Gm): void =>
  store.setMemo('extension', { turn: store.turn(), at: due, reason: 'a test' });

async function send(
  gm: Gm,
  by: Player,
  seat: SeatId,
  came: string,
  times = 1,
  requests: { requests: [{ kind: 'extension'; words: string }] } | object = {},
): Promise<void> {
  await gm.takeAll([
    {
      bytes: await by.orders(digging(seat, gm.store.turn(), times), requests),
      name: `${seat}.orders`,
      came: `2026-11-21T${came}:00.000Z`,
    },
  ]);
}
async function nextTurn(gm: Gm, players: Readonly<Record<string, Player>>): Promise<void> {
  expect((await gm.run()).kind).toBe('ran');
  for (const [seat, player] of Object.entries(players)) await player.open(resultsFor(gm, seat as SeatId));
}

/** Three turns: ann in time, then in time with a late second file, then missing; bob late by 90 minutes and by 30, then in time; cid never. */
async function threeTurns(name: string): Promise<Gm> {
  const gm = await toyGame(folder.of(`${name}.game`), {
    title: name,
    players: {
      [ann]: { player: 'Ann', address: 'ann@example.org' },
      [bob]: { player: 'Bob', address: '' },
      [cid]: { player: '', address: '' },
    },
  });
  const players = await playersOf(gm);
  const [a, b] = [players[ann] as Player, players[bob] as Player];
  dueAtNoon(gm);
  await send(gm, a, ann, '11:00');
  await send(gm, b, bob, '13:30');
  await nextTurn(gm, players);
  dueAtNoon(gm);
  await send(gm, a, ann, '11:00', 1, { requests: [{ kind: 'extension', words: '' }] });
  await send(gm, a, ann, '15:00', 2);
  await send(gm, b, bob, '12:30');
  await nextTurn(gm, players);
  dueAtNoon(gm);
  await send(gm, b, bob, '11:59');
  await nextTurn(gm, players);
  return gm;
}

test('turns in time, late and by how much, missed, and asked for more time are counted; a seat that nobody plays is not', async () => {
  const gm = await threeTurns('one');
  const players = playersPunctuality(seatsPunctuality(gm.store));
  expect(players).toEqual([
    {
      player: 'Ann',
      address: 'ann@example.org',
      matched: 'address',
      games: [{ game: 'gw9', title: 'one', seat: ann, name: ann, now: true, turns: 3 }],
      turns: 3,
      inTime: 2,
      late: 0,
      standIn: 0,
      missed: 1,
      asked: 1,
    },
    {
      player: 'Bob',
      address: '',
      matched: 'name',
      games: [{ game: 'gw9', title: 'one', seat: bob, name: bob, now: true, turns: 3 }],
      turns: 3,
      inTime: 1,
      late: 2,
      standIn: 0,
      missed: 0,
      asked: 0,
      lateBy: { known: 2, mean: 60, most: 90 },
    },
  ]);
  expect(punctualityText(players)).toMatch(/Bob\s+3\s+1\s+2\s+1 h 30\s+min/);
  gm.close();
});

test('a substitute’s turns are told apart, and a player who was replaced keeps what was theirs', async () => {
  const gm = await threeTurns('two');
  const substitute = new Player();
  valueOf(
    await substitute.open(
      valueOf(await setStandIn(ports, gm, ann, { person: { player: 'Sub', address: '' } })).bytes,
    ),
  );
  await send(gm, substitute, ann, '11:00');
  await gm.run();
  const kim = new Player();
  valueOf(
    await kim.open(
      valueOf(
        await replacePlayer(ports, gm, ann, {
          person: { player: 'Kim', address: 'kim@example.org' },
          why: 'left',
        }),
      ).bytes,
    ),
  );
  await send(gm, kim, ann, '11:00');
  await gm.run();
  // A name that was changed is the same player.
  valueOf(setPlayer(ports, gm.store, bob, { player: 'Robert', address: 'bob@example.org' }));
  const shown = playersPunctuality(seatsPunctuality(gm.store)).map(
    ({ player, turns, inTime, late, standIn, missed, games }) => [
      player,
      turns,
      inTime,
      late,
      standIn,
      missed,
      games[0]?.now,
    ],
  );
  expect(shown).toEqual([
    ['Ann', 4, 2, 0, 1, 1, false],
    ['Kim', 1, 1, 0, 0, 0, true],
    ['Robert', 5, 1, 2, 0, 2, true],
  ]);
  gm.close();
});

test('turns that the computer led count for nobody', async () => {
  const gm = await threeTurns('three');
  const { led } = { ...gm.store.timekeeping() };
  expect(led).toEqual([]);
  const kept = seatsPunctuality({
    ...gm.store,
    facts: gm.store.facts,
    timekeeping: () => ({ ...gm.store.timekeeping(), led: [{ turn: 3, seat: ann }] }),
  });
  expect(playersPunctuality(kept)[0]).toMatchObject({ player: 'Ann', turns: 2, inTime: 2, missed: 0 });
  gm.close();
});

test('players are one over games by their address, else by their name; the same name at two addresses is two players', () => {
  const seat = (game: string, player: string, address: string) => ({
    game,
    title: game,
    seat: ann,
    name: 'ann',
    player,
    address,
    now: true,
    turns: [{ how: 'inTime' as const, asked: false }],
  });
  const shown = playersPunctuality([
    seat('ga1', 'Ann', 'ann@example.org'),
    seat('ga2', 'Annie', 'ANN@example.org'),
    seat('ga3', 'Ann', ''),
    seat('ga4', 'Bob', 'b1@example.org'),
    seat('ga5', 'Bob', 'b2@example.org'),
    seat('ga6', 'bob ', ''),
  ]).map(({ player, address, matched, games }) => [player, address, matched, games.map(({ game }) => game)]);
  expect(shown).toEqual([
    ['Ann', 'ANN@example.org', 'name', ['ga1', 'ga2', 'ga3']],
    ['bob ', '', 'name', ['ga6']],
    ['Bob', 'b1@example.org', 'address', ['ga4']],
    ['Bob', 'b2@example.org', 'address', ['ga5']],
  ]);
});

test('26 empires over 100 turns are read by two questions to the database, and no plan or file with them', async () => {
  const path = folder.of('long.game');
  (await toyGame(path)).close();
  const db = new Database(path);
  const seats = Array.from({ length: 26 }, (_, at) => `e${at + 1}`);
  const state = (db.prepare('SELECT state FROM turns').get() as { state: string }).state;
  db.transaction(() => {
    for (const seat of seats)
      db.prepare('INSERT INTO seats VALUES (?, ?, ?)').run(seat, `Player ${seat}`, `${seat}@example.org`);
    for (let turn = 2; turn <= 101; turn += 1)
      db.prepare('INSERT INTO turns (turn, state, commitment) VALUES (?, ?, ?)').run(turn, state, '');
    const add = db.prepare(
      "INSERT INTO orders (turn, digest, name, at, verdict, late, standing, signer, seat, plan, came, due) VALUES (?, ?, '', '', 'final', ?, 'counts', 'player', ?, ?, '2026-11-21T12:10:00.000Z', '2026-11-21T12:00:00.000Z')",
    );
    for (let turn = 1; turn <= 100; turn += 1)
      for (const seat of seats)
        for (const file of [1, 2]) add.run(turn, `${turn} ${seat} ${file}`, turn % 2, seat, state);
  })();
  const asked: string[] = [];
  const listening: Tables = {
    prepare: (sql) => {
      asked.push(sql);
      return db.prepare(sql) as never;
    },
  };
  const { arrivals } = readTimekeeping(listening);
  expect(arrivals).toHaveLength(26 * 100 * 2);
  expect(asked).toHaveLength(2);
  expect(asked.join()).not.toMatch(/blobs|\bplan\b|\bfile\b|\*/);
  const store = {
    facts: { game: 'gw9', title: 'long' },
    timekeeping: () => ({ arrivals, led: [] }),
    turns: () => Array.from({ length: 101 }, (_, at) => at + 1),
    turn: () => 101,
    memoAs: () => undefined,
    seats: () => seats.map((seat) => ({ seat, player: seat, address: '' })),
  };
  const players = playersPunctuality(seatsPunctuality(store as never));
  expect(players).toHaveLength(26);
  expect(players[0]).toMatchObject({
    turns: 100,
    inTime: 50,
    late: 50,
    lateBy: { known: 50, mean: 10, most: 10 },
  });
  db.close();
});
