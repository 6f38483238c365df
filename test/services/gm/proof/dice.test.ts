import { expect, test } from 'vitest';

import type { RunSummary } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { diceBy, diceSeed } from '#main/services/gm/game/dice.ts';
import { howText } from '#main/services/gm/turns/howText.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { replacePlayer, setStandIn } from '#main/services/gm/people/people.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { eventfulRules, dan } from '../../../support/play/eventfulGame.ts';
import {
  Player,
  ann,
  bob,
  cid,
  digging,
  playersOf,
  tempFolder,
  testPorts,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

const none = { hq: [], units: {} };

test('a plan without orders gives the same dice as none; the rules of older programs go by their own', () => {
  const orders = { [ann]: digging(ann, 1, 2) };
  expect(diceSeed('seed', { ...orders, [bob]: none })).toBe(diceSeed('seed', orders));
  expect(diceSeed('seed', { [bob]: { hq: [], units: { 'bob.digger': [] } } })).toBe(diceSeed('seed', {}));
  expect(diceSeed('seed', { [ann]: digging(ann, 1, 3) })).not.toBe(diceSeed('seed', orders));
  expect(diceBy(1, 'seed', orders)).toBe('seed');
  expect(diceBy(2, 'seed', { ...orders, [bob]: none })).not.toBe(diceBy(2, 'seed', orders));
});

/** One course that a game master could give the same turn of the same game: what dice came of it, and what every player was told. */
async function course(
  name: string,
  act: (at: Awaited<ReturnType<typeof begun>>) => Promise<unknown>,
): Promise<{ readonly dice: string | undefined; readonly told: string }> {
  const at = await begun(name);
  try {
    await act(at);
    if ((await at.gm.run()).kind !== 'ran') throw new Error('the turn was not run');
    const told = at.gm.store.results(2).map(({ seat, body }) => {
      const {
        file: _,
        plan: __,
        ...how
      } = (body as { readonly proof: { readonly how: RunSummary } }).proof.how;
      return [seat, how];
    });
    return { dice: at.gm.store.turnOf(1)?.ran?.dice, told: JSON.stringify(told) };
  } finally {
    at.gm.close();
    await at.folder.end();
  }
}

async function begun(name: string) {
  let now = '2026-11-21T18:30:00.000Z';
  const folder = await tempFolder();
  const ports = { ...testPorts(), clock: { now: () => now } };
  const players = { [ann]: { player: 'Ann', address: '' }, [bob]: { player: 'Bob', address: '' } };
  const gm = valueOf(
    await newGame(ports, gameFiles, folder.of(`${name}.game`), {
      ruleset: eventfulRules(),
      setup: { seats: [ann, bob, cid, dan] },
      players,
      seed: 'eventful',
      game: 'gw9',
      computer: [cid],
    }),
  );
  valueOf(setPolicy(ports, gm.store, defaultPolicy));
  const machines = await playersOf(gm);
  const give = async (seat: SeatId, plan: unknown, player = machines[seat]): Promise<number> =>
    (await gm.takeOrders(await (player as Player).orders(plan), 'a.orders')).number;
  await give(ann, digging(ann, 1, 2));
  await give(bob, digging(bob, 1, 2));
  return { gm, ports, folder, give, late: () => void (now = '2026-11-25T02:00:00.000Z') };
}

test('whatever a game master could do with the same orders of the players gives the same dice, or is told to them', async () => {
  const plain = await course('plain', async () => undefined);
  const harmless: Parameters<typeof course>[1][] = [
    ...[1, 2, 3].map(
      (times) =>
        ({ give }: Awaited<ReturnType<typeof begun>>) =>
          give(cid, digging(cid, 1, times)),
    ),
    ({ give }) => give(cid, none),
    async ({ gm }) => gm.store.rule(1, 'ann.t1.o9' as never, 'fine'),
    async ({ gm }) => gm.takeOrders(new Uint8Array([1, 2, 3]), 'x.orders'),
    ({ give }) =>
      give(ann, {
        hq: [],
        units: { 'ann.digger': [{ kind: 'dig', ref: 'ann.t1.o1', times: 2 }], 'bob.digger': [] },
      }),
  ];
  for (const [at, act] of harmless.entries())
    expect((await course(`harmless ${at}`, act)).dice, `${at}`).toBe(plain.dice);
  const choices: Readonly<Record<string, Parameters<typeof course>[1]>> = {
    'a late file let in': async ({ gm, ports, give, late }) => {
      late();
      valueOf(await settleOrders(ports, gm, await give(ann, digging(ann, 1, 3)), { take: true }));
    },
    'a file set aside': async ({ gm, ports }) =>
      valueOf(await settleOrders(ports, gm, 1, { take: false, why: 'So.' })),
    'a decree that gives an empire to the computer': async ({ gm, give }) => {
      await give(dan, digging(dan, 1, 1));
      gm.store.decree(1, { hq: [{ kind: 'boast', ref: 'game-master.t1.o1' }], units: {} });
    },
    'a stand-in': async ({ gm, ports, give }) => {
      const kim = new Player();
      valueOf(
        await kim.open(
          valueOf(await setStandIn(ports, gm, bob, { person: { player: 'Kim', address: '' } })).bytes,
        ),
      );
      await give(bob, digging(bob, 1, 1), kim);
    },
    'another player': async ({ gm, ports, give }) => {
      const kim = new Player();
      valueOf(
        await kim.open(
          valueOf(
            await replacePlayer(ports, gm, bob, { person: { player: 'Kim', address: '' }, why: 'left' }),
          ).bytes,
        ),
      );
      await give(bob, digging(bob, 1, 1), kim);
    },
    'orders for an empire that nobody plays': ({ give }) => give(dan, digging(dan, 1, 1)),
  };
  for (const [name, act] of Object.entries(choices))
    expect((await course(name, act)).told, name).not.toBe(plain.told);
});

test('the results say in plain words how the turn was run, to each of its own orders alone', async () => {
  const { gm, folder, give, ports, late } = await begun('told');
  late();
  valueOf(await settleOrders(ports, gm, await give(ann, digging(ann, 1, 1)), { take: true }));
  await gm.run();
  const body = (seat: SeatId) => gm.store.results(2).find((one) => one.seat === seat)?.body as never;
  const said = (seat: SeatId): string =>
    resultsText(eventfulRules(), body(seat)).split('\n\n')[0]?.replaceAll(/\s+/g, ' ') ?? '';
  expect(said(ann)).toBe(
    'Day 1 was run with the orders of 2 of 4 diggers, yours among them; the computer led 1. One late orders file was accepted.',
  );
  expect(said(cid)).toBe(
    'Day 1 was run with the orders of 2 of 4 diggers; the computer led yours. One late orders file was accepted.',
  );
  expect(said(dan)).toContain('; none of yours counted; the computer led 1.');
  const { how } = (body(ann) as { readonly proof: { readonly how: RunSummary } }).proof;
  expect(how.file).toBe(gm.store.received(1).findLast(({ seat }) => seat === ann)?.digest);
  expect(howText({ one: 'digger', many: 'diggers' }, 'year 4', { ...how, lateTaken: 0, led: 0 })).toEqual([
    'Year 4 was run with the orders of 2 of 4 diggers, yours among them.',
    'The game master made no decisions in it.',
  ]);
  gm.close();
  await folder.end();
});
