import type { RollLog } from '#kernel/dice/rollLog.ts';
import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Game } from '#kernel/game.ts';
import { noLog } from '#kernel/dice/rollLog.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { marking } from '#kernel/turn/marks.ts';
import { answeredAgain } from '../asking/answersAgain.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, planCodecOf } from '../../ruleset.ts';
import type { RunRecord, TurnRecord } from '../game/recordShapes.ts';
import { refusalOf } from '../report/results.ts';
import { diceBy, ruleOf } from './dice.ts';
import { seedAgain } from './seeds.ts';
import type { Plans } from '../report/turnResults.ts';
import { turnResults } from '../report/turnResults.ts';

/** A recorded turn that was run again. */
export interface RanAgain {
  readonly before: unknown;
  readonly plans: Plans;
  readonly outcome: TurnOutcome<Game>;
  readonly marks: TurnMarks;
  /** What is wrong with the answers to what it asked in its middle. */
  readonly answerFaults: readonly string[];
}

/** The seed of a recorded run's dice, by its own rule. */
export const diceFrom = (ran: RunRecord): string =>
  diceBy(ruleOf(ran), seedAgain(ran.seed, ran.attempt), ran.orders);

/** Runs a recorded turn again. Throws if it was not run, or these rules cannot read it. */
export function runAgain(ruleset: SomeRuleset, record: TurnRecord, log: RollLog = noLog): RanAgain {
  const { turn, state, ran } = record;
  if (ran === undefined) throw new Error(`turn ${turn} was not run`);
  const before = readStored(ruleset.codecs.state, state, `state of turn ${turn}`);
  const plans = Object.fromEntries(
    inOrder({ ...ran.orders, ...ran.plans }).map(([seat, plan]) => [
      seat,
      readStored(planCodecOf(ruleset), plan, `orders of ${seat}`),
    ]),
  ) as Plans;
  const marked = marking<Game>(ruleset);
  const both: RollLog = {
    add: (roll) => {
      marked.log.add(roll);
      log.add(roll);
    },
  };
  const answered = answeredAgain(ruleset, { ...record, ran }, before, plans);
  const outcome = runTurn<Game>(ruleset, {
    state: before,
    seed: diceFrom(ran),
    plans,
    rulings: ran.rulings,
    ...answered.input,
    log: both,
    watch: marked.watch,
  });
  return {
    ...{ before, plans, outcome, marks: marked.marks(before, outcome.state) },
    answerFaults: answered.faults(outcome),
  };
}

/** What every seat learns from such a run, as results files hold it. */
export function resultsAgain(
  ruleset: SomeRuleset,
  { results }: TurnRecord,
  { before, plans, outcome }: RanAgain,
): ReadonlyMap<SeatId, unknown> {
  const { view, event } = ruleset.codecs;
  const last = new Map(
    inOrder(results).map(([seat, recorded]) => [seat, readStored(view, recorded.view, `view of ${seat}`)]),
  );
  return new Map(
    [...turnResults(ruleset, { before, outcome, plans, last })].map(([seat, results]) => [
      seat,
      {
        view: view.make(results.view),
        heard: results.heard.map((heard) => ({ ...heard, event: event.make(heard.event) })),
        refusals: results.refusals.map(refusalOf),
      },
    ]),
  );
}

/** The computer's orders in a recorded turn, by seat. */
export function ledPlans(
  ruleset: SomeRuleset,
  { turn, state, results, ran }: TurnRecord,
): ReadonlyMap<SeatId, Plan<AnyOrder>> {
  const { computerPlan, seating, codecs } = ruleset;
  if (computerPlan === undefined || seating === undefined) return new Map();
  const decrees = readStored(
    planCodecOf(ruleset),
    ran?.plans[gameMaster] ?? planCodecOf(ruleset).make(emptyPlan()),
    'decrees',
  );
  const led = seating.led(readStored(codecs.state, state, `state of turn ${turn}`), decrees);
  return new Map(
    led.map((seat) => [seat, computerPlan(readStored(codecs.view, results[seat]?.view, `view of ${seat}`))]),
  );
}
