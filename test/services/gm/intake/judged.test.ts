import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { orderRef } from '#kernel/words/ids.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { hintOn } from '#main/services/gm/overview/hints.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  bob,
  codesOf,
  digging,
  files,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* Orders that the rules leave to the game master, who judges every boast of these toys. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Readonly<Record<string, Player>>;
let count = 0;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());
beforeEach(async () => {
  gm = await toyGame(folder.of(`judged${(count += 1)}.game`), { ruleset: toy({ judged: true }) });
  players = await playersOf(gm);
});
afterEach(() => gm.close());

/** Ann digs, and boasts or not. */
async function ordered(boasts: boolean): Promise<void> {
  valueOf(await (players[ann] as Player).open(resultsFor(gm, ann)));
  await gm.takeOrders(
    await (players[ann] as Player).orders(digging(ann, gm.store.turn(), 1, boasts)),
    'ann.orders',
  );
}
const boast = () => ({ kind: 'boast', ref: orderRef(`ann.t${gm.store.turn()}.o2`) }) as const;
const hint = (seat = ann) => hintOn(gm, seat, boast());

describe('a hint on an order to judge', () => {
  test("goes by orders of the same kind and seat in the turns before, and not by today's", async () => {
    await ordered(true);
    expect(hint()).toBe('Boasted 0 times before');
    await gm.run();
    await ordered(true);
    expect([hint(), hint(bob)]).toEqual(['Boasted 1 times before', 'Boasted 0 times before']);
    await gm.run();
    await ordered(false);
    await gm.run();
    expect(hint()).toBe('Boasted 2 times before');
  });

  test('looks ten turns back', async () => {
    await ordered(true);
    for (let turn = 1; turn <= 10; turn += 1) await gm.run();
    expect([gm.store.turn(), hint()]).toEqual([11, 'Boasted 1 times before']);
    await gm.run();
    expect(hint()).toBe('Boasted 0 times before');
  });
});

describe('a turn with an order that is not judged', () => {
  test('waits where that is wished, and nothing is changed; else the rules decide, and it is told which order that was', async () => {
    await ordered(true);
    const unjudged = [{ seat: ann, order: boast() }];
    expect(await gm.run({ waits: true })).toEqual({ kind: 'unjudged', unjudged });
    expect([gm.store.turn(), gm.store.turnOf(1)?.ran]).toEqual([1, undefined]);
    expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 1, unjudged });
  });

  test('is run as it was judged', async () => {
    await ordered(true);
    expect(codesOf(gm.rule(boast().ref, 'loud'))).toEqual(['no-such-ruling']);
    valueOf(gm.rule(boast().ref, 'vain'));
    expect(await gm.run({ waits: true })).toMatchObject({ kind: 'ran', unjudged: [] });
    expect(gm.store.turnOf(1)?.ran?.entries).toMatchObject([{ event: { kind: 'dug' } }]);
  });

  test('is told once by a watch that waits for it, and is run by one that does not', async () => {
    const ports = testPorts();
    valueOf(
      setPolicy({ clock: { now: () => '2026-11-18T18:30:00.000Z' } }, gm.store, {
        ...defaultPolicy,
        runs: 'at-deadline',
        mostMissing: 100,
      }),
    );
    await ordered(true);
    const clock = { now: () => '2026-12-02T01:00:00.000Z' };
    const watching = newWatch();
    expect(await tick(gm, { ...ports, clock, files, folders: nodeFolders }, watching)).toEqual([
      'Turn 1 was not run: orders wait for your ruling. «gm check» lists them.',
    ]);
    expect(await tick(gm, { ...ports, clock, files, folders: nodeFolders }, watching)).toEqual([]);
    expect(
      await tick(gm, { ...ports, clock, files, folders: nodeFolders, unjudged: true }, watching),
    ).toEqual(['Turn 1 was run; turn 2 is open for orders. Without orders: bob and cid.']);
  });
});

describe('many rulings at once', () => {
  test('are made wholly or not at all, and can be taken back', async () => {
    await ordered(true);
    const [order, unknown] = [boast().ref, orderRef('ann.t1.o77')];
    expect(
      codesOf(
        gm.ruleAll([
          { order, ruling: 'fine' },
          { order: unknown, ruling: 'fine' },
        ]),
      ),
    ).toEqual(['no-such-order']);
    expect(
      codesOf(
        gm.ruleAll([
          { order, ruling: 'fine' },
          { order, ruling: 'odd' },
        ]),
      ),
    ).toEqual(['no-such-ruling']);
    expect(gm.store.rulings(1)).toEqual({});
    valueOf(gm.ruleAll([{ order, ruling: 'fine' }], 'desk'));
    expect(gm.store.rulings(1)).toEqual({ [order]: 'fine' });
    valueOf(gm.ruleAll([{ order }], 'desk'));
    expect([gm.store.rulings(1), gm.unjudged()]).toEqual([{}, [{ seat: ann, order: boast() }]]);
    expect(gm.store.log().at(-1)).toMatchObject({
      who: 'desk',
      what: 'An order of ann is no longer judged: the ruling was taken back.',
    });
  });
});
