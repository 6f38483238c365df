import { defineConfig } from 'vitest/config';

/** For one broken rule: the tests of a ruleset that need no program, in one process, until the first fails. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
