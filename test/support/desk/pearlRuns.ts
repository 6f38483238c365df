import type { RunPlan } from '#kernel/sequence/run.ts';
import { runId } from '#kernel/words/ids.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { north, pearlsWith, south } from './askedPearls.ts';

/** The runs of Pearl Divers in which each boat moves by itself, north first. */
export const [northRuns, southRuns] = [runId('of-north'), runId('of-south')];

const runOf = (seat: typeof north, id: RunPlan['id']): RunPlan => ({
  id,
  title: { template: `The day of ${seat}`, args: {} },
  sequence: 'turn',
  takes: [seat],
  tells: [seat],
});

/** Pearl Divers in which each boat moves by itself: whoever came up with nothing in their own run, and did not go down again, is asked in the next as well. */
export const pearlsByRuns: SomeRuleset = pearlsWith((rules) => ({
  ...rules,
  runs: () => [runOf(north, northRuns), runOf(south, southRuns)],
  close: (draft, run, last) => {
    if (last) rules.close(draft, run, last);
  },
}));
