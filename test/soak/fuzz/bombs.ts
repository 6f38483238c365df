import type { Target } from './target.ts';
import type { World } from './world.ts';

/** Inputs that are small and want to become large, each read by a process of its own. */
export const bombNames: readonly string[] = [];
export const bombTargets = async (_: World): Promise<readonly Target[]> => [];
