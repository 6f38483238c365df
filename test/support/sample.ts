import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a run takes its time: `npm run soak -- long`. */
    readonly whole: boolean;
  }
}

/**
 * Of things that something holds for alike, the first few in `npm test`, and all of them in `npm run soak -- long`. Both run the files that
 * end with `.sampled.test.ts`, `.sampled.browser.test.ts` or `.sampled.e2e.test.ts`.
 */
export const sample = <T>(all: readonly T[], few: number): readonly T[] =>
  inject('whole') ? all : all.slice(0, few);

/** How often such a file tries something. */
export const count = (few: number, many: number): number => (inject('whole') ? many : few);

const none = (): void => undefined;

/** A test of such a file that is tried in `npm run soak -- long` alone. */
export const longTest = inject('whole')
  ? test
  : (Object.assign(none, { each: () => none }) as unknown as typeof test);
