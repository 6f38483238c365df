import { gameFiles } from '../adapters/gameFile.ts';
import { clock, entropy, timer } from '../adapters/machine.ts';
import { nodeFiles } from '../adapters/nodeFiles.ts';
import { sealing } from '../adapters/sealing.ts';
import type { Gm } from '../services/gm/gm.ts';
import { openGame } from '../services/gm/gm.ts';
import type { GmPorts } from '../services/gm/beginning/newGame.ts';
import { rulesets } from '../rulesets.ts';
import { GameTrouble } from '../ports/game/store.ts';
import { Stop, inGame, must } from './io.ts';

export const files = nodeFiles();

export const ports: GmPorts = {
  sealing,
  entropy,
  clock,
  timer,
  copies: files,
};

/** Opens the game, does `work` with it, and always closes it. */
export async function withGame<T>(path: string, work: (gm: Gm) => Promise<T> | T): Promise<T> {
  const gm = must(await openGame(ports, gameFiles, path, rulesets.of));
  try {
    return await work(gm);
  } catch (error) {
    if (error instanceof Stop)
      throw new Stop(
        error.problems.map((problem) => inGame(problem, path)),
        error.exit,
      );
    if (error instanceof GameTrouble) throw new GameTrouble(inGame(error.problem, path), error);
    throw error;
  } finally {
    gm.close();
  }
}
