import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder, seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { archiveText } from '#main/services/gm/proof/archive.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { diceSeed } from '#main/services/gm/game/dice.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import {
  ann,
  codesOf,
  playersOf,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';

/*
 * The game master decides who leads an empire: the decision is part of the game file and of the turn's input,
 * and the computer's orders are kept like those of players.
 */

const rules = galacticEmpires as unknown as SomeRuleset;
const [gorn, klingon] = ['gorn-hegemony', 'klingon-empire'].map(seatId) as [SeatId, SeatId];
let folder: Awaited<ReturnType<typeof tempFolder>>;
let count = 0;
let gm: Gm;
let seats: readonly SeatId[];

async function begin(request: Partial<NewGameRequest> = {}): Promise<Gm> {
  const setup = { generate: { empires: 3, seats: [{ empire: gorn }, { empire: klingon }] } };
  return valueOf(
    await newGame(testPorts(), gameFiles, folder.of(`${(count += 1)}.game`), {
      ruleset: rules,
      setup,
      players: {},
      seed: 'seats',
      game: 'gw9',
      ...request,
    }),
  );
}

beforeAll(async () => {
  folder = await tempFolder();
});
beforeEach(async () => {
  gm = await begin();
  seats = gm.store.seats().map(({ seat }) => seat);
});
afterAll(() => folder.end());

interface ArchivedTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly ran?: { readonly seed: string; readonly plans: Readonly<Record<SeatId, unknown>> };
}
const archived = (from: Gm): readonly ArchivedTurn[] =>
  (
    JSON.parse((sealing.unpack(from.archive(), 50_000_000) as { readonly value: string }).value) as {
      readonly turns: readonly ArchivedTurn[];
    }
  ).turns;
const stateNow = (from: Gm): State =>
  valueOf(galacticEmpires.codecs.state.parse(from.store.turnOf(from.store.turn())?.state) as never);
const computerLed = (from: Gm): readonly SeatId[] =>
  inOrder(stateNow(from).empires)
    .filter(([, { computer }]) => computer)
    .map(([seat]) => seat);
const proclaims = (seat: SeatId): unknown => ({
  hq: [
    {
      kind: 'issue-proclamation',
      ref: nthOrder(seat, 1, 1),
      text: 'Peace to all who read this, and to their ships.',
    },
  ],
  units: {},
});

