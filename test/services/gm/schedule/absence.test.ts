import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Policy } from '#contract/gm/policy.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, seatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import { setPlayer } from '#main/services/gm/people/people.ts';
import { policyOf, setPolicy } from '#main/services/gm/policy/policy.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { computerWords, keepPolicy } from '#main/services/gm/schedule/absence.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { ledSeats } from '#main/services/gm/turns/loadedTurn.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import type { Player } from '../../../support/desk/gmWorld.ts';
import {
  codesOf,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  toy,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';

/* Who sends no orders for as many turns running as the policy says is led by the computer until orders come. */
const rules = galacticEmpires as unknown as SomeRuleset;
const [gorn, klingon] = ['gorn-hegemony', 'klingon-empire'].map(seatId) as [SeatId, SeatId];
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
      ruleset: rules,
      setup: { generate: { empires: 3, seats: [{ empire: gorn }, { empire: klingon }] } },
      players: { [gorn]: { player: 'Gil', address: '' }, [klingon]: { player: 'Kay', address: '' } },
      seed: 'absence',
      game: 'gw9',
    }),
  );
  players = await playersOf(gm);
});
afterEach(() => gm.close());

const policy = (absence: Policy['absence'], more: Partial<Policy> = {}): void =>
  void valueOf(keepPolicy(ports, gm, { ...defaultPolicy, due: '', ...more, ...(absence && { absence }) }));
const sends = async (seat: SeatId, of: Gm = gm) => {
  valueOf(await players[seat]!.open(resultsFor(of, seat)));
  return of.takeOrders(await players[seat]!.orders(emptyPlan()), `${seat}.orders`);
};
/** A turn for which these send orders. */
async function turn(...seats: readonly SeatId[]): Promise<void> {
  for (const seat of seats) await sends(seat);
  await gm.run();
}
const led = (of = gm) => ledSeats(rules, of.store);
const bodyOf = (seat: SeatId): ResultsBody =>
  gm.store.results(gm.store.turn()).find((one) => one.seat === seat)!.body as ResultsBody;
const lines = () => gm.store.log().map(({ what }) => what);

describe('a player who sends nothing', () => {
  test('is led by the computer from the turn after the last that the policy bears, and no sooner', async () => {
    policy({ turns: 2, word: 'computer' });
    await turn(klingon);
    expect(led()).toEqual([]);
    await turn(klingon);
    // Two turns running were missed by Gil alone; the third seat has no player whom to wait for.
    expect(led()).toEqual([gorn]);
    expect(gm.store.plans(3)[gameMaster]).toMatchObject({
      hq: [{ kind: 'set-leadership', of: gorn, computer: true }],
    });
    expect([bodyOf(gorn).absent, bodyOf(klingon).absent]).toEqual([2, undefined]);
    expect(lines()).toContain('Turn 3: the computer leads Gorn Hegemony, after 2 turns without orders.');
    expect(rollCallOf(gm).find(({ seat }) => seat === gorn)?.flags).toEqual([
      'The computer has led since turn 3, after 2 turns without orders. The player’s next orders take the seat back.',
    ]);
    const told =
      'No orders came from you for 2 turns in a row, so the computer leads your empire until you send some.';
    expect(resultsText(rules, bodyOf(gorn)).replace(/\s+/g, ' ')).toContain(told);
    expect(resultsText(rules, bodyOf(klingon))).not.toContain('No orders of yours');
    for (const seat of [gorn, klingon])
      gm.store.setPlayer(seat, { player: 'P', address: `${seat}@example.org` });
    const { letters } = valueOf(postResults(gm, ports.clock));
    expect(letters.map(({ seat, body }) => [seat, body.includes(told)])).toEqual([
      [gorn, true],
      [klingon, false],
    ]);
    await turn(klingon);
    expect(led()).toEqual([gorn]);
    expect(bodyOf(gorn)).toMatchObject({
      absent: 2,
      proof: { how: { mine: 'computer', led: 1, ledChanged: 1 } },
    });
    // Who was told what is bound as ever.
    expect((await verify(rules, recordOf(gm.store))).ok).toBe(true);
  });

  test('has the seat back with the next orders, which count at once', async () => {
    policy({ turns: 1, word: 'computer' });
    await turn(klingon);
    await turn(klingon);
    expect(led()).toEqual([gorn]);
    expect(await sends(gorn)).toMatchObject({ verdict: 'final' });
    expect(led()).toEqual([]);
    expect(gm.standing().seats.find(({ seat }) => seat === gorn)?.orders).toBe('final');
    expect(lines()).toContain('Turn 3: orders came for Gorn Hegemony, so the computer no longer leads it.');
    await turn(klingon);
    expect([led(), bodyOf(gorn).absent]).toEqual([[], undefined]);
    expect(bodyOf(gorn).proof?.how).toMatchObject({ mine: 'player', ledChanged: 1 });
  });

  test('has it back with the turn after, if their file came when the turn could take none', async () => {
    policy({ turns: 1, word: 'computer' }, { due: 'Tuesday 17:00 UTC', late: 'ask' });
    await turn(klingon);
    now = '2026-11-25T00:00:00.000Z';
    const late = await sends(gorn);
    expect([late.standing, led()]).toEqual(['waits', [gorn]]);
    valueOf(await settleOrders(ports, gm, late.number, { take: true }));
    expect(led()).toEqual([]);
  });

  test('what the game master decides stands: who was given to the computer stays there, and who was given back waits anew', async () => {
    policy({ turns: 2, word: 'computer' });
    valueOf(gm.decide(klingon, ['computer']));
    await turn();
    await turn();
    expect(led()).toEqual([gorn, klingon]);
    await sends(klingon);
    expect(led()).toEqual([gorn, klingon]);
    valueOf(gm.decide(gorn, ['player']));
    await gm.run();
    expect(led()).toEqual([klingon]);
    await gm.run();
    expect(led()).toEqual([gorn, klingon]);
  });

  test('is led anew after the game went back, and a new player begins anew', async () => {
    policy({ turns: 2, word: 'computer' });
    await turn(klingon);
    await turn(klingon);
    valueOf(await gm.back({ turn: 2, why: 'A mistake.' }));
    expect(led()).toEqual([]);
    await sends(gorn);
    await gm.run();
    expect([led(), bodyOf(gorn).absent]).toEqual([[], undefined]);
    gm.store.setMemo('joined', { [gorn]: 4 });
    await turn(klingon);
    await turn(klingon);
    // Of turns 3 and 4 only the second was theirs.
    expect(led()).toEqual([]);
    await turn(klingon);
    expect([led(), bodyOf(gorn).absent]).toEqual([[gorn], 2]);
  });
});

