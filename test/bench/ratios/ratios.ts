import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { asideRatios } from '../runs.ts';
import { frameRatios } from './frames.ts';
import { groundRatios } from './ground.ts';
import { heldRatios } from './held.ts';
import { memoryRatios } from './memory.ts';
import type { Ratio } from './ratio.ts';
import { grandRatios } from './grand.ts';
import { typingRatios } from './typing.ts';
import { worldRatios } from './worlds.ts';

/** What is held against bounds, one after another. */
export async function ratioBenchmarks(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const all: Ratio[] = [];
  for (const measure of [
    ...[grandRatios, heldRatios, frameRatios],
    ...[asideRatios, worldRatios, groundRatios, typingRatios, memoryRatios],
  ])
    all.push(...(await measure(kit)));
  return all;
}
