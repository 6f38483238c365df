import type { Steps } from '../acting.ts';

/** Steps of the generator after victory. */
export const flagsCleared: Steps = () => [];
