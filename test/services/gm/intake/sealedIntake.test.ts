import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Decrypter } from 'age-encryption';

import { splitFile } from '#kernel/files/envelope.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import type { KeyholderTexts } from '#main/services/gm/game/keyholder.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { clockNow } from '#main/services/gm/overview/rollCall.ts';
import {
  lengthenKeys,
  newKeyholder,
  publicKeys,
  readPublicKeys,
  releasedKey,
} from '#main/services/gm/game/keyholder.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  digging,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

const folder = await tempFolder();
afterAll(() => folder.end());
let number = 0;
let gm: Gm;
let path: string;
let keys: KeyholderTexts;
let players: Readonly<Record<string, Player>>;

beforeEach(async () => {
  keys = valueOf(await newKeyholder(testPorts('a keyholder'), 3));
  path = folder.of(`sealed${(number += 1)}.game`);
  gm = await toyGame(path, { keyholder: valueOf(readPublicKeys(keys.publicly)) });
  players = await playersOf(gm);
});
const ended = (): void => gm.close();
const orders = (seat: typeof ann, times: number, more = {}): Promise<Uint8Array> =>
  (players[seat] as Player).orders(digging(seat, gm.store.turn(), times), more);
const take = async (seat: typeof ann, times: number, more = {}) =>
  gm.takeOrders(await orders(seat, times, more), `${seat} ${times}.orders`);
const release = (turn: number): string => valueOf(releasedKey(sealing, keys.privately, turn));

describe('keys', () => {
  test('follow from one secret, one for each turn, and the list names their public halves', async () => {
    const list = valueOf(readPublicKeys(keys.publicly));
    const released = [1, 2, 3].map(release);
    expect(new Set([...list, ...released])).toHaveProperty('size', 6);
    expect(await Promise.all(released.map((key) => sealing.recipientOf(key)))).toEqual(list);
    expect(valueOf(await publicKeys(sealing, keys.privately, 3))).toBe(keys.publicly);
    expect(valueOf(await publicKeys(sealing, keys.privately, 5)).startsWith(keys.publicly)).toBe(true);
    ended();
  });

  test('are told from what is no such file', async () => {
    expect(codesOf(readPublicKeys(keys.privately))).toEqual(['private-keys']);
    for (const text of [
      '',
      'nonsense',
      keys.publicly.replace('\n2 ', '\n3 '),
      keys.publicly.slice(0, -5),
      keys.publicly.replace('age1', 'age2'),
    ])
      expect(codesOf(readPublicKeys(text))).toEqual(['no-public-keys']);
    expect(codesOf(releasedKey(sealing, keys.publicly, 1))).toEqual(['no-private-keys']);
    expect(codesOf(releasedKey(sealing, keys.privately, 0))).toEqual(['which-turn']);
    expect(codesOf(await newKeyholder(testPorts(), 0))).toEqual(['how-many-turns']);
    ended();
  });

  test('a longer list is taken from the same keyholder alone', async () => {
    const other = valueOf(await newKeyholder(testPorts('another'), 9));
    expect(codesOf(lengthenKeys(testPorts(), gm.store, other.publicly))).toEqual(['other-keyholder']);
    expect(
      codesOf(lengthenKeys(testPorts(), gm.store, valueOf(await publicKeys(sealing, keys.privately, 2)))),
    ).toEqual(['other-keyholder']);
    expect(
      valueOf(lengthenKeys(testPorts(), gm.store, valueOf(await publicKeys(sealing, keys.privately, 9)))),
    ).toBe(9);
    ended();
  });
});

describe('orders', () => {
  test('come in sealed: nothing that the game master has opens them, and the key of the turn does', async () => {
    const file = await orders(ann, 2);
    expect(await gm.takeOrders(file, 'ann.orders')).toMatchObject({
      verdict: 'sealed',
      seat: ann,
      standing: 'counts',
      by: 'player',
    });
    expect(gm.standing().seats[0]).toMatchObject({ seat: ann, orders: 'sealed' });
    const parts = splitFile(file);
    const body = parts.ok ? parts.value.body : new Uint8Array();
    const gms = [gm.store.facts.privately.seal, ...gm.store.seats().map(({ privately }) => privately.seal)];
    expect(await sealing.open(body, { seal: gms })).toBeUndefined();
    expect(await sealing.open(body, { seal: [release(2), release(3)] })).toBeUndefined();
    const decrypter = new Decrypter();
    decrypter.addIdentity(release(1));
    expect((await decrypter.decrypt(body)).length).toBeGreaterThan(0);
    gm.close();
    expect(readFileSync(path).includes(Buffer.from('"dig"'))).toBe(false);
  });

  test('that are forged, of another turn or damaged are refused before anybody opens them', async () => {
    expect(await take(ann, 1, { signKey: players[bob]?.keys?.sign })).toMatchObject({
      verdict: 'refused',
      code: 'not-signed-by-seat',
    });
    expect(await take(ann, 1, { turn: 2 })).toMatchObject({ verdict: 'refused', code: 'later-turn' });
    expect(await gm.takeOrders((await orders(ann, 1)).slice(0, -1), 'cut.orders')).toMatchObject({
      verdict: 'refused',
      code: 'truncated',
    });
    ended();
  });

  test('are opened in the order of arrival, and each is judged as it would have been when it came', async () => {
    await take(ann, 1, { status: 'draft' });
    await take(bob, 2);
    await take(ann, 3);
    await take(bob, 1, { basis: '0'.repeat(64) });
    await gm.takeOrders(
      await (players[cid] as Player).orders({ hq: [{ kind: 'win' }], units: {} }),
      'cid.orders',
    );
    await take(cid, 1, { recipient: gm.store.facts.publicly.seal });
    const opened = valueOf(await gm.unseal(`${release(1)}\n`, 'command line'));
    expect(opened.map(({ seat, verdict, code }) => [seat, verdict, code])).toEqual([
      [ann, 'draft', undefined],
      [bob, 'final', undefined],
      [ann, 'final', undefined],
      [bob, 'stale', 'other-results'],
      [cid, 'refused', 'unreadable-body'],
      [cid, 'refused', 'cannot-unseal'],
    ]);
    expect(gm.standing().seats.map(({ orders: how, counts }) => [how, counts?.name])).toEqual([
      ['final', 'ann 3.orders'],
      ['final', 'bob 2.orders'],
      ['none', undefined],
    ]);
    expect(gm.store.log().at(-1)).toMatchObject({
      what: 'The keyholder’s key of turn 1 opened 6 sealed files.',
      who: 'command line',
    });
    const log = gm.store.log();
    expect(valueOf(await gm.unseal(release(1)))).toEqual([]);
    expect(gm.store.log()).toEqual(log);
    ended();
  });
});

