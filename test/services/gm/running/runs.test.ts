import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { underWayNow } from '#main/services/gm/turns/underWay.ts';
import { playersOf, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import type { Players } from '../../../rulesets/salt-roads/saltGame.ts';
import { reopened, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';

const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];
const runs = ['of-asch', 'of-brod', 'of-chur', 'market'].map(runId);

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

/** Everybody digs, and sends a coin on: to whom it is sent does not depend on who goes first. */
async function ordered(gm: Gm, players: Players, week: number): Promise<void> {
  for (const [seat, to] of [
    [asch, brod],
    [brod, chur],
    [chur, asch],
  ] as const)
    expect((await send(gm, players, seat, way(seat, week, 2, to), week)).verdict).toBe('final');
}

const bodyOf = (gm: Gm, seat: SeatId, turn: number): ResultsBody =>
  gm.store.results(turn).find((one) => one.seat === seat)?.body as ResultsBody;
const heardBy = (gm: Gm, seat: SeatId, turn: number): readonly string[] =>
  bodyOf(gm, seat, turn).heard.map(({ run = '', event }) =>
    `${run} ${(event as { kind: string }).kind}`.trim(),
  );

describe('a turn of several runs', () => {
  test('is the same byte by byte, whether its runs are run together or one by one with a restart before each', async () => {
    const together = await saltGame(folder.of('together.game'));
    const players = await playersOf(together);
    let apart = await saltGame(folder.of('apart.game'));
    const others = await playersOf(apart);
    for (const week of [1, 2, 3]) {
      await ordered(together, players, week);
      await ordered(apart, others, week);
      expect(await together.run()).toMatchObject({ kind: 'ran', turn: week, left: 1 });
      expect(await together.run()).toMatchObject({ kind: 'ran', turn: week, runs: ['market'], left: 0 });
      while (apart.store.turn() === week) {
        apart = await reopened(apart, folder.of('apart.game'));
        const over = new Set(apart.store.runs(week).map(({ plan }) => plan.id));
        const next = together.store.runs(week).find(({ plan }) => !over.has(plan.id))!.plan.id;
        expect(await apart.run({ run: next })).toMatchObject({ kind: 'ran', runs: [next] });
      }
    }
    expect(together.store.turn()).toBe(4);
    expect(Buffer.from(apart.archive()).equals(Buffer.from(together.archive()))).toBe(true);
    together.close();
    apart.close();
  });

  test('tells a seat at the end of its run; what befalls it later opens its next report', async () => {
    const gm = await saltGame(folder.of('told.game'));
    const players = await playersOf(gm);
    await ordered(gm, players, 1);
    await gm.run({ run: runs[0]! });
    expect(gm.store.results(2).map(({ seat }) => seat)).toEqual([asch]);
    expect(gm.store.turn()).toBe(1);
    expect(gm.store.turnOf(2)).toBeUndefined();
    expect(heardBy(gm, asch, 2)).toEqual(['of-asch dug', 'of-asch dug', 'of-asch sent']);
    await gm.run();
    await gm.run();
    expect(gm.store.turn()).toBe(2);
    expect(heardBy(gm, brod, 2)).toEqual(['sent', 'of-brod dug', 'of-brod dug', 'of-brod sent']);
    await ordered(gm, players, 2);
    await gm.run();
    // Chur's coin of the first week and the price, then the way of the second.
    expect(heardBy(gm, asch, 3)).toEqual(['sent', 'priced', 'of-asch dug', 'of-asch dug', 'of-asch sent']);
    expect(bodyOf(gm, asch, 3).heard.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4]);
    gm.close();
  });

  test('takes orders for the next turn from a seat whose run is over, and for this one from the others', async () => {
    const gm = await saltGame(folder.of('intake.game'));
    const players = await playersOf(gm);
    await ordered(gm, players, 1);
    await gm.run({ run: runs[0]! });
    const late = await gm.takeOrders(
      await players[asch]!.orders(way(asch, 1, 1), { saves: 2 }),
      'late.orders',
    );
    expect([late.verdict, late.code]).toEqual(['stale', 'older-turn']);
    const next = await send(gm, players, asch, way(asch, 2, 1), 2);
    expect([next.verdict, next.seat]).toEqual(['final', asch]);
    expect(gm.store.received(2)).toHaveLength(2);
    const again = await gm.takeOrders(
      await players[brod]!.orders(way(brod, 1, 1), { saves: 2 }),
      'b2.orders',
    );
    expect(again.verdict).toBe('final');
    await gm.run();
    expect(heardBy(gm, brod, 2)).toEqual(['sent', 'of-brod dug']);
    await gm.run();
    expect(gm.standing().missing).toEqual([brod, chur]);
    gm.close();
  });

  test('runs nothing out of turn, and no seat is divided anew while it is under way', async () => {
    const gm = await saltGame(folder.of('order.game'));
    await expect(gm.run({ run: runs[1]! })).rejects.toMatchObject({ problem: { code: 'not-next-run' } });
    expect(underWayNow(gm.store)).toBeUndefined();
    await gm.run({ run: runs[0]! });
    expect(underWayNow(gm.store)?.code).toBe('turn-under-way');
    await expect(gm.run({ run: runs[0]! })).rejects.toMatchObject({ problem: { code: 'not-next-run' } });
    expect(await gm.run()).toMatchObject({ runs: runs.slice(1, 3), left: 1 });
    expect(await gm.run()).toMatchObject({ runs: ['market'], left: 0 });
    expect(underWayNow(gm.store)).toBeUndefined();
    gm.close();
  });

  test('is run again as a whole, and what was put aside comes back', async () => {
    const gm = await saltGame(folder.of('again.game'));
    const players = await playersOf(gm);
    await ordered(gm, players, 1);
    await gm.run();
    await gm.run();
    const before = gm.archive();
    const state = gm.store.turnOf(2)?.state;
    expect(valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'A slip.' }))).toMatchObject({
      runs,
      left: 0,
    });
    expect(gm.store.turnOf(2)).toMatchObject({ state, rerun: 1 });
    valueOf(await gm.back({ turn: 1, why: 'Another slip.' }));
    expect([gm.store.turn(), gm.store.runs(1), gm.store.results(2)]).toEqual([1, [], []]);
    valueOf(await gm.redo({}));
    expect([gm.store.turn(), gm.store.runs(1).length]).toEqual([2, 4]);
    valueOf(await gm.back({ turn: 1, why: 'Once more.' }));
    expect(Buffer.from(before).length).toBeGreaterThan(0);
    expect(valueOf(await gm.redo({})).to).toBe(1);
    expect(valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'Other dice.' }))).toMatchObject({ left: 0 });
    expect(gm.store.turnOf(1)?.ran?.attempt).toBe(1);
    gm.close();
  });
});
