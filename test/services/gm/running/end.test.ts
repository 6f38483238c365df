import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { ResultsBody } from '#kernel/files/bodies.ts';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { endGame, resumeGame } from '#main/services/gm/running/end.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { clockNow } from '#main/services/gm/overview/rollCall.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  playersOf,
  Player as NewPlayer,
  resultsFor,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
let count = 0;
const ports = testPorts();
const end = () => endGame(ports, gm, { words: 'Ann has won.', reveal: true, who: 'desk' });

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  gm = await toyGame(folder.of(`toy${(count += 1)}.game`));
  players = await playersOf(gm);
});
afterEach(() => gm.close());
afterAll(() => folder.end());

const bodyFor = async (player: Player, file: Uint8Array): Promise<ResultsBody> =>
  valueOf(await player.open(file)).body;

test("every player, and who stands in for one, reads that the game is over, with the game master's words", async () => {
  const stranger = new NewPlayer();
  await stranger.open(
    valueOf(await setStandIn(ports, gm, bob, { person: { player: 'Kim', address: '' } })).bytes,
  );
  await gm.run();
  const before = await bodyFor(players[ann] as Player, resultsFor(gm, ann));
  valueOf(await end());
  expect(await bodyFor(players[ann] as Player, resultsFor(gm, ann))).toEqual({
    ...before,
    over: true,
    overWords: 'Ann has won.',
  });
  expect(await bodyFor(stranger, gm.store.copies(2)[0]?.file ?? new Uint8Array())).toMatchObject({
    over: true,
    overWords: 'Ann has won.',
  });
  expect(clockNow(gm, '2026-11-22T00:00:00.000Z')).toMatchObject({
    over: true,
    next: 'The game is over.',
  });
  expect(gm.store.log().at(-1)).toMatchObject({
    who: 'desk',
    what: 'The game is over after turn 1. Ann has won.',
  });
});

test('an invitation still invites after the end, for a player who has not opened it', async () => {
  valueOf(await end());
  expect(await bodyFor(new NewPlayer(), resultsFor(gm, bob))).toMatchObject({
    over: true,
    keys: players[bob]?.keys,
  });
});

test('no turn is run and no orders count after the end; the end comes once', async () => {
  const orders = await (players[ann] as Player).orders(digging(ann, 1, 1));
  valueOf(await end());
  expect(await gm.takeOrders(orders, 'a.orders')).toMatchObject({ verdict: 'refused', code: 'game-over' });
  await expect(gm.run()).rejects.toThrow(GameTrouble);
  expect(gm.store.turn()).toBe(1);
  expect(codesOf(await end())).toEqual(['game-over']);
});

test('a game that was ended by mistake goes on', async () => {
  expect(codesOf(await resumeGame(ports, gm))).toEqual(['not-over']);
  valueOf(await end());
  valueOf(await resumeGame(ports, gm));
  expect(await bodyFor(players[ann] as Player, resultsFor(gm, ann))).not.toHaveProperty('over');
  expect(
    (await gm.takeOrders(await (players[ann] as Player).orders(digging(ann, 1, 1)), 'a.orders')).verdict,
  ).toBe('final');
  expect(await gm.run()).toMatchObject({ kind: 'ran' });
});
