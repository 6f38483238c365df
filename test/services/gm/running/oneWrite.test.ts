import { afterAll, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { GameStore, GameStores } from '#main/ports/game/store.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { endGame, resumeGame } from '#main/services/gm/running/end.ts';
import {
  lengthenKeys,
  newKeyholder,
  publicKeys,
  readPublicKeys,
  releasedKey,
} from '#main/services/gm/game/keyholder.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { endStandingIn, replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { setDeadline, setExtension, setHold, setPolicy } from '#main/services/gm/policy/policy.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { upgrade } from '#main/services/gm/proof/shadow.ts';
import { setWatched } from '#main/services/gm/policy/watched.ts';
import {
  ann,
  bob,
  digging,
  playersOf,
  tempFolder,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/*
 * A program can die between two writes. So every deed of the game master is one transaction: counted here are the writes to the game that
 * each deed makes, those done together as one. Taking the lock and giving it back are no part of the deed.
 */

const folder = await tempFolder();
afterAll(() => folder.end());
const ports = testPorts();
const { clock } = ports;
const writing = [
  'receive',
  'receiveAll',
  'settle',
  'rule',
  'decree',
  'setDue',
  'putResults',
  'putCopy',
  'setPlayer',
  'setKeys',
  'setStandIn',
  'setMemo',
  'setEdition',
  'undo',
  'redo',
  'finish',
  'note',
];

/** Rules that leave boasts to the game master. */
const judged = {
  ...toy(),
  orders: { ...toy().orders, boast: { ...toy().orders['boast'], rulings: ['suitable'] } },
} as SomeRuleset;

/** A store that counts. */
function counting(store: GameStore, count: { writes: number; depth: number }): GameStore {
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      if (name !== 'together' && !writing.includes(String(name))) return own;
      return (...args: unknown[]): unknown => {
        if (count.depth === 0) count.writes += 1;
        count.depth += 1;
        try {
          return (own as (...all: unknown[]) => unknown).apply(target, args);
        } finally {
          count.depth -= 1;
        }
      };
    },
  });
}

test('every deed is one write', async () => {
  const count = { writes: 0, depth: 0 };
  const counted = (opened: Awaited<ReturnType<GameStores['open']>>): typeof opened =>
    opened.ok ? { ok: true, value: counting(opened.value, count) } : opened;
  const stores: GameStores = {
    create: async (...args) => counted(await gameFiles.create(...args)),
    open: async (path) => counted(await gameFiles.open(path)),
  };
  const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 4));
  const begun = async (name: string, more = {}): Promise<Gm> =>
    valueOf(
      await newGame(ports, stores, folder.of(name), {
        ruleset: judged,
        setup: { seats: [ann, bob] },
        players: {},
        seed: 'a toy',
        game: 'gw9',
        ...more,
      }),
    );
  const gm = await begun('plain.game');
  const sealed = await begun('sealed.game', { keyholder: valueOf(readPublicKeys(keys.publicly)) });
  const [players, sealers] = [await playersOf(gm), await playersOf(sealed)];
  const orders = async (times: number, turn = 1): Promise<Uint8Array> =>
    (await players[ann]?.orders(digging(ann, turn, times))) as Uint8Array;
  const boast = async (): Promise<Uint8Array> =>
    (await players[ann]?.orders(digging(ann, 1, 1, true))) as Uint8Array;
  const person = { player: 'Kim', address: 'kim@example.org' };
  const { store } = gm;
  const wishes = {
    minutes: 15,
    box: { host: 'localhost', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' },
  } as const;
  for (const times of [1, 2])
    await sealed.takeOrders((await sealers[bob]?.orders(digging(bob, 1, times))) as Uint8Array, 'b.orders');

  const deeds: readonly (readonly [string, () => unknown])[] = [
    ['a player', () => setPlayer(ports, store, ann, person)],
    ['a stand-in', () => setStandIn(ports, gm, ann, { person })],
    ['another stand-in', () => setStandIn(ports, gm, ann, { person })],
    ['the end of that', () => endStandingIn(ports, store, ann)],
    ['a stand-in once more', () => setStandIn(ports, gm, ann, { person })],
    ['orders by which the player comes back', async () => gm.takeOrders(await orders(1), 'a.orders')],
    [
      'orders that are set aside',
      () => settleOrders(ports, gm, store.received(1)[0]?.number ?? 0, { take: false, why: 'So.' }),
    ],
    [
      'a replacement of who has a stand-in',
      async () => {
        await setStandIn(ports, gm, bob, { person });
        count.writes = 0;
        return replacePlayer(ports, gm, bob, { person, why: 'left' });
      },
    ],
    ['the policy', () => setPolicy(ports, store, { ...defaultPolicy, graceHours: 3 })],
    ['the deadline', () => setDeadline(ports, store, 'Sunday 20:00 Europe/Berlin')],
    ['a hold', () => setHold(ports, store, 'holidays')],
    ['an extension', () => setExtension(ports, store, { at: '2027-01-01T00:00Z', reason: 'holidays' })],
    ['the way of the mail', () => setWishes(store, clock, 'desk', wishes)],
    ['a watched folder', () => setWatched(clock, store, '/orders', 'desk')],
    [
      'a ruling',
      async () => {
        await gm.takeOrders(await boast(), 'boast.orders');
        count.writes = 0;
        return gm.rule(`${ann}.t1.o2` as OrderRef, 'suitable', 'desk');
      },
    ],
    ['a run', () => gm.run()],
    ['a re-run', () => gm.rerun({ turn: 1, dice: 'new', why: 'So.' })],
    ['going back', () => gm.back({ turn: 1, why: 'So.' })],
    ['bringing back', () => gm.redo({})],
    ['the end of the game', () => endGame(ports, gm, { words: 'Well played.', reveal: true })],
    ['going on', () => resumeGame(ports, gm)],
    ['newer rules', () => upgrade(ports, store, { ...judged, edition: 2 })],
    [
      'the keyholder’s longer list',
      async () => lengthenKeys(ports, sealed.store, valueOf(await publicKeys(sealing, keys.privately, 6))),
    ],
    ['the opening of sealed orders', () => sealed.unseal(valueOf(releasedKey(sealing, keys.privately, 1)))],
  ];
  const found: (readonly [string, number])[] = [];
  for (const [what, deed] of deeds) {
    count.writes = 0;
    expect(await deed(), what).not.toMatchObject({ ok: false });
    found.push([what, count.writes]);
  }
  expect(found).toEqual(deeds.map(([what]) => [what, 1]));
  gm.close();
  sealed.close();
});

test('of writes done together none stays when one fails', async () => {
  const gm = valueOf(
    await newGame(ports, gameFiles, folder.of('torn.game'), {
      ruleset: toy(),
      setup: { seats: [ann, bob] },
      players: {},
      seed: 'a toy',
      game: 'gw9',
    }),
  );
  const before = gm.store.log();
  expect(() =>
    gm.store.together(() => {
      gm.store.setPlayer(ann, { player: 'Kim', address: '' });
      gm.store.note({ at: clock.now(), what: 'x' });
      throw new Error('the power went');
    }),
  ).toThrow('the power went');
  expect([gm.store.seats()[0]?.player, gm.store.log()]).toEqual(['', before]);
  gm.close();
});
