import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { mkdirSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { files, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { salt, saltGame } from '../../../rulesets/salt-roads/saltGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Those whom a run has told get their results at once, while others still wait for theirs. */
const [asch, brod] = ['asch', 'brod'].map(seatId);
const game = 'sr1';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

test('the desk hands each seat its newest results, and says until when the runs that are due wait', async () => {
  const root = folder.of('desk');
  mkdirSync(`${root}/game-master/${game}`, { recursive: true });
  const gm = await saltGame(`${root}/game-master/${game}/${game}.game`);
  valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, due: 'Tuesday 17:00 America/Los_Angeles' }));
  gm.close();
  const { handlers: ask, close } = deskOf(root, { rulesets: theseRulesets([salt]) });
  const shown = async () => valueOf(await ask['gm.desk']({ game }));
  const { runs: before = [], unpublished } = await shown();
  expect(before.map(({ state, when }) => [state, when])).toEqual([
    ...Array.from({ length: 3 }, () => [
      'due',
      'is due on Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC)',
    ]),
    ['waits', undefined],
  ]);
  valueOf(await ask['gm.publish']({ game, to: 'handed', seats: [...unpublished] }));
  valueOf(await ask['gm.run']({ game, anyway: true, unjudged: true, run: 'of-asch' }));
  expect((await shown()).unpublished).toEqual([asch]);
  const sent = valueOf(await ask['gm.publish']({ game, to: 'files', seats: [asch!, brod!] }));
  expect([...sent.names].sort()).toEqual(['sr1N01-brod.new', 'sr1N02-asch.new']);
  expect((await shown()).unpublished).toEqual([asch]);
  valueOf(await ask['gm.publish']({ game, to: 'handed', seats: [asch!, brod!] }));
  expect((await shown()).unpublished).toEqual([]);
  close();
});

test('a watched game writes the results of each run that is over, and each of them once', async () => {
  const gm = await saltGame(folder.of('watched.game'));
  const [watching, out] = [newWatch(), folder.of('out')];
  mkdirSync(out);
  const look = () => tick(gm, { clock: testPorts().clock, files, folders: nodeFolders, out }, watching);
  await look();
  expect(readdirSync(out)).toHaveLength(3);
  await gm.run({ run: runId('of-asch') });
  expect(await look()).toContain(`1 results file of turn 2 was written to ${out}.`);
  expect(readdirSync(out)).toContain('sr1N02-asch.new');
  expect((await look()).join(' ')).not.toContain('written');
  await gm.run();
  expect(await look()).toContain(`3 results files of turn 2 were written to ${out}.`);
  gm.close();
});
