import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Policy } from '#contract/gm/policy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { setHold, setPolicy } from '#main/services/gm/policy/policy.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  bob,
  digging,
  files,
  playersOf,
  tempFolder,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
let now = '';
let watching = newWatch();
let dirs = { orders: '', out: '' };
let count = 0;
const ports = { ...testPorts(), clock: { now: () => now } };
const deadline = '2026-11-25T01:00:00.000Z';

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  now = '2026-11-21T18:30:00.000Z';
  const at = folder.of(String((count += 1)));
  dirs = { orders: `${at}/in`, out: `${at}/out` };
  await mkdir(dirs.orders, { recursive: true });
  const people = {
    [ann]: { player: 'Ann', address: 'ann@example.org' },
    [bob]: { player: 'Bob', address: 'bob@example.org' },
  };
  gm = valueOf(
    await newGame(ports, gameFiles, `${at}/toy.game`, {
      ruleset: toy(),
      setup: { seats: [ann, bob] },
      players: people,
      seed: 'a toy',
      game: 'gw9',
    }),
  );
  players = await playersOf(gm);
  watching = newWatch();
});
afterEach(() => gm.close());
afterAll(() => folder.end());

const policy = (change: Partial<Policy>): void =>
  void valueOf(setPolicy(ports, gm.store, { ...defaultPolicy, ...change }));
const look = () => tick(gm, { clock: ports.clock, files, folders: nodeFolders, ...dirs }, watching);
async function drop(seat: SeatId, times: number, saved: string): Promise<void> {
  const path = `${dirs.orders}/${seat}.orders`;
  await writeFile(path, await (players[seat] as Player).orders(digging(seat, gm.store.turn(), times)));
  await utimes(path, new Date(saved), new Date(saved));
}

describe('a watched game', () => {
  test('is kept going: orders come in, the turn runs once all are final, and results are written', async () => {
    policy({ runs: 'when-all-final' });
    expect(await look()).toEqual([
      'The turn runs by itself on Wed 25 Nov, 01:00 UTC. It runs before that once everybody has sent orders marked as final; 0 of 2 have.',
      `2 results files of turn 1 were written to ${dirs.out}.`,
    ]);
    await drop(ann, 1, now);
    expect(await look()).toEqual([]);
    now = '2026-11-22T18:30:00.000Z';
    expect(await look()).toEqual(['ann.orders: final for ann.', expect.stringContaining('1 of 2 have.')]);
    await drop(bob, 1, '2026-11-22T18:00:00.000Z');
    expect(await look()).toEqual([
      'bob.orders: final for bob.',
      'Turn 1 was run; turn 2 is open for orders.',
      `2 results files of turn 2 were written to ${dirs.out}.`,
    ]);
    expect((await readdir(dirs.out)).sort()).toEqual([
      'gw9N01-ann.new',
      'gw9N01-bob.new',
      'gw9N02-ann.new',
      'gw9N02-bob.new',
    ]);
    expect(gm.store.log().find(({ who }) => who === 'timer')?.what).toContain('Turn 1 was run');
    expect(gm.store.lock.holder()).toBeUndefined();
  });

  test('runs at its deadline, not while held, and not with too many missing', async () => {
    policy({ runs: 'at-deadline', mostMissing: 0, reminders: [] });
    now = '2026-11-24T12:00:00.000Z';
    await drop(ann, 1, now);
    now = deadline;
    expect(await look()).toEqual([
      'ann.orders: final for ann.',
      expect.stringContaining('1 of 2 players have sent no orders'),
      expect.any(String),
    ]);
    expect(await look()).toEqual([]);
    policy({ runs: 'at-deadline', reminders: [] });
    valueOf(setHold(ports, gm.store, 'holidays'));
    expect(await look()).toEqual(['Nothing runs by itself, because the game is on hold: holidays']);
    valueOf(setHold(ports, gm.store, undefined));
    expect(await look()).toEqual([
      'Turn 1 was run; turn 2 is open for orders. Without orders: bob.',
      expect.any(String),
    ]);
    expect(await look()).toEqual([expect.stringContaining('runs by itself on Wed 2 Dec, 01:00 UTC')]);
    expect(gm.store.turn()).toBe(2);
  });

  test('tells late what was saved after the deadline, though it is looked at later, and not what was saved before', async () => {
    policy({});
    await drop(ann, 1, '2026-11-25T00:59:59.000Z');
    await drop(bob, 1, '2026-11-25T01:00:01.000Z');
    now = '2026-11-25T08:00:00.000Z';
    await look();
    expect(gm.store.received(1).map(({ seat, late, standing }) => [seat, late, standing])).toEqual([
      [ann, false, 'counts'],
      [bob, true, 'waits'],
    ]);
  });

  test('takes in what bears a time to come at once; orders of an earlier turn are passed over, but told as old when they are saved anew', async () => {
    policy({});
    await drop(ann, 1, '2027-01-01T00:00:00.000Z');
    expect((await look())[0]).toBe('ann.orders: final for ann.');
    expect(gm.store.received(1)).toMatchObject([{ late: false }]);
    await gm.run();
    const path = `${dirs.orders}/ann.orders`;
    for (const [saved, told] of [
      ['2026-11-21T18:00:00.000Z', []],
      ['2026-11-21T18:29:00.000Z', []],
      ['2026-11-22T18:00:00.000Z', [expect.stringContaining('ann.orders: stale for ann.')]],
    ] as const) {
      await utimes(path, new Date(saved), new Date(saved));
      now = '2026-11-23T00:00:00.000Z';
      expect((await look()).filter((line) => line.startsWith('ann.orders'))).toEqual(told);
    }
  });
});

