import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { resultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { setDeadline, setExtension, setPolicy } from '#main/services/gm/policy/policy.ts';
import { dueNow } from '#main/services/gm/schedule/clock.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { salt, saltGame } from '../../../rulesets/salt-roads/saltGame.ts';
import {
  ann,
  bob,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* Results files carry when orders are due. The clock of these games stands at Saturday, 21 November 2026, 18:30 UTC. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());
const { clock } = testPorts();
const opened = '2026-11-21T18:30:00.000Z';

const bodyOf = (gm: Gm, seat: SeatId, turn?: number): ResultsBody => {
  const at = turn ?? gm.store.turn();
  return gm.store.results(at).find((one) => one.seat === seat)!.body as ResultsBody;
};

test('results carry the deadline of the coming turn, its zone and when that was said, for everybody alike', async () => {
  const gm = await toyGame(folder.of('told.game'));
  const players = await playersOf(gm);
  valueOf(setPolicy({ clock }, gm.store, { ...defaultPolicy, due: 'Tuesday 17:00 America/Los_Angeles' }));
  await gm.run();
  // 17:00 in Los Angeles is 01:00 of the next day in UTC, in winter.
  const due = { at: '2026-11-25T01:00:00.000Z', zone: 'America/Los_Angeles', said: opened };
  expect(valueOf(await players[ann]!.open(resultsFor(gm, ann))).body.due).toEqual(due);
  expect(bodyOf(gm, bob).due).toEqual(due);
  expect(due.at).toBe(dueNow(gm.store).due);
  gm.close();
});

test('without a deadline nothing is said, and a file of before is read as it is', async () => {
  const gm = await toyGame(folder.of('none.game'));
  expect(bodyOf(gm, ann)).not.toHaveProperty('due');
  await gm.run();
  expect(bodyOf(gm, ann)).not.toHaveProperty('due');
  expect(resultsBody.parse(bodyOf(gm, ann)).ok).toBe(true);
  // A deadline that is set or moved later changes no file that was made.
  valueOf(setDeadline({ clock }, gm.store, 'Tuesday 17:00 UTC'));
  valueOf(setExtension({ clock }, gm.store, { at: '2026-12-24T18:00:00Z', reason: 'Holidays.' }));
  expect(bodyOf(gm, ann)).not.toHaveProperty('due');
  gm.close();
});

test('another deadline of one turn alone is not that of the next', async () => {
  const gm = await toyGame(folder.of('extended.game'));
  valueOf(setDeadline({ clock }, gm.store, 'Tuesday 17:00 UTC'));
  valueOf(setExtension({ clock }, gm.store, { at: '2026-12-24T18:00:00Z', reason: 'Holidays.' }));
  await gm.run();
  expect(bodyOf(gm, ann).due?.at).toBe('2026-11-24T17:00:00.000Z');
  gm.close();
});

const seats = ['asch', 'brod', 'chur'].map(seatId);
/** Salt Roads, in which each run is due two days after the one before it; `atEnd`: the last tells everybody. */
const byDays = (atEnd: boolean): SomeRuleset => ({
  ...salt,
  runs: (state) =>
    salt.runs(state).map((run, at, { length }) => ({
      ...run,
      due: 'ways',
      day: 2 * at,
      ...(atEnd ? { tells: at === length - 1 ? seats : [] } : {}),
    })),
});

test('of a turn of several runs each seat is told the day of the run that takes its orders', async () => {
  const gm = await saltGame(folder.of('days.game'), byDays(true));
  valueOf(setDeadline({ clock }, gm.store, 'Saturday 20:00 UTC'));
  while (gm.store.turn() === 1) await gm.run();
  const days = seats.map((seat) => bodyOf(gm, seat).due?.at);
  expect(days).toEqual(['2026-11-28T20:00:00.000Z', '2026-11-30T20:00:00.000Z', '2026-12-02T20:00:00.000Z']);
  expect(days).toEqual([0, 2, 4].map((day) => dueNow(gm.store, day).due));
  gm.close();
});

test('a run that tells its seat before the turn is over says nothing: nobody knows yet when the next begins', async () => {
  const gm = await saltGame(folder.of('early.game'), byDays(false));
  valueOf(setDeadline({ clock }, gm.store, 'Saturday 20:00 UTC'));
  while (gm.store.turn() === 1) await gm.run();
  for (const seat of seats) expect(bodyOf(gm, seat)).not.toHaveProperty('due');
  gm.close();
});

test.each([
  '2026-13-01T00:00:00.000Z',
  '2026-01-01T25:00:00.000Z',
  '2026-01-01',
  'tomorrow',
  '2026-01-01T00:00:00Z',
])('no file names the moment %s', async (at) => {
  const gm = await toyGame(folder.of(`bad-${at.replaceAll(':', '-')}.game`));
  const body = bodyOf(gm, ann);
  const due = { at, zone: 'UTC', said: opened };
  expect(resultsBody.parse({ ...body, due }).ok).toBe(false);
  expect(resultsBody.parse({ ...body, due: { ...due, at: opened } }).ok).toBe(true);
  gm.close();
});
