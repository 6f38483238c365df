import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';

/**
 * The result of something that can fail for reasons outside the program; each problem says how to solve it.
 */
export type Outcome<T> = Result<T, readonly Problem[]>;
