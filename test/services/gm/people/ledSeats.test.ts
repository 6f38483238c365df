import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { filesOf, giveLed, ledPlan, takeBackLed } from '#main/services/gm/people/ledSeats.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { dives, north, pearls, south } from '../../../support/desk/askedPearls.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { codesOf, quickSealing, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { libraryAt } from '../../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Seats that nobody plays, led by the game master: on the command line, and from the library at the desk. */
afterAll(removeFolders);

const ports = testPorts();
const setup = { seats: [north, south] };
const players = { [north]: { player: 'Ann', address: '' } };
const begun = async (path = join(tempFolder(), 'led.game')) =>
  valueOf(
    await newGame(ports, gameFiles, path, { ruleset: pearls, setup, players, seed: 'led', game: 'led' }),
  );

test('an order of a led seat comes in as a file that it signed, counts, and holds in the archive', async () => {
  const gm = await begun();
  const plan = () => valueOf(ledPlan(pearls, gm.store, south));
  const sails = plan().offers.filter(({ kind }) => kind === 'sail');
  expect([sails.length > 0, plan().orders]).toEqual([true, []]);
  const wanted = { seat: south, kind: 'sail', values: { to: 'shallows' } } as const;
  const first = valueOf(await giveLed(ports, pearls, gm.store, wanted));
  const second = valueOf(await giveLed(ports, pearls, gm.store, { ...wanted, kind: 'dive', values: {} }));
  expect(plan().orders.map(({ ref }) => ref)).toEqual([first, second]);
  expect(gm.store.received(1).map(({ seat, verdict, saves }) => [seat, verdict, saves])).toEqual([
    [south, 'final', 1],
    [south, 'final', 2],
  ]);
  valueOf(await takeBackLed(ports, pearls, gm.store, { seat: south, ref: second }));
  expect(plan().orders.map(({ ref }) => ref)).toEqual([first]);
  expect((await gm.run()).kind).toBe('ran');
  expect(gm.view(south)).toMatchObject({ boat: { place: 'shallows' } });
  expect((await verify(gm.ruleset, recordOf(gm.store))).ok).toBe(true);
  gm.close();
});

test('what the seat does not know is not offered, and nothing else is either', async () => {
  const gm = await begun();
  const give = (more: object) =>
    giveLed(ports, pearls, gm.store, { seat: south, kind: 'sail', values: {}, ...more });
  expect(codesOf(await give({ kind: 'storm' }))).toEqual(['no-own-order']);
  expect(codesOf(await give({ unit: 'north.boat' }))).toEqual(['no-own-order']);
  expect(codesOf(await give({ values: { to: 'nowhere' } }))).toEqual(['no-own-value']);
  expect(codesOf(await takeBackLed(ports, pearls, gm.store, { seat: south, ref: 'x' as never }))).toEqual([
    'no-own-order',
  ]);
  expect(gm.store.received(1)).toEqual([]);
  gm.close();
});

test('a seat that somebody plays, or that is not there, is not led', async () => {
  const gm = await begun();
  const wanted = { kind: 'dive', values: {} };
  expect(codesOf(await giveLed(ports, pearls, gm.store, { seat: north, ...wanted }))).toEqual([
    'seat-played',
  ]);
  expect(codesOf(ledPlan(pearls, gm.store, 'east' as never))).toEqual(['no-such-seat']);
  gm.store.setPlayer(south, { player: 'Bob', address: '' });
  expect(codesOf(ledPlan(pearls, gm.store, south))).toEqual(['seat-played']);
  expect(gm.store.received(1)).toEqual([]);
  gm.close();
});

test('at the desk the seat opens in the library, from its own files alone, and what is planned there comes in', async () => {
  const root = tempFolder();
  const library = libraryAt(join(root, 'library'), {
    rulesets: theseRulesets([pearls]),
    sealing: quickSealing,
  });
  const { handlers, close } = deskOf(root, { rulesets: theseRulesets([pearls]), library });
  const map = { kind: 'wish' } as const;
  const { game } = valueOf(
    await handlers['gm.begin']({
      ...{ ruleset: 'pearl-divers', title: '', address: '', map, computer: 'none', conquers: false },
      players: [{ seat: north, player: 'Ann', address: '' }],
      passphrase: '',
    }),
  ) as { readonly game: string };
  expect(codesOf(await handlers['gm.lead']({ game, seat: north }))).toEqual(['seat-played']);
  // Nothing of the seat lies in the library yet.
  expect(codesOf(await handlers['gm.handIn']({ game, seat: south, turn: 1 }))).toEqual(['seat-not-led']);
  const { key } = valueOf(await handlers['gm.lead']({ game, seat: south })) as { readonly key: TurnKey };
  expect(key).toEqual({ game, seat: south, turn: 1 });
  expect(valueOf(await library.list()).map((row) => row.seat)).toEqual([south]);
  valueOf(await library.savePlan(key, dives(south, 1), 0));
  expect(valueOf(await handlers['gm.handIn']({ game, seat: south, turn: 1 }))).toEqual({
    said: 'The orders are taken in.',
  });
  const desk = valueOf(await handlers['gm.desk']({ game })) as {
    readonly seats: readonly { readonly seat: string; readonly orders: string }[];
  };
  expect(desk.seats.map(({ seat, orders }) => [seat, orders])).toEqual([
    [north, 'none'],
    [south, 'final'],
  ]);
  // Opened again it is there already.
  expect(valueOf(await handlers['gm.lead']({ game, seat: south }))).toEqual({ key });
  close();
});

test('all that a seat has got goes along: results of every turn, the oldest first', async () => {
  const gm = await begun();
  await gm.run();
  const results = [1, 2].map((turn) => gm.store.results(turn).find(({ seat }) => seat === south)?.file);
  expect(filesOf(gm.store, south)).toEqual(results);
  expect(keysInOrder(gm.view(south) as object)).not.toContain('boats');
  gm.close();
});
