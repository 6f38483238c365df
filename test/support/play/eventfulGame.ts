import { defaultPolicy } from '#contract/gm/policy.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { settleOrders } from '#main/services/gm/post/late.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { setPolicy } from '#main/services/gm/policy/policy.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import {
  Player,
  ann,
  bob,
  cid,
  digging,
  playersOf,
  resultsFor,
  testPorts,
  toy,
  valueOf,
} from '../desk/gmWorld.ts';

export const dan = seatId('dan');

/** The toy's rules, by which the computer leads cid, and dan too in turns in which the game master boasts. */
export const eventfulRules = (): SomeRuleset => ({
  ...toy({ judged: true }),
  computerPlan: (view) =>
    digging((view as { readonly me: SeatId }).me, (view as { readonly turn: number }).turn, 2) as never,
  seating: {
    words: {},
    stands: () => [],
    decree: () => undefined,
    led: (_, decrees) => (decrees.hq.length > 0 ? [cid, dan] : [cid]),
    opened: (state) => state,
  },
});

export interface EventfulGame {
  readonly gm: Gm;
  /** Every results file that a player was sent, also those of runs that were put aside. */
  readonly sent: readonly {
    readonly name: string;
    readonly seat: SeatId;
    readonly turn: number;
    readonly bytes: Uint8Array;
  }[];
}

/**
 * A game in which everything happens that an archive can tell of: orders judged, late files let in and left, one set aside, a stand-in,
 * a decree that gives an empire to the computer, a turn run again with new dice, two turns gone back from, and one that was gone back from last.
 */
export async function eventfulGame(path: string): Promise<EventfulGame> {
  let now = '2026-11-21T18:30:00.000Z';
  const ports = { ...testPorts(), clock: { now: () => now } };
  const players = {
    [ann]: { player: 'Ann', address: '' },
    [bob]: { player: 'Bob', address: '' },
    [dan]: { player: 'Dan', address: '' },
  };
  const request = {
    ruleset: eventfulRules(),
    setup: { seats: [ann, bob, cid, dan] },
    players,
    seed: 'eventful',
    game: 'gw9',
    computer: [cid],
  };
  const gm = valueOf(await newGame(ports, gameFiles, path, request));
  valueOf(setPolicy(ports, gm.store, defaultPolicy));
  const machines = await playersOf(gm);
  const sent: EventfulGame['sent'][number][] = [];
  const send = (): void => {
    const turn = gm.store.turn();
    for (const { seat } of gm.store.seats())
      sent.push({ name: `N0${turn}-${seat}-${sent.length}.new`, seat, turn, bytes: resultsFor(gm, seat) });
  };
  const takes = async (
    seat: SeatId,
    times: number,
    boasts = false,
    player = machines[seat],
  ): Promise<number> => {
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    if (player === machines[seat]) valueOf(await player.open(resultsFor(gm, seat)));
    return (
      await gm.takeOrders(
        await player.orders(digging(seat, gm.store.turn(), times, boasts)),
        `${seat}.orders`,
      )
    ).number;
  };
  const settles = async (number: number, take: boolean): Promise<void> =>
    void valueOf(await settleOrders(ports, gm, number, { take, why: 'So.' }));
  const ran = async (): Promise<void> => {
    if ((await gm.run()).kind !== 'ran') throw new Error('the turn was not run');
    send();
  };
  send();
  gm.store.rule(1, 'ann.t1.o2' as never, 'fine');
  await takes(ann, 4, true);
  await takes(bob, 1);
  await ran();
  valueOf(await gm.rerun({ turn: 1, dice: 'new', why: 'A file was lost.' }));
  send();
  const standIn = new Player();
  valueOf(
    await standIn.open(
      valueOf(await setStandIn(ports, gm, bob, { person: { player: 'Kim', address: '' } })).bytes,
    ),
  );
  await takes(bob, 2, false, standIn);
  await takes(ann, 3);
  await settles(await takes(ann, 2), false);
  now = '2026-11-25T02:00:00.000Z';
  await settles(await takes(dan, 5), true);
  await takes(ann, 1, true);
  await ran();
  await takes(ann, 3);
  await ran();
  valueOf(await gm.back({ turn: 2, why: 'A wrong map.' }));
  gm.store.decree(2, { hq: [{ kind: 'boast', ref: 'game-master.t2.o1' }], units: {} });
  await ran();
  await takes(ann, 1);
  await takes(dan, 1);
  await ran();
  valueOf(await gm.back({ turn: 3, why: 'Once more.' }));
  return { gm, sent };
}
