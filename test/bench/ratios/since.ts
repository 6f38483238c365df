import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../support/imports.ts';
import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import type { Timing } from '../timing.ts';
import type { Ratio } from './ratio.ts';
import { inTurns } from './ratio.ts';

const rounds = { warm: 1, counted: 9 };

/** Processor time of a turn in the middle of a war of this size, as the project in a folder runs it in a process of its own. */
function turnIn(folder: string, ruleset: string, size: number): Promise<number> {
  const program = join(folder, 'test/bench/warProcess.ts');
  const child = spawnSync(process.execPath, [program, ruleset, String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`${folder} runs no war of ${ruleset}`);
  return Promise.resolve((JSON.parse(child.stdout.toString()) as Timing).cpu ?? 0);
}

/** How often as long a turn takes as it did: against another copy of the project, in turns. The largest world, which takes long, is left out. */
export async function sinceRatios(
  { ruleset, large }: TestKit<Game>,
  before: string,
): Promise<readonly Ratio[]> {
  const ratios: Ratio[] = [];
  for (let size = 0; size < Math.max(1, (large?.worlds ?? 1) - 1); size += 1) {
    const values = await inTurns(
      rounds,
      () => turnIn(root, ruleset.id, size),
      () => turnIn(before, ruleset.id, size),
    );
    ratios.push({
      name: `a turn of war, size ${size + 1}, to one before; ${ruleset.title}`,
      values,
      most: 1.05,
    });
  }
  return ratios;
}
