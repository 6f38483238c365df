import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy, type Policy } from '#contract/gm/policy.ts';
import { setAnswerHours } from '#main/services/gm/turns/answersBy.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { setHold, setPolicy } from '#main/services/gm/policy/policy.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import {
  again,
  answersOf,
  type AskedPearls,
  north,
  pearlsThatAsk,
  reopened,
  south,
} from '../../support/desk/askedPearls.ts';
import { files, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { longTest } from '../../support/sample.ts';

afterAll(removeFolders);

/* A watched game whose turn asks: it goes on by itself. */

let world: AskedPearls;
let folder: string;
const begun = '2026-11-21T18:30:00.000Z';
const policy = ({ store }: Gm, change: Partial<Policy> = {}): void =>
  void valueOf(
    setPolicy(testPorts(), store, { ...defaultPolicy, runs: 'when-all-final', leastHours: 0, ...change }),
  );
beforeEach(async () => {
  world = await pearlsThatAsk();
  folder = tempFolder();
  for (const name of ['in', 'out']) mkdirSync(join(folder, name));
  return () => world.gm.close();
});
const look = (gm: Gm, now = begun) =>
  tick(
    gm,
    {
      clock: { now: () => now },
      files,
      folders: nodeFolders,
      orders: join(folder, 'in'),
      out: join(folder, 'out'),
    },
    newWatch(),
  );
const written = (): readonly string[] =>
  readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.questions'));
const drop = async (seat: typeof north, orders: readonly unknown[]): Promise<void> => {
  const { name, bytes } = await answersOf(world, seat, orders);
  writeFileSync(join(folder, 'in', name), bytes);
};
/** As a file keeps its time when it is copied: it is older than the turn. */
const age = (name: string): void =>
  utimesSync(join(folder, 'in', name), new Date('2026-11-01'), new Date('2026-11-01'));
const after = '2026-11-30T00:00:00.000Z';

describe('a watched game whose turn asks', () => {
  test('writes the questions, takes answers in, and goes on with the last of them', async () => {
    const { gm } = world;
    policy(gm);
    expect(await look(gm)).toContain('The run of turn 1 waits for answers: north and south.');
    expect(written()).toEqual(['pd1N01-north-1.questions', 'pd1N01-south-1.questions']);
    await drop(north, [again]);
    expect(await look(gm, after)).toContain('pd1N01-north-1.answers: answers of north came in.');
    expect(gm.store.turn()).toBe(1);
    await drop(south, []);
    expect(await look(gm, after)).toContain('Turn 1 was run; turn 2 is open for orders.');
    expect(gm.store.turn()).toBe(2);
  });

  test('takes answers in that are older than the turn, and names those to an earlier turn that never came in', async () => {
    const { gm } = world;
    policy(gm);
    await look(gm);
    const [north1, south1] = ['pd1N01-north-1.answers', 'pd1N01-south-1.answers'] as const;
    await drop(north, [again]);
    age(north1);
    expect(await look(gm)).toContain(`${north1}: answers of north came in.`);
    const { bytes } = await answersOf(world, south, []);
    expect(await gm.run({ overdue: true })).toMatchObject({ kind: 'ran', turn: 1 });
    expect((await look(gm)).join(' ')).not.toContain('.answers');
    writeFileSync(join(folder, 'in', south1), bytes);
    age(south1);
    expect((await look(gm)).filter((line) => line.includes('.answers'))).toEqual([
      `${south1}: these answers are to what turn 1 asked, which has been run, and they change nothing. Take the file out of the folder.`,
    ]);
  });

  test('waits as long as it takes where no hours are set, and says for whom', async () => {
    const { gm } = world;
    policy(gm);
    await gm.run();
    expect(await look(gm, after)).toContain('The turn waits for answers of north and south, without limit.');
    expect(gm.store.turn()).toBe(1);
  });

  test('goes on without those who are late once the hours are over', async () => {
    const { gm, path } = world;
    policy(gm);
    setAnswerHours(testPorts(), gm.store, 48);
    await gm.run();
    expect((await look(gm, '2026-11-23T18:29:00.000Z')).join(' ')).toContain(
      'waits for answers of north and south until Mon 23 Nov, 10:30 America/Los_Angeles (Mon 23 Nov, 18:30 UTC)',
    );
    gm.close();
    const later = await reopened(path, '2026-11-23T18:30:00.000Z');
    expect(await look(later, '2026-11-23T18:30:00.000Z')).toContain(
      'Turn 1 was run; turn 2 is open for orders.',
    );
    later.close();
    world = { ...world, gm: await reopened(path) };
  });

  test('reminds those who owe an answer, once, before the hours are over', async () => {
    const { gm } = world;
    policy(gm, { reminders: [24] });
    setAnswerHours(testPorts(), gm.store, 48);
    await gm.run();
    const reminded =
      '24 hours or less to the deadline, and no answers yet from north and south: remind them.';
    expect(await look(gm, '2026-11-22T18:00:00.000Z')).not.toContain(reminded);
    expect(await look(gm, '2026-11-22T18:30:00.000Z')).toContain(reminded);
    expect(await look(gm, '2026-11-22T19:30:00.000Z')).not.toContain(reminded);
  });

  longTest('goes on only by hand if turns run by hand, and not during a hold', async () => {
    const { gm } = world;
    policy(gm, { runs: 'by-hand' });
    await gm.run();
    expect(await look(gm, after)).toContain(
      'The turn waits for answers of north and south and continues when you choose.',
    );
    for (const seat of [north, south]) await gm.takeAnswers([await answersOf(world, seat, [])]);
    expect(await look(gm, after)).toContain('All answers are in: the turn continues when you choose.');
    policy(gm);
    valueOf(setHold(testPorts(), gm.store, 'A storm.'));
    await look(gm, after);
    expect(gm.store.turn()).toBe(1);
    valueOf(setHold(testPorts(), gm.store, undefined));
    await look(gm, after);
    expect(gm.store.turn()).toBe(2);
  });
});
