import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Policy } from '#contract/gm/policy.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { clockNow, rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { answerRequest, requestsOf } from '#main/services/gm/people/requests.ts';
import { policyOf, setPolicy } from '#main/services/gm/policy/policy.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { dueNow, nextAction, situationOf } from '#main/services/gm/schedule/clock.ts';
import { leftOf, wasAway } from '#main/services/gm/schedule/holidays.ts';
import { silentOf, tallied } from '#main/services/gm/schedule/standing.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  ann,
  bob,
  cid,
  digging,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/*
 * Each player has so many days or turns of holiday in a game, and asks for them in an orders file. The game begins on Saturday, 21 November 2026;
 * orders are due on Tuesdays at 17:00 UTC: on the 24th, 1 December, 8 December.
 */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Readonly<Record<SeatId, Player>>;
let count = 0;
let now = '';
const ports = { ...testPorts(), clock: { now: () => now } };

beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());
beforeEach(async () => {
  now = '2026-11-21T18:30:00.000Z';
  gm = valueOf(
    await newGame(ports, gameFiles, folder.of(`${(count += 1)}.game`), {
      ruleset: toy(),
      setup: { seats: [ann, bob, cid] },
      players: Object.fromEntries(
        [ann, bob, cid].map((seat) => [seat, { player: `P ${seat}`, address: `${seat}@example.org` }]),
      ),
      seed: 'a toy',
      game: 'gw9',
    }),
  );
  players = await playersOf(gm);
});
afterEach(() => gm.close());

const policy = (holidays: Policy['holidays'], more: Partial<Policy> = {}): void =>
  void valueOf(
    setPolicy(ports, gm.store, {
      ...defaultPolicy,
      due: 'Tuesday 17:00 UTC',
      runs: 'at-deadline',
      mostMissing: 100,
      ...more,
      ...(holidays && { holidays }),
    }),
  );
const days = (from: string, to: string): PlayerRequest => ({
  kind: 'holiday',
  days: { from: `2026-${from}`, to: `2026-${to}` },
  words: 'Family.',
});
async function asks(seat: SeatId, request?: PlayerRequest, status: 'draft' | 'final' = 'draft') {
  const turn = gm.store.turn();
  valueOf(await players[seat]!.open(resultsFor(gm, seat)));
  const requests = request === undefined ? {} : { requests: [request] };
  return gm.takeOrders(
    await players[seat]!.orders(digging(seat, turn, 1), { status, ...requests }),
    'a.orders',
  );
}
const granted = () => requestsOf(gm).map(({ seat, answer }) => [seat, answer?.granted]);
const next = () => nextAction(situationOf(gm.store, tallied(gm.standing()), now));

describe('an allowance of days', () => {
  test('is the player’s to take ahead, day by day, and what is over it is the game master’s to say', async () => {
    policy({ most: 5, unit: 'days', meanwhile: 'runs' });
    await asks(ann, days('11-28', '11-30'));
    await asks(bob, days('11-28', '12-03'));
    expect(granted()).toEqual([
      [ann, true],
      [bob, undefined],
    ]);
    // The same days again cost nothing; two more are the last.
    expect(leftOf(gm.store, ann)).toBe('2 of 5 days');
    await asks(ann, days('11-29', '12-02'));
    expect([granted()[0], leftOf(gm.store, ann)]).toEqual([[ann, true], '0 of 5 days']);
    await asks(ann, days('12-10', '12-10'));
    expect(granted()[0]).toEqual([ann, undefined]);
    valueOf(answerRequest(ports, gm, bob, 'holiday', { granted: true }));
    expect(rollCallOf(gm, now).map(({ holiday, holidayLeft }) => [holiday, holidayLeft])).toEqual([
      ['Has a holiday from 2026-11-29 to 2026-12-02.', '0 of 5 days'],
      ['Has a holiday from 2026-11-28 to 2026-12-03.', '0 of 5 days'],
      [undefined, '5 of 5 days'],
    ]);
  });

  test('covers no day that is over, and no whole turns; without it nothing is granted', async () => {
    policy({ most: 50, unit: 'days', meanwhile: 'runs' });
    await asks(ann, days('11-20', '11-30'));
    await asks(bob, { kind: 'holiday', turns: { from: 2, to: 3 }, words: '' });
    await asks(cid, days('11-21', '11-22'));
    expect(granted().map(([, is]) => is)).toEqual([undefined, undefined, true]);
    policy(undefined);
    await asks(ann, days('11-28', '11-30'));
    expect(granted()[0]).toEqual([ann, undefined]);
    expect(policyOf(gm.store)).not.toHaveProperty('holidays');
    policy({ most: 0, unit: 'days', meanwhile: 'waits' });
    expect(policyOf(gm.store)).not.toHaveProperty('holidays');
  });

  test('is used up by what holds: a holiday that was declined afterwards costs nothing', async () => {
    policy({ most: 5, unit: 'days', meanwhile: 'runs' });
    await asks(ann, days('11-28', '11-30'));
    valueOf(answerRequest(ports, gm, ann, 'holiday', { granted: false, words: 'Not now.' }));
    expect([leftOf(gm.store, ann), rollCallOf(gm, now)[0]?.holiday]).toEqual(['5 of 5 days', undefined]);
  });
});

