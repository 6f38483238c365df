import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { seatId, runId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { missingOf, silentOf, tallied } from '#main/services/gm/schedule/standing.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { nextAction, situationOf } from '#main/services/gm/schedule/clock.ts';
import { policyOf, setPolicy } from '#main/services/gm/policy/policy.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import {
  codesOf,
  playersOf,
  resultsFor,
  tempFolder,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes } from '../../../support/play/proofPlay.ts';
import { type Players, salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';

/* Runs that are put off within their turn, and made up. */
const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];
const [ofAsch, ofBrod, ofChur, market] = ['of-asch', 'of-brod', 'of-chur', 'market'].map(runId) as [
  RunId,
  RunId,
  RunId,
  RunId,
];

/** Salt Roads, in which the way of a house may wait. */
const waiting: SomeRuleset = {
  ...salt,
  runs: (state) => salt.runs(state).map((run) => (run.id === market ? run : { ...run, mayWait: true })),
};
/** The same, with a day for each way and one for the market. */
const byDays: SomeRuleset = {
  ...waiting,
  runs: (state) => waiting.runs(state).map((run, at) => ({ ...run, due: 'ways', day: at * 2 })),
};

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

const reopened = async (gm: Gm, name: string, rules = waiting): Promise<Gm> => {
  gm.close();
  return valueOf(await openGame(testPorts(), gameFiles, folder.of(name), () => rules));
};
const states = (gm: Gm): readonly string[] => gm.runs().map(({ run, state }) => `${run.id} ${state}`);
const order = (gm: Gm, turn = 1): readonly RunId[] => gm.store.runs(turn).map(({ plan }) => plan.id);
const bodyOf = (gm: Gm, seat: SeatId, turn = 2): ResultsBody =>
  gm.store.results(turn).find((one) => one.seat === seat)?.body as ResultsBody;
const archived = (gm: Gm): Loose =>
  JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
