import { appTargets } from './appTargets.ts';
import { askTargets } from './askTargets.ts';
import { gmTargets } from './gmTargets.ts';
import type { Target } from './target.ts';
import { textTargets } from './textTargets.ts';
import { turnTargets } from './turnTargets.ts';
import type { World } from '../world.ts';

/** Every parser of bytes from outside. */
export const allTargets = async (world: World): Promise<readonly Target[]> => [
  ...turnTargets(world),
  ...(await askTargets(world)),
  ...textTargets(world),
  ...(await gmTargets(world)),
  ...(await appTargets(world)),
];
