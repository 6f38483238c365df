import { describe, expect, test } from 'vitest';

import { digest } from '#kernel/codec/digest.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { prepareGame } from '#main/services/gm/beginning/newGame.ts';
import { unpublishedOf } from '#main/services/gm/post/handedOut.ts';
import { planText, resultsText } from '#main/services/gm/trial/show.ts';
import { commitmentOf, seedOf } from '#main/services/gm/game/seeds.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  digging,
  files,
  resultsFor,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../support/desk/gmWorld.ts';
import { toyPlay } from '../../support/play/toyPlay.ts';

const play = toyPlay();
const archived = (from: Gm): unknown =>
  JSON.parse((sealing.unpack(from.archive(), 10_000_000) as { value: string }).value);

describe('a turn is run', () => {
  test('invitations first, then files sealed to each seat alone', async () => {
    await play.take(ann, digging(ann, 1, 2, true));
    expect(await play.gm.run()).toMatchObject({ kind: 'ran', turn: 1, missing: [bob, cid] });
    const second = valueOf(await play.player(ann).open(resultsFor(play.gm, ann)));
    expect(second.header).toMatchObject({ turn: 2, sealed: 'age' });
    expect(second.body.keys).toBeUndefined();
    expect((second.body.view as { hoard: number }).hoard).toBeGreaterThan(1);
    expect(codesOf(await play.player(bob).open(resultsFor(play.gm, ann)))).toEqual(['cannot-unseal']);
  });

  test("what one seat hides is in no other seat's file", async () => {
    for (const seat of [ann, bob, cid]) await play.take(seat, digging(seat, 1, 3, true));
    await play.gm.run();
    await play.gm.run();
    for (const turn of [1, 2, 3]) {
      for (const seat of [ann, bob, cid]) {
        const opened = valueOf(await play.player(seat).open(resultsFor(play.gm, seat, turn)));
        const text = JSON.stringify(opened.body);
        for (const other of [ann, bob, cid])
          expect([turn, seat, other, text.includes(`secret-of-${other}`)]).toEqual([
            turn,
            seat,
            other,
            seat === other,
          ]);
        expect(
          opened.body.heard.filter(
            ({ event }) =>
              (event as { kind: string; seat: string }).kind === 'dug' &&
              (event as { seat: string }).seat !== seat,
          ),
        ).toEqual([]);
      }
    }
  });

  test('the seed was promised in the results before', async () => {
    const promised = play.body(ann).commitment;
    await play.take(ann, digging(ann, 1, 3));
    await play.gm.run();
    const { turns } = archived(play.gm) as { turns: { ran?: { seed: string } }[] };
    expect(commitmentOf(turns[0]?.ran?.seed ?? '')).toBe(promised);
    expect(turns[1]?.ran).toBeUndefined();
    expect(play.body(ann).commitment).toBe(commitmentOf(seedOf(play.gm.store.facts.secret, 2)));
  });

  test('in whatever order the files come in, the turn is the same', async () => {
    const orders: readonly (readonly SeatId[])[] = [
      [ann, bob, cid],
      [cid, bob, ann],
      [bob, cid, ann],
    ];
    const archives: string[] = [];
    for (const seats of orders) {
      await play.instead(await toyGame(play.folder.of(`arrival${archives.length}.game`)));
      for (const seat of seats) await play.take(seat, digging(seat, 1, 3, true));
      await play.gm.run();
      archives.push(digest(play.gm.archive()));
    }
    expect(new Set(archives).size).toBe(1);
  });

  test('a question stops it before anything has changed', async () => {
    const asking = valueOf(
      await newGame(testPorts(), gameFiles, play.folder.of('asking.game'), {
        ruleset: toy({ question: true }),
        setup: { seats: [ann, bob] },
        players: {},
      }),
    );
    const before = digest(asking.archive());
    expect(await asking.run()).toMatchObject({
      kind: 'questions',
      questions: [{ to: ann, key: 'Digging/1/deeper' }],
    });
    expect([asking.store.turn(), digest(asking.archive())]).toEqual([1, before]);
    asking.close();
  });

  test('results that nobody could read are never kept: the game stands where it stood', async () => {
    const good = toy();
    const spoilt: SomeRuleset = {
      ...good,
      view: (state, seat, heard) => ({
        ...(good.view(state, seat, heard) as object),
        hoard: good.turnNumber(state) > 1 ? -1 : 1,
      }),
    };
    const game = valueOf(
      await newGame(testPorts(), gameFiles, play.folder.of('spoilt.game'), {
        ruleset: spoilt,
        setup: { seats: [ann, bob] },
        players: {},
      }),
    );
    const before = digest(game.archive());
    await expect(game.run()).rejects.toThrow('view cannot be read');
    expect([game.store.turn(), digest(game.archive())]).toEqual([1, before]);
    game.close();
  });

  test('a file that comes in while it is being run waits until it was run, and is then too old', async () => {
    const ports = testPorts();
    await play.instead(valueOf(await openGame(ports, gameFiles, play.path, () => toy())));
    const running = play.gm.run();
    const taken = play.take(ann, digging(ann, 1, 1));
    expect(await running).toMatchObject({ kind: 'ran', turn: 1 });
    await ports.timer.turn(100);
    expect(await taken).toMatchObject({ verdict: 'stale' });
  });

  test('a ruling is of an order that counts, and the last one holds', async () => {
    const judged = toy();
    const ruleset = {
      ...judged,
      orders: { ...judged.orders, boast: { ...judged.orders['boast'], rulings: ['suitable', 'short'] } },
    } as SomeRuleset;
    await play.instead(await toyGame(play.folder.of('judged.game'), { ruleset }));
    await play.take(ann, digging(ann, 1, 1, true));
    expect(codesOf(play.gm.rule('ann.t1.o1' as OrderRef, 'suitable'))).toEqual(['not-yours-to-judge']);
    expect(codesOf(play.gm.rule('ann.t1.o2' as OrderRef, 'sutable'))).toEqual(['no-such-ruling']);
    expect(codesOf(play.gm.rule('ann.t1.o9' as OrderRef, 'suitable'))).toEqual(['no-such-order']);
    valueOf(play.gm.rule('ann.t1.o2' as OrderRef, 'short'));
    valueOf(play.gm.rule('ann.t1.o2' as OrderRef, 'suitable'));
    expect(play.gm.store.rulings(1)).toEqual({ 'ann.t1.o2': 'suitable' });
  });
});

