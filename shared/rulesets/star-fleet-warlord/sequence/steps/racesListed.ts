import type { Steps } from '../acting.ts';

/** Steps of the generator that list races. */
export const racesListed: Steps = () => [];
