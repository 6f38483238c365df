import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Policy } from '#contract/gm/policy.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { locked } from '#main/services/gm/game/locked.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { setExtension, setPolicy } from '#main/services/gm/policy/policy.ts';
import { good } from '#kernel/words/result.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  digging,
  Player,
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
const ports = { ...testPorts(), clock: { now: () => now } };
let count = 0;

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  // Saturday; the turn is due on Wednesday 25 November at 1:00 by UTC.
  now = '2026-11-21T18:30:00.000Z';
  const request = {
    ruleset: toy(),
    setup: { seats: [ann, bob, cid] },
    players: {},
    seed: 'a toy',
    game: 'gw9',
  };
  gm = valueOf(await newGame(ports, gameFiles, folder.of(`toy${(count += 1)}.game`), request));
  players = await playersOf(gm);
});
afterEach(() => gm.close());
afterAll(() => folder.end());

const policy = (change: Partial<Policy> = {}): void =>
  void valueOf(setPolicy(ports, gm.store, { ...defaultPolicy, ...change }));
const file = (seat: SeatId, times: number, status: 'final' | 'draft' = 'final'): Promise<Uint8Array> =>
  (players[seat] as Player).orders(digging(seat, 1, times), { status });
const take = async (seat: SeatId, times: number, name = `${times}.orders`, came?: string) =>
  gm.takeOrders(await file(seat, times), name, defined({ came }));
const standing = (seat: SeatId) => gm.standing().seats.find((one) => one.seat === seat);

describe('orders that come after the deadline (GE 157)', () => {
  test('wait for a word, and what came in time goes on to count until it is given', async () => {
    policy();
    await take(ann, 1);
    now = '2026-11-25T01:00:00.000Z';
    expect(await take(ann, 2)).toMatchObject({ late: false, standing: 'counts' });
    now = '2026-11-25T01:00:00.001Z';
    const late = await take(ann, 3);
    expect(late).toMatchObject({
      late: true,
      standing: 'waits',
      verdict: 'final',
      reason: 'These orders came after the deadline. The game master decides whether they count.',
    });
    expect(await take(bob, 1)).toMatchObject({ late: true, standing: 'waits' });
    expect(standing(ann)).toMatchObject({ orders: 'final', counts: { name: '2.orders' } });
    expect(standing(bob)).toMatchObject({ orders: 'waits' });
    expect(gm.standing().missing).toEqual([bob, cid]);
    valueOf(await settleOrders(ports, gm, late.number, { take: true, who: 'desk' }));
    expect(standing(ann)).toMatchObject({ orders: 'final', counts: { name: '3.orders' } });
    expect(gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: `Turn 1: orders ${late.number} of ann count.`,
    });
    valueOf(await settleOrders(ports, gm, 4, { take: false }));
    expect(standing(bob)).toMatchObject({ orders: 'none' });
    expect(await gm.run()).toMatchObject({ kind: 'ran', missing: [bob, cid] });
    expect(gm.store.received(1).map((one) => one.standing)).toEqual([
      'counts',
      'counts',
      'counts',
      'declined',
    ]);
  });

  test('count where the policy says so, or grace or an extension lasts', async () => {
    policy({ late: 'count' });
    now = '2026-11-25T02:00:00.000Z';
    expect(await take(ann, 1)).toMatchObject({ late: true, standing: 'counts' });
    policy({ graceHours: 1 });
    expect(await take(ann, 2)).toMatchObject({ late: false, standing: 'counts' });
    now = '2026-11-25T03:00:00.000Z';
    valueOf(setExtension(ports, gm.store, { at: '2026-11-26T00:00:00Z', reason: 'the mail was down' }));
    expect(await take(ann, 3)).toMatchObject({ late: false, standing: 'counts' });
  });

  test('are late by when they reached the game master, never by a time to come', async () => {
    policy();
    now = '2026-11-25T09:00:00.000Z';
    expect(await take(ann, 1, 'a', '2026-11-25T00:59:00.000Z')).toMatchObject({ late: false, at: now });
    now = '2026-11-24T09:00:00.000Z';
    expect(await take(ann, 2, 'b', '2027-01-01T00:00:00.000Z')).toMatchObject({ late: false });
  });

  test('of a player whose stand-in orders meanwhile end that once they are let in, not sooner', async () => {
    policy();
    valueOf(await setStandIn(ports, gm, ann, { person: { player: 'Kim', address: '' } }));
    now = '2026-11-25T02:00:00.000Z';
    const late = await take(ann, 1);
    expect([late.standing, gm.store.standIns().length]).toEqual(['waits', 1]);
    valueOf(await settleOrders(ports, gm, late.number, { take: true }));
    expect(gm.store.standIns()).toEqual([]);
    valueOf(await setStandIn(ports, gm, bob, { person: { player: 'Kim', address: '' } }));
    valueOf(await settleOrders(ports, gm, (await take(bob, 1)).number, { take: false }));
    expect(gm.store.standIns()).toHaveLength(1);
  });

  test('of a stand-in count once they are let in, and the stand-in stays', async () => {
    policy();
    const standIn = new Player();
    valueOf(
      await standIn.open(
        valueOf(await setStandIn(ports, gm, ann, { person: { player: 'Kim', address: '' } })).bytes,
      ),
    );
    now = '2026-11-25T02:00:00.000Z';
    const late = await gm.takeOrders(await standIn.orders(digging(ann, 1, 2)), 'kim.orders');
    expect(late).toMatchObject({ by: 'stand-in', standing: 'waits' });
    valueOf(await settleOrders(ports, gm, late.number, { take: true }));
    expect([standing(ann)?.counts?.name, gm.store.standIns().length]).toEqual(['kim.orders', 1]);
  });

  test('of a game that has only «gm due» are told as late, and count', async () => {
    gm.store.setDue('Tuesday 17:00 America/Los_Angeles');
    now = '2026-11-25T02:00:00.000Z';
    expect(await take(ann, 1)).toMatchObject({ late: true, standing: 'counts' });
  });
});

