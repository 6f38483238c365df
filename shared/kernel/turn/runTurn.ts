import type { Draw } from '../dice/draw.ts';
import { openDice } from '../dice/streams.ts';
import type { RollLog } from '../dice/rollLog.ts';
import type { OrderRef, SeatId, UnitId } from '../ids.ts';
import { inOrder } from '../inOrder.ts';
import type { Plan } from '../orders/plan.ts';
import { listedOrders } from '../orders/plan.ts';
import type { Cite } from '../problem.ts';
import { about } from '../problem.ts';
import type { Game } from '../game.ts';
import type { Engine } from '../ruleset.ts';
import type { Entry, Refusal } from './ledger.ts';
import { plainCopy } from './plainCopy.ts';
import type { Given, Question, Repeat, Sequence, Step, Turn } from './step.ts';

export interface TurnInput<G extends Game> {
  /** The state before the turn; it is not changed. */
  readonly state: G['state'];
  /** The secret text from which all dice of the turn follow; or, in tests, the dice themselves. */
  readonly seed: string | Draw;
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** Answers to the questions of an earlier run of the same turn, by question key. */
  readonly answers?: Readonly<Record<string, G['order']>>;
  /** The game master's rulings, by order. */
  readonly rulings?: Readonly<Record<OrderRef, string>>;
  readonly log?: RollLog;
  /** Observes the run step by step and changes nothing. */
  readonly watch?: Watch<G>;
}

/** What a step did. */
export interface StepDone<G extends Game> {
  readonly step: string;
  readonly cite: Cite;
  /** The pass of the innermost repeat, from 1; 0 outside. */
  readonly pass: number;
  readonly entries: readonly Entry<G['event']>[];
  readonly refusals: readonly Refusal[];
}

/** Observes a turn while it runs. */
export interface Watch<G extends Game> {
  before?(step: string, pass: number): void;
  after?(done: StepDone<G>): void;
  /** A pass of a repeat has ended; `labels` are its number and those of the repeats around it, outermost first. The state is the draft itself: do not store it. */
  passed?(state: G['state'], labels: readonly number[]): void;
}

export interface TurnOutcome<G extends Game> {
  /** The state after the turn; with questions pending, the state after the step that asked. */
  readonly state: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  readonly refusals: readonly Refusal[];
  /** If not empty, the turn stopped: run it again from the start with the answers. */
  readonly pending: readonly Question[];
}

/** A repeat with more passes is a bug of the ruleset. */
const mostPasses = 1000;

/**
 * Runs one turn: walks the ruleset's sequence over a private copy of the state.
 * The same input gives the same outcome on every machine.
 */
export function runTurn<G extends Game>(ruleset: Engine<G>, input: TurnInput<G>): TurnOutcome<G> {
  const run = startRun(ruleset, input);
  walk(run, ruleset.sequence, 0, []);
  if (run.pending.length === 0) ruleset.close(run.state);
  return { state: run.state, entries: run.entries, refusals: run.refusals, pending: run.pending };
}

type OrderIndex<G extends Game> = ReadonlyMap<string, readonly Given<G['order']>[]>;

/** A turn while it runs: the draft, and what has been recorded so far. */
interface Run<G extends Game> {
  readonly ruleset: Engine<G>;
  readonly input: TurnInput<G>;
  readonly state: G['state'];
  readonly dice: Draw;
  readonly entries: Entry<G['event']>[];
  readonly refusals: Refusal[];
  readonly pending: Question[];
  readonly byKind: OrderIndex<G>;
  readonly byUnit: OrderIndex<G>;
}

function startRun<G extends Game>(ruleset: Engine<G>, input: TurnInput<G>): Run<G> {
  const given = givenOrders<G>(input.plans);
  return {
    ruleset,
    input,
    state: plainCopy(input.state),
    dice: typeof input.seed === 'string' ? openDice(input.seed, input.log) : input.seed,
    entries: [],
    refusals: [],
    pending: [],
    byKind: Map.groupBy(given, ({ order }) => order.kind),
    byUnit: Map.groupBy(
      given.filter(({ unit }) => unit !== undefined),
      ({ unit }) => unit as UnitId,
    ),
  };
}

function givenOrders<G extends Game>(plans: TurnInput<G>['plans']): readonly Given<G['order']>[] {
  return inOrder(plans).flatMap(([seat, plan]) => listedOrders(plan).map((listed) => ({ seat, ...listed })));
}

/** @param labels the passes of the repeats around this part, outermost first: they name its dice */
function walk<G extends Game>(
  run: Run<G>,
  sequence: Sequence<G>,
  pass: number,
  labels: readonly number[],
): void {
  for (const part of sequence) {
    if (run.pending.length > 0) return;
    if ('repeat' in part) repeatPart(run, part, labels);
    else runStep(run, part, pass, labels);
  }
}

function runStep<G extends Game>(run: Run<G>, step: Step<G>, pass: number, labels: readonly number[]): void {
  const { watch } = run.input;
  const [events, refused] = [run.entries.length, run.refusals.length];
  watch?.before?.(step.name, pass);
  step.run(turnFor(run, step.name, pass, labels));
  const { name, cite } = step;
  watch?.after?.({
    step: name,
    cite,
    pass,
    entries: run.entries.slice(events),
    refusals: run.refusals.slice(refused),
  });
}

function repeatPart<G extends Game>(run: Run<G>, part: Repeat<G>, labels: readonly number[]): void {
  for (let pass = 1; ; pass += 1) {
    if (pass > mostPasses) throw new Error(`a repeat of ${run.ruleset.id} does not end`);
    walk(run, part.repeat, pass, [...labels, pass]);
    if (run.pending.length > 0) return;
    run.input.watch?.passed?.(run.state, [...labels, pass]);
    if (part.until(turnFor(run, 'repeat', pass, labels), pass)) return;
  }
}

function turnFor<G extends Game>(
  run: Run<G>,
  step: string,
  pass: number,
  labels: readonly number[],
): Turn<G> {
  const { input, state } = run;
  return {
    state,
    pass,
    draw: run.dice.fork(step, ...labels),
    orders: ((kind: string) => run.byKind.get(kind) ?? []) as Turn<G>['orders'],
    plan: (unit) => run.byUnit.get(unit) ?? [],
    happen(event) {
      run.entries.push({ step, pass, event });
      run.ruleset.apply(state, event);
    },
    refuse: (order, problem) => void run.refusals.push({ step, pass, order, problem: about(order, problem) }),
    ruling: (order) => input.rulings?.[order],
    ask(question) {
      const answer = input.answers?.[question.key];
      if (answer === undefined) run.pending.push(question);
      return answer;
    },
  };
}
