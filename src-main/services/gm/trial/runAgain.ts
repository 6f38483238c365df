import type { RollLog } from '#kernel/dice/rollLog.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Game } from '#kernel/game/game.ts';
import { noLog } from '#kernel/dice/rollLog.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { marking } from '#kernel/turn/marks.ts';
import type { FoughtAnswer } from './answersAgain.ts';
import { answeredAgain } from './answersAgain.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { runSeed } from '#kernel/sequence/run.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, planCodecOf } from '../../ruleset.ts';
import type { RunPart, RunRecord, TurnRecord } from '../game/recordShapes.ts';
import { answeredIn, refusalOf } from '../results/results.ts';
import type { Inboxes, ToldAgain } from '../results/toldAgain.ts';
import { toldAgain } from '../results/toldAgain.ts';
import { partRan } from '../turns/runChain.ts';
import { diceBy, joinedDice, ruleOf } from '../game/dice.ts';
import { seedAgain } from '../game/seeds.ts';
import type { Plans } from '../results/turnResults.ts';
import { turnResults } from '../results/turnResults.ts';

/** A recorded turn that was run again. */
export interface RanAgain {
  readonly before: unknown;
  readonly plans: Plans;
  readonly outcome: TurnOutcome<Game>;
  readonly marks: TurnMarks;
  /** What is wrong with the answers to what it asked in its middle. */
  readonly answerFaults: readonly string[];
  /** Those that were found in other games. */
  readonly fought: readonly FoughtAnswer[];
}

/** The seed of a recorded run's dice, by its own rule. */
export const diceFrom = (ran: RunRecord): string =>
  ran.runs === undefined ? seedOfOrders(ran) : joinedDice(ran.runs.map((part) => diceOfRun(ran, part)));

const seedOfOrders = (ran: RunRecord): string =>
  diceBy(ruleOf(ran), seedAgain(ran.seed, ran.attempt), ran.orders);

/** The seed of one of several runs. */
export const diceOfRun = (ran: RunRecord, part: RunPart): string =>
  runSeed(seedOfOrders(partRan(ran, part)), part.run) as string;

/** The order of its runs. */
export const orderIn = ({ runs = [] }: RunRecord): readonly RunId[] => runs.map(({ run }) => run);

const seedsIn = (ran: RunRecord): ReadonlyMap<RunId, string> =>
  new Map((ran.runs ?? []).map((part) => [part.run, diceOfRun(ran, part)]));

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
  const seeds = seedsIn(ran);
  const outcome = runTurn<Game>(ruleset, {
    state: before,
    seed: diceFrom(ran),
    plans,
    unsent: new Set(keysInOrder(record.results).filter((seat) => plans[seat] === undefined)),
    rulings: ran.rulings,
    ...(ran.runs === undefined
      ? {}
      : { seedOf: ({ id }: RunPlan) => seeds.get(id) ?? '', order: orderIn(ran) }),
    ...answered.input,
    log: both,
    watch: marked.watch,
  });
  return {
    before,
    plans,
    outcome,
    marks: marked.marks(before, outcome.state),
    answerFaults: answered.faults(outcome),
    fought: answered.fought,
  };
}

/** What every seat learns from such a run, as results files hold it; and what has waited since they were last told anything, before and after it. */
export function resultsAgain(
  ruleset: SomeRuleset,
  { results, ran }: TurnRecord,
  again: RanAgain,
  waiting: Inboxes = new Map(),
): { readonly results: ReadonlyMap<SeatId, unknown>; readonly waiting: Inboxes } {
  const { view, event } = ruleset.codecs;
  const last = new Map(
    inOrder(results).map(([seat, recorded]) => [seat, readStored(view, recorded.view, `view of ${seat}`)]),
  );
  const made = (told: Pick<ToldAgain, 'heard' | 'refusals' | 'answered'>, viewMade: unknown): unknown => ({
    view: viewMade,
    heard: told.heard.map((heard) => ({ ...heard, event: event.make(heard.event) })),
    refusals: told.refusals.map(refusalOf),
    ...answeredIn(told),
  });
  if (ran?.runs !== undefined) {
    const told = toldAgain(ruleset, { ...again, order: orderIn(ran) }, last, waiting);
    return {
      results: new Map([...told.results].map(([seat, one]) => [seat, made(one, one.view)])),
      waiting: told.waiting,
    };
  }
  const { before, plans, outcome } = again;
  return {
    results: new Map(
      [...turnResults(ruleset, { before, outcome, plans, last })].map(([seat, one]) => [
        seat,
        made(one, view.make(one.view)),
      ]),
    ),
    waiting,
  };
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
