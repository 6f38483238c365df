import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { clockNow, rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  digging,
  files,
  Player,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
let count = 0;
const ports = testPorts();

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  gm = await toyGame(folder.of(`toy${(count += 1)}.game`));
  players = await playersOf(gm);
});
afterEach(() => gm.close());
afterAll(() => folder.end());

const player = (seat: SeatId): Player => players[seat] as Player;
const take = async (by: Player, seat: SeatId, times = 1, turn = gm.store.turn()) =>
  gm.takeOrders(await by.orders(digging(seat, turn, times)), `${times}.orders`);
const row = (seat: SeatId) => rollCallOf(gm).find((one) => one.seat === seat);
const kim = { player: 'Kim', address: 'kim@example.org' };
const standing = async (): Promise<Player> => {
  const stranger = new Player();
  valueOf(await stranger.open(valueOf(await setStandIn(ports, gm, ann, { person: kim, who: 'desk' })).bytes));
  return stranger;
};

describe('a stand-in (GE 177)', () => {
  test('opens their own invitation, and their orders count for the seat', async () => {
    const stranger = await standing();
    expect(stranger.last?.body.view).toEqual(player(ann).last?.body.view);
    expect(stranger.keys).not.toEqual(player(ann).keys);
    expect(await take(stranger, ann)).toMatchObject({ verdict: 'final', by: 'stand-in', seat: ann });
    expect(row(ann)).toMatchObject({ orders: 'final', standIn: { ...kim, since: 1 } });
    expect(gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: 'Turn 1: Kim <kim@example.org> stands in for ann.',
    });
  });

  test("opens their copy of later results, and nobody else's", async () => {
    const stranger = await standing();
    await gm.run();
    const [copy] = gm.store.copies(2);
    valueOf(await stranger.open(copy?.file ?? new Uint8Array()));
    expect(codesOf(await stranger.open(resultsFor(gm, ann)))).toEqual(['cannot-unseal']);
    expect(await take(stranger, ann)).toMatchObject({ verdict: 'final', by: 'stand-in' });
  });

  test('no longer orders once the player does, and the player is told so', async () => {
    const stranger = await standing();
    await take(stranger, ann, 1);
    expect(await take(player(ann), ann, 2)).toMatchObject({
      verdict: 'final',
      by: 'player',
      reason: 'You no longer have a stand-in: Kim did until now. Only your own orders count.',
    });
    expect(gm.store.standIns()).toEqual([]);
    expect(await take(stranger, ann, 3)).toMatchObject({
      verdict: 'refused',
      code: 'not-signed-by-seat',
      reason: expect.stringContaining('former stand-in for ann'),
    });
    expect(gm.standing().seats[0]).toMatchObject({ counts: { name: '2.orders' } });
  });

  test("orders no longer from the player's own file on, also when both come in at once", async () => {
    const stranger = await standing();
    const files = [
      [stranger, 1],
      [player(ann), 2],
      [stranger, 3],
    ] as const;
    const taken = await gm.takeAll(
      await Promise.all(
        files.map(async ([by, times]) => ({
          bytes: await by.orders(digging(ann, 1, times)),
          name: `${times}.orders`,
        })),
      ),
    );
    expect(taken.map(({ verdict, by, code }) => [verdict, by, code])).toEqual([
      ['final', 'stand-in', undefined],
      ['final', 'player', undefined],
      ['refused', 'player', 'not-signed-by-seat'],
    ]);
    expect(taken[2]?.reason).toContain('former stand-in for ann');
    expect(gm.standing().seats[0]).toMatchObject({ counts: { name: '2.orders' } });
  });

  test('gives way to another, and each of them is told that they stood in before', async () => {
    const first = await standing();
    const second = new Player();
    valueOf(
      await second.open(
        valueOf(await setStandIn(ports, gm, ann, { person: { player: 'Lee', address: '' } })).bytes,
      ),
    );
    const before = {
      verdict: 'refused',
      code: 'not-signed-by-seat',
      reason: expect.stringContaining('former stand-in for ann'),
    };
    expect(await take(first, ann, 1)).toMatchObject(before);
    expect(await take(second, ann, 2)).toMatchObject({ verdict: 'final', by: 'stand-in' });
    expect(gm.store.standIns().map(({ player: name }) => name)).toEqual(['Lee']);
    valueOf(endStandingIn(ports, gm.store, ann));
    for (const [former, times] of [
      [first, 3],
      [second, 4],
    ] as const)
      expect(await take(former, ann, times)).toMatchObject(before);
    expect(gm.store.log().map(({ what }) => what)).toContain(
      'Turn 1: Kim no longer stands in for ann: another does.',
    );
  });

  test('is not sent away by a file of the player that came before, or that is bad', async () => {
    const early = await player(ann).orders(digging(ann, 1, 1));
    await gm.takeOrders(early, 'early.orders');
    await standing();
    await gm.takeOrders(early, 'early.orders');
    await gm.takeOrders((await player(ann).orders(digging(ann, 1, 2))).slice(0, -1), 'torn.orders');
    expect(gm.store.standIns()).toHaveLength(1);
  });

  test('is sent away by the game master; their key opens nothing later', async () => {
    const stranger = await standing();
    valueOf(endStandingIn(ports, gm.store, ann));
    expect(codesOf(endStandingIn(ports, gm.store, ann))).toEqual(['no-stand-in']);
    await gm.run();
    expect(gm.store.copies(2)).toEqual([]);
    expect(codesOf(await stranger.open(resultsFor(gm, ann)))).toEqual(['cannot-unseal']);
    valueOf(await player(ann).open(resultsFor(gm, ann)));
  });

  test("has their file published with the player's, and not with those of others", async () => {
    await standing();
    const names = async (seats?: readonly SeatId[]) =>
      valueOf(await gm.publish(files, folder.of('published'), defined({ seats })));
    expect(await names([bob])).toEqual(['gw9N01-bob.new']);
    expect(await names([ann])).toEqual(['gw9N01-ann.new', 'gw9N01-ann-stand-in.new']);
    expect(await names()).toEqual([
      'gw9N01-ann.new',
      'gw9N01-bob.new',
      'gw9N01-cid.new',
      'gw9N01-ann-stand-in.new',
    ]);
  });

  test('has a name, and stands in for an empire of the game', async () => {
    expect(codesOf(await setStandIn(ports, gm, ann, { person: { player: ' ', address: '' } }))).toEqual([
      'no-name',
    ]);
    expect(codesOf(await setStandIn(ports, gm, 'dan' as SeatId, { person: kim }))).toEqual(['no-such-seat']);
  });
});