describe('which file of a seat counts', () => {
  test('the last valid one (GE 171), also a draft after final orders', async () => {
    await take(ann, 1);
    await gm.takeOrders(await file(ann, 2, 'draft'), 'draft.orders');
    expect(standing(ann)).toMatchObject({ orders: 'draft', counts: { name: 'draft.orders' } });
  });

  test('never a bad, stale, foreign, repeated or forged one', async () => {
    const early = await file(ann, 1);
    await gm.takeOrders(early, 'early.orders');
    await take(ann, 2, 'good.orders');
    const forged = await (players[ann] as Player).orders(digging(ann, 1, 3), {
      signKey: players[bob]?.keys?.sign ?? '',
    });
    const stale = await (players[ann] as Player).orders(digging(ann, 1, 4), { basis: '0'.repeat(64) });
    const foreign = await (players[ann] as Player).orders(digging(bob, 1, 4));
    const taken = await gm.takeAll(
      [early, forged, stale, foreign, early.slice(0, -9), new Uint8Array()].map((bytes, at) => ({
        bytes,
        name: `${at}.orders`,
      })),
    );
    expect(taken.map(({ verdict, code }) => code ?? verdict)).toEqual([
      'final',
      'not-signed-by-seat',
      'other-results',
      'unreadable-body',
      'truncated',
      expect.any(String),
    ]);
    expect(standing(ann)).toMatchObject({ orders: 'final', versions: 2, counts: { name: 'good.orders' } });
  });

  test('many files are taken in their order, all at once', async () => {
    const taken = await gm.takeAll([
      { bytes: await file(ann, 2), name: 'a' },
      { bytes: await file(bob, 1), name: 'b' },
      { bytes: await file(ann, 1), name: 'c' },
    ]);
    expect(taken.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(standing(ann)).toMatchObject({ counts: { name: 'c' } });
  });
});

describe('orders are set aside', () => {
  test('with a reason, and the ones before them count again', async () => {
    await take(ann, 1);
    const coup = await take(ann, 2);
    expect(codesOf(await settleOrders(ports, gm, coup.number, { take: false }))).toEqual(['no-reason']);
    valueOf(await settleOrders(ports, gm, coup.number, { take: false, why: 'a palace\ncoup (GE 7290)' }));
    expect(standing(ann)).toMatchObject({ counts: { name: '1.orders' } });
    expect(gm.store.received(1)[1]).toMatchObject({
      standing: 'declined',
      reason: 'a palace coup (GE 7290)',
    });
    expect(gm.store.log().at(-1)?.what).toBe(
      'Turn 1: orders 2 of ann were set aside. a palace coup (GE 7290)',
    );
  });

  test('and whoever sent them is told by letter what counts now, each time, where the game is mailed', async () => {
    gm.store.setPlayer(ann, { player: 'Ann', address: 'ann@example.org' });
    await take(ann, 1);
    const { number } = await take(ann, 2);
    const word = async (of: number, letIn: boolean): Promise<void> =>
      void valueOf(await settleOrders(ports, gm, of, { take: letIn, why: 'you asked for it' }));
    await word(number, false);
    expect(gm.store.post.letters()).toEqual([]);
    gm.store.setMemo('post', {
      server: { host: 'mail.example.org', port: 465, security: 'tls', user: '', from: 'gm@example.org' },
      minutes: 15,
    });
    for (const [of, letIn] of [
      [number, true],
      [number, false],
      [number - 1, false],
    ] as const)
      await word(of, letIn);
    const letters = gm.store.post.letters();
    expect(letters.map(({ kind, to, seat }) => [kind, to, seat])).toEqual(
      letters.map(() => ['word', 'ann@example.org', ann]),
    );
    const bodies = letters.map(({ body }) => body.replace(/\s+/g, ' '));
    expect(bodies).toEqual([
      expect.stringContaining('can count after all. The game master says: you asked for it'),
      expect.stringContaining('Now 1.orders of'),
      expect.stringContaining('You now have no orders for turn 1'),
    ]);
    expect(bodies[1]).toMatch(/^Your orders in 2\.orders of .* were set aside and do not count\./);
  });

  test('no other than valid ones of this turn', async () => {
    await gm.takeOrders(new Uint8Array(9), 'bad.orders');
    expect(codesOf(await settleOrders(ports, gm, 1, { take: true }))).toEqual(['no-such-orders']);
    expect(codesOf(await settleOrders(ports, gm, 7, { take: true }))).toEqual(['no-such-orders']);
  });
});

describe('while somebody runs the turn', () => {
  test('orders wait, and are taken in once the run is done', async () => {
    let finish = (): void => undefined;
    const running = locked(
      ports.clock,
      gm.store,
      'running',
      () => new Promise<Outcome<undefined>>((done) => (finish = () => done(good(undefined)))),
    );
    const taking = take(ann, 1);
    expect(gm.store.received(1)).toEqual([]);
    finish();
    await running;
    await ports.timer.turn(100);
    expect(await taking).toMatchObject({ verdict: 'final' });
  });

  test('who has died in the middle is not waited for', async () => {
    const [host] = gm.store.lock.owner.split(' ');
    expect(gm.store.lock.take(`${host} 4194305`, 'running', now)).toBe(true);
    expect(await take(ann, 1)).toMatchObject({ verdict: 'final' });
    expect(gm.store.lock.holder()).toBeUndefined();
  });

  test('the wait has an end, and nothing is changed then', async () => {
    expect(gm.store.lock.take('another-machine 1', 'running', now)).toBe(true);
    const bytes = await file(ann, 1);
    const taking = expect(gm.takeOrders(bytes, 'a.orders')).rejects.toThrow(GameTrouble);
    await ports.timer.turn(9_000);
    expect(ports.timer.waiting()).toBe(1);
    await ports.timer.turn(1_000);
    await taking;
    expect(gm.store.received(1)).toEqual([]);
  });
});
