import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { digest } from '#kernel/codec/digest.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { Gm } from '#main/services/gm.ts';
import { newGame, openGame } from '#main/services/gm.ts';
import { prepareGame } from '#main/services/gm/newGame.ts';
import { unpublishedOf } from '#main/services/gm/publish.ts';
import { planText, resultsText } from '#main/services/gm/show.ts';
import { commitmentOf, seedOf } from '#main/services/gm/seeds.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import type { SomeRuleset } from '#main/services/gm/read.ts';
import type { Player } from '../support/gmWorld.ts';
import { ann, bob, cid, codesOf, digging, files, playersOf, resultsFor, tempFolder, testPorts, toy, toyGame, valueOf } from '../support/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
let count = 0;

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  gm?.close();
  gm = await toyGame(folder.of(`toy${(count += 1)}.game`));
  players = await playersOf(gm);
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

const player = (seat: SeatId): Player => players[seat] as Player;
const take = async (seat: SeatId, plan: unknown, name = `${seat}.orders`) => gm.takeOrders(await player(seat).orders(plan), name);
const bodyOf = (seat: SeatId): ResultsBody => gm.store.results(gm.store.turn()).find((one) => one.seat === seat)?.body as ResultsBody;
const gainsOf = (seat: SeatId): readonly number[] => bodyOf(seat).heard.flatMap(({ event }) => ((event as { kind: string; gain: number }).kind === 'dug' ? [(event as { gain: number }).gain] : []));
const archived = (from: Gm): unknown => JSON.parse((sealing.unpack(from.archive(), 10_000_000) as { value: string }).value);