describe('a new player for good (GE 177, 7286)', () => {
  test("gets keys and an invitation of their own; the old player's open and sign nothing any more", async () => {
    const stranger = new Player();
    const invitation = valueOf(
      await replacePlayer(ports, gm, ann, { person: kim, why: 'left the game', who: 'desk' }),
    );
    expect(invitation.name).toBe('gw9N01-ann.new');
    valueOf(await stranger.open(invitation.bytes));
    expect(resultsFor(gm, ann)).toEqual(invitation.bytes);
    expect(await take(player(ann), ann)).toMatchObject({ verdict: 'refused', code: 'not-signed-by-seat' });
    expect(await take(stranger, ann)).toMatchObject({ verdict: 'final', by: 'player' });
    await gm.run();
    expect(codesOf(await player(ann).open(resultsFor(gm, ann)))).toEqual(['cannot-unseal']);
    valueOf(await stranger.open(resultsFor(gm, ann)));
    expect(row(ann)).toMatchObject(kim);
    expect(gm.store.log().map(({ what }) => what)).toContain(
      'Turn 1: ann was given to Kim <kim@example.org>. left the game',
    );
  });

  test('an invitation under a passphrase opens with it alone', async () => {
    const closing = { kind: 'passphrase', phrase: 'red giant' } as const;
    const { bytes } = valueOf(await replacePlayer(ports, gm, ann, { person: kim, why: 'left', closing }));
    expect(codesOf(await new Player().open(bytes))).toEqual(['cannot-unseal']);
    valueOf(await new Player().open(bytes, 'red giant'));
  });

  test('sends away who stood in for the old one', async () => {
    const standIn = await standing();
    const invitation = valueOf(await replacePlayer(ports, gm, ann, { person: kim, why: 'left the game' }));
    expect(gm.store.standIns()).toEqual([]);
    expect(await take(standIn, ann)).toMatchObject({ verdict: 'refused', code: 'not-signed-by-seat' });
    expect(gm.store.log().map(({ what }) => what)).toContain(
      'Turn 1: Kim no longer stands in for ann: a new player has come.',
    );
    expect(invitation.name).not.toContain('stand-in');
  });

  test('a reason is given, or nothing is done', async () => {
    expect(codesOf(await replacePlayer(ports, gm, ann, { person: kim, why: ' \n' }))).toEqual(['no-reason']);
    expect(row(ann)).toMatchObject({ player: '' });
  });
});

