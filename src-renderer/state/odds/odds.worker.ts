import type { Trial } from '#kernel/odds/odds.ts';
import { enoughRuns, tallied, type Tally, together } from '#kernel/odds/tally.ts';
import { rulesetOnDemand } from '#rulesets/onDemand.ts';
import { clock } from '../../clock.ts';
import type { OddsReply, OddsRequest } from './oddsWorker.ts';

interface Job {
  readonly number: number;
  readonly trial: Trial;
  tally: Tally | undefined;
}

/** Milliseconds of fighting before the first reply, and between replies: it takes requests in between. */
const [first, more] = [20, 60];

/** Fights for whoever asked last. */
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
    const tally = job.tally!;
    const isLast = tally.sure || tally.runs >= (job.trial.enough ?? enoughRuns);
    globalThis.postMessage({ number: job.number, tally, isLast } satisfies OddsReply);
    if (isLast) jobs.splice(jobs.indexOf(job), 1);
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

/** Some battles more: as many as the time allows, of which the first tells how long one takes. */
function fight(job: Job): void {
  const until = clock.passed() + (job.tally === undefined ? first : more);
  const enough = job.trial.enough ?? enoughRuns;
  for (let count = 1; ; count = Math.min(2 * count, 16)) {
    const from = job.tally?.runs ?? 0;
    const tally = tallied(job.trial, from, Math.min(enough, from + count));
    job.tally = job.tally === undefined ? tally : together(job.tally, tally);
    if (job.tally.sure || job.tally.runs >= enough || clock.passed() >= until) return;
  }
}

serve();
