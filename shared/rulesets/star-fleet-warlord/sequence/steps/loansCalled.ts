import type { Steps } from '../acting.ts';

/** Steps of the generator about loans. */
export const loansCalled: Steps = () => [];
