import type { Words } from '#kernel/picture/words.ts';
import { plural } from '#kernel/report/phrase.ts';
import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import type { Game } from '#kernel/game.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { countOrders } from '#kernel/orders/plan.ts';
import type { Asked } from '#kernel/turn/question.ts';
import type { FinishedTurn } from '../../../ports/game/turns.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { LoadedTurn } from '../game/loadedTurn.ts';
import { loadTurn } from '../game/loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored, planCodecOf } from '../../ruleset.ts';
import { canCount } from '../intake/counts.ts';
import { boundRun } from '../proof/boundRun.ts';
import { beginWaiting } from '../asking/ask.ts';
import { answersIn } from '../asking/answersIn.ts';
import { endWaiting, isOverdue } from '../asking/waiting.ts';
import { refusalOf } from '../report/results.ts';
import { diceRule } from './dice.ts';
import { nextTurn } from './nextTurn.ts';
import { commitmentOf } from './seeds.ts';
import type { DiceChoice, TriedTurn, Unjudged } from './tryTurn.ts';
import { tryTurn } from './tryTurn.ts';

export type RunOutcome =
  | {
      readonly kind: 'ran';
      readonly turn: number;
      readonly missing: readonly SeatId[];
      readonly unjudged: readonly Unjudged[];
    }
  /** The run waits for answers; `until`: for how long. */
  | {
      readonly kind: 'questions';
      readonly questions: readonly Asked<Game>[];
      readonly until?: string;
    }
  | { readonly kind: 'unjudged'; readonly unjudged: readonly Unjudged[] }
  /** The game changed while the turn was being run: nothing was done. */
  | { readonly kind: 'overtaken' };

/** Why a turn is run again, and with what dice. */
export interface Again extends DiceChoice {
  readonly turn: number;
  readonly why: string;
}

export interface RunOptions {
  /** Stop, with nothing changed, if an order awaits a ruling. */
  readonly waits?: boolean;
  readonly again?: Again;
  /** Whoever has not answered is waited for no longer; by default once the time for answers is over. */
  readonly overdue?: boolean;
  readonly who?: string;
}

/**
 * Runs the turn being ordered, or with `again` an earlier one, with the orders that count; completely or not
 * at all.
 */
export async function runGameTurn(
  ports: { readonly sealing: Sealing; readonly clock: Clock },
  store: GameStore,
  ruleset: SomeRuleset,
  { waits = false, again, who, overdue = again !== undefined || isOverdue(store, ports.clock) }: RunOptions,
): Promise<RunOutcome> {
  const loaded = loadTurn(ruleset, store, again?.turn ?? store.turn());
  const { turn, received, led, seats } = loaded;
  const choice = { attempt: again?.attempt ?? 0, rule: again?.rule ?? diceRule };
  const tried = tryTurn(ruleset, store.facts.secret, loaded, choice, { overdue });
  const { outcome, unjudged } = tried;
  if (waits && unjudged.length > 0) return { kind: 'unjudged', unjudged };
  if (outcome.stop !== undefined) {
    const { questions } = outcome.stop;
    const waiting = again === undefined ? await beginWaiting(ports, store, ruleset, tried) : undefined;
    return {
      kind: 'questions',
      questions,
      ...(waiting?.until === undefined ? {} : { until: waiting.until }),
    };
  }
  const missing = seats
    .map(({ seat }) => seat)
    .filter((seat) => !loaded.counting.has(seat) && !led.includes(seat));
  const note = {
    at: ports.clock.now(),
    what: noteOf(ruleset.presentation.words, loaded, again),
    ...(who === undefined ? {} : { who }),
  };
  const run = {
    ...writtenRun(ruleset, tried),
    attempt: choice.attempt,
    edition: ruleset.edition,
    plans: plansOfNoFile(ruleset, loaded),
  };
  const given = { ...run, ...answersIn(ruleset, store, tried) };
  const { how, record } = boundRun(store, loaded, given, {
    rule: choice.rule,
    ...(again === undefined ? {} : { why: again.why }),
  });
  const done: FinishedTurn = { turn, ...run, how, upTo: received.findLast(canCount)?.number ?? 0, note };
  const next = await nextTurn(ports.sealing, store, ruleset, { tried, why: again?.why, how, record });
  const finished = store.together(() => {
    endWaiting(store);
    return store.finish(done, next, again);
  });
  return finished ? { kind: 'ran', turn, missing, unjudged } : { kind: 'overtaken' };
}

/** What is stored of a run besides the world it led to. */
function writtenRun(
  ruleset: SomeRuleset,
  { outcome, marks, dice }: TriedTurn,
): Pick<FinishedTurn, 'entries' | 'refusals' | 'marks' | 'dice'> {
  return {
    entries: outcome.entries.map((entry) => ({ ...entry, event: ruleset.codecs.event.make(entry.event) })),
    refusals: outcome.refusals.map(refusalOf),
    marks,
    dice: commitmentOf(dice),
  };
}

function noteOf(
  { seat: word }: Words,
  { turn, counting, led, seats }: LoadedTurn,
  again: Again | undefined,
): string {
  const ordered = [...counting.keys()].filter((seat) => !led.includes(seat)).length;
  return [
    `Turn ${turn} was ${again === undefined ? 'run' : 'run again'} with the orders of ${ordered} of ${plural(seats.length, word.one, word.many)}${led.length === 0 ? '' : `; the computer led ${led.length}`}.`,
    ...(again === undefined
      ? []
      : [again.attempt === 0 ? 'The dice were the same.' : 'The dice were new.', again.why]),
  ].join(' ');
}

/** The plans that came in no file, as they are stored so that the turn can be run again. */
function plansOfNoFile(ruleset: SomeRuleset, { plans, led }: LoadedTurn): Readonly<Record<SeatId, unknown>> {
  const codec = planCodecOf(ruleset);
  const seats = [...led, gameMaster].filter(
    (seat) => seat !== gameMaster || countOrders(plans[seat] as Plan<AnyOrder>) > 0,
  );
  return Object.fromEntries(
    seats.map((seat) => [seat, makeStored(codec, plans[seat] as Plan<AnyOrder>, `orders of ${seat}`)]),
  );
}
