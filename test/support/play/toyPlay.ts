import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { ReceivedOrders } from '#main/ports/game/orders.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { Player } from '../desk/gmWorld.ts';
import { digging, playersOf, resultsFor, tempFolder, toyGame, valueOf } from '../desk/gmWorld.ts';

type Folder = Awaited<ReturnType<typeof tempFolder>>;

/** A toy game and its players' machines. A test may begin another game in its place. */
export interface ToyPlay {
  gm: Gm;
  players: Readonly<Record<SeatId, Player>>;
  readonly folder: Folder;
  /** The file of the game that was begun for this test. */
  readonly path: string;
  /** Opens another game instead. */
  instead(gm: Gm): Promise<void>;
  player(seat: SeatId): Player;
  /** Orders of a seat come in, on the results that its player opened last. */
  take(seat: SeatId, plan: unknown, name?: string): Promise<ReceivedOrders>;
  /** Those who dig open the newest results and send orders: how often each digs, and whether they boast. Then the turn is run. */
  turn(...digs: readonly (readonly [seat: SeatId, times: number, boasts?: boolean])[]): Promise<void>;
  /** What the results of a seat hold: those for the current turn, or for another. */
  body(seat: SeatId, turn?: number): ResultsBody;
  /** What a seat dug up in the last turn, one by one, by its newest results. */
  gains(seat: SeatId): readonly number[];
}

/** A new toy game before every test of a file, closed after it. */
export function toyPlay(): ToyPlay {
  let count = 0;
  const play = {} as { -readonly [K in keyof ToyPlay]: ToyPlay[K] };
  const acts: Omit<ToyPlay, 'gm' | 'players' | 'folder' | 'path'> = {
    instead: async (gm) => {
      play.gm.close();
      [play.gm, play.players] = [gm, await playersOf(gm)];
    },
    player: (seat) => {
      const player = play.players[seat];
      if (player === undefined) throw new Error(`nobody plays ${seat}`);
      return player;
    },
    take: async (seat, plan, name = `${seat}.orders`) =>
      play.gm.takeOrders(await play.player(seat).orders(plan), name),
    turn: async (...digs) => {
      const { gm } = play;
      const turn = gm.store.turn();
      for (const [seat, times, boasts = false] of digs) {
        valueOf(await play.player(seat).open(resultsFor(gm, seat)));
        await play.take(seat, digging(seat, turn, times, boasts), `${seat}-${turn}.orders`);
      }
      expect((await gm.run()).kind).toBe('ran');
    },
    body: (seat, turn = play.gm.store.turn()) =>
      play.gm.store.results(turn).find((one) => one.seat === seat)?.body as ResultsBody,
    gains: (seat) =>
      play
        .body(seat)
        .heard.map(({ event }) => event as { readonly kind: string; readonly gain: number })
        .filter(({ kind }) => kind === 'dug')
        .map(({ gain }) => gain),
  };
  Object.assign(play, acts);
  beforeAll(async () => void (play.folder = await tempFolder()));
  afterAll(() => play.folder.end());
  beforeEach(async () => {
    play.path = play.folder.of(`${(count += 1)}.game`);
    play.gm = await toyGame(play.path);
    play.players = await playersOf(play.gm);
    return () => play.gm.close();
  });
  return play;
}
