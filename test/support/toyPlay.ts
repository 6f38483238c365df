import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import type { SeatId } from '#kernel/ids.ts';
import type { Gm } from '#main/services/gm.ts';
import type { Player } from './gmWorld.ts';
import { digging, playersOf, resultsFor, tempFolder, toyGame, valueOf } from './gmWorld.ts';

type Folder = Awaited<ReturnType<typeof tempFolder>>;

/** A toy game and its players' machines. A test may begin another game in its place. */
export interface ToyPlay {
  gm: Gm;
  players: Readonly<Record<SeatId, Player>>;
  /** Opens another game instead. */
  instead(gm: Gm): Promise<void>;
  readonly folder: Folder;
  /** Those who dig open the newest results and send orders: how often each digs, and whether he boasts. Then the turn is run. */
  turn(...digs: readonly (readonly [seat: SeatId, times: number, boasts?: boolean])[]): Promise<void>;
}

/** A new toy game before every test of a file, closed after it. */
export function toyPlay(): ToyPlay {
  let count = 0;
  const play = {
    instead: async (gm: Gm) => {
      play.gm.close();
      [play.gm, play.players] = [gm, await playersOf(gm)];
    },
    turn: async (...digs) => {
      const { gm, players } = play;
      const turn = gm.store.turn();
      for (const [seat, times, boasts = false] of digs) {
        valueOf(await players[seat]?.open(resultsFor(gm, seat)) as never);
        await gm.takeOrders((await players[seat]?.orders(digging(seat, turn, times, boasts))) as Uint8Array, `${seat}-${turn}.orders`);
      }
      expect((await gm.run()).kind).toBe('ran');
    },
  } as { -readonly [K in keyof ToyPlay]: ToyPlay[K] };
  beforeAll(async () => void (play.folder = await tempFolder()));
  afterAll(() => play.folder.end());
  beforeEach(async () => {
    play.gm = await toyGame(play.folder.of(`${(count += 1)}.game`));
    play.players = await playersOf(play.gm);
    return () => play.gm.close();
  });
  return play;
}
