import { afterAll, describe, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { placeId } from '#kernel/words/ids.ts';
import { mostOrders } from '#kernel/orders/planCodec.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { tallied } from '#main/services/gm/schedule/standing.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { addFellow, endFellow, fellowsOf } from '#main/services/gm/people/fellows.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { Order } from '../../../rulesets/pearl-divers/game/game.ts';
import { north, south } from '../../../support/desk/askedPearls.ts';
import { files, valueOf } from '../../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import {
  ports,
  kim,
  type Person,
  arrive,
  sharedGame,
  sail,
  dive,
  boatPlan,
  sends,
  tellAll,
  refs,
} from '../../../support/desk/sharedPearls.ts';

/* Two players of one seat: what they send, hold and get. */
afterAll(removeFolders);

describe('two players of one seat', () => {
  test('each give their part; the turn is run with both, and what is not theirs does not count and is told to both', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    await sends(world, ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    await sends(world, two, boatPlan(dive(1, 20_001), sail(1, 20_002, placeId('shallows'))), 'kim.orders');
    expect((await gm.run()).kind).toBe('ran');
    expect(refs(gm, 1, 'sailed')).toEqual(['north.t1.o1']);
    expect(refs(gm, 1, 'dived')[0]).toBe('north.t1.o20001');
    await tellAll(world);
    const [mine, theirs, other] = await Promise.all(
      [ann, two, world.cid].map(async ({ library, key }) => valueOf(await library.open(key))),
    );
    const players = [
      { player: 1, name: 'Ann', scopes: [] },
      { player: 2, name: 'Kim', scopes: ['diving'] },
    ];
    expect(mine!.share).toMatchObject({
      player: 1,
      players,
      dropped: [
        { by: 1, heldBy: 2 },
        { by: 2, heldBy: 1 },
      ],
    });
    expect(theirs!.share).toMatchObject({ player: 2, players });
    expect(theirs!.view).toEqual(mine!.view);
    expect(other!.share).toBeUndefined();
    // Everybody is told how many further players' orders counted.
    for (const { howRun = [] } of [mine!, theirs!, other!])
      expect(howRun).toContain('The orders of one further player counted.');
    gm.close();
  });

  test('each have their own last file; the roll call lists both, and the seat is final when both are', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    const row = () => rollCallOf(gm).find(({ seat }) => seat === north);
    expect(row()).toMatchObject({
      orders: 'none',
      own: 'none',
      fellows: [{ number: 2, ...kim, scopes: ['diving'], orders: 'none' }],
      scopes: [
        { scope: 'sailing', label: 'The boat' },
        { scope: 'diving', label: 'Divers and buoys' },
      ],
    });
    await sends(world, ann, boatPlan(sail(1, 1)), 'ann.orders');
    expect(row()).toMatchObject({ orders: 'none', own: 'final', file: 'ann.orders' });
    expect(gm.standing().missing).toEqual([north, south]);
    await sends(world, two, boatPlan(dive(1, 20_001)), 'first.orders');
    await sends(world, two, boatPlan(), 'second.orders');
    expect(row()).toMatchObject({ orders: 'final', fellows: [{ orders: 'final', file: 'second.orders' }] });
    expect(tallied(gm.standing())).toEqual({ players: 2, missing: 1, final: 1 });
    expect(gm.review().find(({ seat }) => seat === north)?.orders).toBe(1);
    gm.close();
  });

  test('may number their orders alike: both count, under numbers of their own', async () => {
    const world = await sharedGame();
    await sends(world, world.ann, boatPlan(sail(1, 1)), 'ann.orders');
    await sends(world, world.kim, boatPlan(dive(1, 1)), 'kim.orders');
    await world.gm.run();
    expect([refs(world.gm, 1, 'sailed'), refs(world.gm, 1, 'dived')[0]]).toEqual([
      ['north.t1.o1'],
      'north.t1.o2',
    ]);
    world.gm.close();
  });

  test('are told of orders that did not count if they sent them or hold their scope, and a third of none else', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    const lee = valueOf(
      await addFellow(ports, gm, north, { person: { player: 'Lee', address: '' }, scopes: ['sailing'] }),
    );
    const three = await arrive(lee.bytes, 'lee');
    await sends(world, ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    await sends(world, two, boatPlan(sail(1, 20_001)), 'kim.orders');
    await gm.run();
    await tellAll(world);
    const copy = gm.store.fellowCopies(2).find(({ fellow }) => fellow === 3)!;
    three.key = (valueOf(await three.library.take(copy.file)) as { readonly key: TurnKey }).key;
    const dropped = await Promise.all(
      [ann, two, three].map(async ({ library, key }) =>
        valueOf(await library.open(key)).share?.dropped?.map(({ by, heldBy }) => [by, heldBy]),
      ),
    );
    const [annSailed, annDived, kimSailed] = [
      [1, 3],
      [1, 2],
      [2, 3],
    ];
    expect(dropped).toEqual([
      [annSailed, annDived],
      [annDived, kimSailed],
      [annSailed, kimSailed],
    ]);
    gm.close();
  });

  test('may send more together than a plan holds: the rest is counted and does not count, and the turn is run', async () => {
    const world = await sharedGame();
    const { gm } = world;
    const many = (count: number, one: (n: number) => Order) =>
      boatPlan(...Array.from({ length: count }, (_, n) => one(n)));
    await sends(
      world,
      world.ann,
      many(mostOrders - 1, (n) => sail(1, n + 1)),
      'ann.orders',
    );
    await sends(
      world,
      world.kim,
      many(302, (n) => dive(1, 20_001 + n)),
      'kim.orders',
    );
    expect((await gm.run()).kind).toBe('ran');
    expect(refs(gm, 1, 'dived')[0]).toBe('north.t1.o20001');
    expect((await verify(gm.ruleset, recordOf(gm.store))).ok).toBe(true);
    await tellAll(world);
    const shareOf = async ({ library, key }: Person) => valueOf(await library.open(key)).share;
    const told = await shareOf(world.kim);
    expect(told?.dropped?.[0]).toMatchObject({ by: 2, heldBy: 2 });
    // One of 302 finds room.
    expect((told?.dropped?.length ?? 0) + (told?.more ?? 0)).toBe(301);
    expect(told?.more).toBeGreaterThan(0);
    expect(await shareOf(world.ann)).not.toHaveProperty('dropped');
    gm.close();
  });

  test('hold their scopes though they send nothing; what is taken back is the first player’s again, at once', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    await sends(world, ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    expect(gm.review().find(({ seat }) => seat === north)?.orders).toBe(1);
    await sends(world, two, boatPlan(dive(1, 20_001)), 'kim.orders');
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }, 'desk'));
    expect(gm.review().find(({ seat }) => seat === north)?.orders).toBe(2);
    await gm.run();
    expect(refs(gm, 1, 'dived')[0]).toBe('north.t1.o2');
    expect(gm.store.fellowCopies(2)).toEqual([]);
    expect(gm.store.log().map(({ what }) => what)).toContain('Turn 1: Kim no longer has a part of north.');
    gm.close();
  });

  test('hold their part again when the game goes back to a turn in which they had it, until it is taken back there too', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    await gm.run();
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    valueOf(await gm.back({ turn: 1, why: 'Orders were late.' }));
    await sends(world, ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    expect(await sends(world, two, boatPlan(dive(1, 20_001)), 'kim.orders')).toMatchObject({ fellow: 2 });
    const orders = () => gm.review().find(({ seat }) => seat === north)?.orders;
    expect([orders(), rollCallOf(gm)[0]?.fellows?.map(({ number }) => number)]).toEqual([2, [2]]);
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    await gm.run();
    expect(refs(gm, 1, 'dived')[0]).toBe('north.t1.o2');
    gm.close();
  });

  test('have no part of a turn before it, and nothing is published for them once it is taken back', async () => {
    const { gm } = await sharedGame();
    await gm.run();
    const lee = { player: 'Lee', address: 'lee@example.org' };
    valueOf(await addFellow(ports, gm, north, { person: lee, scopes: ['sailing'] }));
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    expect(valueOf(await gm.publish(files, tempFolder()))).toEqual([
      'pd7N02-north.new',
      'pd7N02-south.new',
      'pd7N02-north-player-3.new',
    ]);
    valueOf(await gm.back({ turn: 1, why: 'Orders were late.' }));
    expect(fellowsOf(gm.store, north).map(({ number }) => number)).toEqual([2]);
    gm.close();
  });
});

test('results go to a folder and to each player’s address', async () => {
  const { gm, kim: two } = await sharedGame();
  const folder = tempFolder();
  expect(valueOf(await gm.publish(files, folder))).toEqual([
    'pd7N01-north.new',
    'pd7N01-south.new',
    'pd7N01-north-player-2.new',
  ]);
  expect(two.key).toMatchObject({ seat: north, turn: 1 });
  gm.close();
});
