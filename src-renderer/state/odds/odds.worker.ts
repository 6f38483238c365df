import type { Trial } from '#kernel/odds/odds.ts';
import { enoughRuns, tallied, type Tally, together } from '#kernel/odds/tally.ts';
import { rulesetOnDemand } from '#rulesets/onDemand.ts';
import type { OddsReply, OddsRequest } from './oddsWorker.ts';

interface Job {
  readonly number: number;
  readonly trial: Trial;
  tally: Tally | undefined;
}

/** Battles before the first reply, and between replies. */
const [first, more] = [25, 100];

/** Fights for whoever asked last, and takes requests in between. */
function serve(): void {
  /** Numbers that nobody waits for any more, before their rules were read. */
  const left = new Set<number>();
  const jobs: Job[] = [];
  const next = new MessageChannel();
  const goOn = (): void => next.port2.postMessage(undefined);

  next.port1.onmessage = () => {
    const job = jobs.at(-1);
    if (job === undefined) return;
    fight(job);
    globalThis.postMessage({ number: job.number, tally: job.tally! } satisfies OddsReply);
    if (job.tally!.sure || job.tally!.runs >= enoughRuns) jobs.splice(jobs.indexOf(job), 1);
    goOn();
  };
  globalThis.addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
    if (data.kind === 'fight') void take(data);
    else {
      const at = jobs.findIndex(({ number }) => number === data.number);
      if (at >= 0) jobs.splice(at, 1);
      else left.add(data.number);
    }
  });

  async function take({ number, rules, matter }: Extract<OddsRequest, { kind: 'fight' }>): Promise<void> {
    const odds = (await rulesetOnDemand(rules))?.odds;
    if (left.delete(number) || odds === undefined) return;
    jobs.push({ number, trial: odds.trial(JSON.parse(matter)), tally: undefined });
    goOn();
  }
}

/** Some battles more. */
function fight(job: Job): void {
  const from = job.tally?.runs ?? 0;
  const to = Math.min(enoughRuns, from === 0 ? first : from + more);
  const tally = tallied(job.trial, from, to);
  job.tally = job.tally === undefined ? tally : together(job.tally, tally);
}

serve();
