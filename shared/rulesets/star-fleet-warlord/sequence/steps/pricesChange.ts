import type { Steps } from '../acting.ts';

/** Steps of the generator that change prices. */
export const pricesChange: Steps = () => [];
