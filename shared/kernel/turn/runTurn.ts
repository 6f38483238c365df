import type { Draw } from '../dice/draw.ts';
import { openDice } from '../dice/streams.ts';
import type { RollLog } from '../dice/rollLog.ts';
import type { OrderRef, SeatId, UnitId } from '../ids.ts';
import { inOrder } from '../inOrder.ts';
import type { AnyOrder, Plan } from '../orders/plan.ts';
import type { Problem } from '../problem.ts';
import type { Game, Ruleset } from '../ruleset.ts';
import type { Entry, Refusal } from './ledger.ts';
import { plainCopy } from './plainCopy.ts';
import type { Given, Question, Sequence, Step, Turn } from './step.ts';

export interface TurnInput<G extends Game> {
  /** Stays as it was. */
  readonly state: G['state'];
  /** Secret text from which every die of the turn follows; or dice of one's own, in tests. */
  readonly seed: string | Draw;
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** Answers to the questions of an earlier run of the same turn, by question key. */
  readonly answers?: Readonly<Record<string, G['order']>>;
  /** The game master's rulings, by order. */
  readonly rulings?: Readonly<Record<OrderRef, string>>;
  readonly log?: RollLog;
}

export interface TurnOutcome<G extends Game> {
  /** The world after the turn; with questions pending, the world at the step that asked. */
  readonly state: G['state'];
  readonly entries: readonly Entry<G['event']>[];
  readonly refusals: readonly Refusal[];
  /** Not empty: the turn stopped and is to be run again from the start with the answers. */
  readonly pending: readonly Question[];
}

/** A repeat that has not ended by then is a bug of the ruleset. */
const mostPasses = 1000;

/**
 * Runs one turn: walks the ruleset's sequence over a private copy of the state.
 * The same input gives the same outcome on every machine.
 */
export function runTurn<G extends Game>(ruleset: Ruleset<G>, input: TurnInput<G>): TurnOutcome<G> {
  const run = new Run(ruleset, input);
  run.walk(ruleset.sequence, 0, []);
  if (run.pending.length === 0) ruleset.close(run.state);
  return { state: run.state, entries: run.entries, refusals: run.refusals, pending: run.pending };
}

type OrderIndex<G extends Game> = ReadonlyMap<string, readonly Given<G['order']>[]>;

function givenOrders<G extends Game>(plans: TurnInput<G>['plans']): readonly Given<G['order']>[] {
  return inOrder(plans).flatMap(([seat, plan]) => [
    ...plan.hq.map((order, index) => ({ seat, index, order })),
    ...inOrder(plan.units).flatMap(([unit, list]) => list.map((order, index) => ({ seat, unit, index, order }))),
  ]);
}

class Run<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly input: TurnInput<G>;
  readonly state: G['state'];
  readonly entries: Entry<G['event']>[] = [];
  readonly refusals: Refusal[] = [];
  readonly pending: Question[] = [];
  private readonly dice: Draw;
  private readonly byKind: OrderIndex<G>;
  private readonly byUnit: OrderIndex<G>;

  constructor(ruleset: Ruleset<G>, input: TurnInput<G>) {
    this.ruleset = ruleset;
    this.input = input;
    this.state = plainCopy(input.state);
    this.dice = typeof input.seed === 'string' ? openDice(input.seed, input.log) : input.seed;
    const given = givenOrders<G>(input.plans);
    this.byKind = Map.groupBy(given, ({ order }) => (order as AnyOrder).kind);
    this.byUnit = Map.groupBy(given.filter(({ unit }) => unit !== undefined), ({ unit }) => unit as UnitId);
  }

  walk(sequence: Sequence<G>, pass: number, labels: readonly (string | number)[]): void {
    for (const part of sequence) {
      if (this.pending.length > 0) return;
      if ('repeat' in part) this.repeat(part, labels);
      else part.run(this.turn(part, pass, labels));
    }
  }

  private repeat(part: Extract<Sequence<G>[number], { repeat: unknown }>, labels: readonly (string | number)[]): void {
    for (let pass = 1; ; pass += 1) {
      if (pass > mostPasses) throw new Error(`a repeat of ${this.ruleset.id} does not end`);
      this.walk(part.repeat, pass, [...labels, pass]);
      if (this.pending.length > 0) return;
      if (part.until(this.turn({ name: 'repeat', cite: 'GE 783', run: () => undefined }, pass, labels), pass)) return;
    }
  }

  private turn(step: Step<G>, pass: number, labels: readonly (string | number)[]): Turn<G> {
    const { input, state, dice } = this;
    return {
      state,
      pass,
      draw: dice.fork(step.name, ...labels),
      orders: ((kind: string) => this.byKind.get(kind) ?? []) as Turn<G>['orders'],
      plan: (unit) => this.byUnit.get(unit) ?? [],
      happen: (event) => {
        this.entries.push({ step: step.name, pass, event });
        this.ruleset.apply(state, event);
      },
      refuse: (order: OrderRef, problem: Problem) => {
        this.refusals.push({ step: step.name, pass, order, problem: { ...problem, order } });
      },
      ruling: (order) => input.rulings?.[order],
      ask: (question) => {
        const answer = input.answers?.[question.key];
        if (answer === undefined) this.pending.push(question);
        return answer;
      },
    };
  }
}
