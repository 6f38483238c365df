import type { Posted, Poster } from '../../ports/poster.ts';
import { errorText } from '../errorText.ts';
import { timer } from '../machine.ts';

/** How long an address may take to answer, in milliseconds. */
const longestMs = 8_000;

/** Posts over HTTP. It follows no redirect, brings no cookies, and reads nothing of the answer but its status. */
export const httpPoster = (withinMs = longestMs): Poster => ({
  async post(url, json): Promise<Posted> {
    const [late, answered] = [new AbortController(), new AbortController()];
    void timer.pause(withinMs, answered.signal).then(() => late.abort());
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        body: json,
        signal: late.signal,
      });
      await answer.body?.cancel();
      return answer.ok ? { kind: 'taken' } : { kind: 'failed', said: `it answered ${answer.status}` };
    } catch (error) {
      const code = errorText(error instanceof Error ? error.cause : error, 'code');
      return {
        kind: 'failed',
        said: late.signal.aborted
          ? 'it did not answer in time'
          : `no answer there${code === '' ? '' : ` (${code})`}`,
      };
    } finally {
      answered.abort();
    }
  },
});