describe('orders come in', () => {
  test('nobody has sent anything at first', () => {
    expect(gm.standing().missing).toEqual([ann, bob, cid]);
    expect(gm.standing().seats.map(({ orders }) => orders)).toEqual(['none', 'none', 'none']);
  });

  test('the last good file of a seat counts, and all are kept', async () => {
    await take(ann, digging(ann, 1, 1), 'early.orders');
    await take(ann, digging(ann, 1, 2), 'late.orders');
    const [standing] = gm.standing().seats;
    expect(standing).toMatchObject({ seat: ann, orders: 'final', versions: 2, counts: { name: 'late.orders' } });
    expect(gm.standing().missing).toEqual([bob, cid]);
    await gm.run();
    expect(gainsOf(ann)).toHaveLength(2);
    expect(gm.store.received(1).map(({ digest: mark, file }) => mark === digest(file ?? new Uint8Array()))).toEqual([true, true]);
  });

  test('a draft is told apart, and counts while nothing better is there', async () => {
    await gm.takeOrders(await player(ann).orders(digging(ann, 1, 1), { status: 'draft' }), 'draft.orders');
    expect(gm.standing().seats[0]).toMatchObject({ orders: 'draft' });
    await gm.run();
    expect(gainsOf(ann)).toHaveLength(1);
  });

  test('a bad file never displaces a good one', async () => {
    await take(ann, digging(ann, 1, 3), 'good.orders');
    const late = (await player(ann).orders(digging(ann, 1, 1))).slice(0, -1);
    const bad = await gm.takeOrders(late, 'late.orders');
    expect(bad).toMatchObject({ verdict: 'refused', code: 'truncated' });
    expect(bad).not.toHaveProperty('seat');
    expect(bad.reason).toContain('cut short');
    const unsealed = await gm.takeOrders(await player(ann).orders(digging(ann, 1, 1), { recipient: (await sealing.newKeys()).publicly.seal }), 'x.orders');
    expect(unsealed).toMatchObject({ verdict: 'refused', code: 'cannot-unseal', seat: ann });
    expect(gm.standing().seats[0]).toMatchObject({ orders: 'final', versions: 1, counts: { name: 'good.orders' } });
    expect(gm.standing().notTaken.map(({ name }) => name)).toEqual(['late.orders', 'x.orders']);
    await gm.run();
    expect(gainsOf(ann)).toHaveLength(3);
  });

  test('the same file twice is one file', async () => {
    const early = await player(ann).orders(digging(ann, 1, 1));
    await gm.takeOrders(early, 'a.orders');
    await take(ann, digging(ann, 1, 2), 'b.orders');
    expect(await gm.takeOrders(early, 'again.orders')).toMatchObject({ name: 'a.orders', number: 1 });
    expect(gm.standing().seats[0]).toMatchObject({ versions: 2, counts: { name: 'b.orders' } });
  });

  test('the name of a file is shown without what a terminal would obey', async () => {
    const name = '\u001b]0;owned\u0007\u001b[31mGrüße an\u202e alle\nann: final.orders';
    expect(await take(ann, digging(ann, 1, 1), name)).toMatchObject({ name: ']0;owned[31mGrüße an alleann: final.orders' });
    expect(await gm.takeOrders(new Uint8Array(3), '\u0007'.repeat(300))).toMatchObject({ name: '', verdict: 'refused' });
    expect((await gm.takeOrders(new Uint8Array(4), '💫'.repeat(300))).name).toBe('💫'.repeat(200));
  });

  test('orders of a turn that was run are stale', async () => {
    const late = await player(ann).orders(digging(ann, 1, 1));
    await gm.run();
    expect(await gm.takeOrders(late, 'late.orders')).toMatchObject({ verdict: 'stale', code: 'older-turn', seat: ann });
    expect(gm.standing().missing).toContain(ann);
  });

  test('orders planned on other results of the same turn are stale', async () => {
    const other = await player(ann).orders(digging(ann, 1, 1), { basis: digest('another file') });
    expect(await gm.takeOrders(other, 'a.orders')).toMatchObject({ verdict: 'stale', code: 'other-results' });
  });

  test.each([
    ['an order of an unknown kind', { hq: [{ kind: 'bribe', ref: 'ann.t1.o1' }], units: {} }],
    ['a member nobody knows', { hq: [{ kind: 'boast', ref: 'ann.t1.o1', loudly: true }], units: {} }],
    ['an order that claims to be another empire\'s', { hq: [{ kind: 'boast', ref: 'bob.t1.o1' }], units: {} }],
    ['an order of another turn', { hq: [{ kind: 'boast', ref: 'ann.t2.o1' }], units: {} }],
    ['two orders of one reference', { hq: [{ kind: 'boast', ref: 'ann.t1.o1' }, { kind: 'boast', ref: 'ann.t1.o1' }], units: {} }],
    ['no plan at all', 'dig deeper'],
  ])('%s is refused', async (_, plan) => {
    expect(await take(ann, plan)).toMatchObject({ verdict: 'refused', code: 'unreadable-body', seat: ann });
  });

  test('advice never stops an order', async () => {
    await take(ann, digging(ann, 1, 9));
    expect(gm.review().find(({ seat }) => seat === ann)).toMatchObject({ orders: 1, problems: [{ code: 'too-often', severity: 'impossible' }] });
    expect(gm.standing().seats[0]).toMatchObject({ orders: 'final' });
    await gm.run();
    expect(gainsOf(ann)).toHaveLength(3);
    expect(bodyOf(ann).refusals).toMatchObject([{ code: 'too-often', order: 'ann.t1.o1' }]);
    expect(bodyOf(bob).refusals).toEqual([]);
  });
});

