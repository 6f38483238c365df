import { copyFile } from 'node:fs/promises';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { takeIn } from '#main/gm/turn/intake.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { tempFolder, testPorts, valueOf } from '../support/desk/gmWorld.ts';
import { ordersFolder } from '../support/ordersFolder.ts';
import { galacticEmpires } from '../support/play/scriptedGame.ts';
import type { Timing } from './timing.ts';
import { timed } from './timing.ts';

/** From a folder of 250 files, one in ten of them bad, to every one judged and written down, and the turn looked over. */
export async function intakeBenchmarks(): Promise<readonly Timing[]> {
  const temp = await tempFolder();
  const { game: base, folder } = await ordersFolder(temp.path);
  const fresh = temp.of('fresh.game');
  const begun = async (): Promise<Gm> => {
    await copyFile(base, fresh);
    return valueOf(await openGame(testPorts(), gameFiles, fresh, () => galacticEmpires));
  };
  try {
    const taking = await timed('250 files of orders for a game of 26 taken in', 5, async () => {
      const game = await begun();
      await takeIn(game, [folder]);
      game.close();
    });
    const game = await begun();
    await takeIn(game, [folder]);
    const looking = await timed('  their advice, and the turn tried', 3, () => [
      game.review(),
      game.unjudged(),
    ]);
    game.close();
    return [taking, looking];
  } finally {
    await temp.end();
  }
}
