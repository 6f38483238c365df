import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { waivedEarly } from '#main/services/gm/overview/early.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';
import { playersOf, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* A run that nobody has sent orders for is waived once its time has come, and not before without a word. */
const [asch, brod] = ['asch', 'brod'].map(seatId) as [SeatId, SeatId];

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

test('runs that would be waived before they are due are named, until their time has come', async () => {
  const gm = await saltGame(folder.of('early.game'));
  const before = '2026-11-22T00:00:00.000Z';
  const due = '2026-11-25T01:00:00.000Z';
  // Where nothing is due at any time, nothing is early.
  expect(waivedEarly(gm, before)).toBeUndefined();
  valueOf(setPolicy(testPorts(), gm.store, { ...defaultPolicy, due: 'Tuesday 17:00 America/Los_Angeles' }));
  await send(gm, await playersOf(gm), asch, way(asch, 1, 1, brod), 1);
  const named = (wanted?: string) => waivedEarly(gm, before, wanted)?.runs.map(({ run }) => run.id);
  expect([waivedEarly(gm, before)?.due, named()]).toEqual([due, ['of-brod', 'of-chur']]);
  expect([named('of-asch'), named('of-chur')]).toEqual([undefined, ['of-chur']]);
  expect(waivedEarly(gm, due)).toBeUndefined();
  gm.close();
});
