import { afterAll, describe, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { heldOwn } from '#main/services/gm/proof/ownFiles.ts';
import type { GameRecord, RunRecord } from '#main/services/gm/game/recordShapes.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { Library } from '#main/services/library/library.ts';
import { badOnes } from '../../../support/play/proofPlay.ts';
import { boasts, libraryAt, resultsOf, toy, toyGame, valueOf } from '../../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

/* A player's library held against the record of the game: what was told, and what was ordered. */
afterAll(removeFolders);

/** Ann takes the results of the turn, plans so many boasts, saves, and sends it. */
async function orders(gm: Gm, library: Library, count: number): Promise<void> {
  const turn = gm.store.turn();
  const key = { game: 'toy', seat: 'ann', turn };
  valueOf(await library.take(resultsOf(gm)));
  valueOf(await library.savePlan(key, boasts(count, turn), valueOf(await library.open(key)).planRevision));
  const { base64, name } = valueOf(await library.exportOrders(key));
  expect((await gm.takeOrders(Buffer.from(base64, 'base64'), name)).verdict).toBe('final');
}

async function played(turns: number): Promise<{ readonly gm: Gm; readonly library: Library }> {
  const [gm, library] = [await toyGame(), libraryAt(tempFolder())];
  for (let nth = 1; nth <= turns; nth += 1) {
    await orders(gm, library, nth);
    await gm.run();
  }
  valueOf(await library.take(resultsOf(gm)));
  return { gm, library };
}

/** Saves of the plan as it stands, which reach nobody. */
async function saved(library: Library, turn: number, count: number): Promise<void> {
  const key = { game: 'toy', seat: 'ann', turn };
  valueOf(await library.savePlan(key, boasts(count, turn), valueOf(await library.open(key)).planRevision));
  valueOf(await library.exportOrders(key));
}

const held = async (library: Library, record: GameRecord) =>
  heldOwn(sealing, toy, record, valueOf(await library.ownFiles('toy')));
/** The record as an archive of these orders would have it. */
const ordered = (record: GameRecord, turn: number, plans: RunRecord['orders']): GameRecord => ({
  ...record,
  turnOf: (number) => {
    const one = record.turnOf(number);
    return number !== turn || one?.ran === undefined ? one : { ...one, ran: { ...one.ran, orders: plans } };
  },
});

test('every results file and every orders file is held, turn by turn', async () => {
  const { gm, library } = await played(3);
  const record = recordOf(gm.store);
  const own = await held(library, record);
  expect([...own.turns]).toEqual([
    [1, { results: 1, orders: 1, unread: 0 }],
    [2, { results: 1, orders: 1, unread: 0 }],
    [3, { results: 1, orders: 1, unread: 0 }],
    [4, { results: 1, orders: 0, unread: 0 }],
  ]);
  const proof = await verify(toy, record, { results: own });
  expect(proof).toMatchObject({ ok: true, asks: 0, own: { results: 4, orders: 3, unread: 0 } });
  expect(proof.said).toContain('4 results files and 3 orders files of yours were compared with it.');
  expect(proof.turns.map(({ own: one }) => one)).toEqual([...own.turns.values()]);
});

test('the library of somebody who has nothing of the game says so, and holds nothing', async () => {
  const { gm } = await played(1);
  const proof = await verify(toy, recordOf(gm.store), {
    results: await held(libraryAt(tempFolder()), recordOf(gm.store)),
  });
  expect(proof.own).toEqual({ results: 0, orders: 0, unread: 0 });
  expect(proof.said).toContain('You have no files of this game here');
});

test('a game with other seeds that is whole in itself is named by what its player was promised', async () => {
  const { gm, library } = await played(2);
  const [forged, theirs] = [await toyGame(), libraryAt(tempFolder())];
  for (const times of [1, 2]) {
    await orders(forged, theirs, times);
    await forged.run();
  }
  expect(
    (await verify(toy, recordOf(forged.store), { results: await held(theirs, recordOf(forged.store)) })).ok,
  ).toBe(true);
  const proof = await verify(toy, recordOf(forged.store), {
    results: await held(library, recordOf(forged.store)),
  });
  expect(badOnes(proof).find(([turn]) => turn === 2)?.[1]).toContain(
    '«turn-0002.new» promised ann a different seed.',
  );
  expect(gm.store.turn()).toBe(3);
});

describe('orders of one’s own', () => {
  test('that were saved last and did not count are a question, for they may never have arrived', async () => {
    const { gm, library } = await played(2);
    await saved(library, 1, 5);
    const proof = await verify(toy, recordOf(gm.store), { results: await held(library, recordOf(gm.store)) });
    expect(proof).toMatchObject({ ok: true, asks: 1 });
    expect(proof.turns[0]?.ask).toBe(
      'Your last saved orders (save 2) are not those that counted: save 1 did.',
    );
    expect(proof.said).toContain(
      'Your own orders leave a question for your game master. It is about turn 1: Your last saved orders (save 2)',
    );
  });

  test('that were exchanged for others are named, and so are orders that were never given', async () => {
    const { gm, library } = await played(2);
    await gm.run();
    valueOf(await library.take(resultsOf(gm)));
    const mine = valueOf(await library.ownFiles('toy'));
    const said = async (turn: number, plans: RunRecord['orders']) => {
      const record = ordered(recordOf(gm.store), turn, plans);
      const [told, untold] = [
        await heldOwn(sealing, toy, record, mine),
        await heldOwn(
          sealing,
          toy,
          record,
          mine.map((own) => ({
            ...own,
            files: own.files.filter(({ name }) => name !== `turn-000${turn + 1}.new`),
          })),
        ),
      ];
      return {
        fault: told.faults[0]?.said,
        ask: untold.asks[0]?.said,
        both: told.asks.length + untold.faults.length,
      };
    };
    const others = { ['ann' as SeatId]: boasts(7, 2) };
    expect(await said(2, others)).toEqual({
      fault:
        'Your results of turn 3 told you that your orders in «toyN02-ann.orders» counted; others are written down.',
      ask: 'Your last saved orders (save 1) are not those that counted: others did, which are in none of your files.',
      both: 0,
    });
    expect(await said(2, {})).toEqual({
      fault:
        'Your results of turn 3 told you that your orders in «toyN02-ann.orders» counted; none are written down.',
      ask: 'Your last saved orders (save 1) are not those that counted: none did.',
      both: 0,
    });
    expect(await said(3, { ['ann' as SeatId]: boasts(7, 3) })).toEqual({
      fault: 'Your results of turn 4 told you that no orders counted, but some are written down.',
      ask: 'Your seat gave orders in turn 3 that are in none of your files.',
      both: 0,
    });
  });

  test('of a turn that was run again count by its last run: those made for the run put aside are left alone', async () => {
    const { gm, library } = await played(1);
    await orders(gm, library, 2);
    valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'So.' }));
    valueOf(await library.take(resultsOf(gm)));
    valueOf(
      await library.choose(
        { game: 'toy', seat: 'ann', turn: 2 },
        valueOf(await library.open({ game: 'toy', seat: 'ann', turn: 2 })).versions[1] ?? '',
      ),
    );
    await saved(library, 2, 4);
    const key = { game: 'toy', seat: 'ann', turn: 2 };
    expect(
      (
        await gm.takeOrders(
          Buffer.from(valueOf(await library.exportOrders(key)).base64, 'base64'),
          'new.orders',
        )
      ).verdict,
    ).toBe('final');
    await gm.run();
    expect(await held(library, recordOf(gm.store))).toMatchObject({ faults: [], asks: [], orders: 4 });
  });

  test('of a seat that one stands in for are told apart from one’s own', async () => {
    const { gm, library } = await played(1);
    const ports = { sealing, clock: { now: () => '2026-11-21T18:30:00.000Z' } };
    const { bytes } = valueOf(
      await setStandIn(ports, gm, 'bob' as SeatId, { person: { player: 'Ann', address: '' } }),
    );
    valueOf(await library.take(bytes));
    const key = { game: 'toy', seat: 'bob', turn: 2 };
    valueOf(await library.savePlan(key, { hq: [{ kind: 'boast', ref: 'bob.t2.o1' }], units: {} }, 0));
    const { base64 } = valueOf(await library.exportOrders(key));
    await gm.takeOrders(Buffer.from(base64, 'base64'), 'bob.orders');
    await gm.run();
    expect(await held(library, recordOf(gm.store))).toMatchObject({
      held: 3,
      orders: 2,
      unread: 0,
      asks: [],
    });
    const others = ordered(recordOf(gm.store), 2, {});
    expect((await held(library, others)).asks.map(({ said }) => said)).toEqual([
      'Your last saved orders of bob (save 1) are not those that counted: none did.',
    ]);
  });

  test('that nobody of one’s seats signed, or that are damaged, are counted as not opened', async () => {
    const { gm, library } = await played(1);
    const stranger = await played(1);
    const [mine, theirs] = [
      valueOf(await library.ownFiles('toy')),
      valueOf(await stranger.library.ownFiles('toy')),
    ];
    const strange = theirs.flatMap(({ files }) => files.filter(({ name }) => name.endsWith('.orders')));
    const own = await heldOwn(
      sealing,
      toy,
      recordOf(gm.store),
      mine.map((one) => ({ ...one, files: [...one.files, ...strange] })),
    );
    expect(own).toMatchObject({ held: 2, orders: 1, unread: 1 });
    expect(own.turns.get(1)).toEqual({ results: 1, orders: 1, unread: 1 });
  });
});
