import type { Steps } from '../acting.ts';

/** Steps of the generator in which powers act. */
export const powersMove: Steps = () => [];
