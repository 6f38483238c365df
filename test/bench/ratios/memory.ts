import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import type { Ratio } from './ratio.ts';

/** The most memory that a process ever held which plays some turns of the largest new game, players and all. */
export function memoryRatios({ ruleset }: TestKit<Game>): Promise<readonly Ratio[]> {
  const program = fileURLToPath(new URL('./memoryProcess.ts', import.meta.url));
  const child = spawnSync(process.execPath, [program, ruleset.id], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.status !== 0) throw new Error('the game came to no end');
  const peak = JSON.parse(child.stdout.toString()) as number;
  return Promise.resolve([
    {
      name: `MiB that a process with a full cycle held at the most; ${ruleset.title}`,
      values: [peak],
      most: 1_024,
    },
  ]);
}
