import type { Steps } from '../acting.ts';

/** Steps after the orders of a run, before its status. */
export const movementEnds: Steps = () => [];