describe('what the game master decides about a seat', () => {
  test('holds from the current turn on, is told to everybody, and is kept with the turn', async () => {
    expect(gm.seats().find(({ seat }) => seat === gorn)).toMatchObject({
      words: ['player', 'royalty'],
      decreed: [],
    });
    valueOf(gm.decide(gorn, ['computer', 'commoner']));
    expect(gm.seats().find(({ seat }) => seat === gorn)).toMatchObject({
      words: ['commoner', 'computer'],
      decreed: ['commoner', 'computer'],
    });
    expect(computerLed(gm)).toEqual([]);
    await gm.run();
    expect([computerLed(gm), stateNow(gm).empires[gorn]?.status]).toEqual([[gorn], 'commoner']);
    for (const { body } of gm.store.results(2)) expect(JSON.stringify(body)).toContain('leadership-changed');
    const [first] = archived(gm);
    expect(
      (first!.ran!.plans[gameMaster] as { readonly hq: readonly AnyOrder[] }).hq.map(({ kind }) => kind),
    ).toEqual(['set-leadership', 'set-status']);
    expect(valueOf(await archiveText(sealing, gm.archive(), () => rules))).toContain(
      'Let the computer lead the Gorn Hegemony',
    );
  });

  test('is replaced by what they decide later, and forgotten when it changes nothing', async () => {
    valueOf(gm.decide(gorn, ['computer']));
    valueOf(gm.decide(klingon, ['commoner']));
    valueOf(gm.decide(gorn, ['player']));
    expect(gm.store.plans(1)).toMatchObject({ [gameMaster]: { hq: [{ kind: 'set-status', of: klingon }] } });
    valueOf(gm.decide(klingon, ['royalty']));
    expect(gm.store.plans(1)).toEqual({});
    expect(await gm.run()).toMatchObject({ kind: 'ran', missing: seats });
    expect(computerLed(gm)).toEqual([]);
  });

  test('is refused when it cannot be', async () => {
    expect(codesOf(gm.decide(seatId('nobody'), ['computer']))).toEqual(['no-such-seat']);
    expect(codesOf(gm.decide(gorn, ['computer', 'player']))).toEqual(['decided-twice']);
    const toys = await toyGame(folder.of('toys.game'));
    expect(codesOf(toys.decide(ann, ['computer']))).toEqual(['no-seating']);
    toys.close();
    expect(
      codesOf(
        await newGame(testPorts(), gameFiles, folder.of('none.game'), {
          ruleset: rules,
          setup: { generate: { empires: 3 } },
          players: {},
          computer: [seatId('nobody')],
        }),
      ),
    ).toEqual(['no-such-seat']);
  });

  test('while the turn is being run elsewhere stops that run', async () => {
    const path = folder.of(`${count}.game`);
    const elsewhere = valueOf(await openGame(testPorts(), gameFiles, path, () => rules));
    const running = gm.run();
    valueOf(elsewhere.decide(gorn, ['computer']));
    expect(await running).toEqual({ kind: 'overtaken' });
    expect(gm.store.turn()).toBe(1);
    elsewhere.close();
  });
});

test('an orders file that holds decrees changes nobody, whoever sent it', async () => {
  const { [gorn]: player } = await playersOf(gm);
  const decrees = [
    { kind: 'set-leadership', of: klingon, computer: true },
    { kind: 'set-status', of: klingon, status: 'commoner' },
    { kind: 'set-leadership', of: gorn, computer: true },
    { kind: 'set-status', of: gorn, status: 'commoner' },
  ].map((order, n) => ({ ...order, ref: nthOrder(gorn, 1, n + 1) }));
  expect(
    await gm.takeOrders(
      (await player?.orders({ hq: decrees, units: {} })) ?? new Uint8Array(),
      'bold.orders',
    ),
  ).toMatchObject({ verdict: 'final' });
  const forged = decrees.map((order, n) => ({ ...order, ref: nthOrder(gameMaster, 1, n + 1) }));
  expect(
    await gm.takeOrders(
      (await player?.orders({ hq: forged, units: {} })) ?? new Uint8Array(),
      'forged.orders',
    ),
  ).toMatchObject({ verdict: 'refused' });
  await gm.run();
  expect(computerLed(gm)).toEqual([]);
  expect(inOrder(stateNow(gm).empires).map(([, { status }]) => status)).toEqual([
    'royalty',
    'royalty',
    'royalty',
  ]);
  expect(
    gm.store
      .results(2)
      .filter(({ body }) => JSON.stringify(body).includes('game-master-only'))
      .map(({ seat }) => seat),
  ).toEqual([gorn]);
});

