import type { Problem } from '#kernel/problem.ts';
import type { Result } from '#kernel/result.ts';

/** Something that can fail for reasons outside the program, each named with its remedy. */
export type Outcome<T> = Result<T, readonly Problem[]>;