describe('reminders', () => {
  test('are a line for the game master where no mail is set, once', async () => {
    policy({ reminders: [48] });
    await drop(ann, 1, now);
    now = '2026-11-23T01:00:00.000Z';
    expect(await look()).toContain(
      '48 hours or less to the deadline, and no orders yet from bob: remind them.',
    );
    expect((await look()).filter((line) => line.includes('remind'))).toEqual([]);
    expect(gm.store.post.letters()).toEqual([]);
    expect(rollCallOf(gm).map(({ reminded }) => reminded)).toEqual([undefined, now]);
  });

  test('are letters in the outbox where the game is mailed, to the stand-in where there is one; so are results', async () => {
    policy({ reminders: [48, 6] });
    const server = {
      host: 'mail.example.org',
      port: 465,
      security: 'tls',
      user: 'gm',
      from: 'gm@example.org',
    };
    gm.store.setMemo('post', { server, minutes: 15 });
    gm.store.setStandIn(bob, {
      player: 'Kim',
      address: 'kim@example.org',
      since: 1,
      ...(await ports.sealing.newKeys()),
    });
    now = '2026-11-24T20:00:00.000Z';
    expect(await look()).toContain('Reminders were written to ann and bob.');
    await tick(gm, { clock: ports.clock, files, folders: nodeFolders }, newWatch());
    expect(gm.store.post.letters().map(({ kind, to, seat }) => [kind, to, seat])).toEqual([
      ['reminder', 'ann@example.org', ann],
      ['reminder', 'kim@example.org', bob],
    ]);
    policy({ runs: 'at-deadline', mostMissing: 100, reminders: [] });
    now = deadline;
    await look();
    expect(gm.store.post.letters(2).map(({ kind, to }) => [kind, to])).toEqual([
      ['results', 'ann@example.org'],
      ['results', 'bob@example.org'],
      ['results', 'kim@example.org'],
    ]);
    expect(await readdir(dirs.out)).toContain('gw9N02-bob-stand-in.new');
    expect(gm.store.post.letters()[0]?.body).toContain(
      'They are due on Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC).',
    );
  });

  test('come once for each time and turn, also when the times are changed', async () => {
    policy({ reminders: [48, 6] });
    const remindersAt = async (moment: string) => {
      now = moment;
      return (await look())
        .filter((line) => line.includes('remind'))
        .map((line) => line.replace(/ hours.*/, ''));
    };
    expect(await remindersAt('2026-11-23T01:00:00.000Z')).toEqual(['48']);
    expect(await remindersAt('2026-11-24T19:00:00.000Z')).toEqual(['6']);
    policy({ reminders: [48] });
    expect(await remindersAt('2026-11-24T20:00:00.000Z')).toEqual([]);
    await gm.run();
    expect(await remindersAt('2026-11-30T01:00:00.000Z')).toEqual(['48']);
  });

  test("are the game master's own to say where a player has no address, and are not told as written", async () => {
    policy({ reminders: [48] });
    gm.store.setMemo('post', {
      server: { host: 'mail.example.org', port: 465, security: 'tls', user: 'gm', from: 'gm@example.org' },
      minutes: 15,
    });
    gm.store.setPlayer(bob, { player: 'Bob', address: '' });
    now = '2026-11-24T20:00:00.000Z';
    expect(await look()).toEqual(
      expect.arrayContaining([
        'Reminders were written to ann.',
        '48 hours or less to the deadline, and no orders yet from bob: remind them.',
      ]),
    );
    expect(gm.store.log().map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Turn 1: reminders were written to ann.', 'Turn 1: a reminder is due to bob.']),
    );
  });
});
