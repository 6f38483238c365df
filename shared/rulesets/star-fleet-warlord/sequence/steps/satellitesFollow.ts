import type { Steps } from '../acting.ts';

/** Steps of a pulse between movement and battles. */
export const satellitesFollow: Steps = () => [];
