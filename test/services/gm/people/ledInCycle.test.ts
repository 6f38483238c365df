import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsBody, RunSummary } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { runId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { type Gm, newGame } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { keepOwnPlan, worldOf } from '#main/services/gm/people/world.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { planCodecOf, type SomeRuleset, theseRulesets } from '#main/services/ruleset.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { scripted } from '../../../rulesets/star-fleet-warlord/games/script.ts';
import { starFleetWarlord } from '../../../rulesets/star-fleet-warlord/shelf.ts';
import { setup } from '../../../rulesets/star-fleet-warlord/worlds.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import {
  playersOf,
  resultsFor,
  saidBy,
  tempFolder,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes } from '../../../support/play/proofPlay.ts';

/* Who leads a Corporation whose run has not begun can be decided in mid-cycle; that does not change runs that are over. */
const rules = starFleetWarlord as unknown as SomeRuleset;

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

interface Cycle {
  readonly gm: Gm;
  readonly players: Awaited<ReturnType<typeof playersOf>>;
  /** The Corporations in the order of their runs. */
  readonly cycle: readonly SeatId[];
}

async function begun(name: string): Promise<Cycle> {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, folder.of(name), {
      ruleset: rules,
      setup: setup(3),
      players: {},
      seed: 'a cycle',
      game: 'sw1',
    }),
  );
  return { gm, players: await playersOf(gm), cycle: cycleOf(gm) };
}

const cycleOf = (gm: Gm): readonly SeatId[] => gm.runs().flatMap(({ run }) => run.tells);

async function ordered({ gm, players }: Cycle): Promise<void> {
  const turn = gm.store.turn();
  for (const { seat } of gm.store.seats()) {
    const player = players[seat]!;
    if (player.last?.header.turn !== turn) valueOf(await player.open(resultsFor(gm, seat)));
    const plan = planCodecOf(rules).make(scripted(gm.view(seat) as View));
    await gm.takeOrders(await player.orders(plan, { saves: 1 }), `${seat}.orders`);
  }
}

const runOf = (gm: Gm, seat: SeatId) => gm.run({ run: runId(seat) });
const toldOf = (gm: Gm, seat: SeatId, turn: number): RunSummary =>
  (gm.store.results(turn).find((one) => one.seat === seat)!.body as ResultsBody).proof!.how as RunSummary;
const said = ({ mine, led, ledChanged }: RunSummary) => ({ mine, led, ledChanged });

async function proven(gm: Gm): Promise<void> {
  const filed = await verify(rules, recordOf(gm.store), {
    filesOf: (record) => orderFaults(sealing, gm.store, rules, record),
  });
  expect([badOnes(filed), filed.ok]).toEqual([[], true]);
  const archived = await verify(rules, valueOf(readArchive(sealing, gm.archive())));
  expect([badOnes(archived), archived.ok]).toEqual([[], true]);
}

test('a Corporation whose run has not begun is given to the computer in mid-cycle, and all of it is proven', async () => {
  const game = await begun('given.game');
  const { gm, cycle } = game;
  const [one, two, three] = cycle as [SeatId, SeatId, SeatId];
  await ordered(game);
  await runOf(gm, one);
  valueOf(gm.decide(three, ['computer']));
  await runOf(gm, two);
  await gm.run();
  expect(gm.store.turn()).toBe(2);
  const own = { mine: 'player', led: 0, ledChanged: 0 };
  expect([one, two, three].map((seat) => said(toldOf(gm, seat, 2)))).toEqual([
    own,
    own,
    { mine: 'computer', led: 1, ledChanged: 1 },
  ]);
  expect(
    recordOf(gm.store)
      .turnOf(1)
      ?.ran?.runs?.map(({ led }) => led),
  ).toEqual([[], [], [three], []]);
  await proven(gm);
  gm.close();
});

test('what a Corporation is told of who leads is about its own run, and not about all of the year before', async () => {
  const game = await begun('told.game');
  const { gm, cycle } = game;
  const [one, two, three] = cycle as [SeatId, SeatId, SeatId];
  for (const seat of [two, three]) valueOf(gm.decide(seat, ['computer']));
  for (let year = 1; year <= 2; year += 1) {
    await ordered(game);
    await gm.run();
  }
  expect([one, two, three].map((seat) => said(toldOf(gm, seat, 2)))).toEqual([
    { mine: 'player', led: 0, ledChanged: 0 },
    { mine: 'computer', led: 1, ledChanged: 1 },
    { mine: 'computer', led: 1, ledChanged: 1 },
  ]);
  expect([one, two, three].map((seat) => said(toldOf(gm, seat, 3)))).toEqual([
    { mine: 'player', led: 0, ledChanged: 0 },
    { mine: 'computer', led: 1, ledChanged: 0 },
    { mine: 'computer', led: 1, ledChanged: 0 },
  ]);
  await proven(gm);
  gm.close();
});

test('one that the computer leads is given back in mid-cycle, and the file of its player counts', async () => {
  const game = await begun('back.game');
  const { gm, cycle } = game;
  const [one, two, three] = cycle as [SeatId, SeatId, SeatId];
  for (const seat of [two, three]) valueOf(gm.decide(seat, ['computer']));
  await ordered(game);
  await runOf(gm, one);
  valueOf(gm.decide(two, ['player']));
  await gm.run();
  expect([one, two, three].map((seat) => toldOf(gm, seat, 2).mine)).toEqual(['player', 'player', 'computer']);
  await proven(gm);
  gm.close();
});

