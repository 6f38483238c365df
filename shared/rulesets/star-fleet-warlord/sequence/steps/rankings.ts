import type { Steps } from '../acting.ts';

/** Steps of the generator about stock and lists. */
export const rankings: Steps = () => [];
