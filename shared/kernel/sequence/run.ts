import { digest } from '../codec/digest.ts';
import { stableText } from '../codec/stableText.ts';
import type { Draw } from '../dice/draw.ts';
import type { RunId, SeatId } from '../words/ids.ts';
import { runId } from '../words/ids.ts';
import type { Phrase } from '../words/phrase.ts';

/** The run of a game in which all move together. It is written nowhere. */
export const wholeTurn = runId('turn');

/** A part of a turn that is run by itself: it takes the orders of some seats and tells some seats, from the world as it leaves it. */
export interface RunPlan {
  readonly id: RunId;
  readonly title: Phrase;
  /** The ruleset’s sequence that it walks. */
  readonly sequence: string;
  /** Whose orders it takes. */
  readonly takes: readonly SeatId[];
  /** Who hears at its end what they were told since they last did: all whose orders it takes, each in one run of a turn. */
  readonly tells: readonly SeatId[];
  /** Runs with the same word are due at one moment; absent: with those of no word. */
  readonly due?: string;
  /** How many days after its turn it is due; absent: with it. Runs are in the order of their days. */
  readonly day?: number;
  /** It may be put off: it is then made up behind the others that may be. */
  readonly mayWait?: true;
  /** The world is marked at its end, as it always is at the ends of a turn. */
  readonly marked?: true;
}

/** A run among those of its turn. */
export interface RunAt {
  readonly run: RunPlan;
  /** The last run ends the turn. */
  readonly last: boolean;
  /** It was put off: a run that is named behind it is run before it. */
  readonly madeUp?: true;
  /** The runs that are named before it and were put off behind it. */
  readonly putOff?: readonly RunPlan[];
}

/**
 * The runs of the turn that begins with this world, in order.
 * @param order the runs whose order is settled, by name; the others follow as the ruleset names them
 */
export function runsOf<S>(
  ruleset: { runs(state: S): readonly RunPlan[] },
  state: S,
  order: readonly RunId[] = [],
): readonly RunAt[] {
  const named = ruleset.runs(state);
  const places = new Map(named.map(({ id }, at) => [id, at]));
  const settled = new Set(order.flatMap((id) => places.get(id) ?? []));
  const rest = named.flatMap((_, at) => (settled.has(at) ? [] : [at]));
  let furthest = 0;
  const all = [...settled, ...rest];
  return all.map((at, nth): RunAt => {
    const madeUp = at < furthest;
    furthest = Math.max(furthest, at);
    const last = nth === named.length - 1;
    const behind = all.slice(nth + 1).filter((later) => later < at);
    return {
      run: named[at] as RunPlan,
      last,
      ...(madeUp ? { madeUp } : {}),
      ...(behind.length === 0
        ? {}
        : { putOff: behind.sort((a, b) => a - b).map((later) => named[later] as RunPlan) }),
    };
  });
}

/** The order of runs of which some are over, and some of the others that may wait are put off: behind all of those that may. */
export function orderOfRuns(
  named: readonly RunPlan[],
  over: readonly RunId[],
  putOff: readonly RunId[],
): readonly RunId[] {
  const left = named.filter(({ id }) => !over.includes(id));
  const isPutOff = ({ id, mayWait }: RunPlan): boolean => mayWait === true && putOff.includes(id);
  const others = left.filter((run) => !isPutOff(run));
  const at = others.findLastIndex(({ mayWait }) => mayWait) + 1;
  const then = [...others.slice(0, at), ...left.filter(isPutOff), ...others.slice(at)];
  return [...over, ...then.map(({ id }) => id)];
}

/** Whether runs can have come into this order: only those that may wait were made up, and none behind those that end the turn. */
export function canBeOrder(named: readonly RunPlan[], runs: readonly RunAt[]): boolean {
  const end = named.slice(named.findLastIndex(({ mayWait }) => mayWait) + 1);
  return (
    runs.every(({ run, madeUp }) => madeUp !== true || run.mayWait === true) &&
    end.every(({ id }, at) => runs[runs.length - end.length + at]?.run.id === id)
  );
}

/** The dice of a run: those of its turn where all move together, else its own, which follow from the turn’s and its name. */
export function runSeed(seed: string | Draw, run: RunId): string | Draw {
  if (run === wholeTurn) return seed;
  return typeof seed === 'string' ? digest(stableText([seed, run])) : seed.fork(run);
}
