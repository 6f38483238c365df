import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { TurnKey } from '#contract/keys.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { nthOrder, placeId } from '#kernel/ids.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { mostOrders } from '#kernel/orders/planCodec.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { rollCallOf } from '#main/services/gm/intake/rollCall.ts';
import { tallied } from '#main/services/gm/intake/standing.ts';
import { type Gm, newGame } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/game/record.ts';
import { addFellow, changeFellow, endFellow, fellowsOf } from '#main/services/gm/sharing/fellows.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { heldOwn } from '#main/services/gm/proof/ownFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { Library } from '#main/services/library/library.ts';
import { boatOf, type Order } from '../../../rulesets/pearl-divers/game/model.ts';
import { north, pearls, pearlsWith, south } from '../../../support/desk/askedPearls.ts';
import {
  codesOf,
  files,
  Player,
  quickSealing,
  resultsFor,
  saidBy,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { letter } from '../../../support/mail/postWorld.ts';
import { libraryAt } from '../../../support/play/toyGame.ts';
import { badOnes, type Loose } from '../../../support/play/proofPlay.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

/*
 * Two play the house of North in Pearl Divers, each with a library of files: Ann, whose seat it is, sails the boat, and Kim has the divers
 * and buoys.
 */
afterAll(removeFolders);

const ports = testPorts();
const ledge = placeId('ledge');
const kim = { player: 'Kim', address: 'kim@example.org' };

interface Person {
  readonly library: Library;
  key: TurnKey;
}

async function arrive(file: Uint8Array, name: string): Promise<Person> {
  const library = libraryAt(join(tempFolder(), name), { rulesets: [pearls], sealing: quickSealing });
  const took = valueOf(await library.take(file)) as { readonly key: TurnKey };
  return { library, key: took.key };
}

interface Shared {
  readonly path: string;
  readonly gm: Gm;
  readonly ann: Person;
  readonly kim: Person;
  readonly cid: Person;
}

async function sharedGame(): Promise<Shared> {
  const path = join(tempFolder(), 'pd7.game');
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ...{ ruleset: pearls, setup: { seats: [north, south] }, seed: 'shared', game: 'pd7', title: 'Pearls' },
      players: { [north]: { player: 'Ann', address: '' }, [south]: { player: 'Cid', address: '' } },
    }),
  );
  const invited = valueOf(
    await addFellow(ports, gm, north, { person: kim, scopes: ['diving'], who: 'desk' }),
  );
  expect(invited.name).toBe('pd7N01-north-player-2.new');
  return {
    ...{ path, gm, ann: await arrive(resultsFor(gm, north), 'ann') },
    kim: await arrive(invited.bytes, 'kim'),
    cid: await arrive(resultsFor(gm, south), 'cid'),
  };
}

const sail = (turn: number, n: number, to = ledge): Order => ({
  ...{ kind: 'sail', ref: nthOrder(north, turn, n), to },
});
const dive = (turn: number, n: number): Order => ({
  ...{ kind: 'dive', ref: nthOrder(north, turn, n), again: true },
});
const boatPlan = (...orders: readonly Order[]): Plan<Order> => ({
  hq: [],
  units: { [boatOf(north)]: orders } as Plan<Order>['units'],
});

/** Saves a plan in a library, exports it and has the game master take the file in. */
async function sends({ gm }: Pick<Shared, 'gm'>, { library, key }: Person, plan: Plan<Order>, name: string) {
  const opened = valueOf(await library.open(key));
  valueOf(await library.savePlan(key, plan, opened.planRevision));
  const made = valueOf(await library.exportOrders(key));
  return gm.takeOrders(Buffer.from(made.base64, 'base64'), name);
}

/** Takes the results of the next turn into everybody's library; Kim's is their own copy. */
async function tellAll({ gm, ann, kim: two, cid }: Shared): Promise<void> {
  const turn = gm.store.turn();
  const copy = gm.store.fellowCopies(turn).find(({ seat, fellow }) => seat === north && fellow === 2);
  const given = [
    [ann, resultsFor(gm, north)],
    [cid, resultsFor(gm, south)],
    ...(copy === undefined ? [] : ([[two, copy.file]] as const)),
  ] as const;
  for (const [person, file] of given)
    person.key = (valueOf(await person.library.take(file)) as { readonly key: TurnKey }).key;
}