test('one whose run is over keeps whoever led it: refused until the last run of the turn is over', async () => {
  const game = await begun('over.game');
  const { gm, cycle } = game;
  const [one, two] = cycle as [SeatId, SeatId];
  await ordered(game);
  await runOf(gm, one);
  const refused = gm.decide(one, ['computer']);
  const until = `The run of ${one} in turn 1 is over. Who leads ${one} can be changed again after the last run of turn 1`;
  expect(saidBy(refused)).toContain(until);
  expect(gm.seats().find(({ seat }) => seat === one)?.words).toEqual(['player']);
  // Nor by the game master’s own plan, as the map of the whole world keeps it.
  valueOf(gm.decide(two, ['computer']));
  const { mark, plan, turn } = worldOf(rules, gm.store);
  const hq = plan.hq.map((order) => ({ ...order, of: one }));
  const kept = keepOwnPlan({ clock: testPorts().clock, who: undefined }, rules, gm.store, {
    turn,
    mark,
    plan: planCodecOf(rules).make({ ...plan, hq } as typeof plan),
  });
  expect(saidBy(kept)).toContain(until);
  while (gm.store.turn() === 1) await gm.run();
  valueOf(gm.decide(one, ['computer']));
  await ordered(game);
  while (gm.store.turn() === 2) await gm.run();
  expect(toldOf(gm, one, 3).mine).toBe('computer');
  await proven(gm);
  gm.close();
});

test('what the game master orders themselves can be changed until the run that takes it has begun', async () => {
  const game = await begun('own.game');
  const { gm, cycle } = game;
  await ordered(game);
  await runOf(gm, cycle[0]!);
  expect(worldOf(rules, gm.store).fixed).toBeUndefined();
  valueOf(gm.giveOwn({ kind: 'announce', values: { text: 'The fair is on Sunday.' } }));
  while (gm.store.turn() === 1) await gm.run();
  await gm.run();
  expect(toldOf(gm, cycle[0]!, 3).mine).toBe('nobody');
  await proven(gm);
  gm.close();
});

test('a run that is being made while its Corporation is given to the computer is not kept', async () => {
  const game = await begun('race.game');
  const { gm, cycle } = game;
  const [one, two] = cycle as [SeatId, SeatId];
  await ordered(game);
  await runOf(gm, one);
  const running = runOf(gm, two);
  valueOf(gm.decide(two, ['computer']));
  expect(await running).toMatchObject({ kind: 'overtaken' });
  while (gm.store.turn() === 1) await gm.run();
  expect(toldOf(gm, two, 2).mine).toBe('computer');
  await proven(gm);
  gm.close();
});

test('a run that was taken back does not come back once another leads its Corporation', async () => {
  const game = await begun('aside.game');
  const { gm, cycle } = game;
  const [one, two] = cycle as [SeatId, SeatId];
  await runOf(gm, one);
  await runOf(gm, two);
  valueOf(await gm.back({ turn: 1, why: 'Its player has left.' }));
  valueOf(gm.decide(two, ['computer']));
  expect((await gm.redo({})).ok).toBe(false);
  while (gm.store.turn() === 1) await gm.run();
  expect(toldOf(gm, two, 2).mine).toBe('computer');
  await proven(gm);
  gm.close();
});

test('who led in a run is bound: another list, or none, is found out', async () => {
  const game = await begun('forged.game');
  const { gm, cycle } = game;
  await ordered(game);
  await runOf(gm, cycle[0]!);
  valueOf(gm.decide(cycle[2]!, ['computer']));
  while (gm.store.turn() === 1) await gm.run();
  const packed = (sealing.unpack(gm.archive(), 50_000_000) as { readonly value: string }).value;
  for (const forge of [
    (run: Loose) => void (run.led = [cycle[0]]),
    (run: Loose) => void (run.led = []),
    (run: Loose) => void delete run.led,
  ]) {
    const archive = JSON.parse(packed) as Loose;
    forge(archive.turns[0].ran.runs[2]);
    const found = await verify(rules, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
    expect(found.ok).toBe(false);
  }
  gm.close();
});

test('an archive of a program that kept no list of them is bound as it was, with what it told', async () => {
  const bytes = Uint8Array.from(readFileSync(new URL('../older/cycle.archive.gz', import.meta.url)));
  const record = valueOf(readArchive(sealing, bytes));
  expect(record.turnOf(2)?.ran?.runs?.map(({ led }) => led)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // Rules that are not those of today: what needs no second run is compared.
  const found = await verify({ ...rules, edition: record.edition + 1 }, record);
  expect(badOnes(found)).toEqual([]);
});

test('the desk decides in mid-cycle as well, and says until when it cannot', async () => {
  const game = await begun('desk.game');
  const { gm, cycle } = game;
  const [one, two] = cycle as [SeatId, SeatId];
  await ordered(game);
  await runOf(gm, one);
  gm.close();
  const root = folder.of('desk');
  mkdirSync(`${root}/game-master/sw1`, { recursive: true });
  copyFileSync(folder.of('desk.game'), `${root}/game-master/sw1/sw1.game`);
  const desk = deskOf(root, { rulesets: theseRulesets([rules]), ports: testPorts(root) });
  const decided = (seat: SeatId) => desk.handlers['gm.words']({ game: 'sw1', seat, words: ['computer'] });
  expect(saidBy(await decided(one))).toContain(
    `Who leads ${one} can be changed again after the last run of turn 1`,
  );
  valueOf(await decided(two));
  const now = valueOf(await desk.saying['gm.desk']({ game: 'sw1' }));
  expect(now.seats.find(({ seat }) => seat === two)?.decreed).toEqual(['computer']);
  desk.close();
});
