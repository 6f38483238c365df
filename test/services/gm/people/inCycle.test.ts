import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { badOnes } from '../../../support/play/proofPlay.ts';
import {
  Player,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';

/* A house whose run is over orders the week to come: whoever is given it then is given what it was told last. */
const [asch, brod] = ['asch', 'brod'].map(seatId) as [SeatId, SeatId];
const person = { player: 'Dora', address: '' };

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

async function aschHasRun(name: string): Promise<Gm> {
  const gm = await saltGame(folder.of(name));
  const players = await playersOf(gm);
  for (const seat of [asch, brod]) await send(gm, players, seat, way(seat, 1, 1), 1);
  await gm.run({ run: runId('of-asch') });
  return gm;
}

async function proven(gm: Gm): Promise<void> {
  const found = await verify(salt, recordOf(gm.store));
  expect([badOnes(found), found.ok]).toEqual([[], true]);
}

test('another player is invited to the week that the house orders, and plays on from there', async () => {
  const gm = await aschHasRun('replaced.game');
  const { bytes, name } = valueOf(
    await replacePlayer(testPorts(), gm, asch, { person, why: 'The player has left.' }),
  );
  expect(name).toBe('sr1N02-asch.new');
  const dora = new Player();
  expect(valueOf(await dora.open(bytes)).header.turn).toBe(2);
  const taken = await gm.takeOrders(await dora.orders(way(asch, 2, 2), { saves: 1 }), 'dora.orders');
  expect([taken.verdict, taken.reason]).toEqual(['final', undefined]);
  while (gm.store.turn() === 1) await gm.run();
  while (gm.store.turn() === 2) await gm.run();
  expect(valueOf(await dora.open(resultsFor(gm, asch, 3))).body.heard.length).toBeGreaterThan(0);
  await proven(gm);
  gm.close();
});

test('a stand-in is invited to it as well, and what they send counts', async () => {
  const gm = await aschHasRun('standIn.game');
  const { bytes } = valueOf(await setStandIn(testPorts(), gm, asch, { person }));
  const dora = new Player();
  expect(valueOf(await dora.open(bytes)).header.turn).toBe(2);
  const taken = await gm.takeOrders(await dora.orders(way(asch, 2, 1), { saves: 1 }), 'dora.orders');
  expect([taken.verdict, taken.by, taken.reason]).toEqual(['final', 'stand-in', undefined]);
  while (gm.store.turn() === 1) await gm.run();
  await proven(gm);
  gm.close();
});

test('if that run is taken back, what was told before it is theirs too', async () => {
  const gm = await aschHasRun('takenBack.game');
  const { bytes } = valueOf(
    await replacePlayer(testPorts(), gm, asch, { person, why: 'The player has left.' }),
  );
  const dora = new Player();
  valueOf(await dora.open(bytes));
  valueOf(await gm.back({ turn: 1, why: 'A slip.' }));
  expect(valueOf(await dora.open(resultsFor(gm, asch, 1))).header.turn).toBe(1);
  const taken = await gm.takeOrders(await dora.orders(way(asch, 1, 2), { saves: 2 }), 'dora.orders');
  expect([taken.verdict, taken.reason]).toEqual(['final', undefined]);
  gm.close();
});