describe('an empire that the computer leads', () => {
  test('orders by itself, is missing to nobody, and gets its results', async () => {
    valueOf(gm.decide(gorn, ['computer']));
    expect(gm.standing().seats.find(({ seat }) => seat === gorn)).toMatchObject({ orders: 'computer' });
    expect(gm.standing().missing).toEqual(seats.filter((seat) => seat !== gorn));
    expect(gm.review().map(({ seat }) => seat)).toEqual(seats.filter((seat) => seat !== gorn));
    expect(await gm.run()).toMatchObject({ kind: 'ran', missing: seats.filter((seat) => seat !== gorn) });
    expect(gm.store.results(2).map(({ seat }) => seat)).toEqual(seats);
    expect(Object.keys(gm.store.plans(1)).sort()).toEqual([gameMaster, gorn].sort());
  });

  test('cannot be ordered about by a file, until the game master gives it back', async () => {
    const { [gorn]: player } = await playersOf(gm);
    valueOf(gm.decide(gorn, ['computer']));
    await gm.takeOrders((await player?.orders(proclaims(gorn))) ?? new Uint8Array(), 'late.orders');
    expect(gm.standing().seats.find(({ seat }) => seat === gorn)).toMatchObject({
      orders: 'computer',
      versions: 1,
    });
    expect(gm.unjudged()).toEqual([]);
    valueOf(gm.decide(gorn, ['player']));
    expect(gm.standing().seats.find(({ seat }) => seat === gorn)).toMatchObject({
      orders: 'final',
      counts: { name: 'late.orders' },
    });
    expect(gm.unjudged()).toHaveLength(1);
  });

  test('is not to be given to another player, though nobody ordered for it before', async () => {
    const due = () =>
      rollCallOf(gm)
        .filter(({ flags }) => flags.some((flag) => flag.includes('GE 7286')))
        .map(({ seat }) => seat);
    await gm.run();
    expect(due()).toEqual(seats);
    valueOf(gm.decide(gorn, ['computer']));
    expect(due()).toEqual(seats.filter((seat) => seat !== gorn));
  });

  test('orders anew when its turn is gone back to, and what was put aside comes back with its orders of then', async () => {
    valueOf(gm.decide(gorn, ['computer']));
    await gm.run();
    const before = gm.store.plans(1);
    valueOf(await gm.back({ turn: 1, why: 'So.' }));
    expect(Object.keys(gm.store.plans(1))).toEqual([gameMaster]);
    valueOf(await gm.redo({}));
    expect([gm.store.turn(), gm.store.plans(1)]).toEqual([2, before]);
  });

  test('is there from the start where the game master wants it, with the passive or the ambitious mind', async () => {
    const named = await begin({ computer: [gorn] });
    const all = await begin({ computer: 'all', ambitious: true });
    const others = await begin({ computer: 'others', players: { [gorn]: { player: 'Cy', address: '' } } });
    expect([named, all, others].map(computerLed)).toEqual([
      [gorn],
      seats,
      seats.filter((seat) => seat !== gorn),
    ]);
    expect([named, all].map((one) => stateNow(one).parameters.computerConquers)).toEqual([false, true]);
    expect(all.standing().missing).toEqual([]);
    expect((named.view(klingon) as View).empires[gorn]?.computer).toBe(true);
  });

  test('leads the same way again: the archive holds all that a turn was run with', async () => {
    const [one, two] = [
      await begin({ computer: 'all', ambitious: true }),
      await begin({ computer: 'all', ambitious: true }),
    ];
    for (let turn = 1; turn <= 3; turn += 1) {
      for (const game of [one, two]) {
        if (turn === 2) valueOf(game.decide(klingon, ['player', 'commoner']));
        await game.run();
      }
    }
    expect(one.archive()).toEqual(two.archive());
    const turns = archived(one);
    const codec = planCodec<AnyOrder>(rules.orders);
    for (const [at, { state, ran: { seed, plans } = { seed: '', plans: {} } }] of turns
      .slice(0, -1)
      .entries()) {
      const read = Object.fromEntries(
        inOrder(plans).map(([seat, plan]) => [seat, valueOf(codec.parse(plan))]),
      );
      expect(at > 0 || listedOrders(read[gorn] ?? { hq: [], units: {} }).length > 0).toBe(true);
      const again = runTurn(rules, {
        state: valueOf(rules.codecs.state.parse(state)),
        seed: diceSeed(seed, {}),
        plans: read,
      });
      expect(rules.codecs.state.make(again.state)).toEqual(turns[at + 1]?.state);
    }
    expect(Object.keys(turns[1]?.ran?.plans ?? {})).not.toContain(klingon);
  });
});
