import type { Game } from '#kernel/game/game.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { tempFolder } from '../support/desk/gmWorld.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import { scriptedFiles, scriptedGame } from '../support/play/scriptedGame.ts';

/** A game that is played through files, one turn of it after another. */
export interface Played {
  /** Everybody’s orders come in. */
  order(): Promise<void>;
  /** Runs all that is due of the turn; how many runs that were. */
  run(): Promise<number>;
  readonly gm: Gm;
  end(): Promise<void>;
}

/** A new game of the kit with this setup, whose players follow its script. */
export async function played(kit: TestKit<Game>, setup: unknown): Promise<Played> {
  const temp = await tempFolder();
  const mine = { ...kit, setup: () => setup };
  const { gm, players } = await scriptedGame(temp.of('cycle.game'), 0, 'cycle', mine);
  return {
    gm,
    async order() {
      for (const [seat, file] of await scriptedFiles(gm, players, mine))
        await gm.takeOrders(file, `${seat}.orders`);
    },
    run: () => allRuns(gm),
    async end() {
      gm.close();
      await temp.end();
    },
  };
}

async function allRuns(gm: Gm): Promise<number> {
  let runs = 0;
  for (;;) {
    const outcome = await gm.run({ overdue: true });
    if (outcome.kind !== 'ran') throw new Error(`the cycle ended with ${outcome.kind}`);
    runs += outcome.runs?.length ?? 1;
    if ((outcome.left ?? 0) === 0) return runs;
  }
}
