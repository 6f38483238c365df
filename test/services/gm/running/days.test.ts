import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { missingOf, silentOf, tallied } from '#main/services/gm/schedule/standing.ts';
import { setPlayer } from '#main/services/gm/people/people.ts';
import { remindNow } from '#main/services/gm/post/remind.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { setPolicy, policyOf } from '#main/services/gm/policy/policy.ts';
import { salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';
import { playersOf, resultsFor, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* Runs of a turn that are due on days of their own. */
const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];

/** Salt Roads, in which each run is due two days after the one before it. */
const byDays: SomeRuleset = {
  ...salt,
  runs: (state) => salt.runs(state).map((run, at) => ({ ...run, due: 'ways', day: 2 * at })),
};

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

const states = (gm: Gm): readonly string[] =>
  gm.runs().map(({ state, waived }) => (waived === true ? 'waived' : state));

test('those of one day are due together, and whoever did not order for a run that is over is waited for no longer', async () => {
  const gm = await saltGame(folder.of('days.game'), byDays);
  const players = await playersOf(gm);
  expect(states(gm)).toEqual(['due', 'waits', 'waits', 'waits']);
  expect((await send(gm, players, brod, way(brod, 1, 1), 1)).verdict).toBe('final');
  expect(await gm.run()).toMatchObject({ runs: ['of-asch'], left: 3 });
  expect(states(gm)).toEqual(['waived', 'due', 'waits', 'waits']);
  const standing = gm.standing();
  expect([standing.missing, missingOf(standing), silentOf(standing).map(({ seat }) => seat)]).toEqual([
    [asch, chur],
    [],
    [chur],
  ]);
  expect(tallied(standing)).toEqual({ players: 1, missing: 0, final: 1, day: 2 });
  expect(await gm.run()).toMatchObject({ runs: ['of-brod'], left: 2 });
  expect(states(gm)).toEqual(['waived', 'over', 'due', 'waits']);
  expect(missingOf(gm.standing())).toEqual([chur]);
  await gm.run();
  // The market takes nobody’s orders: it waits for none.
  expect(tallied(gm.standing())).toEqual({ players: 0, missing: 0, final: 0, free: true, day: 6 });
  gm.close();
});

test('orders are in time until the day of the run that takes them; of a seat whose run is over they are for the turn to come', async () => {
  const begun = await saltGame(folder.of('late.game'), byDays);
  const players = await playersOf(begun);
  // Opened on Saturday, 21 November: due at the next Saturday that is days away, and two days later for each run behind the first.
  const policy = { due: 'Saturday 20:00 UTC', graceHours: 0, late: 'ask' } as const;
  valueOf(setPolicy(testPorts(), begun.store, { ...policyOf(begun.store), ...policy }));
  begun.close();
  const clock = { now: () => '2026-12-20T12:00:00.000Z' };
  const gm = valueOf(
    await openGame({ ...testPorts(), clock }, gameFiles, folder.of('late.game'), () => byDays),
  );
  const came = async (seat: SeatId, at: string, turn = 1) =>
    gm.takeOrders(await players[seat]!.orders(way(seat, turn, 1), { saves: 1 }), `${seat}.orders`, {
      came: at,
    });
  for (const seat of [asch, brod, chur]) valueOf(await players[seat]!.open(resultsFor(gm, seat)));
  expect(await came(asch, '2026-11-28T20:00:00.000Z')).toMatchObject({ verdict: 'final', late: false });
  expect(await came(brod, '2026-11-30T20:00:00.000Z')).toMatchObject({ verdict: 'final', late: false });
  expect(await came(chur, '2026-12-02T20:00:00.001Z')).toMatchObject({ verdict: 'final', late: true });
  expect(gm.store.received(1).map(({ standing }) => standing)).toEqual(['counts', 'counts', 'waits']);
  await gm.run();
  valueOf(await players[asch]!.open(resultsFor(gm, asch, 2)));
  const next = await came(asch, '2026-12-20T12:00:00.000Z', 2);
  expect(next).toMatchObject({ verdict: 'final', late: false, standing: 'counts' });
  gm.close();
});

test('whoever is reminded reads when the orders are due that their own run takes', async () => {
  const gm = await saltGame(folder.of('reminded.game'), byDays);
  const { clock } = testPorts();
  const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;
  valueOf(setWishes(gm.store, clock, 'test', { minutes: 15, server }));
  valueOf(setPolicy({ clock }, gm.store, { ...policyOf(gm.store), due: 'Saturday 20:00 UTC' }));
  for (const seat of [asch, brod, chur])
    valueOf(setPlayer({ clock }, gm.store, seat, { player: seat, address: `${seat}@example.org` }));
  expect(valueOf(remindNow(gm, clock, { who: 'test' })).written).toEqual([asch, brod, chur]);
  const said = gm.store.post.letters().map(({ body }) => /due on \w+ \d+ \w+/.exec(body)?.[0]);
  expect(said).toEqual(['due on Sat 28 Nov', 'due on Mon 30 Nov', 'due on Wed 2 Dec']);
  gm.close();
});
