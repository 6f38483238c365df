import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Game } from '#kernel/game/game.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import { marking } from '#kernel/turn/marks.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import type { Answers } from '#kernel/sequence/question.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import { runSeed } from '#kernel/sequence/run.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { defined } from '#kernel/words/defined.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { SeatResults } from '../results/results.ts';
import type { TurnResults } from '../results/turnResults.ts';
import { turnResults } from '../results/turnResults.ts';
import { movesTogether, takenBy, turnRuns } from '../turns/underWay.ts';
import { diceBy, diceRule, joinedDice } from '../game/dice.ts';
import { seedOf } from '../game/seeds.ts';

/** An order that the rules leave to the game master to judge, and that is not judged yet. */
export interface Unjudged {
  readonly seat: SeatId;
  readonly order: AnyOrder;
}

/** A turn that was run as a trial: nothing is written yet. */
export interface TriedTurn {
  readonly loaded: LoadedTurn;
  readonly outcome: TurnOutcome<Game>;
  readonly marks: TurnMarks;
  /** The seed of the dice. */
  readonly dice: string;
  readonly unjudged: readonly Unjudged[];
}

/** The dice to run a turn with. */
export interface DiceChoice {
  /** The number of seeds the turn had before. */
  readonly attempt: number;
  /** The rule by which the dice follow from seed and orders. */
  readonly rule: number;
}

/**
 * The seed of a turn's dice, with the orders that count now. From rule 3 on, files of seats led by the
 * computer are left out.
 */
export function diceOf(
  secret: string,
  { turn, counting, led }: Pick<LoadedTurn, 'turn' | 'counting' | 'led'>,
  { attempt, rule }: DiceChoice,
): string {
  const orders = [...counting]
    .filter(([seat]) => rule < 3 || !led.includes(seat))
    .map(([seat, { plan }]) => [seat, plan] as const);
  return diceBy(rule, seedOf(secret, turn, attempt), Object.fromEntries(orders));
}

/** What persons have answered, and whether the others are waited for no longer. */
export interface AnswersChoice {
  /** By default those that are stored. */
  readonly answers?: Answers<Game>;
  readonly overdue?: boolean;
}

/** The seed of one of several runs: it follows from the turn’s seed and the orders that the run takes. */
export const runDice = (secret: string, loaded: LoadedTurn, run: RunPlan, choice: DiceChoice): string =>
  runSeed(diceOf(secret, takenBy(loaded, run), choice), run.id) as string;

/** The dice of a turn: one seed, or one for each of several runs, of which the turn’s is made. */
export function turnDice(
  ruleset: SomeRuleset,
  secret: string,
  loaded: LoadedTurn,
  choice: DiceChoice,
): { readonly dice: string; readonly seedOf?: (run: RunPlan) => string } {
  const runs = turnRuns(ruleset, loaded.state, loaded.order);
  if (movesTogether(runs)) return { dice: diceOf(secret, loaded, choice) };
  const seeds = runs.map(({ run }) => runDice(secret, loaded, run, choice));
  return {
    dice: joinedDice(seeds),
    seedOf: ({ id }) => seeds[runs.findIndex(({ run }) => run.id === id)] ?? '',
  };
}

/** Rulings that notice which of them were looked for. */
export function heededRulings({ plans, rulings }: Pick<LoadedTurn, 'plans' | 'rulings'>): {
  readonly rulings: LoadedTurn['rulings'];
  unjudged(): readonly Unjudged[];
} {
  const asked = new Set<OrderRef>();
  return {
    rulings: new Proxy(rulings, {
      get(target, ref) {
        asked.add(ref as OrderRef);
        return target[ref as OrderRef];
      },
    }),
    unjudged: () =>
      inOrder(plans).flatMap(([seat, plan]) =>
        listedOrders(plan)
          .filter(({ order }) => asked.has(order.ref) && rulings[order.ref] === undefined)
          .map(({ order }) => ({ seat, order })),
      ),
  };
}

/** Runs a turn as a trial, which changes nothing. */
export function tryTurn(
  ruleset: SomeRuleset,
  secret: string,
  loaded: LoadedTurn,
  choice: DiceChoice = { attempt: 0, rule: diceRule },
  { answers = loaded.answers, overdue = false }: AnswersChoice = {},
): TriedTurn {
  const { state, plans, unsent, order } = loaded;
  const heeding = heededRulings(loaded);
  const { dice, seedOf: seedOfRun } = turnDice(ruleset, secret, loaded, choice);
  const { log, watch, marks } = marking<Game>(ruleset);
  const outcome = runTurn<Game>(ruleset, {
    state,
    seed: dice,
    plans,
    unsent,
    order,
    rulings: heeding.rulings,
    ...defined({ seedOf: seedOfRun }),
    answers,
    decide: decideBy<Game>({ ruleset, before: state, plans, last: loaded.view }, loaded.answersBy, overdue),
    log,
    watch,
  });
  return { loaded, outcome, unjudged: heeding.unjudged(), dice, marks: marks(state, outcome.state) };
}

/** What every seat would learn from a turn that was tried. */
export function seatResults(
  ruleset: SomeRuleset,
  { loaded: { state, plans, results, seats, view, order }, outcome }: Pick<TriedTurn, 'loaded' | 'outcome'>,
): readonly Omit<SeatResults, 'proof'>[] {
  const last = new Map(results.map(({ seat }) => [seat, view(seat)]));
  const bySeat = turnResults(ruleset, { before: state, outcome, plans, last, order });
  return seats.map((seat) => ({ seat, ...(bySeat.get(seat.seat) as TurnResults) }));
}
