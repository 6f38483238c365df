import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import type { ReceivedOrders } from '#main/ports/game/orders.ts';
import { takeIn } from '#main/gm/turn/intake.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { tempFolder, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import type { OrdersFolder } from '../../support/ordersFolder.ts';
import { ordersFolder, takenIn } from '../../support/ordersFolder.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { defined } from '#kernel/words/defined.ts';

const temp = await tempFolder();
let made: OrdersFolder;
let gm: Gm;
let taken: readonly ReceivedOrders[];

const opened = async (): Promise<Gm> =>
  valueOf(
    await openGame(
      { ...testPorts(), clock: { now: () => takenIn } },
      gameFiles,
      made.game,
      () => galacticEmpires,
    ),
  );

beforeAll(async () => {
  made = await ordersFolder(temp.path, 250, 12);
  gm = await opened();
  ({ taken } = await takeIn(gm, [made.folder]));
});
afterAll(async () => {
  gm.close();
  await temp.end();
});

test('of 250 files, every one is judged rightly, with its reason', () => {
  expect(made.expected).toHaveLength(250);
  expect(made.expected.filter(({ name }) => name.startsWith('bad '))).toHaveLength(25);
  expect(made.expected.filter(({ late }) => late === true)).toHaveLength(6);
  expect(taken).toHaveLength(250);
  for (const [at, { name, again, late = false, ...expected }] of made.expected.entries()) {
    const { name: shown, verdict, seat, code, standing, late: cameLate } = taken[at] as ReceivedOrders;
    const is = { verdict, ...defined({ seat, code }) };
    expect({ name, ...is }).toEqual({ name, ...expected });
    expect({ name, standing, late: cameLate }).toEqual({ name, standing: late ? 'waits' : 'counts', late });
    if (again === undefined) expect(shown).toBe(name);
  }
});

test('a file that came in before is not taken in again', () => {
  expect(gm.store.received(2)).toHaveLength(250 - made.expected.filter(({ again }) => again === true).length);
});

test('for every seat its last good file counts, whatever came after it', () => {
  const { seats, missing } = gm.standing();
  expect(missing).toEqual([]);
  expect(new Map(seats.map(({ seat, counts }) => [seat, counts?.name]))).toEqual(made.counts);
});

test('taken in again, the folder changes nothing, nor does a new look at the game', async () => {
  const before = gm.store.received(2);
  expect((await takeIn(gm, [made.folder])).taken).toEqual(taken);
  expect(gm.store.received(2)).toEqual(before);
  gm.close();
  gm = await opened();
  expect(gm.store.received(2)).toEqual(before);
});
