import type { Draw } from '../dice/draw.ts';
import type { OrderRef, SeatId, UnitId } from '../words/ids.ts';
import { inOrder } from '../words/inOrder.ts';
import type { Plan } from '../game/plan.ts';
import { listedOrders } from '../game/plan.ts';
import type { Cite } from '../words/problem.ts';
import { about } from '../words/problem.ts';
import type { Game, KindOf, OrderOf } from '../game/game.ts';
import type { Engine } from '../ruleset.ts';
import type { Entry, Refusal } from '../sequence/ledger.ts';
import { draftOf } from '../codec/plainCopy.ts';
import type { Asking, AskingInput, Stop } from './asking.ts';
import { beginAsking } from './asking.ts';
import type { Answered, Answers, Question } from '../sequence/question.ts';
import type { RunAt, RunPlan } from '../sequence/run.ts';
import { wholeTurn } from '../sequence/run.ts';
import type { Given, Look, Repeat, Sequence, Step, Turn } from '../sequence/step.ts';
import { defined } from '../words/defined.ts';
import type { Path, Where } from '../words/where.ts';
import { whereAt } from '../words/where.ts';

export interface RunInput<G extends Game> extends AskingInput<G> {
  /** The state before; it is not changed. */
  readonly state: G['state'];
  /** The plans of all seats: a run takes those that are its. */
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** Seats of which no orders came in; by default every seat sent some, if only empty ones. */
  readonly unsent?: ReadonlySet<SeatId>;
  /** The game master's rulings, by order. */
  readonly rulings?: Readonly<Record<OrderRef, string>>;
  /** Observes the run step by step and changes nothing. */
  readonly watch?: Watch<G>;
}

/** What a step did. */
export interface StepDone<G extends Game> extends Where {
  readonly cite: Cite;
  readonly entries: readonly Entry<G['event']>[];
  readonly refusals: readonly Refusal[];
}

/** Observes a turn while it runs. */
export interface Watch<G extends Game> {
  before?(where: Where): void;
  /** An event is about to change the state, which is the draft itself: do not store it. */
  happens?(entry: Entry<G['event']>, state: G['state'], at: RunAt): void;
  after?(done: StepDone<G>): void;
  /** A pass of a marked repeat has ended; `passes` are the numbers of the repeats around it and its own. The state is the draft itself: do not store it. */
  passed?(state: G['state'], passes: readonly number[], run: RunPlan): void;
  /** A run has ended. The state is the draft itself: do not store it. */
  ended?(state: G['state'], at: RunAt): void;
}

export interface RunOutcome<G extends Game> {
  /** The state after it; of a run that waits, as the step that asks found it. */
  readonly state: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  readonly refusals: readonly Refusal[];
  /** Every answer that counted, also of those who were not asked in person. */
  readonly answers: Answers<G>;
  /** The same in the order of asking, their orders with references. */
  readonly answered: readonly Answered<G>[];
  /** Questions that nobody has answered: run it again from the start with the answers. */
  readonly stop?: Stop<G>;
}

/** A repeat with more passes is a bug of the ruleset. */
const mostPasses = 100_000;

/**
 * Runs one run of a turn: walks its sequence over a private copy of the state.
 * The same input gives the same outcome on every machine.
 *
 * @param input its seed is the run's own: `runSeed`
 */
export const runOne = <G extends Game>(ruleset: Engine<G>, at: RunAt, input: RunInput<G>): RunOutcome<G> =>
  runOver(ruleset, at, { ...input, state: draftOf(ruleset, input.state) });

/** The same over a state of the caller's own, which becomes the state after it. Throw it away if the run waits. */
export function runOver<G extends Game>(ruleset: Engine<G>, at: RunAt, input: RunInput<G>): RunOutcome<G> {
  const sequence = ruleset.sequences[at.run.sequence];
  if (sequence === undefined) throw new Error(`${ruleset.id} has no sequence ${at.run.sequence}`);
  const run = startRun(ruleset, at, input);
  walk(run, sequence, []);
  const { state, entries, refusals, asking } = run;
  const stop = asking.stop();
  if (stop === undefined) {
    ruleset.close(state, at.run, at.last);
    input.watch?.ended?.(state, at);
  }
  return {
    state,
    entries,
    refusals,
    answers: asking.answers(),
    answered: asking.answered(),
    ...defined({ stop }),
  };
}

type OrderIndex<G extends Game> = ReadonlyMap<string, readonly Given<G['order']>[]>;

/** A run while it runs: the draft, and what has been recorded so far. */
interface Run<G extends Game> {
  readonly ruleset: Engine<G>;
  readonly at: RunAt;
  readonly plan: RunPlan;
  readonly input: RunInput<G>;
  readonly state: G['state'];
  readonly asking: Asking<G>;
  /** What every step may ask alike. */
  readonly asks: Pick<Look<G>, 'orders' | 'plan' | 'sent' | 'ruling'>;
  readonly entries: Entry<G['event']>[];
  readonly refusals: Refusal[];
}