test('sealed orders of a player send their stand-in away, as open ones do', async () => {
  valueOf(await setStandIn(testPorts(), gm, ann, { person: { player: 'Kim', address: '' } }));
  expect(await take(ann, 1)).toMatchObject({ verdict: 'sealed', by: 'player' });
  expect(gm.store.standIns()).toEqual([]);
  ended();
});

describe('a turn', () => {
  test('is not run while files are sealed, unless they are set aside; nothing was changed', async () => {
    await take(ann, 1);
    await expect(gm.run()).rejects.toMatchObject({ problem: { code: 'sealed-orders' } });
    expect([gm.store.turn(), gm.store.received(1).map(({ verdict }) => verdict)]).toEqual([1, ['sealed']]);
    const runs = () => clockNow(gm, '2026-12-09T01:00:00.000Z').next;
    valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, runs: 'at-deadline', mostMissing: 100 }));
    expect(runs()).toContain('The turn waits for the keyholder’s key: 1 of its files are still sealed.');
    valueOf(await settleOrders(testPorts(), gm, 1, { take: false, why: 'The keyholder is ill.' }));
    expect(runs()).toBe('The turn runs now: its time has come.');
    expect((await gm.run()).kind).toBe('ran');
    ended();
  });

  test('goes on with the key of the next turn, can be run again without any key, and ends with the list', async () => {
    for (const turn of [1, 2]) {
      await take(ann, turn);
      expect(codesOf(await gm.unseal(release(turn === 1 ? 2 : 1)))).toEqual(['other-key']);
      valueOf(await gm.unseal(release(turn)));
      expect((await gm.run()).kind).toBe('ran');
      valueOf(await (players[ann] as Player).open(resultsFor(gm, ann)));
      expect(players[ann]?.last?.body.gm.seal).toBe(await sealing.recipientOf(release(turn + 1)));
    }
    const played = gm.store.results(3).map(({ body }) => (body as { readonly heard: unknown }).heard);
    expect(valueOf(await gm.rerun({ turn: 2, dice: 'same', why: 'A storm.' })).kind).toBe('ran');
    expect(gm.store.results(3).map(({ body }) => (body as { readonly heard: unknown }).heard)).toEqual(
      played,
    );
    await expect(gm.run()).rejects.toMatchObject({ problem: { code: 'keys-run-out' } });
    valueOf(lengthenKeys(testPorts(), gm.store, valueOf(await publicKeys(sealing, keys.privately, 4))));
    expect((await gm.run()).kind).toBe('ran');
    ended();
  });

  test('names every key in its results, the one of the turn as the one to seal to', async () => {
    const list = valueOf(readPublicKeys(keys.publicly));
    for (const turn of [1, 2]) {
      const { body } = valueOf(await (players[ann] as Player).open(resultsFor(gm, ann)));
      expect([body.sealKeys, body.gm.seal]).toEqual([list, list[turn - 1]]);
      await gm.run();
    }
    ended();
  });

  test('keeps its keyholder when the game is opened again; another key opens nothing', async () => {
    await take(ann, 1);
    gm.close();
    gm = valueOf(await openGame(testPorts(), gameFiles, path, () => toy()));
    expect(codesOf(await gm.unseal((await sealing.newKeys()).privately.seal))).toEqual(['other-key']);
    expect(codesOf(await gm.unseal('nonsense'))).toEqual(['not-a-key']);
    expect(gm.store.received(1).map(({ verdict }) => verdict)).toEqual(['sealed']);
    expect(valueOf(await gm.unseal(release(1)))).toHaveLength(1);
    ended();
  });
});

test('a game without a keyholder has nothing to unseal', async () => {
  ended();
  const plain = await toyGame(folder.of('plain.game'));
  expect(codesOf(await plain.unseal(release(1)))).toEqual(['no-keyholder']);
  plain.close();
});

test('which save counts is known once the orders are opened, whatever the order of arrival', async () => {
  await take(ann, 3, { saves: 2 });
  await take(ann, 1, { saves: 1, status: 'draft' });
  expect(gm.store.received(1).map(({ saves }) => saves)).toEqual([undefined, undefined]);
  valueOf(await gm.unseal(release(1)));
  expect(gm.store.received(1).map(({ saves }) => saves)).toEqual([2, 1]);
  expect(gm.standing().seats[0]).toMatchObject({
    counts: { name: 'ann 3.orders' },
    why: expect.stringContaining('saved later (save 2)') as unknown,
  });
  ended();
});
