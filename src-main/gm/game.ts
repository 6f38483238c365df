import { randomBytes } from 'node:crypto';

import { rulesets } from '#rulesets/all.ts';
import { gameFiles } from '../adapters/gameFile.ts';
import { nodeFiles } from '../adapters/nodeFiles.ts';
import { sealing } from '../adapters/sealing.ts';
import type { Gm } from '../services/gm.ts';
import { openGame } from '../services/gm.ts';
import type { GmPorts } from '../services/gm/newGame.ts';
import type { SomeRuleset } from '../services/gm/read.ts';
import { must } from './io.ts';

export const files = nodeFiles();

export const ports: GmPorts = {
  sealing,
  entropy: { bytes: (count) => Uint8Array.from(randomBytes(count)) },
  clock: { now: () => new Date().toISOString() },
  copies: files,
};

export const known = rulesets as readonly unknown[] as readonly SomeRuleset[];
export const rulesetById = (id: string): SomeRuleset | undefined =>
  known.find((ruleset) => ruleset.id === id);

/** Opens the game, does the work, and closes it, whatever happens. */
export async function withGame<T>(path: string, work: (gm: Gm) => Promise<T> | T): Promise<T> {
  const gm = must(await openGame(ports, gameFiles, path, rulesetById));
  try {
    return await work(gm);
  } finally {
    gm.close();
  }
}
