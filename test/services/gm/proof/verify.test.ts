import { beforeEach, describe, expect, test } from 'vitest';

import { sealing } from '#main/adapters/sealing.ts';
import type { GameStore } from '#main/ports/game/store.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { refusalOf } from '#main/services/gm/results/results.ts';
import { runAgain, resultsAgain } from '#main/services/gm/trial/runAgain.ts';
import { endStandingIn, replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { Player, ann, bob, digging, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes, proofPlay } from '../../../support/play/proofPlay.ts';
import { defined } from '#kernel/words/defined.ts';

const { play, played, verified, archived } = proofPlay();

/** The archive with something changed in it, verified. */
async function tampered(change: (archive: Loose) => void) {
  const archive = archived();
  change(archive);
  return verify(toy(), valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
}

describe('a game that was played fairly', () => {
  test('comes out the same, from its file and from its archive, with as many steps and dice as the rules ask', async () => {
    await played(3);
    const expected = {
      ok: true,
      said: 'All 3 turns that were run came out the same again, step by step and die by die.',
      // Three passes of digging, then boasting; ann throws three dice and bob one.
      turns: [1, 2, 3]
        .map((turn) => ({
          turn,
          ok: true,
          said: 'It came out the same: 4 steps, 4 dice.',
          steps: 4,
          rolls: 4,
        }))
        .concat([{ turn: 4, ok: true, said: 'It has not been run.', steps: 0, rolls: 0 }]),
    };
    expect(await verified()).toEqual(expected);
    expect(await tampered(() => undefined)).toEqual(expected);
  });

  test('names runs that were put aside, with their reasons', async () => {
    await played(2);
    valueOf(await play.gm.rerun({ turn: 2, dice: 'new', why: 'A bug in the rules.' }));
    await played(1);
    const proof = await tampered(() => undefined);
    expect(proof.ok).toBe(true);
    expect(proof.said).toContain('The game went back from turn 3 to turn 2: «A bug in the rules.»');
    expect(proof.turns[1]?.said).toContain(
      'Run 2 times, finally with new dice (number 1). Reason: A bug in the rules.',
    );
    expect(proof.turns[0]?.said).toBe('It came out the same: 4 steps, 4 dice.');
  });

  test('holds where a player was replaced since, and where somebody stood in; what a stand-in did not sign is found while they stand in', async () => {
    const invited = async (made: ReturnType<typeof setStandIn>): Promise<Player> => {
      const player = new Player();
      valueOf(await player.open(valueOf(await made).bytes));
      return player;
    };
    const person = { player: 'Kim', address: '' };
    const { gm } = play;
    await played(1);
    const standIn = await invited(setStandIn(testPorts(), gm, ann, { person }));
    await gm.takeOrders(await standIn.orders(digging(ann, 2, 2)), 'kim.orders');
    valueOf(await replacePlayer(testPorts(), gm, bob, { person, why: 'left' }));
    await gm.run();
    expect(badOnes(await verified())).toEqual([]);
    const signed = gm.store.received(2)[0];
    gm.store.settle(signed?.number ?? 0, { plan: digging(ann, 2, 3) });
    expect(badOnes(await verified())).toEqual([
      [2, expect.stringContaining('The orders of ann are not those in the signed file «kim.orders».')],
      [3, 'How turn 2 was run is described differently in the results of ann.'],
    ]);
    gm.store.settle(signed?.number ?? 0, { plan: signed?.plan });
    // The keys go with the stand-in, so that their files cannot be opened any more.
    valueOf(endStandingIn(testPorts(), gm.store, ann));
    expect(badOnes(await verified())).toEqual([]);
  });

  test('a game of which no turn was run has nothing to come out otherwise', async () => {
    expect(await verified()).toMatchObject({ ok: true, said: 'No turn has been run yet.' });
  });

  test('is not said to have been run again where its rules are not at hand', async () => {
    await played(2);
    const { ok, said } = await verified({ ...toy(), edition: 2 });
    expect([ok, said]).toEqual([
      true,
      'Not run again, because they were run by an edition of the rules other than 2: turns 1, 2. The first world was made by edition 1 of the rules and was not recreated.',
    ]);
  });

  test('tells how far it has come', async () => {
    await played(1);
    const told: string[] = [];
    await verify(toy(), recordOf(play.gm.store), {
      progress: async (done, of) => void told.push(`${done}/${of}`),
    });
    expect(told).toEqual(['0/2', '1/2', '2/2']);
  });

  test('is not proven without its marks, which every program since has written', async () => {
    await played(2);
    const proof = await tampered((archive) => {
      for (const { ran } of archive.turns) delete ran?.marks;
    });
    expect([proof.ok, badOnes(proof)[0]]).toEqual([
      false,
      [1, expect.stringContaining('It lacks its marks: without them nothing is proven.')],
    ]);
  });
});

describe('what was changed is found, with its turn and phase:', () => {
  beforeEach(() => played(3));

  test('a digit of a world', async () => {
    const proof = await tampered(({ turns }) => {
      turns[1].state.hoards.bob += 1;
    });
    expect(proof.ok).toBe(false);
    expect(badOnes(proof).map(([turn]) => turn)).toEqual([2]);
    expect(proof.said).toContain(
      'The first is turn 2: The world at its start is not the one that turn 1 produced. A second run differs from the start: the world is different.',
    );
  });

  test('an order', async () => {
    const proof = await tampered(({ turns }) => {
      turns[1].ran.orders.ann.units['ann.digger'][0].times = 2;
    });
    expect(badOnes(proof)).toEqual([
      [
        2,
        expect.stringMatching(
          /^The orders or the seed do not match its dice\. A second run differs at «Digging», phase 1: the dice\./,
        ),
      ],
      [3, 'How turn 2 was run is described differently in the results of ann.'],
    ]);
  });

  test('an order that the dice were made to fit: it is not the one that was signed', async () => {
    const [row] = play.gm.store.received(2);
    play.gm.store.settle(row?.number ?? 0, { plan: digging(ann, 2, 2) });
    expect(badOnes(await verified())).toEqual([
      [2, expect.stringContaining('The orders of ann are not those in the signed file «ann-2.orders».')],
      [3, 'How turn 2 was run is described differently in the results of ann.'],
    ]);
  });

  test('what happened, as it is written down', async () => {
    const proof = await tampered(({ turns }) => {
      turns[2].ran.entries[3].event.gain = (turns[2].ran.entries[3].event.gain % 6) + 1;
    });
    expect(badOnes(proof)).toEqual([[3, 'Its record differs at «Digging», phase 3.']]);
  });

  test('what a player was told', async () => {
    const proof = await tampered(({ turns }) => {
      turns[2].results.bob.view.hoard += 1;
    });
    // The turn whose results it stands in, as the one before tells it.
    expect(badOnes(proof)).toEqual([
      [2, 'What bob learned about it is not what the rules say.'],
      [3, 'Its record does not match the later results of ann, bob, cid.'],
    ]);
  });

  test('a seed that was not promised', async () => {
    const proof = await tampered(({ turns }) => {
      turns[0].ran.seed = 'f'.repeat(64);
    });
    expect(badOnes(proof)).toEqual([
      [
        1,
        expect.stringMatching(
          /^Its seed is not the one promised before orders were given\. The orders or the seed/,
        ),
      ],
    ]);
  });

  test('new dice of which nobody was told', async () => {
    valueOf(await play.gm.rerun({ turn: 3, dice: 'new', why: 'So.' }));
    const proof = await tampered((archive) => {
      archive.undone = [];
      delete archive.turns[3].rerun;
      for (const told of Object.values(archive.turns[3].results) as Loose[]) delete told.rerun;
    });
    expect(badOnes(proof)).toEqual([
      [3, 'It was run with new dice (number 1), and there is no record of the earlier runs.'],
      [4, 'The reason why turn 3 was run again differs in the results of ann, bob, cid.'],
    ]);
    const hidden = await tampered((archive) => void (archive.undone = []));
    expect(badOnes(hidden).map(([turn]) => turn)).toEqual([3, 4]);
  });

  test('how often a turn was run, told to nobody or not to all', async () => {
    valueOf(await play.gm.rerun({ turn: 3, dice: 'same', why: 'So.' }));
    const kept = await tampered(({ turns }) => void delete turns[3].results.ann.rerun);
    expect(badOnes(kept)).toEqual([[4, 'How often turn 3 was run is missing from the results of ann.']]);
    const hushed = await tampered(({ turns }) => {
      delete turns[3].rerun;
      for (const told of Object.values(turns[3].results) as Loose[]) delete told.rerun;
    });
    expect(badOnes(hushed)).toEqual([[4, 'Turn 3 was run 2 times, but its results say 1.']]);
  });

  test('another seed that was promised to one player', async () => {
    const proof = await tampered(({ turns }) => {
      turns[1].results.bob.commitment = 'a'.repeat(64);
    });
    expect(badOnes(proof)).toEqual([[2, 'Different seeds were promised to bob.']]);
  });

  test('an order that is said to have been carried out', async () => {
    await play.turn([ann, 4]);
    const proof = await tampered(({ turns }) => {
      turns[3].ran.refusals = [];
    });
    expect(badOnes(proof)).toEqual([[4, 'The orders not carried out are not those on record.']]);
  });

  test('the file of the orders, which is missing', async () => {
    const { store } = play.gm;
    const lost: GameStore = {
      ...store,
      received: (turn) =>
        store
          .received(turn)
          .map(({ file, ...orders }) =>
            orders.seat === ann && turn === 2 ? orders : { ...orders, ...defined({ file }) },
          ),
    };
    const proof = await verify(toy(), recordOf(store), {
      filesOf: (record) => orderFaults(sealing, lost, toy(), record),
    });
    expect(badOnes(proof)).toEqual([[2, 'The orders file of ann is missing.']]);
  });

  test('every turn', async () => {
    const { ok, turns, said } = await tampered((archive) => void (archive.turns = []));
    expect([ok, turns, said]).toEqual([false, [], 'It contains no turns: there is nothing to verify.']);
  });

  test('the current turn, cut off so that nothing binds the run before it', async () => {
    const proof = await tampered(({ turns }) => void turns.pop());
    expect(badOnes(proof)).toEqual([[3, 'Turn 4, which should follow it, is missing.']]);
  });

  test('a turn that is gone', async () => {
    const proof = await tampered(({ turns }) => void turns.splice(1, 1));
    expect(badOnes(proof)[0]).toEqual([3, expect.stringContaining('There is no turn 2.')]);
  });
});

/** What the first format wrote of a game: one record of plans, no marks, and dice that followed from the turn's seed alone. */
async function inFormat1(change: (archive: Loose) => void = () => undefined) {
  const archive = archived();
  for (const [at, record] of (archive.turns as Loose[]).entries()) {
    if (record.ran === undefined) continue;
    const { marks: _, dice: __, rule: _rule, files: _files, former: _former, ...ran } = record.ran;
    const again = runAgain(toy(), { ...record, ran });
    const entries = again.outcome.entries;
    const next = archive.turns[at + 1];
    next.state = toy().codecs.state.make(again.outcome.state);
    for (const [seat, told] of resultsAgain(toy(), record, again).results)
      Object.assign(next.results[seat], told);
    const { turn, commitment, state, results } = record;
    archive.turns[at] = {
      turn,
      commitment,
      state,
      results,
      seed: ran.seed,
      plans: { ...ran.orders, ...ran.plans },
      rulings: ran.rulings,
      entries,
      refusals: again.outcome.refusals.map(refusalOf),
    };
  }
  for (const { results } of archive.turns)
    for (const told of Object.values(results) as Loose[]) delete told.proof;
  const { undone: _, begin: _begin, ...rest } = archive;
  const old = JSON.parse(JSON.stringify({ ...rest, format: 1 })) as Loose;
  change(old);
  return verify(toy(), valueOf(readArchive(sealing, sealing.pack(JSON.stringify(old)))));
}

test('an archive of the first format is verified too, as far as it tells', async () => {
  await played(2);
  const fair = await inFormat1();
  expect([fair.ok, badOnes(fair)]).toEqual([true, []]);
  expect(fair.turns[0]?.said).toContain('An older program wrote it without checkpoints');
  const unfair = await inFormat1((old) => {
    old.turns[1].entries[1].event.gain = (old.turns[1].entries[1].event.gain % 6) + 1;
  });
  expect(badOnes(unfair)).toEqual([
    [2, expect.stringContaining('Its record differs at «Digging», phase 1.')],
  ]);
});
