import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { again, answersOf, north, pearlsThatAsk, south } from '../../../support/desk/askedPearls.ts';
import { heldResults } from '../../../support/archive/heldResults.ts';
import {
  codesOf,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes } from '../../../support/play/proofPlay.ts';
import { type Players, reopened, salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';

/* A run is taken back out of the turn under way. */
const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];
const [ofAsch, ofBrod] = ['of-asch', 'of-brod'].map(runId);
const why = 'Brod’s orders were mislaid.';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

async function twoRunsOver(name: string): Promise<{ readonly gm: Gm; readonly players: Players }> {
  const gm = await saltGame(folder.of(name));
  const players = await playersOf(gm);
  for (const seat of [asch, brod, chur])
    expect((await send(gm, players, seat, way(seat, 1, 1), 1)).verdict).toBe('final');
  for (const run of [ofAsch, ofBrod]) expect(await gm.run({ run: run! })).toMatchObject({ kind: 'ran' });
  return { gm, players };
}
const bodyOf = (gm: Gm, seat: SeatId): ResultsBody =>
  gm.store.results(2).find((one) => one.seat === seat)?.body as ResultsBody;
const told = (gm: Gm): readonly SeatId[] => gm.store.results(2).map(({ seat }) => seat);
const archived = (gm: Gm): Loose =>
  JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
const verified = (archive: Loose) =>
  verify(salt, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));

describe('the last run that is over', () => {
  test('goes back with its results and what came in on them; its seat orders anew, is told so, and all of it can be proved', async () => {
    const { gm, players } = await twoRunsOver('anew.game');
    const first = bodyOf(gm, asch);
    const mislaid = { name: 'first run', bytes: resultsFor(gm, brod, 2) };
    expect((await send(gm, players, brod, way(brod, 2, 1), 2)).verdict).toBe('final');
    valueOf(await gm.back({ turn: 1, why }));
    expect([told(gm), gm.store.received(2), gm.store.runs(1).map(({ plan }) => plan.id)]).toEqual([
      [asch],
      [],
      [ofAsch],
    ]);
    const again = players[brod]!;
    const taken = await gm.takeOrders(
      await (await playersOfTurn(gm, again, brod)).orders(way(brod, 1, 2), { saves: 2 }),
      'again.orders',
    );
    expect(taken.verdict).toBe('final');
    await gm.run();
    await gm.run();
    expect(gm.store.turn()).toBe(2);
    expect([bodyOf(gm, asch), bodyOf(gm, chur).rerun]).toEqual([first, undefined]);
    expect(bodyOf(gm, brod)).toMatchObject({ rerun: 1, rerunWhy: why });
    gm.store.setPlayer(brod, { player: 'Bo', address: 'bo@example.org' });
    expect(valueOf(postResults(gm, testPorts().clock)).letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/: turn 2 \(run again\)$/),
    ]);
    const filed = await verify(salt, recordOf(gm.store), {
      filesOf: (record) => orderFaults(sealing, gm.store, salt, record),
    });
    expect(badOnes(filed)).toEqual([]);
    // Brod has the results of both runs, and neither speaks against the game.
    const mine = [1, 2].map((turn) => ({ name: `N0${turn}`, bytes: resultsFor(gm, brod, turn) }));
    const record = recordOf(gm.store);
    const held = async (files: typeof mine) =>
      badOnes(await verify(salt, record, { results: await heldResults(sealing, record, files) }));
    expect(await held([...mine, mislaid])).toEqual([]);
    expect(await held([mine[0]!, mislaid])).not.toEqual([]);
    const archive = archived(gm);
    expect(archive['undone']).toMatchObject([{ to: 1, from: 1, run: 1, why, runs: [{ turn: 1 }] }]);
    expect((await verified(archive)).ok).toBe(true);
    expect((await verified({ ...archive, undone: [] })).ok).toBe(false);
    const hidden = structuredClone(archive);
    delete hidden['turns'][1].results.brod.rerun;
    expect(
      badOnes(await verified(hidden))
        .map(([, said]) => said)
        .join(' '),
    ).toContain('How often turn 1 was run is missing from the results of brod.');
    gm.close();
  });

  test('comes back byte for byte, also after a restart, as long as nothing was changed', async () => {
    const { gm } = await twoRunsOver('redone.game');
    const before = [gm.store.runs(1), gm.store.results(2)];
    valueOf(await gm.back({ turn: 1, why }));
    valueOf(await gm.back({ turn: 1, why }));
    expect([told(gm), gm.store.runsOver(1)]).toEqual([[], 0]);
    const later = await reopened(gm, folder.of('redone.game'));
    valueOf(await later.redo({}));
    valueOf(await later.redo({}));
    expect([later.store.runs(1), later.store.results(2)]).toEqual(before);
    await later.run();
    await later.run();
    expect((await verified(archived(later))).ok).toBe(true);
    later.close();
  });

  test('does not come back once its orders were changed; and nothing is taken back where nothing has been run', async () => {
    const { gm, players } = await twoRunsOver('changed.game');
    valueOf(await gm.back({ turn: 1, why }));
    await gm.takeOrders(
      await (await playersOfTurn(gm, players[brod]!, brod)).orders(way(brod, 1, 3), { saves: 2 }),
      'b2.orders',
    );
    expect(codesOf(await gm.redo({}))).toEqual(['gone-on']);
    valueOf(await gm.back({ turn: 1, why }));
    expect(codesOf(await gm.back({ turn: 1, why }))).toEqual(['turn-not-run']);
    expect(codesOf(await gm.back({ turn: 1, why: ' ' }))).toHaveLength(1);
    gm.close();
  });
});

/** A player who has opened what they were told for the first turn once more. */
async function playersOfTurn(gm: Gm, player: Players[SeatId], seat: SeatId): Promise<Players[SeatId]> {
  valueOf(await player.open(gm.store.results(1).find((one) => one.seat === seat)!.file));
  return player;
}

test('a run that waits is taken back: its orders can be changed, and it asks anew by other files, with nothing lost', async () => {
  const world = await pearlsThatAsk();
  const { gm } = world;
  await gm.run();
  const early = await answersOf(world, north, [again]);
  await gm.takeAnswers([early]);
  valueOf(await gm.back({ turn: 1, why: 'A ruling was forgotten.' }));
  expect([waitingOf(gm.store), gm.questions()]).toEqual([undefined, []]);
  expect(gm.store.undone()).toMatchObject([{ to: 1, from: 1, run: 0, waited: true }]);
  expect(await gm.run()).toMatchObject({ kind: 'questions' });
  expect(waitingOf(gm.store)?.asked.map(({ seat, count }) => [seat, count])).toEqual([
    [north, 2],
    [south, 2],
  ]);
  expect((await gm.takeAnswers([early]))[0]).toMatchObject({ verdict: 'refused', code: 'other-questions' });
  await gm.takeAnswers([await answersOf(world, north, [again])]);
  expect(await gm.run({ overdue: true })).toMatchObject({ kind: 'ran' });
  const archive = valueOf(readArchive(sealing, gm.archive()));
  expect(archive.undone).toMatchObject([{ run: 0, runs: [], why: 'A ruling was forgotten.' }]);
  expect((await verify(gm.ruleset, archive)).ok).toBe(true);
  expect((await verify(gm.ruleset, { ...archive, undone: [] })).ok).toBe(false);
  gm.close();
});