describe('a turn is run', () => {
  test('invitations first, then files sealed to each seat alone', async () => {
    await take(ann, digging(ann, 1, 2, true));
    expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 1, missing: [bob, cid] });
    const second = valueOf(await player(ann).open(resultsFor(gm, ann)));
    expect(second.header).toMatchObject({ turn: 2, sealed: 'age' });
    expect(second.body.keys).toBeUndefined();
    expect((second.body.view as { hoard: number }).hoard).toBeGreaterThan(1);
    expect(codesOf(await player(bob).open(resultsFor(gm, ann)))).toEqual(['cannot-unseal']);
  });

  test('what one seat hides is in no other seat\'s file', async () => {
    for (const seat of [ann, bob, cid]) await take(seat, digging(seat, 1, 3, true));
    await gm.run();
    await gm.run();
    for (const turn of [1, 2, 3]) {
      for (const seat of [ann, bob, cid]) {
        const opened = valueOf(await player(seat).open(resultsFor(gm, seat, turn)));
        const text = JSON.stringify(opened.body);
        for (const other of [ann, bob, cid]) expect([turn, seat, other, text.includes(`secret-of-${other}`)]).toEqual([turn, seat, other, seat === other]);
        expect(opened.body.heard.filter(({ event }) => (event as { kind: string; seat: string }).kind === 'dug' && (event as { seat: string }).seat !== seat)).toEqual([]);
      }
    }
  });

  test('the seed was promised in the results before', async () => {
    const promised = bodyOf(ann).commitment;
    await take(ann, digging(ann, 1, 3));
    await gm.run();
    const { turns } = archived(gm) as { turns: { ran?: { seed: string } }[] };
    expect(commitmentOf(turns[0]?.ran?.seed ?? '')).toBe(promised);
    expect(turns[1]?.ran).toBeUndefined();
    expect(bodyOf(ann).commitment).toBe(commitmentOf(seedOf(gm.store.facts.secret, 2)));
  });

  test('in whatever order the files come in, the turn is the same', async () => {
    const orders: readonly (readonly SeatId[])[] = [[ann, bob, cid], [cid, bob, ann], [bob, cid, ann]];
    const archives: string[] = [];
    for (const seats of orders) {
      gm.close();
      gm = await toyGame(folder.of(`arrival${archives.length}.game`));
      players = await playersOf(gm);
      for (const seat of seats) await take(seat, digging(seat, 1, 3, true));
      await gm.run();
      archives.push(digest(gm.archive()));
    }
    expect(new Set(archives).size).toBe(1);
  });

  test('a question stops it before anything has changed', async () => {
    const asking = valueOf(await newGame(testPorts(), gameFiles, folder.of('asking.game'), { ruleset: toy({ question: true }), setup: { seats: [ann, bob] }, players: {} }));
    const before = digest(asking.archive());
    expect(await asking.run()).toMatchObject({ kind: 'questions', questions: [{ seat: ann, key: 'deeper' }] });
    expect([asking.store.turn(), digest(asking.archive())]).toEqual([1, before]);
    asking.close();
  });

  test('results that nobody could read are never kept: the game stands where it stood', async () => {
    const good = toy();
    const spoilt: SomeRuleset = { ...good, view: (state, seat, heard) => ({ ...(good.view(state, seat, heard) as object), hoard: good.turnNumber(state) > 1 ? -1 : 1 }) };
    const game = valueOf(await newGame(testPorts(), gameFiles, folder.of('spoilt.game'), { ruleset: spoilt, setup: { seats: [ann, bob] }, players: {} }));
    const before = digest(game.archive());
    await expect(game.run()).rejects.toThrow('view cannot be read');
    expect([game.store.turn(), digest(game.archive())]).toEqual([1, before]);
    game.close();
  });

  test('a file that comes in while it is being run stops it', async () => {
    const running = gm.run();
    await take(ann, digging(ann, 1, 1));
    expect(await running).toEqual({ kind: 'overtaken' });
    expect(gm.store.turn()).toBe(1);
    expect(await gm.run()).toMatchObject({ kind: 'ran', missing: [bob, cid] });
  });

  test('a ruling is of an order that counts, and the last one holds', async () => {
    gm.close();
    const judged = toy();
    const ruleset = { ...judged, orders: { ...judged.orders, boast: { ...judged.orders['boast'], rulings: ['suitable', 'short'] } } } as SomeRuleset;
    gm = await toyGame(folder.of('judged.game'), { ruleset });
    players = await playersOf(gm);
    await take(ann, digging(ann, 1, 1, true));
    expect(codesOf(gm.rule('ann.t1.o1' as OrderRef, 'suitable'))).toEqual(['not-yours-to-judge']);
    expect(codesOf(gm.rule('ann.t1.o2' as OrderRef, 'sutable'))).toEqual(['no-such-ruling']);
    expect(codesOf(gm.rule('ann.t1.o9' as OrderRef, 'suitable'))).toEqual(['no-such-order']);
    valueOf(gm.rule('ann.t1.o2' as OrderRef, 'short'));
    valueOf(gm.rule('ann.t1.o2' as OrderRef, 'suitable'));
    expect(gm.store.rulings(1)).toEqual({ 'ann.t1.o2': 'suitable' });
  });
});

