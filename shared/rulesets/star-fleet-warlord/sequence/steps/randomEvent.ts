import type { Steps } from '../acting.ts';

/** Steps of random events. */
export const randomEvent: Steps = () => [];