const refs = (gm: Gm, turn: number, kind: string): readonly unknown[] =>
  (gm.store.turnOf(turn)!.ran!.entries as readonly { event: { kind: string; cause?: string } }[])
    .filter(({ event }) => event.kind === kind)
    .map(({ event }) => event.cause);

const archived = (gm: Gm): Loose =>
  JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
const verified = async ({ ruleset }: Gm, change: Loose) =>
  verify(ruleset, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(change)))));

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
      ...{ player: 1, players },
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
      expect(howRun).toContain('The orders of one further player of a house counted.');
    gm.close();
  });

  test('each have their own last file; the roll call lists both, and the seat is final when both are', async () => {
    const world = await sharedGame();
    const { gm, ann, kim: two } = world;
    const row = () => rollCallOf(gm).find(({ seat }) => seat === north);
    expect(row()).toMatchObject({
      ...{
        orders: 'none',
        own: 'none',
        fellows: [{ number: 2, ...kim, scopes: ['diving'], orders: 'none' }],
      },
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
    expect(gm.store.log().map(({ what }) => what)).toContain('Turn 1: Kim has no part of north any more.');
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

describe('refused, in words', () => {
  test('orders of somebody for a seat that they have no part of, or none any more', async () => {
    const world = await sharedGame();
    const { gm, kim: two } = world;
    const stranger = new Player();
    valueOf(await stranger.open(gm.store.fellowCopies(1)[0]!.file));
    expect(
      await gm.takeOrders(await stranger.orders({ hq: [], units: {} }, { seat: south }), 'south.orders'),
    ).toMatchObject({ verdict: 'refused', code: 'no-part-of-seat', seat: south });
    valueOf(
      await addFellow(ports, gm, south, { person: { player: 'Lee', address: '' }, scopes: ['sailing'] }),
    );
    const lee = await arrive(gm.store.fellowCopies(1).find(({ seat }) => seat === south)!.file, 'lee');
    const plan: Plan<Order> = { hq: [], units: {} };
    expect(await sends(world, lee, plan, 'lee.orders')).toMatchObject({
      verdict: 'final',
      seat: south,
      fellow: 2,
    });
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    expect(await sends(world, two, boatPlan(dive(1, 20_001)), 'kim.orders')).toMatchObject({
      ...{ verdict: 'refused', code: 'no-part-of-seat' },
      reason: expect.stringContaining(
        'These orders are for north, and Kim, who signed them, has no part of it.',
      ),
    });
    gm.close();
  });

  test('to those who sent it and no one else, from whatever address they wrote', async () => {
    const world = await sharedGame();
    const { gm } = world;
    const two = new Player();
    valueOf(await two.open(gm.store.fellowCopies(1)[0]!.file));
    const answersTo = async (sender: string, file: Uint8Array): Promise<readonly string[]> => {
      const before = gm.store.post.letters().length;
      await takeLetter({ clock: ports.clock }, gm, letter(sender, [file]));
      return gm.store.post
        .letters()
        .slice(before)
        .map(({ to, body }) => `${to}: ${body.replace(/\s+/g, ' ')}`);
    };
    const lee = { player: 'Lee', address: 'lee@example.org' };
    valueOf(await addFellow(ports, gm, north, { person: lee, scopes: ['sailing'] }));
    const old = await two.orders({ hq: [], units: {} }, { turn: 0 });
    expect(await answersTo('Kim@example.org', old)).toEqual([
      expect.stringMatching(/^kim@example\.org: .*file1\.orders from Kim: it cannot be used/),
    ]);
    expect(gm.store.post.letters().at(-1)).toMatchObject({ kind: 'receipt', seat: north });
    expect(await answersTo('eve@example.org', await two.orders({ hq: [], units: {} }, { turn: 2 }))).toEqual([
      expect.stringMatching(/^eve@example\.org: .*an address that is not known/),
    ]);
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    expect(await answersTo('kim@example.org', await two.orders({ hq: [], units: {} }))).toEqual([
      expect.stringMatching(/^kim@example\.org: .*Kim, who signed them, has no part of it/),
    ]);
    gm.close();
  });

  test('parts that are taken, unknown or empty, and every part where the rules divide nothing', async () => {
    const { gm } = await sharedGame();
    const lee = { player: 'Lee', address: '' };
    const add = async (scopes: readonly string[], game: Pick<Gm, 'store' | 'ruleset'> = gm) =>
      saidBy(await addFellow(ports, game, north, { person: lee, scopes }));
    expect(await add([])).toBe(
      'Say what part of north Lee is to have. What there is: sailing (The boat), diving (Divers and buoys). Nothing was changed.',
    );
    expect(await add(['sails'])).toContain('There is nothing called «sails» to be handed out in north.');
    expect(await add(['diving'])).toBe(
      '«Divers and buoys» of north is Kim’s already. Take it back from them first. Nothing was changed.',
    );
    const undivided = pearlsWith(({ sharing: _, ...rules }) => rules);
    expect(await add(['diving'], { store: gm.store, ruleset: undivided })).toBe(
      'In games of Pearl Divers a seat has one player: its orders are not divided.',
    );
    expect(codesOf(changeFellow(ports, gm, { seat: north, number: 3 }, { scopes: ['sailing'] }))).toEqual([
      'no-fellow',
    ]);
    valueOf(changeFellow(ports, gm, { seat: north, number: 2 }, { scopes: ['sailing'] }));
    expect(await add(['diving'])).toBe('');
    expect(gm.store.fellows().map(({ number, scopes }) => [number, scopes])).toEqual([
      [2, ['sailing']],
      [3, ['diving']],
    ]);
    gm.close();
  });
});

describe('the proof', () => {
  async function played(): Promise<Shared> {
    const world = await sharedGame();
    await sends(world, world.ann, boatPlan(sail(1, 1), dive(1, 2)), 'ann.orders');
    await sends(world, world.kim, boatPlan(dive(1, 20_001)), 'kim.orders');
    await world.gm.run();
    await tellAll(world);
    return world;
  }

  test('keeps every part, comes out the same, and names the part that was changed', async () => {
    const { gm } = await played();
    const archive = archived(gm);
    const parts = archive.turns[0].ran.parts[north];
    expect(parts.map(({ player, scopes }: Loose) => [player, scopes])).toEqual([
      [1, []],
      [2, ['diving']],
    ]);
    expect((await verified(gm, archive)).ok).toBe(true);
    const changed = async (change: (parts: Loose, ran: Loose) => void) => {
      const other = archived(gm);
      change(other.turns[0].ran.parts[north], other.turns[0].ran);
      return badOnes(await verified(gm, other))
        .map(([turn, said]) => `${turn}: ${said}`)
        .join('\n');
    };
    expect(await changed(([, two]) => (two.plan.units[boatOf(north)] = []))).toContain(
      'The orders of north are not those that its players’ parts make: the part of player 2 differs.',
    );
    expect(await changed(([one]) => (one.plan.units[boatOf(north)][0].to = 'shallows'))).toContain(
      'the part of player 1 differs.',
    );
    // A part that never counted is bound by the chain all the same.
    expect(await changed(([one]) => one.plan.units[boatOf(north)].pop())).not.toBe('');
    expect(await changed((_, ran) => delete ran.parts)).not.toBe('');
    gm.close();
  });

  test('holds every part against the file that its player signed', async () => {
    const world = await sharedGame();
    const { gm } = world;
    await sends(world, world.ann, boatPlan(sail(1, 1)), 'ann.orders');
    const taken = await sends(world, world.kim, boatPlan(dive(1, 20_001)), 'kim.orders');
    const faults = async () => orderFaults(sealing, gm.store, pearls, recordOf(gm.store).turnOf(1)!);
    await gm.run();
    expect(await faults()).toEqual([]);
    gm.store.settle(taken.number, { plan: JSON.parse(stableText(boatPlan(dive(1, 20_002)))) as unknown });
    expect(await faults()).toEqual([
      'The orders of north, player 2, are not those in the file «kim.orders» that was signed.',
    ]);
    gm.close();
  });

  test('is held against each player’s own files, and runs again after the part was taken back', async () => {
    const world = await played();
    const { gm } = world;
    const before = stableText(archived(gm).turns[0].ran.orders);
    const own = async ({ library }: Person) =>
      heldOwn(sealing, pearls, recordOf(gm.store), valueOf(await library.ownFiles('pd7')));
    for (const person of [world.ann, world.kim, world.cid])
      expect(await own(person)).toMatchObject({ faults: [], asks: [], unread: 0 });
    valueOf(endFellow(ports, gm, { seat: north, number: 2 }));
    valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'To see it again.' }));
    expect(stableText(archived(gm).turns[0].ran.orders)).toBe(before);
    expect((await verify(gm.ruleset, recordOf(gm.store))).ok).toBe(true);
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
