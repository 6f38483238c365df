import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { usualPolicy } from '#contract/gm/policy.ts';
import type { GameStore } from '#main/gameStore.ts';
import type { Gm } from '#main/services/gm.ts';
import { endGame, resumeGame } from '#main/services/gm/end.ts';
import { settleOrders } from '#main/services/gm/late.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people.ts';
import { setDeadline, setExtension, setHold, setPolicy } from '#main/services/gm/policy.ts';
import { setWishes } from '#main/services/gm/post/wishes.ts';
import { upgrade } from '#main/services/gm/shadow.ts';
import { takeAll } from '#main/services/gm/takeOrders.ts';
import { setWatched } from '#main/services/gm/watch.ts';
import type { Player } from '../../support/gmWorld.ts';
import { ann, digging, playersOf, tempFolder, testPorts, toy, toyGame, valueOf } from '../../support/gmWorld.ts';

/* Each deed of the game master writes several things. When the disk gives way after any of them, the game is as it was before the deed. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let path: string;
let players: Awaited<ReturnType<typeof playersOf>>;
let count = 0;
const ports = testPorts();
const kim = { player: 'Kim', address: 'kim@example.org' };

beforeAll(async () => { folder = await tempFolder(); });
beforeEach(async () => {
  path = folder.of(`whole${(count += 1)}.game`);
  gm = await toyGame(path);
  players = await playersOf(gm);
});
afterEach(() => gm.close());
afterAll(() => folder.end());

const fullDisk = new Error('the disk gave way');

const reads = ['facts', 'seats', 'turn', 'turnOf', 'turns', 'received', 'receivedBefore', 'rulings', 'plans', 'due', 'results', 'copies', 'standIns', 'memo', 'undone', 'aside', 'lock', 'log', 'post', 'together'];

/** The game on a disk that takes so many writes, and then no more. */
function failing(store: GameStore, taken: number): GameStore {
  let left = taken;
  const guarded = <T extends object>(of: T, passing: readonly string[]): T =>
    new Proxy(of, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'post') return guarded(value as object, ['letters', 'seen', 'cameIn']);
        if (typeof value !== 'function' || passing.includes(String(name))) return value;
        return (...args: readonly unknown[]): unknown => {
          if (left === 0) throw fullDisk;
          left -= 1;
          return Reflect.apply(value, target, args);
        };
      },
    });
  return guarded(store, reads);
}

/** Every row of the game, but for who is at work on it. */
function contents(): unknown {
  const db = new Database(path, { readonly: true });
  try {
    const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('lock', 'sqlite_sequence') ORDER BY name`).pluck().all() as string[];
    return tables.map((table) => [table, db.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`).all()]);
  } finally {
    db.close();
  }
}

type Deed = (store: GameStore) => Promise<unknown>;
interface Case {
  readonly what: string;
  /** Done before, on a disk that works. */
  readonly first?: () => Promise<unknown>;
  readonly deed: () => Promise<Deed> | Deed;
}

const at = (store: GameStore) => ({ store, ruleset: gm.ruleset });
const done = async (outcome: Parameters<typeof valueOf>[0] | Promise<Parameters<typeof valueOf>[0]>): Promise<unknown> => valueOf(await outcome);
const standing = () => done(setStandIn(ports, gm, ann, { person: kim }));
const ownOrders = (times: number) => (players[ann] as Player).orders(digging(ann, 1, times));

const deeds: readonly Case[] = [
  { what: 'another name for a player', deed: () => (store) => done(setPlayer(ports, store, ann, kim)) },
  { what: 'a seat given to a new player', first: standing, deed: () => (store) => done(replacePlayer(ports, at(store), ann, { person: kim, why: 'left' })) },
  { what: 'somebody who stands in', first: standing, deed: () => (store) => done(setStandIn(ports, at(store), ann, { person: { ...kim, player: 'Lee' } })) },
  { what: 'the end of standing in', first: standing, deed: () => (store) => done(endStandingIn(ports, store, ann)) },
  {
    what: 'orders of a player who comes back', first: standing,
    deed: async () => {
      const bytes = await ownOrders(1);
      return (store) => takeAll(ports, store, gm.ruleset, [{ bytes, name: 'back' }]);
    },
  },
  {
    what: 'the word on late orders of a player who comes back',
    first: async () => {
      await gm.takeOrders(await ownOrders(1), 'one');
      await done(settleOrders(ports, gm.store, 1, { take: false, why: 'a slip' }));
      await standing();
    },
    deed: () => (store) => done(settleOrders(ports, store, 1, { take: true })),
  },
  { what: 'a policy', deed: () => (store) => done(setPolicy(ports, store, { ...usualPolicy, copies: 3 })) },
  { what: 'a deadline', deed: () => (store) => done(setDeadline(ports, store, 'Friday 12:00 UTC')) },
  { what: 'a hold', deed: () => (store) => done(setHold(ports, store, 'holidays')) },
  { what: 'an extension', deed: () => (store) => done(setExtension(ports, store, { at: '2027-01-01T00:00:00Z', reason: 'holidays' })) },
  { what: 'the end of the game', first: standing, deed: () => (store) => done(endGame(ports, at(store), { words: 'Over.', reveal: false })) },
  { what: 'a game that goes on', first: () => done(endGame(ports, gm, { words: 'Over.', reveal: false })), deed: () => (store) => done(resumeGame(ports, at(store))) },
  { what: 'other rules', first: async () => { await gm.run(); await standing(); }, deed: () => (store) => done(upgrade(ports, store, { ...toy(), edition: 2 })) },
  { what: 'wishes for the mail', deed: () => (store) => done(setWishes(store, ports.clock, 'desk', { minutes: 5 })) },
  { what: 'a watched folder', deed: () => async (store) => { await Promise.resolve(); setWatched(ports.clock, store, '/orders', 'desk'); } },
];

describe('a deed of the game master happens wholly or not at all', () => {
  test.each(deeds)('$what', async ({ first, deed }) => {
    await first?.();
    const work = await deed();
    const before = contents();
    let writes = 0;
    for (; writes < 50; writes += 1) {
      try {
        await work(failing(gm.store, writes));
        break;
      } catch (error) {
        expect(error).toBe(fullDisk);
        expect(contents(), `after ${writes} writes`).toEqual(before);
      }
    }
    expect(writes).toBeGreaterThan(1);
    expect(contents()).not.toEqual(before);
  });
});