describe('what is kept', () => {
  test('a game opened again is the same game', async () => {
    await play.take(ann, digging(ann, 1, 3, true));
    await play.gm.run();
    await play.take(cid, digging(cid, 1, 1));
    const before = play.gm.archive();
    play.gm.close();
    play.gm = valueOf(await openGame(testPorts(), gameFiles, play.path, () => toy()));
    expect(play.gm.archive()).toEqual(before);
    expect(play.gm.store.log().map(({ what }) => what)).toEqual([
      'The game began with 3 seats.',
      'Turn 1 was run with the orders of 1 of 3 diggers.',
    ]);
  });

  test('the archive tells no key and no secret to come', async () => {
    await play.take(ann, digging(ann, 1, 1));
    await play.gm.run();
    const text = JSON.stringify(archived(play.gm));
    const { facts } = play.gm.store;
    const hidden = [
      facts.secret,
      seedOf(facts.secret, 2),
      ...[facts, ...play.gm.store.seats()].flatMap(({ privately }) => [privately.sign, privately.seal]),
    ];
    expect(hidden).toHaveLength(10);
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain(seedOf(facts.secret, 1));
  });

  test('results are published whole, alike every time, under their names', async () => {
    await play.gm.run();
    expect(valueOf(await play.gm.publish(files, play.folder.of('out')))).toEqual([
      'gw9N02-ann.new',
      'gw9N02-bob.new',
      'gw9N02-cid.new',
    ]);
    const first = valueOf(await files.read(play.folder.of('out/gw9N02-bob.new'), 1_000_000));
    expect(first).toEqual(resultsFor(play.gm, bob));
    await play.gm.publish(files, play.folder.of('out'), { seats: [bob] });
    expect(valueOf(await files.read(play.folder.of('out/gw9N02-bob.new'), 1_000_000))).toEqual(first);
    expect(unpublishedOf(play.gm.store)).toEqual([]);
    expect(valueOf(await play.gm.publish(files, play.folder.of('old'), { turn: 1, seats: [cid] }))).toEqual([
      'gw9N01-cid.new',
    ]);
    expect(unpublishedOf(play.gm.store)).toEqual([]);
    expect(codesOf(await play.gm.publish(files, play.folder.of('no'), { turn: 7 }))).toEqual([
      'no-such-turn',
    ]);
    expect(codesOf(await play.gm.publish(files, play.folder.of('no'), { seats: [seatId('zoe')] }))).toEqual([
      'no-such-seat',
    ]);
  });

  test('files can be read as plain text, one order a line', async () => {
    await play.take(ann, digging(ann, 1, 2, true));
    const plan = valueOf(planCodec<AnyOrder>(toy().orders).parse(digging(ann, 1, 2, true)));
    expect(planText(toy(), plan, play.gm.view(ann))).toBe(
      'ann.t1.o2  headquarters  Boast\nann.t1.o1  ann.digger  Dig 2 times',
    );
    await play.gm.run();
    const text = resultsText(toy(), play.body(ann));
    expect(text).toContain('Phase 1: Digging');
    for (const gain of play.gains(ann)) expect(text).toContain(`You dug up ${gain}`);
  });
});

