import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { gmHere } from '../desk/gmCli.ts';
import { everyStep } from './everyStep.ts';
import type { Killed } from './killedDeeds.ts';
import { lookAt, prepare, startOver } from './kills.ts';
import { defined } from '#kernel/words/defined.ts';

/** How a deed stood at each step at which it could have died. */
export interface Steps {
  /** Steps at which it was not done, and at which it was. */
  readonly before: number;
  readonly after: number;
  readonly faults: readonly string[];
}

/** Does a deed of the game master's once, and looks at what its program leaves when it dies at any of its steps, as `killsOf` does. */
export async function stepsOf(command: Killed, folder: string, third?: string): Promise<Steps> {
  const made = join(folder, 'made');
  await mkdir(made, { recursive: true });
  const ground = await prepare(command, made, third, (args) => gmHere(args, made));
  await startOver(made);
  const left = await everyStep(
    made,
    join(folder, 'left'),
    () => '',
    () => gmHere(ground.deed.args, made),
  );
  const total = { before: 0, after: 0, faults: [] as string[] };
  for (const [at, { folder: copy }] of left.entries()) {
    const args = ground.deed.args.map((arg) => arg.replace(made, copy));
    const again = ground.deed.again?.map((arg) => arg.replace(made, copy));
    const deed = { ...ground.deed, args, ...defined({ again }) };
    const { done, faults } = await lookAt({ ...ground, folder: copy, deed });
    total[done ? 'after' : 'before'] += 1;
    total.faults.push(...faults.map((fault) => `step ${at + 1} of ${left.length}: ${fault}`));
  }
  return total;
}
