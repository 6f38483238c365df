import { digest } from '../codec/digest.ts';
import { stableText } from '../codec/stableText.ts';
import type { Draw } from '../dice/draw.ts';
import type { Brand, SeatId } from '../ids.ts';
import type { Phrase } from '../report/phrase.ts';

/** Names a run within its game: the runs of a turn have different names, and a run of a later turn may have an earlier one's. */
export type RunId = Brand<string, 'run'>;

export const runId = (text: string): RunId => text as RunId;

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
  /** The world is marked at its end, as it always is at the ends of a turn. */
  readonly marked?: true;
}

/** A run among those of its turn. */
export interface RunAt {
  readonly run: RunPlan;
  /** The last run ends the turn. */
  readonly last: boolean;
}

/** The runs of the turn that begins with this world, in order. */
export const runsOf = <S>(ruleset: { runs(state: S): readonly RunPlan[] }, state: S): readonly RunAt[] =>
  ruleset.runs(state).map((run, at, all) => ({ run, last: at === all.length - 1 }));

/** The dice of a run: those of its turn where all move together, else its own, which follow from the turn’s and its name. */
export function runSeed(seed: string | Draw, run: RunId): string | Draw {
  if (run === wholeTurn) return seed;
  return typeof seed === 'string' ? digest(stableText([seed, run])) : seed.fork(run);
}