describe('a game is refused', () => {
  const begin = (request: object) =>
    newGame(testPorts(), gameFiles, play.folder.of('never.game'), {
      ruleset: toy(),
      setup: { seats: [ann] },
      players: {},
      ...request,
    });
  test('with a seat, a name or a setup that cannot be', async () => {
    expect(codesOf(await begin({ players: { zoe: { player: 'Zoe', address: '' } } }))).toEqual([
      'no-such-seat',
    ]);
    expect(codesOf(await begin({ game: 'GW10' }))).toEqual(['bad-name']);
    expect(codesOf(await begin({ setup: { seats: 'all' } }))).toEqual(['unexpected-value']);
  });
  test('without a seed, each game has secrets and a name of its own', async () => {
    const one = valueOf(
      await newGame(testPorts('one'), gameFiles, play.folder.of('one.game'), {
        ruleset: toy(),
        setup: { seats: [ann] },
        players: {},
      }),
    );
    const two = valueOf(
      await newGame(testPorts('two'), gameFiles, play.folder.of('two.game'), {
        ruleset: toy(),
        setup: { seats: [ann] },
        players: {},
      }),
    );
    expect(one.store.facts.secret).not.toBe(two.store.facts.secret);
    expect(one.store.facts.game).toMatch(/^[a-z][a-z0-9]{2}$/);
    expect(one.store.facts.privately).not.toEqual(two.store.facts.privately);
    one.close();
    two.close();
  });
  test('when its rules are not at hand, or of an earlier edition', async () => {
    play.gm.close();
    expect(codesOf(await openGame(testPorts(), gameFiles, play.path, () => undefined))).toEqual([
      'wrong-ruleset',
    ]);
    expect(
      codesOf(await openGame(testPorts(), gameFiles, play.path, () => ({ ...toy(), edition: 0 }))),
    ).toEqual(['other-edition']);
  });
});

test('the name of a game tells nothing of its secret: secrets that end otherwise have other names', async () => {
  const named = async (last: number): Promise<string> => {
    const entropy = {
      bytes: (length: number) => Uint8Array.from({ length }, (_, at) => (at === length - 1 ? last : 0)),
    };
    return valueOf(
      await prepareGame(
        { ...testPorts(), entropy },
        { ruleset: toy(), setup: { seats: [ann] }, players: {} },
      ),
    ).facts.game;
  };
  expect(new Set(await Promise.all([1, 2, 3].map(named))).size).toBe(3);
});
