import type { Sealing } from '#main/ports/sealing.ts';
import type { GameRecord } from '#main/services/gm/game/recordShapes.ts';
import type { Held, ResultsFile } from '#main/services/gm/proof/verifyFiles.ts';
import { openResults, resultsFaults } from '#main/services/gm/proof/verifyFiles.ts';

/** Results files alone, held against a record as all files of a player are. */
export async function heldResults(
  sealing: Sealing,
  game: GameRecord,
  files: readonly ResultsFile[],
  keys: readonly string[] = [],
): Promise<Held> {
  const { opened, unread } = await openResults(sealing, game.game, files, keys);
  return { held: opened.length, unread: unread.length, ...resultsFaults(game, opened) };
}
