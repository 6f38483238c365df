import type { Game } from '../game/game.ts';
import type { Engine } from '../ruleset.ts';
import type { Entry, Refusal } from '../sequence/ledger.ts';
import { draftOf } from '../codec/plainCopy.ts';
import type { Answered, Answers } from '../sequence/question.ts';
import type { RunId } from '../words/ids.ts';
import type { RunPlan } from '../sequence/run.ts';
import { runSeed, runsOf } from '../sequence/run.ts';
import type { RunInput, RunOutcome } from './runOne.ts';
import { runOver } from './runOne.ts';

/** What a turn runs on; the dice of its runs follow from its seed. */
export interface TurnInput<G extends Game> extends RunInput<G> {
  /** The seed of each run, where it follows from more than the turn’s. */
  seedOf?(run: RunPlan): string;
  /** The order of its runs, where some are put off. */
  readonly order?: readonly RunId[];
}
/** What became of a turn; one that waits stopped within one of its runs. */
export type TurnOutcome<G extends Game> = RunOutcome<G>;

/**
 * Runs one turn, all of its runs one after another, each on the world as the last one left it.
 * The same input gives the same outcome on every machine.
 */
export function runTurn<G extends Game>(ruleset: Engine<G>, input: TurnInput<G>): TurnOutcome<G> {
  const state = draftOf(ruleset, input.state);
  const entries: Entry<G['event']>[] = [];
  const refusals: Refusal[] = [];
  const answered: Answered<G>[] = [];
  const answers: Answers<G> = {};
  for (const at of runsOf(ruleset, input.state, input.order)) {
    const { decide } = input;
    const ran = runOver(ruleset, at, {
      ...input,
      state,
      seed: input.seedOf?.(at.run) ?? runSeed(input.seed, at.run.id),
      // Whoever decides looks back over the whole turn.
      ...(decide === undefined
        ? {}
        : { decide: (question, now, since) => decide(question, now, entries.concat(since)) }),
    });
    for (const entry of ran.entries) entries.push(entry);
    refusals.push(...ran.refusals);
    answered.push(...ran.answered);
    Object.assign(answers, ran.answers);
    if (ran.stop !== undefined) return { state, entries, refusals, answers, answered, stop: ran.stop };
  }
  return { state, entries, refusals, answers, answered };
}
