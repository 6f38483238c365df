import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { replacePlayer, setPlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { setExtension, setPolicy } from '#main/services/gm/policy/policy.ts';
import { rulesetById } from '#rulesets/all.ts';
import { Player, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { galacticEmpires, scriptedFiles } from '../../../support/play/scriptedGame.ts';

/*
 * A game master who has the unmodified program, every key, and as many copies of the game as they like, tries each choice that the program
 * leaves them before a turn is run. A choice that changes the seed of the dice must be told to somebody who would know better.
 */

const folder = await tempFolder();
const ports = testPorts();
/** The same, an hour after the turn's deadline. */
const later = { ...testPorts(), clock: { now: () => '2026-11-21T20:30:00.000Z' } };
let base: string;
let players: ReadonlyMap<SeatId, Player>;
let seats: readonly SeatId[];
let plans: ReadonlyMap<SeatId, Uint8Array>;
let copies = 0;
let plain: Ran;

/** The seats of the trial, in id order: the computer leads the last one, and the one before it has no player. */
const seat = (nth: number): SeatId => seats[nth] as SeatId;
const [led, empty] = [3, 2];

beforeAll(async () => {
  base = folder.of('base.game');
  const setup = { generate: { empires: 4 } };
  const request = { ruleset: galacticEmpires, setup, players: {}, seed: 'grinding', game: 'gw9' };
  const gm = valueOf(
    await newGame(ports, gameFiles, base, {
      ...request,
      computer: (ids: readonly SeatId[]) => ids.slice(led),
    }),
  );
  seats = gm.store.seats().map((one) => one.seat);
  for (const [nth, player] of ['Ann', 'Bob'].entries())
    valueOf(setPlayer(ports, gm.store, seat(nth), { player, address: '' }));
  players = new Map(seats.map((one) => [one, new Player()]));
  await scriptedFiles(gm, players);
  await gm.run();
  plans = await scriptedFiles(gm, players);
  valueOf(setPolicy(ports, gm.store, ask));
  valueOf(
    setExtension(ports, gm.store, { at: '2026-11-21T19:30:00.000Z', reason: 'The first turns are short.' }),
  );
  await gm.takeOrders(plans.get(seat(0)) as Uint8Array, 'ann.orders');
  gm.close();
  plain = await ranAfter(async () => undefined);
});
afterAll(() => folder.end());

const ask = {
  due: '',
  graceHours: 0,
  late: 'ask',
  runs: 'by-hand',
  leastHours: 0,
  mostMissing: 0,
  reminders: [],
  copies: 0,
} as const;

/** The turn as it was run after a choice: the seed of its dice, and what everybody was told of how it was run. */
interface Ran {
  readonly dice: string;
  readonly told: Readonly<Record<SeatId, unknown>>;
}

async function ranAfter(choice: (gm: Gm) => Promise<unknown>): Promise<Ran> {
  const from = valueOf(await openGame(ports, gameFiles, base, rulesetById as never));
  const path = folder.of(`${(copies += 1)}.game`);
  await from.store.copyTo(path);
  from.close();
  const gm = valueOf(await openGame(later, gameFiles, path, rulesetById as never));
  try {
    await choice(gm);
    const turn = gm.store.turn();
    const ran = await gm.run();
    if (ran.kind !== 'ran') throw new Error(`the turn ended with ${ran.kind}`);
    const told = gm.store.results(turn + 1).map((one) => [one.seat, howItWasRun(one.body)] as const);
    return { dice: gm.store.turnOf(turn)?.ran?.dice ?? '', told: Object.fromEntries(told) };
  } finally {
    gm.close();
  }
}

/** What a results file tells of how the turn was run, besides what follows from the dice. */
function howItWasRun(body: unknown): unknown {
  const { view: _, heard: __, refusals: ___, commitment: ____, ...rest } = body as Record<string, unknown>;
  return rest;
}

/** Orders that say the same as a player's, or nothing, signed with the key of the seat. */
const sign = (nth: number, plan: unknown, change = {}): Promise<Uint8Array> =>
  (players.get(seat(nth)) as Player).orders(plan, change);
const nothing = { hq: [], units: {} };
const numbers = [1, 2] as const;
/** Before the deadline of the turn. */
const inTime = '2026-11-21T19:00:00.000Z';
const taken = (gm: Gm, bytes: Uint8Array): Promise<unknown> =>
  gm.takeOrders(bytes, 'a.orders', { came: inTime });
const takenLate = async (gm: Gm): Promise<number> =>
  (await gm.takeOrders(plans.get(seat(1)) as Uint8Array, 'late.orders')).number;

/** Choices that must not reach the dice at all. */
const idle: readonly (readonly [what: string, choice: (gm: Gm, nth: number) => Promise<unknown>])[] = [
  [
    'orders of the seat that the computer leads',
    async (gm, nth) => taken(gm, await sign(led, { hq: [], units: { [`nonce${nth}`]: [] } })),
  ],
  [
    'full orders of the seat that the computer leads',
    async (gm, nth) =>
      taken(
        gm,
        nth === 1
          ? (plans.get(seat(led)) as Uint8Array)
          : await sign(led, nothing, { program: `0.1.${nth}` }),
      ),
  ],
  ['an empty plan of a seat that gave none', async (gm) => taken(gm, await sign(1, nothing))],
  [
    'an empty list of orders for a unit that is not',
    async (gm, nth) => taken(gm, await sign(1, { hq: [], units: { [`nonce${nth}`]: [] } })),
  ],
  [
    'the name of the program that saved',
    async (gm, nth) => taken(gm, await sign(1, nothing, { program: `0.1.${nth}` })),
  ],
  [
    'names and addresses of players',
    async (gm, nth) =>
      setPlayer(ports, gm.store, seat(1), { player: `Bob ${nth}`, address: `b${nth}@example.org` }),
  ],
  ['the policy', async (gm, nth) => setPolicy(ports, gm.store, { ...ask, leastHours: nth })],
  [
    'the deadline',
    async (gm, nth) => setExtension(later, gm.store, { at: `2026-12-0${nth}T00:00:00.000Z`, reason: 'So.' }),
  ],
  [
    'a decree that is taken back',
    async (gm) => {
      valueOf(gm.decide(seat(1), ['computer']));
      valueOf(gm.decide(seat(1), ['player']));
    },
  ],
  [
    'a stand-in who orders nothing',
    async (gm) => setStandIn(ports, gm, seat(1), { person: { player: 'Kim', address: '' } }),
  ],
  [
    'another player for a seat that gave no orders',
    async (gm) => replacePlayer(ports, gm, seat(1), { person: { player: 'Kim', address: '' }, why: 'So.' }),
  ],
  ['the same file once more', async (gm) => gm.takeOrders(plans.get(seat(0)) as Uint8Array, 'again.orders')],
  ['a file that nobody can read', async (gm, nth) => taken(gm, Uint8Array.of(nth))],
];

/** Choices that reach the dice, or what the turn makes of them, and are told. */
const told: readonly (readonly [what: string, choice: (gm: Gm) => Promise<unknown>])[] = [
  [
    'orders that came in time and are set aside',
    async (gm) => settleOrders(ports, gm, 1, { take: false, why: 'So.' }),
  ],
  [
    'late orders that are let in',
    async (gm) => settleOrders(later, gm, await takenLate(gm), { take: true, why: '' }),
  ],
  [
    'late orders that are declined',
    async (gm) => settleOrders(later, gm, await takenLate(gm), { take: false, why: 'So.' }),
  ],
  ['late orders that wait for a word', takenLate],
  ['a seat given to the computer', async (gm) => gm.decide(seat(0), ['computer'])],
  ['orders of a seat that has no player', async (gm) => taken(gm, plans.get(seat(empty)) as Uint8Array)],
  [
    'orders of a stand-in',
    async (gm) => {
      const standIn = new Player();
      valueOf(
        await standIn.open(
          valueOf(await setStandIn(ports, gm, seat(1), { person: { player: 'Kim', address: '' } })).bytes,
        ),
      );
      await gm.takeOrders(await standIn.orders(nothing), 'kim.orders', { came: inTime });
    },
  ],
  [
    'a turn run again with new dice',
    async (gm) => {
      await gm.run();
      valueOf(await gm.rerun({ turn: 2, dice: 'new', why: 'So.' }));
      valueOf(await gm.back({ turn: 2, why: 'Once more.' }));
    },
  ],
];

describe('a game master who tries every choice the program leaves them', () => {
  test.each(idle)('%s gives no other dice', async (_, choice) => {
    for (const nth of numbers) expect((await ranAfter((gm) => choice(gm, nth))).dice).toBe(plain.dice);
  });

  test.each(told)('%s: every player is told', async (_, choice) => {
    const ran = await ranAfter(choice);
    for (const one of seats) expect(ran.told[one], one).not.toEqual(plain.told[one]);
  });
});