function startRun<G extends Game>(ruleset: Engine<G>, at: RunAt, input: RunInput<G>): Run<G> {
  const plan = at.run;
  const given = givenOrders<G>(input.plans, plan);
  const now = { state: input.state, entries: [] };
  const byKind: OrderIndex<G> = Map.groupBy(given, ({ order }) => order.kind);
  const byUnit: OrderIndex<G> = Map.groupBy(
    given.filter(({ unit }) => unit !== undefined),
    ({ unit }) => unit as UnitId,
  );
  return {
    ruleset,
    at,
    plan,
    input,
    ...now,
    asking: beginAsking(input, ruleset.turnNumber(input.state), now),
    refusals: [],
    asks: {
      orders: ((kind: string) => byKind.get(kind) ?? noOrders) as Look<G>['orders'],
      plan: (unit) => byUnit.get(unit) ?? noOrders,
      sent: (seat) => input.unsent?.has(seat) !== true,
      ruling: (order) => input.rulings?.[order],
    },
  };
}

const noOrders: readonly never[] = [];

function givenOrders<G extends Game>(
  plans: RunInput<G>['plans'],
  { takes }: RunPlan,
): readonly Given<G['order']>[] {
  const taken = new Set(takes);
  return inOrder(plans).flatMap(([seat, plan]) =>
    taken.has(seat) ? listedOrders(plan).map((listed) => ({ seat, ...listed })) : [],
  );
}

/** @param path the passes of the repeats around this part, outermost first: their numbers name its dice */
function walk<G extends Game>(run: Run<G>, sequence: Sequence<G>, path: Path): void {
  for (const part of sequence) {
    if (run.asking.stop() !== undefined) return;
    if ('repeat' in part) repeatPart(run, part, path);
    else runStep(run, part, path);
  }
}

function runStep<G extends Game>(run: Run<G>, step: Step<G>, path: Path): void {
  const { watch } = run.input;
  const turn = turnAt(run, step.name, path);
  if (watch === undefined) {
    step.run(turn);
    return;
  }
  const [events, refused] = [run.entries.length, run.refusals.length];
  watch.before?.(turn.where());
  step.run(turn);
  watch.after?.({
    ...turn.where(),
    cite: step.cite,
    entries: run.entries.slice(events),
    refusals: run.refusals.slice(refused),
  });
}

function repeatPart<G extends Game>(run: Run<G>, part: Repeat<G>, around: Path): void {
  if (part.none?.(lookAt(run, around)) === true) return;
  for (let pass = part.first?.(lookAt(run, around)) ?? 1; ; pass += 1) {
    if (pass > mostPasses) throw new Error(`a repeat of ${run.ruleset.id} does not end`);
    const path = [...around, { name: part.pass, at: pass }];
    walk(run, part.repeat, path);
    if (run.asking.stop() !== undefined) return;
    if (part.marked === true) run.input.watch?.passed?.(run.state, passesIn(path), run.plan);
    if (part.until(lookAt(run, path), pass)) return;
  }
}

const passesIn = (path: Path): readonly number[] => path.map(({ at }) => at);

function lookAt<G extends Game>({ state, plan: run, asks }: Run<G>, path: Path): Look<G> {
  const { orders, plan, sent, ruling } = asks;
  return { state, run, path, pass: path.at(-1)?.at ?? 0, orders, plan, sent, ruling };
}

/** A turn at its step. Where that is, is worked out when something is first said of it: most steps say nothing. */
interface TurnAtStep<G extends Game> extends Turn<G> {
  where(): Where;
  roll(): Draw;
}
/** What all of them have alike: a getter that each has for itself takes fifteen times as long to make, and hundreds are made for a turn. */
const alike: Pick<Turn<Game>, 'draw'> = {
  get draw() {
    return (this as TurnAtStep<Game>).roll();
  },
};

function turnAt<G extends Game>(run: Run<G>, step: string, path: Path): TurnAtStep<G> {
  const { state, asking, plan } = run;
  let where: Where | undefined;
  let draw: Draw | undefined;
  let begun = false;
  const turn = Object.create(alike) as { -readonly [K in keyof TurnAtStep<G>]: TurnAtStep<G>[K] };
  turn.state = state;
  turn.run = plan;
  turn.path = path;
  turn.pass = path.at(-1)?.at ?? 0;
  turn.orders = run.asks.orders;
  turn.plan = run.asks.plan;
  turn.sent = run.asks.sent;
  turn.ruling = run.asks.ruling;
  turn.where = () => (where ??= whereAt(step, passesIn(path), plan.id === wholeTurn ? undefined : plan.id));
  turn.roll = () => {
    begun = true;
    return (draw ??= asking.dice().fork(step, ...passesIn(path)));
  };
  turn.happen = (event) => {
    begun = true;
    const entry = { ...turn.where(), event };
    run.entries.push(entry);
    run.input.watch?.happens?.(entry, state, run.at);
    run.ruleset.apply(state, event);
  };
  turn.refuse = (order, problem) => {
    begun = true;
    run.refusals.push({ ...turn.where(), order, problem: about(order, problem) });
  };
  turn.ask = <K extends KindOf<G>>(questions: readonly Question<G, K>[]) => {
    if (begun) throw new Error(`${step} asks although it has begun`);
    begun = true;
    const answers = asking.ask(turn.where(), questions as unknown as readonly Question<G>[]);
    return answers as readonly (readonly OrderOf<G, K>[])[] | undefined;
  };
  return turn;
}