test('a turn of a granted holiday is none that was missed', async () => {
  policy({ turns: 2, word: 'computer' });
  const away = (from: number, to: number) => ({ kind: 'holiday', turns: { from, to }, words: '' });
  gm.store.setMemo('answers', [
    { turn: 1, seat: gorn, request: away(2, 2), granted: true, words: '', at: now },
    { turn: 1, seat: klingon, request: away(2, 9), granted: true, words: '', at: now },
  ]);
  for (const missed of [1, 1, 2]) {
    expect(led()).toEqual([]);
    await turn();
    // Turns 1 and 3 are missed, and turn 2 is between them.
    expect(bodyOf(gorn).absent).toBe(missed === 2 ? 2 : undefined);
  }
  expect(led()).toEqual([gorn]);
});

describe('the policy', () => {
  test('without it nobody is led, and neither file nor game says anything of it', async () => {
    policy(undefined);
    await turn();
    await turn();
    expect(led()).toEqual([]);
    expect(bodyOf(gorn)).not.toHaveProperty('absent');
    expect(gm.store.memo('absent')).toBeUndefined();
    policy({ turns: 0, word: 'computer' });
    expect(policyOf(gm.store)).not.toHaveProperty('absence');
    expect(JSON.stringify(gm.store.memo('policy'))).not.toContain('absence');
  });

  test('once it is gone, who is led is led on until orders come', async () => {
    policy({ turns: 1, word: 'computer' });
    await turn(klingon);
    policy(undefined);
    await turn(klingon);
    expect(led()).toEqual([gorn]);
    await sends(gorn);
    expect(led()).toEqual([]);
  });

  test('names only what the rules have, and its change is told in the log', () => {
    const kept = (of: Pick<Gm, 'store' | 'ruleset'>, word: string) =>
      codesOf(keepPolicy(ports, of, { ...defaultPolicy, absence: { turns: 3, word } }));
    expect(kept(gm, 'computer-mighty')).toEqual(['no-computer-word']);
    expect(kept(gm, 'royalty')).toEqual(['no-computer-word']);
    expect(kept({ store: gm.store, ruleset: toy() }, 'computer')).toEqual(['no-seating']);
    expect(kept(gm, 'computer')).toEqual([]);
    expect(lines().at(-1)).toContain('turns without orders, after which the computer leads: 3 (computer)');
    valueOf(setPolicy(ports, gm.store, { ...defaultPolicy }));
    expect(lines().at(-1)).toContain('turns without orders, after which the computer leads: never');
    expect(computerWords(rules)).toEqual(['computer', 'computer-bold', 'computer-cautious']);
  });

  test('who is no player is not waited for', async () => {
    policy({ turns: 1, word: 'computer' });
    valueOf(setPlayer(ports, gm.store, gorn, { player: '', address: '' }));
    await turn(klingon);
    expect(led()).toEqual([]);
  });
});
