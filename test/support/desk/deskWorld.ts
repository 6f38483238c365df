import { mkdir } from 'node:fs/promises';
import { expect } from 'vitest';

import type { OrdersBody } from '#kernel/files/bodies.ts';
import type { Policy } from '#contract/gm/policy.ts';
import { defaultPolicy } from '#contract/gm/policy.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import { deskOf } from './deskOf.ts';
import type { Player } from './gmWorld.ts';
import { ann, bob, digging, playersOf, testPorts, toy, toyGame, valueOf } from './gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/** The game on the desk. */
export const game = 'gw9';
const saturday = '2026-11-21T18:30:00.000Z';
let count = 0;

/** A desk in a folder of its own, with a toy game in which every boast is the game master's to judge; and its players' machines. */
export async function deskWorld(folder: { of(name: string): string }, more: Partial<NewGameRequest> = {}) {
  const root = folder.of(String((count += 1)));
  const home = `${root}/game-master/${game}`;
  await mkdir(home, { recursive: true });
  const people = {
    [ann]: { player: 'Ann', address: 'ann@example.org' },
    [bob]: { player: 'Bob', address: '' },
  };
  const gm = await toyGame(`${home}/${game}.game`, {
    ruleset: toy({ judged: true }),
    players: people,
    ...more,
  });
  const players = await playersOf(gm);
  gm.close();
  let now = saturday;
  const heard: string[] = [];
  const {
    handlers: ask,
    look,
    close,
  } = deskOf(root, {
    rulesets: theseRulesets([toy({ judged: true })]),
    ports: { ...testPorts(root), clock: { now: () => now } },
    push: (what) => void heard.push(what),
  });
  const ordersOf = async (
    seat: typeof ann,
    times: number,
    boasts = false,
    change: Partial<OrdersBody> = {},
  ) => ({
    name: `${seat}-${times}.orders`,
    base64: Buffer.from(
      await (players[seat] as Player).orders(digging(seat, 1, times, boasts), change),
    ).toString('base64'),
  });
  return {
    ask,
    look,
    close,
    root,
    home,
    heard,
    ordersOf,
    at: (moment: string) => void (now = moment),
    take: async (...of: Parameters<typeof ordersOf>) =>
      valueOf(await ask['gm.take']({ game, files: [await ordersOf(...of)] })),
    shown: async () => valueOf(await ask['gm.desk']({ game })),
    policy: async (change: Partial<Policy>) =>
      void valueOf(await ask['gm.policy']({ game, policy: { ...defaultPolicy, ...change } })),
    run: () => ask['gm.run']({ game, anyway: true, unjudged: true }),
    /** A program beside this one that is at work on the game. */
    elsewhere: async () => {
      const store = valueOf(await gameFiles.open(`${home}/${game}.game`));
      expect(store.lock.take('elsewhere 1', 'counting', now)).toBe(true);
      return () => {
        store.lock.free('elsewhere 1');
        store.close();
      };
    },
  };
}
