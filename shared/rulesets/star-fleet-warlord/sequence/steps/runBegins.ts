import type { Steps } from '../acting.ts';

/** Steps before anything else in a run. */
export const runBegins: Steps = () => [];
