import { setTimeout as pause } from 'node:timers/promises';

/*
 * Moments of real time. A program of its own is killed at one, aimed at by how long it took before: what it does just then is what is tried,
 * and no clock that a test turns would tell.
 */
export const moment = (milliseconds: number): Promise<void> => pause(milliseconds);

/** Begins now; the answer tells the milliseconds since. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}