describe('the roll call', () => {
  test('tells when the rules would have a player replaced, but not of a new player', async () => {
    await take(player(bob), bob);
    await gm.run();
    expect(row(ann)).toMatchObject({
      missed: 1,
      flags: ['Look for another: 1 missed.'],
    });
    expect(row(bob)).toMatchObject({ missed: 0, flags: [] });
    await gm.run();
    expect(row(ann)).toMatchObject({
      missed: 2,
      flags: ['Look for another: 2 missed.'],
    });
    expect(row(bob)).toMatchObject({ missed: 1, flags: [] });
    valueOf(await replacePlayer(ports, gm, ann, { person: kim, why: 'missed two' }));
    expect(row(ann)).toMatchObject({ missed: 0, flags: [] });
    await gm.run();
    expect(row(ann)).toMatchObject({ missed: 1, flags: [] });
    // A second new player does not make the first one an old hand.
    valueOf(await replacePlayer(ports, gm, cid, { person: kim, why: 'missed three' }));
    expect([row(ann)?.missed, row(cid)?.missed]).toEqual([1, 0]);
  });

  test('tells who shares an address or a sender', async () => {
    valueOf(setPlayer(ports, gm.store, ann, kim));
    valueOf(setPlayer(ports, gm.store, bob, { player: 'Kim too', address: 'KIM@example.org' }));
    await gm.takeOrders(await player(bob).orders(digging(bob, 1, 1)), 'b', { sender: 'x@example.org' });
    await gm.takeOrders(await player(cid).orders(digging(cid, 1, 1)), 'c', { sender: 'X@example.org' });
    expect(rollCallOf(gm).map(({ flags }) => flags)).toEqual([
      ['The same address as bob.'],
      ['The same address as ann.', 'Orders came from the same sender as those of cid.'],
      ['Orders came from the same sender as those of bob.'],
    ]);
    // A file that was refused says nothing of its player.
    const before = rollCallOf(gm).map(({ flags }) => flags);
    await gm.takeOrders(
      await player(ann).orders(digging(ann, 1, 1), { signKey: player(bob).keys?.sign ?? '' }),
      'a',
      { sender: 'x@example.org' },
    );
    expect(rollCallOf(gm).map(({ flags }) => flags)).toEqual(before);
  });

  test('tells whose orders end a reign (GE 7290), but not where the computer leads', async () => {
    const seating = {
      words: {},
      stands: () => [],
      decree: () => undefined,
      led: () => [bob],
      opened: (state: unknown) => state,
    };
    const rules = {
      ...toy(),
      computerPlan: () => ({ hq: [], units: {} }),
      seating,
      mutiny: (_: unknown, plan: { readonly hq: readonly unknown[] }) =>
        plan.hq.length > 0 ? phrase('The ruler goes.') : undefined,
    };
    gm.close();
    gm = await toyGame(folder.of('reigns.game'), { ruleset: rules });
    players = await playersOf(gm);
    for (const [seat, boasts] of [
      [ann, true],
      [bob, true],
      [cid, false],
    ] as const)
      await gm.takeOrders(await player(seat).orders(digging(seat, 1, 1, boasts)), `${seat}.orders`);
    expect(rollCallOf(gm).map(({ flags }) => flags)).toEqual([
      ['The ruler goes. If so, set the orders aside.'],
      [],
      [],
    ]);
  });

  test('tells nothing of orders that were set aside', async () => {
    const { number } = await take(player(ann), ann);
    valueOf(await settleOrders(ports, gm, number, { take: false, why: 'a coup' }));
    expect(row(ann)).toMatchObject({ orders: 'none', late: false, versions: 1 });
    expect(row(ann)?.at).toBeUndefined();
  });

  test('tells the last file that was not taken after those that were, and the clock of the turn', async () => {
    const bad = async (times: number) =>
      gm.takeOrders(
        await player(ann).orders(digging(ann, 1, times), { signKey: player(bob).keys?.sign ?? '' }),
        `bad ${times}.orders`,
      );
    await bad(1);
    expect(row(ann)).toMatchObject({ orders: 'none', refused: expect.stringContaining('bad 1.orders: ') });
    await take(player(ann), ann);
    expect(row(ann)?.refused).toBeUndefined();
    await bad(2);
    await bad(3);
    expect(row(ann)).toMatchObject({
      orders: 'final',
      versions: 1,
      at: '2026-11-21T18:30:00.000Z',
      refused: expect.stringContaining('bad 3.orders: '),
    });
    valueOf(setPolicy(ports, gm.store, { ...defaultPolicy, runs: 'at-deadline' }, 'desk'));
    expect(clockNow(gm, '2026-11-22T00:00:00.000Z')).toMatchObject({
      due: '2026-11-25T01:00:00.000Z',
      next: 'The turn runs by itself on Wed 25 Nov, 01:00 UTC.',
    });
    expect(gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: expect.stringContaining('runs: at-deadline'),
    });
  });
});
