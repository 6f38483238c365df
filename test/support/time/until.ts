import { setTimeout as rest } from 'node:timers/promises';

/** Asks a program of its own, which cannot tell by itself, until there is an answer; throws `complaint()` after so many seconds. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  complaint: () => string,
  seconds = 20,
): Promise<T> {
  for (let tries = 0; tries < 20 * seconds; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await rest(50);
  }
  throw new Error(complaint());
}
