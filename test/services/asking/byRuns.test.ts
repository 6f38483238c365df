import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { setAnswersBy } from '#main/services/gm/turns/answersBy.ts';
import { waitingOf } from '#main/services/gm/turns/waiting.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import {
  again,
  answersOf,
  type AskedPearls,
  dives,
  north,
  pearlsThatAsk,
  south,
} from '../../support/desk/askedPearls.ts';
import { testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { northRuns, pearlsByRuns, southRuns } from '../../support/desk/pearlRuns.ts';
import { badOnes } from '../../support/play/proofPlay.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

/* A turn of two runs, each of which asks: north comes up with nothing and is asked in the own run, then in that of south as well. */

let world: AskedPearls;
beforeEach(async () => {
  world = await pearlsThatAsk([north], pearlsByRuns);
  return () => world.gm.close();
});
const answeredIn = (seat: SeatId, turn: number): readonly string[] =>
  (
    (world.gm.store.results(turn).find((one) => one.seat === seat)?.body as ResultsBody | undefined)
      ?.answered ?? []
  ).map(({ by }) => by);
const asked = (): readonly (readonly [SeatId, number])[] =>
  (waitingOf(world.gm.store)?.asked ?? []).map(({ seat, count }) => [seat, count]);
const sound = async (): Promise<void> => {
  const { store, ruleset } = world.gm;
  const filed = await verify(ruleset, recordOf(store), {
    filesOf: (record) => orderFaults(sealing, store, ruleset, record),
  });
  expect(badOnes(filed)).toEqual([]);
  expect((await verify(ruleset, valueOf(readArchive(sealing, archiveOf(sealing, store))))).ok).toBe(true);
};

describe('a turn of several runs that asks', () => {
  test('asks in each run by files with a number of their own, takes the answers of each, and can be proved', async () => {
    const { gm } = world;
    expect(await gm.run()).toMatchObject({ kind: 'questions' });
    expect(asked()).toEqual([[north, 1]]);
    expect((await gm.takeAnswers([await answersOf(world, north, [])]))[0]).toMatchObject({
      verdict: 'taken',
    });
    // The own run goes on; that of south asks anew.
    expect(await gm.run()).toMatchObject({ kind: 'questions' });
    expect(gm.store.runs(1).map(({ plan }) => plan.id)).toEqual([northRuns]);
    expect(asked()).toContainEqual([north, 2]);
    expect((await gm.takeAnswers([await answersOf(world, north, [again])]))[0]).toMatchObject({
      verdict: 'taken',
    });
    expect(await gm.run({ overdue: true })).toMatchObject({ kind: 'ran', runs: [southRuns], left: 0 });
    expect(gm.store.turnOf(1)?.ran?.how?.answerFiles?.map(({ seat, count }) => [seat, count])).toEqual([
      [north, 1],
      [north, 2],
    ]);
    await sound();
    expect(valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'A slip.' }))).toMatchObject({ left: 0 });
    const counts = Object.values(gm.store.turnOf(1)?.ran?.how?.answers ?? {}).map(({ by }) => by);
    expect(counts.filter((by) => by === 'person')).toHaveLength(2);
    await sound();
  });

  test('goes on without whoever is late in the run that waited; in the next they have their time again', async () => {
    const { gm } = world;
    await gm.run();
    expect(await gm.run({ overdue: true })).toMatchObject({ kind: 'questions' });
    expect(gm.store.runs(1).map(({ plan }) => plan.id)).toEqual([northRuns]);
    expect(asked()).toContainEqual([north, 2]);
  });

  test('while a run waits, a seat whose run is over sends orders for the turn to come, and no others do', async () => {
    const { gm, libraries, keys } = world;
    await gm.run();
    await gm.run({ overdue: true });
    const taken = async (seat: SeatId, turn: number) => {
      const key = { ...keys[seat]!, turn };
      if (turn === 2)
        valueOf(await libraries[seat]!.take(gm.store.results(2).find((one) => one.seat === seat)!.file));
      valueOf(await libraries[seat]!.savePlan(key, dives(seat, turn), turn === 1 ? 1 : 0));
      const { base64, name } = valueOf(await libraries[seat]!.exportOrders(key));
      return gm.takeOrders(Buffer.from(base64, 'base64'), name);
    };
    expect(await taken(north, 2)).toMatchObject({ verdict: 'final', seat: north });
    expect(await taken(south, 1)).toMatchObject({ verdict: 'refused', code: 'turn-begun' });
  });

  test('lists what was answered for a seat in another’s run in its next report, and that can be proved', async () => {
    const { gm } = world;
    valueOf(setAnswersBy(testPorts(), gm.store, { seat: north, by: ['silence'] }));
    valueOf(setAnswersBy(testPorts(), gm.store, { seat: south, by: ['silence'] }));
    expect(await gm.run()).toMatchObject({ kind: 'ran', left: 0 });
    expect(answeredIn(north, 2)).toEqual(['silence']);
    const ofSouth = answeredIn(south, 2).length;
    expect(await gm.run()).toMatchObject({ kind: 'ran', left: 0 });
    // Nobody dives in the second turn: what is listed was answered in the run of south, a turn before.
    expect(answeredIn(north, 3)).toEqual(['silence']);
    expect(answeredIn(south, 3)).toEqual([]);
    expect(ofSouth).toBeLessThan(2);
    await sound();
  });
});
