import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame, openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { saltRoads } from './game/ruleset.ts';
import type { Player } from '#test/support/desk/gmWorld.ts';
import { resultsFor, testPorts, valueOf } from '#test/support/desk/gmWorld.ts';

export const salt = saltRoads as unknown as SomeRuleset;

/** A game of Salt Roads: asch, brod and chur, in this order as long as nobody is poorer. */
export const saltGame = async (path: string, ruleset = salt): Promise<Gm> =>
  valueOf(
    await newGame(testPorts(), gameFiles, path, {
      ruleset,
      setup: { seats: ['asch', 'brod', 'chur'] },
      players: {},
      seed: 'salt',
      game: 'sr1',
    }),
  );

/** The same game, as a program finds it that is started afresh. */
export const reopened = async (gm: Gm, path: string): Promise<Gm> => {
  gm.close();
  return valueOf(await openGame(testPorts(), gameFiles, path, () => salt));
};

/** Orders to dig so often, and to send coins. */
export const way = (seat: SeatId, week: number, digs: number, to?: SeatId, coins = 1): unknown => ({
  hq: [
    ...Array.from({ length: digs }, (_, at) => ({ kind: 'dig', ref: `${seat}.t${week}.o${at + 1}` })),
    ...(to === undefined ? [] : [{ kind: 'send', ref: `${seat}.t${week}.o9`, to, coins }]),
  ],
  units: {},
});

export type Players = Readonly<Record<SeatId, Player>>;
/** Opens the newest results of a seat, if it has any it has not opened; then sends these orders. */
export async function send(gm: Gm, players: Players, seat: SeatId, plan: unknown, turn: number) {
  const player = players[seat]!;
  if (player.last?.header.turn !== turn) valueOf(await player.open(resultsFor(gm, seat, turn)));
  return gm.takeOrders(await player.orders(plan, { saves: 1 }), `${seat}-${turn}.orders`);
}