describe('an allowance of turns', () => {
  test('is taken from the turn at hand on, and who is away is neither waited for nor missed', async () => {
    policy(
      { most: 3, unit: 'turns', meanwhile: 'waits' },
      { runs: 'when-all-final', leastHours: 0, mostMissing: 0 },
    );
    await asks(ann, { kind: 'holiday', turns: { from: 2, to: 3 }, words: '' });
    expect([granted(), leftOf(gm.store, ann)]).toEqual([[[ann, true]], '1 of 3 turns']);
    await gm.run();
    for (const seat of [bob, cid]) await asks(seat, undefined, 'final');
    expect(tallied(gm.standing())).toMatchObject({ players: 2, missing: 0, final: 2 });
    expect([next().action, silentOf(gm.standing())]).toEqual(['run', []]);
    expect([1, 2, 3, 4].map((turn) => wasAway(gm.store)(ann, turn))).toEqual([false, true, true, false]);
  });
});

describe('meanwhile', () => {
  test('the deadline moves behind the holiday, for everybody and in their results, and they are told', async () => {
    policy({ most: 14, unit: 'days', meanwhile: 'moves' });
    valueOf(
      setWishes(gm.store, ports.clock, 'desk', {
        minutes: 15,
        server: { host: 'mail.example.org', port: 465, security: 'tls', user: 'gm', from: 'gm@example.org' },
      }),
    );
    expect(dueNow(gm.store).due).toBe('2026-11-24T17:00:00.000Z');
    await asks(ann, days('11-24', '12-02'));
    // The first Tuesday after the 2nd.
    expect(dueNow(gm.store).due).toBe('2026-12-08T17:00:00.000Z');
    expect(clockNow(gm, now)).toMatchObject({
      due: '2026-12-08T17:00:00.000Z',
      extended: 'a player has a holiday.',
    });
    const told = gm.store.post.letters().map(({ to, body }) => [to, body.replace(/\s+/g, ' ')] as const);
    expect(told[0]![0]).toBe('ann@example.org');
    expect(told[0]![1]).toContain('Of your holidays in this game, 5 of 14 days are left.');
    expect(told.slice(1).map(([to]) => to)).toEqual([
      'ann@example.org',
      'bob@example.org',
      'cid@example.org',
    ]);
    for (const [, body] of told.slice(1)) {
      expect(body).toContain('has a holiday, and orders are due later: on Tue 8 Dec, 17:00 UTC.');
      // Who it is, is nobody’s business.
      expect(body).not.toMatch(/\bann\b/i);
    }
    now = '2026-12-08T17:00:00.000Z';
    await asks(bob, days('12-14', '12-15'));
    await gm.run();
    const { due } = gm.store.results(2)[0]!.body as ResultsBody;
    expect(due?.at).toBe('2026-12-22T17:00:00.000Z');
  });

  test('the turn waits for who is away and has sent nothing, and for nobody else', async () => {
    policy({ most: 14, unit: 'days', meanwhile: 'waits' });
    await asks(ann, days('11-24', '11-25'));
    await gm.run();
    await asks(bob, days('11-30', '12-02'));
    await asks(ann, undefined, 'final');
    now = '2026-12-01T18:00:00.000Z';
    // Bob’s file is a draft, and counts: nothing is waited for.
    expect(next().action).toBe('run');
    await gm.run();
    await asks(cid, days('12-08', '12-09'));
    valueOf(answerRequest(ports, gm, cid, 'holiday', { granted: false }));
    valueOf(answerRequest(ports, gm, cid, 'holiday', { granted: true }));
    gm.store.settle(gm.store.received(3)[0]!.number, { standing: 'declined', reason: '' });
    now = '2026-12-08T18:00:00.000Z';
    expect(dueNow(gm.store).due).toBe('2026-12-08T17:00:00.000Z');
    expect(next()).toEqual({
      action: 'wait',
      at: '2026-12-10T00:00:00.000Z',
      why: 'The turn waits until Thu 10 Dec, 00:00 UTC for players on holiday who have sent no orders.',
    });
    expect(silentOf(gm.standing()).map(({ seat }) => seat)).toEqual([ann, bob]);
    const { letters } = valueOf(postResults(gm, ports.clock));
    for (const { body } of letters)
      expect(body).toContain('A player has a holiday, and the turn waits until Thu 10 Dec, 00:00 UTC.');
    now = '2026-12-10T00:00:00.000Z';
    expect(next().action).toBe('run');
  });

  test('the turn runs without who is away, and no miss of theirs is counted towards the computer', async () => {
    policy({ most: 14, unit: 'days', meanwhile: 'runs' }, { mostMissing: 0 });
    await asks(ann, days('11-22', '11-30'));
    await gm.run();
    for (const seat of [bob, cid]) await asks(seat, undefined, 'final');
    now = '2026-11-25T17:00:00.000Z';
    expect(tallied(gm.standing())).toMatchObject({ players: 2, missing: 0 });
    await gm.run();
    expect([wasAway(gm.store)(ann, 1), wasAway(gm.store)(ann, 2), wasAway(gm.store)(bob, 2)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
