import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunSummary } from '#kernel/files/bodies.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { previewOf } from '#main/services/desk/preview.ts';
import { loadTurn } from '#main/services/gm/turns/loadedTurn.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { tallied } from '#main/services/gm/schedule/standing.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { storyOf } from '#main/services/gm/trial/story.ts';
import { endGame } from '#main/services/gm/running/end.ts';
import { howText } from '#main/services/gm/turns/howText.ts';
import { seatResults, tryTurn } from '#main/services/gm/trial/tryTurn.ts';
import { whenSaid } from '#main/services/gm/schedule/standings.ts';
import { situationOf } from '#main/services/gm/schedule/clock.ts';
import { setDeadline } from '#main/services/gm/policy/policy.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { north, pearlsThatAsk, pearlsWith } from '../../../support/desk/askedPearls.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { codesOf, playersOf, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { northRuns, pearlsByRuns, southRuns } from '../../../support/desk/pearlRuns.ts';
import { badOnes } from '../../../support/play/proofPlay.ts';
import { salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* What is told, shown and refused of runs that are put off. */
const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [never, never, never];
const [ofAsch, ofBrod, ofChur, market] = ['of-asch', 'of-brod', 'of-chur', 'market'].map(runId) as [
  RunId,
  RunId,
  RunId,
  RunId,
];
/** The runs that were ended since, in order. */
const ended: RunId[] = [];
const waiting = (runs: readonly RunPlan[]): readonly RunPlan[] =>
  runs.map((run) => (run.id === market ? run : { ...run, mayWait: true }));
/** Salt Roads, in which the way of a house may wait; its end moves the price by what has ended before it. */
const moving: SomeRuleset = {
  ...salt,
  runs: (state) => waiting(salt.runs(state)),
  close(draft, run, last) {
    ended.push(run.id);
    const world = draft as { price: number };
    if (!last) world.price = 1 + ((world.price * 2 + run.id.length + run.id.charCodeAt(3)) % 6);
    salt.close(draft, run, last);
  },
};

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

/** Asch sends a coin to Brod, whose run is before it once it is put off. */
async function begun(name: string, rules = moving, sends = true): Promise<Gm> {
  const gm = await saltGame(folder.of(name), rules);
  const players = await playersOf(gm);
  if (sends)
    for (const [seat, plan] of [
      [asch, way(asch, 1, 1, brod)],
      [brod, way(brod, 1, 1)],
      [chur, way(chur, 1, 1)],
    ] as const)
      expect((await send(gm, players, seat, plan, 1)).verdict).toBe('final');
  return gm;
}

test('a trial, the story and the archive go through the runs as they are run', async () => {
  const gm = await begun('told.game');
  valueOf(await gm.putOff({ run: ofAsch }));
  const order = [ofBrod, ofChur, ofAsch, market];
  ended.length = 0;
  previewOf(gm);
  // Once by the trial, once for its results, and once for its story.
  const ways = order.slice(0, 3);
  expect(ended.filter((run) => run !== market)).toEqual([...ways, ...ways, ...ways]);
  const tried = tryTurn(gm.ruleset, gm.store.facts.secret, loadTurn(gm.ruleset, gm.store));
  const heard = seatResults(gm.ruleset, tried).find(({ seat }) => seat.seat === brod)?.heard ?? [];
  expect(heard.map(({ event }) => event.kind)).toEqual(['dug', 'sent', 'priced']);
  await gm.run();
  await gm.run();
  await gm.run();
  expect(badOnes(await verify(moving, valueOf(readArchive(sealing, gm.archive()))))).toEqual([]);
  ended.length = 0;
  valueOf(storyOf(gm.ruleset, recordOf(gm.store), 1));
  expect(ended).toEqual(ways);
  gm.close();
});

test('whose run was put off is told to all who are told before it is made up, and verifying says it', async () => {
  const gm = await begun('saidToAll.game');
  valueOf(await gm.putOff({ run: ofAsch }));
  while (gm.store.turn() === 1) await gm.run();
  const putOff = (seat: never): unknown =>
    (
      gm.store.results(2).find((one) => one.seat === seat)!.body as {
        readonly proof: { readonly how: RunSummary };
      }
    ).proof.how.putOff;
  expect([brod, chur, asch].map(putOff)).toEqual([[asch], [asch], undefined]);
  const game = valueOf(readArchive(sealing, gm.archive()));
  const { ok, turns } = await verify(moving, game);
  expect([ok, turns[0]?.said]).toEqual([true, expect.stringContaining('Postponed: the orders of asch.')]);
  const turn = structuredClone(game.turnOf(1))!;
  delete (turn.ran!.runs![0] as { putOff?: unknown }).putOff;
  const hidden = { ...game, turnOf: (number: number) => (number === 1 ? turn : game.turnOf(number)) };
  expect((await verify(moving, hidden)).turns[0]?.said).toContain(
    'Its runs are not those the rules require.',
  );
  gm.close();
});

test('whoever was put off is told so', () => {
  const how: RunSummary = {
    rule: 3,
    seats: 3,
    ordered: 3,
    led: 0,
    ledChanged: 0,
    lateTaken: 0,
    lateLeft: 0,
    setAside: 0,
    standIns: 0,
    unnamed: 0,
    replaced: 0,
    rulings: 0,
    decrees: 0,
    mine: 'player',
  };
  const house = { one: 'house', many: 'houses' };
  expect(howText(house, 'week 1', { ...how, madeUp: true })[1]).toBe(
    'The run of your house was postponed and made up later.',
  );
  expect(howText(house, 'week 1', how)[1]).toBe('The game master made no decisions in it.');
});

test('a run that takes nobody’s orders is never waived, and one that waits for the game master is due at no moment', async () => {
  const free: SomeRuleset = {
    ...moving,
    runs: (state) => moving.runs(state).map((run) => (run.id === ofBrod ? { ...run, takes: [] } : run)),
  };
  const gm = await begun('free.game', free, false);
  valueOf(setDeadline(testPorts(), gm.store, 'Saturday 20:00 UTC'));
  valueOf(await gm.putOff({ run: ofChur }));
  await gm.run();
  const runs = gm.runs();
  expect(runs.map(({ run, waived = false }) => [run.id, waived])).toEqual([
    [ofAsch, true],
    [ofBrod, false],
    [ofChur, false],
    [market, false],
  ]);
  const situation = situationOf(gm.store, tallied(gm.standing()), '2026-11-22T00:00:00.000Z');
  expect(runs.map((one) => whenSaid(one, situation))).toEqual(['', '', '', '']);
  gm.close();
});

test('nothing is put off while a run waits for answers, or once the game is over', async () => {
  const pearls = pearlsWith((rules) => ({
    ...rules,
    runs: (state) => waiting(pearlsByRuns.runs(state)),
    close: (draft, run, last) => {
      if (last) rules.close(draft, run, last);
    },
  }));
  const { gm } = await pearlsThatAsk([north], pearls);
  valueOf(await gm.putOff({ run: southRuns }));
  expect(await gm.run()).toMatchObject({ kind: 'questions' });
  expect(codesOf(await gm.putOff({ run: northRuns }))).toEqual(['run-waits']);
  await expect(gm.run({ run: southRuns })).rejects.toMatchObject({ problem: { code: 'not-next-run' } });
  expect(gm.runs().map(({ putOff }) => putOff?.run)).toEqual([undefined, southRuns]);
  gm.close();
  const over = await begun('over.game');
  const at = { path: folder.of('over.game'), store: over.store, ruleset: over.ruleset };
  valueOf(await endGame(testPorts(), at, { words: '', reveal: false }));
  expect(codesOf(await over.putOff({ run: ofAsch }))).toEqual(['game-over']);
  over.close();
});

test('who asks for a run that is not next reads that the next one can be put off', async () => {
  const gm = await begun('next.game');
  const said = await gm.run({ run: ofBrod }).catch(({ problem }) => phraseText(problem.phrase));
  expect(said).toContain('postpone it');
  gm.close();
});

test('on the desk a run is put off and put back, made up without those that others wait for, and what was taken back comes back only in its place', async () => {
  const home = folder.of(join('desk', 'game-master', 'sr1'));
  await mkdir(home, { recursive: true });
  const begunThere = await saltGame(join(home, 'sr1.game'), moving);
  const players = await playersOf(begunThere);
  expect((await send(begunThere, players, asch, way(asch, 1, 1), 1)).verdict).toBe('final');
  begunThere.close();
  const { handlers: ask, close } = deskOf(folder.of('desk'), { rulesets: theseRulesets([moving]) });
  const game = 'sr1';
  const run = (name?: string) =>
    ask['gm.run']({ game, anyway: false, unjudged: false, ...defined({ run: name }) });
  const shown = async () => valueOf(await ask['gm.desk']({ game }));
  // Brod and Chur have sent nothing: together the runs wait for them, that of Asch alone does not.
  expect(valueOf(await run())).toMatchObject({ outcome: 'missing', missing: [brod, chur] });
  expect(valueOf(await run(ofAsch))).toMatchObject({ outcome: 'ran' });
  valueOf(await ask['gm.back']({ game, turn: 1, reason: 'A slip.' }));
  expect((await shown()).undone[0]?.canRedo).toBe(true);
  valueOf(await ask['gm.putOff']({ game, run: ofAsch, reason: 'A storm.' }));
  expect((await shown()).undone[0]?.canRedo).toBe(false);
  expect((await shown()).runs?.map(({ run: name, state, putOff }) => [name, state, putOff])).toEqual([
    [ofBrod, 'due', undefined],
    [ofChur, 'due', undefined],
    [ofAsch, 'put-off', 'A storm.'],
    [market, 'waits', undefined],
  ]);
  valueOf(await ask['gm.putOff']({ game, run: ofAsch, back: true }));
  expect((await shown()).undone[0]?.canRedo).toBe(true);
  expect((await shown()).log.map(({ what }) => what).join(' ')).toContain(
    'the run of-asch is put off no longer.',
  );
  close();
});