describe('what is kept', () => {
  test('a game opened again is the same game', async () => {
    await take(ann, digging(ann, 1, 3, true));
    await gm.run();
    await take(cid, digging(cid, 1, 1));
    const before = gm.archive();
    gm.close();
    gm = valueOf(await openGame(testPorts(), gameFiles, folder.of(`toy${count}.game`), () => toy()));
    expect(gm.archive()).toEqual(before);
    expect(gm.store.log().map(({ what }) => what)).toEqual(['The game began with 3 empires.', 'Turn 1 was run with the orders of 1 of 3 empires.']);
  });

  test('the archive tells no key and no secret to come', async () => {
    await take(ann, digging(ann, 1, 1));
    await gm.run();
    const text = JSON.stringify(archived(gm));
    const { facts } = gm.store;
    const hidden = [facts.secret, seedOf(facts.secret, 2), ...[facts, ...gm.store.seats()].flatMap(({ privately }) => [privately.sign, privately.seal])];
    expect(hidden).toHaveLength(10);
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain(seedOf(facts.secret, 1));
  });

  test('results are published whole, alike every time, under their names', async () => {
    await gm.run();
    expect(valueOf(await gm.publish(files, folder.of('out')))).toEqual(['gw9N02-ann.new', 'gw9N02-bob.new', 'gw9N02-cid.new']);
    const first = valueOf(await files.read(folder.of('out/gw9N02-bob.new'), 1_000_000));
    expect(first).toEqual(resultsFor(gm, bob));
    await gm.publish(files, folder.of('out'), { seats: [bob] });
    expect(valueOf(await files.read(folder.of('out/gw9N02-bob.new'), 1_000_000))).toEqual(first);
    expect(unpublishedOf(gm.store)).toEqual([]);
    expect(valueOf(await gm.publish(files, folder.of('old'), { turn: 1, seats: [cid] }))).toEqual(['gw9N01-cid.new']);
    expect(unpublishedOf(gm.store)).toEqual([]);
    expect(codesOf(await gm.publish(files, folder.of('no'), { turn: 7 }))).toEqual(['no-such-turn']);
    expect(codesOf(await gm.publish(files, folder.of('no'), { seats: [seatId('zoe')] }))).toEqual(['no-such-seat']);
  });

  test('files can be read as plain text, one order a line', async () => {
    await take(ann, digging(ann, 1, 2, true));
    const plan = valueOf(planCodec<AnyOrder>(toy().orders).parse(digging(ann, 1, 2, true)));
    expect(planText(toy(), plan, gm.view(ann))).toBe('ann.t1.o2  headquarters  Boast\nann.t1.o1  ann.digger  Dig 2 times');
    await gm.run();
    const text = resultsText(toy(), bodyOf(ann));
    expect(text).toContain('Phase 1: Digging');
    for (const gain of gainsOf(ann)) expect(text).toContain(`You dug up ${gain}`);
  });
});

describe('a game is refused', () => {
  const begin = (request: object) => newGame(testPorts(), gameFiles, folder.of('never.game'), { ruleset: toy(), setup: { seats: [ann] }, players: {}, ...request });
  test('with a seat, a name or a setup that cannot be', async () => {
    expect(codesOf(await begin({ players: { zoe: { player: 'Zoe', address: '' } } }))).toEqual(['no-such-seat']);
    expect(codesOf(await begin({ game: 'GW10' }))).toEqual(['bad-name']);
    expect(codesOf(await begin({ setup: { seats: 'all' } }))).toEqual(['unexpected-value']);
  });
  test('without a seed, each game has secrets and a name of its own', async () => {
    const one = valueOf(await newGame(testPorts('one'), gameFiles, folder.of('one.game'), { ruleset: toy(), setup: { seats: [ann] }, players: {} }));
    const two = valueOf(await newGame(testPorts('two'), gameFiles, folder.of('two.game'), { ruleset: toy(), setup: { seats: [ann] }, players: {} }));
    expect(one.store.facts.secret).not.toBe(two.store.facts.secret);
    expect(one.store.facts.game).toMatch(/^[a-z][a-z0-9]{2}$/);
    expect(one.store.facts.privately).not.toEqual(two.store.facts.privately);
    one.close();
    two.close();
  });
  test('when its rules are not at hand, or of an earlier edition', async () => {
    const path = folder.of(`toy${count}.game`);
    gm.close();
    expect(codesOf(await openGame(testPorts(), gameFiles, path, () => undefined))).toEqual(['wrong-ruleset']);
    expect(codesOf(await openGame(testPorts(), gameFiles, path, () => ({ ...toy(), edition: 0 })))).toEqual(['other-edition']);
  });
});

test('the name of a game tells nothing of its secret: secrets that end otherwise have other names', async () => {
  const named = async (last: number): Promise<string> => {
    const entropy = { bytes: (length: number) => Uint8Array.from({ length }, (_, at) => (at === length - 1 ? last : 0)) };
    return valueOf(await prepareGame({ ...testPorts(), entropy }, { ruleset: toy(), setup: { seats: [ann] }, players: {} })).facts.game;
  };
  expect(new Set(await Promise.all([1, 2, 3].map(named))).size).toBe(3);
});
