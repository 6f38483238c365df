import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { asideRatios } from '../runs.ts';
import { groundRatios } from './ground.ts';
import { memoryRatios } from './memory.ts';
import type { Ratio } from './ratio.ts';
import { grandRatios } from './grand.ts';
import { typingRatios } from './typing.ts';
import { worldRatios } from './worlds.ts';

/** What is held against bounds without a screen, one after another. */
export async function ratioBenchmarks(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const all: Ratio[] = [];
  for (const measure of [grandRatios, asideRatios, worldRatios, groundRatios, typingRatios, memoryRatios])
    all.push(...(await measure(kit)));
  return all;
}
