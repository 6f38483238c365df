import { slowness } from '../../src-main/launch/speed.mjs';

/** How many times slower than usual this machine was found to be when the tests began; at least 1. */
const times = slowness();

/**
 * Milliseconds that tests wait before they give up: the only such limits. Whoever waits for one named thing (a row, a sentence, a state
 * of the host) waits `wait`; `test` ends a test, and `setup` what is made ready for a file of them. A slower machine waits longer.
 */
export const limits = {
  wait: Math.round(30_000 * times),
  test: Math.round(120_000 * times),
  setup: Math.round(240_000 * times),
} as const;

/** What the programs of the tests are told, so that all of them reckon with one speed. */
export const toldSpeed = { SLOWNESS: String(times) } as const;