const verified = (archive: Loose) =>
  verify(waiting, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
const faults = async (archive: Loose): Promise<string> =>
  badOnes(await verified(archive))
    .map(([, said]) => said)
    .join(' ');
/** Everybody digs once, but for those who are late. */
async function ordered(gm: Gm, players: Players, late: readonly SeatId[] = [], turn = 1): Promise<void> {
  for (const seat of [asch, brod, chur])
    if (!late.includes(seat))
      expect((await send(gm, players, seat, way(seat, turn, 1), turn)).verdict).toBe('final');
}
async function begun(name: string, late: readonly SeatId[] = [], rules = waiting) {
  const gm = await saltGame(folder.of(name), rules);
  const players = await playersOf(gm);
  await ordered(gm, players, late);
  return { gm, players };
}

describe('a run that is put off', () => {
  test('lets those behind it go first, and is made up before what ends the turn, with the orders that came in by then', async () => {
    const { gm, players } = await begun('late.game', [asch]);
    valueOf(await gm.putOff({ run: ofAsch, why: 'A storm.' }));
    expect(states(gm)).toEqual(['of-brod due', 'of-chur due', 'of-asch put-off', 'market waits']);
    expect([missingOf(gm.standing()), silentOf(gm.standing()).map(({ seat }) => seat)]).toEqual([[], [asch]]);
    expect(await gm.run()).toMatchObject({ runs: [ofBrod, ofChur], left: 2 });
    expect(states(gm)).toEqual(['of-brod over', 'of-chur over', 'of-asch due', 'market waits']);
    expect(missingOf(gm.standing())).toEqual([asch]);
    expect((await send(gm, players, asch, way(asch, 1, 2), 1)).verdict).toBe('final');
    expect(await gm.run()).toMatchObject({ runs: [ofAsch], left: 1, missing: [] });
    expect(await gm.run()).toMatchObject({ runs: [market], left: 0 });
    expect(order(gm)).toEqual([ofBrod, ofChur, ofAsch, market]);
    expect(bodyOf(gm, asch).heard.filter(({ run }) => run === ofAsch)).toHaveLength(2);
    expect([asch, brod].map((seat) => bodyOf(gm, seat).proof?.how?.madeUp)).toEqual([true, undefined]);
    gm.close();
  });

  test('can be proved: not its place, not that it was made up, and no order that the rules do not allow', async () => {
    const { gm } = await begun('proved.game');
    valueOf(await gm.putOff({ run: ofBrod }));
    for (let nth = 0; nth < 3; nth += 1) await gm.run();
    await gm.run();
    await gm.run();
    const archive = archived(gm);
    const runs = archive['turns'][0].ran.runs as { run: string; madeUp?: boolean }[];
    expect(runs.map(({ run, madeUp }) => [run, madeUp])).toEqual([
      [ofAsch, undefined],
      [ofChur, undefined],
      [ofBrod, true],
      [market, undefined],
    ]);
    expect(await faults(archive)).toBe('');
    const otherwise = async (change: (all: Loose) => void): Promise<string> => {
      const copy = structuredClone(archive);
      change(copy);
      return faults(copy);
    };
    expect(await otherwise((all) => delete all['turns'][0].ran.runs[2].madeUp)).toContain(
      'Its runs are not those the rules require.',
    );
    expect(await otherwise((all) => delete all['turns'][1].results.brod.proof.how.madeUp)).toContain(
      'How turn 1 was run is described differently in the results of brod.',
    );
    const strict = badOnes(await verify(salt, valueOf(readArchive(sealing, gm.archive()))));
    expect(strict.map(([, said]) => said).join(' ')).toContain(
      'Its runs are in an order that the rules do not allow.',
    );
    gm.close();
  });

  test('gives the same game byte by byte, run in one go or one by one with a restart before each', async () => {
    const one = await begun('whole.game');
    const two = await begun('parts.game');
    let parts = two.gm;
    for (const { gm } of [one, two]) {
      valueOf(await gm.putOff({ run: ofAsch }));
      valueOf(await gm.putOff({ run: ofChur }));
    }
    while (one.gm.store.turn() === 1) await one.gm.run();
    for (const run of [ofBrod, ofAsch, ofChur, market]) {
      parts = await reopened(parts, 'parts.game');
      expect(await parts.run({ run })).toMatchObject({ runs: [run] });
    }
    expect(Buffer.from(parts.archive()).equals(Buffer.from(one.gm.archive()))).toBe(true);
    parts.close();
    one.gm.close();
  });

  test('changes not a byte where it is put back before the others have gone by', async () => {
    const { gm } = await begun('back.game');
    valueOf(await gm.putOff({ run: ofBrod }));
    valueOf(await gm.putOff({ run: ofBrod, back: true }));
    expect(states(gm).slice(0, 3)).toEqual(['of-asch due', 'of-brod due', 'of-chur due']);
    const usual = (await begun('usual.game')).gm;
    for (const each of [gm, usual]) for (let nth = 0; nth < 2; nth += 1) await each.run();
    expect(Buffer.from(gm.archive()).equals(Buffer.from(usual.archive()))).toBe(true);
    gm.close();
    usual.close();
  });

  test('is made up at once when it is asked for; put back, it is next', async () => {
    const { gm } = await begun('middle.game');
    valueOf(await gm.putOff({ run: ofAsch }));
    await gm.run({ run: ofBrod });
    await expect(gm.run({ run: market })).rejects.toMatchObject({ problem: { code: 'not-next-run' } });
    expect(await gm.run({ run: ofAsch })).toMatchObject({ runs: [ofAsch], left: 2 });
    await gm.run();
    await gm.run();
    expect(order(gm)).toEqual([ofBrod, ofAsch, ofChur, market]);
    expect(await faults(archived(gm))).toBe('');
    gm.close();
    const other = (await begun('next.game')).gm;
    valueOf(await other.putOff({ run: ofAsch }));
    await other.run({ run: ofBrod });
    valueOf(await other.putOff({ run: ofAsch, back: true }));
    expect(states(other).slice(0, 2)).toEqual(['of-brod over', 'of-asch due']);
    other.close();
  });

  test('is refused where it cannot be', async () => {
    const { gm } = await begun('refused.game');
    const put = async (run: string, back = false) => codesOf(await gm.putOff({ run: runId(run), back }));
    expect(await put('of-nobody')).toEqual(['no-such-run']);
    expect(await put('market')).toEqual(['run-may-not-wait']);
    expect(await put('of-asch', true)).toEqual(['not-put-off']);
    valueOf(await gm.putOff({ run: ofBrod }));
    expect(await put('of-brod')).toEqual(['put-off-already']);
    await gm.run({ run: ofAsch });
    expect(await put('of-asch')).toEqual(['run-over']);
    await expect(gm.run({ run: market })).rejects.toMatchObject({ problem: { code: 'not-next-run' } });
    await gm.run({ run: ofChur });
    expect(await put('of-brod', true)).toEqual([]);
    gm.close();
  });

  test('is forgotten with its turn', async () => {
    const { gm } = await begun('over.game');
    valueOf(await gm.putOff({ run: ofAsch }));
    while (gm.store.turn() === 1) await gm.run();
    expect(gm.runs().every(({ putOff }) => putOff === undefined)).toBe(true);
    gm.close();
  });
});

describe('a turn with a run that was made up', () => {
  test('is run again in the same order, and comes back as it was', async () => {
    const { gm } = await begun('again.game');
    valueOf(await gm.putOff({ run: ofAsch }));
    while (gm.store.turn() === 1) await gm.run();
    const state = gm.store.turnOf(2)?.state;
    valueOf(await gm.rerun({ turn: 1, dice: 'same', why: 'A slip.' }));
    expect(order(gm)).toEqual([ofBrod, ofChur, ofAsch, market]);
    expect(gm.store.turnOf(2)?.state).toEqual(state);
    valueOf(await gm.back({ turn: 1, why: 'Another slip.' }));
    valueOf(await gm.putOff({ run: ofAsch, back: true }));
    valueOf(await gm.redo({}));
    expect(order(gm)).toEqual([ofBrod, ofChur, ofAsch, market]);
    expect(await faults(archived(gm))).toBe('');
    gm.close();
  });

  test('knows a run that was taken back by its name: another that has its place was not run before', async () => {
    const { gm } = await begun('taken.game');
    const why = 'Brod’s orders were mislaid.';
    await gm.run({ run: ofAsch });
    await gm.run({ run: ofBrod });
    valueOf(await gm.back({ turn: 1, why }));
    valueOf(await gm.putOff({ run: ofBrod }));
    expect(codesOf(await gm.redo({}))).toEqual(['gone-on']);
    await gm.run({ run: ofChur });
    expect(bodyOf(gm, chur).rerun).toBeUndefined();
    await gm.run();
    await gm.run();
    expect(bodyOf(gm, brod)).toMatchObject({ rerun: 1, rerunWhy: why });
    const archive = archived(gm);
    expect(archive['undone']).toMatchObject([{ run: 1, name: 'of-brod' }]);
    expect(await faults(archive)).toBe('');
    const hidden = structuredClone(archive);
    delete hidden['turns'][1].results.brod.rerun;
    expect(await faults(hidden)).toContain('How often turn 1 was run is missing from the results of brod.');
    gm.close();
  });
});

describe('by the schedule, a run that is put off', () => {
  const deadline = async (gm: Gm): Promise<void> => {
    const policy = { due: 'Saturday 20:00 UTC', graceHours: 0, late: 'ask', runs: 'at-deadline' } as const;
    valueOf(setPolicy(testPorts(), gm.store, { ...policyOf(gm.store), ...policy, mostMissing: 0 }));
  };
  const next = (gm: Gm, now: string) => nextAction(situationOf(gm.store, tallied(gm.standing()), now));

  test('waits for the game master, and what comes in for it is in time', async () => {
    const { gm: before } = await begun('byHand.game', [asch]);
    await deadline(before);
    before.close();
    const clock = { now: () => '2026-12-24T12:00:00.000Z' };
    const ports = { ...testPorts(), clock };
    const gm = valueOf(await openGame(ports, gameFiles, folder.of('byHand.game'), () => waiting));
    const players = await playersOf(gm);
    expect(next(gm, clock.now()).action).toBe('nothing');
    valueOf(await gm.putOff({ run: ofAsch }));
    expect(next(gm, clock.now()).action).toBe('run');
    await gm.run();
    expect(next(gm, clock.now())).toMatchObject({ action: 'nothing', why: /put off/ });
    valueOf(await players[asch]!.open(resultsFor(gm, asch)));
    expect(await send(gm, players, asch, way(asch, 1, 1), 1)).toMatchObject({ late: false });
    gm.close();
  });

  test('is due with what ends the turn, if that has a later day; then it is waived', async () => {
    const { gm } = await begun('days.game', [asch], byDays);
    await deadline(gm);
    valueOf(await gm.putOff({ run: ofAsch }));
    await gm.run();
    await gm.run();
    expect(gm.runs().map(({ run, state, day }) => [run.id, state, day])).toEqual([
      [ofBrod, 'over', 2],
      [ofChur, 'over', 4],
      [ofAsch, 'due', 6],
      [market, 'waits', 6],
    ]);
    // Due on Saturday, 28 November, and six days later.
    expect(next(gm, '2026-12-04T19:59:00.000Z').action).toBe('wait');
    expect(next(gm, '2026-12-04T20:00:00.000Z').action).toBe('run');
    await gm.run();
    expect(gm.runs().map(({ waived, madeUp }) => [waived, madeUp])[2]).toEqual([true, true]);
    gm.close();
  });
});
