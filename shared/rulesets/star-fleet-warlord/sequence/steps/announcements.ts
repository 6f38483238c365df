import type { Steps } from '../acting.ts';

/** Steps at the end of a run. */
export const announcements: Steps = () => [];
