import type { Game, Heard } from '#kernel/game/game.ts';
import type { AnsweredFor } from '#kernel/files/bodies.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import { draftOf } from '#kernel/codec/plainCopy.ts';
import type { RunAt, RunPlan } from '#kernel/sequence/run.ts';
import { runsOf, wholeTurn } from '#kernel/sequence/run.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { StoredRun } from '../../../ports/game/turns.ts';
import type { LoadedTurn } from './loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored } from '../../ruleset.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** The runs of the turn that begins with this world, in this order; the last also tells those whom no other does. */
export function turnRuns(
  ruleset: SomeRuleset,
  state: unknown,
  order: readonly RunId[] | undefined,
): readonly RunAt[] {
  const runs = runsOf(ruleset, state, order);
  const told = new Set(runs.flatMap(({ run }) => run.tells));
  const rest = ruleset.seats(state).filter((seat) => !told.has(seat));
  if (rest.length === 0) return runs;
  return runs.map((at) => (at.last ? { ...at, run: { ...at.run, tells: [...at.run.tells, ...rest] } } : at));
}

/** Whether the turn is one run of everybody, which is written nowhere. */
export const movesTogether = (runs: readonly RunAt[]): boolean =>
  runs.length === 1 && runs[0]?.run.id === wholeTurn;

/** Whether a run takes orders with this reference. */
export const takesOrder = ({ takes }: Pick<RunPlan, 'takes'>, ref: string): boolean =>
  takes.some((seat) => isGivenBy(ref as never, seat));

/** What a run takes of a turn: the files, orders and rulings of its seats. */
export function takenBy(loaded: LoadedTurn, run: RunPlan): LoadedTurn {
  const takes = new Set<SeatId | undefined>(run.takes);
  return {
    ...loaded,
    received: loaded.received.filter(({ seat }) => takes.has(seat)),
    shared: new Map([...loaded.shared].filter(([seat]) => takes.has(seat))),
    counting: new Map([...loaded.counting].filter(([seat]) => takes.has(seat))),
    led: loaded.led.filter((seat) => takes.has(seat)),
    plans: Object.fromEntries(inOrder(loaded.plans).filter(([seat]) => takes.has(seat))),
    rulings: Object.fromEntries(inOrder(loaded.rulings).filter(([ref]) => takesOrder(run, ref))),
  };
}

/** A turn of several runs, as far as it has been run. */
export interface UnderWay {
  readonly over: readonly StoredRun[];
  /** What has happened in it so far. */
  readonly entries: readonly Entry<Game['event']>[];
  /** The world as the last run left it: a draft that the next one changes. */
  readonly world: unknown;
}

/** What waits for a seat’s next report. */
export interface Inbox {
  readonly heard: readonly Heard<Game['event']>[];
  readonly answered: AnsweredFor;
}

/** The world between two runs is the ledger of those that are over, folded over the world before the turn. */
export function underWay(ruleset: SomeRuleset, loaded: LoadedTurn, over: readonly StoredRun[]): UnderWay {
  const world = draftOf(ruleset, loaded.state);
  const entries: Entry<Game['event']>[] = [];
  for (const run of over) {
    for (const entry of run.entries) {
      const event = readStored(ruleset.codecs.event, entry.event, 'event');
      ruleset.apply(world, event);
      entries.push({ ...entry, event });
    }
    ruleset.close(world, run.plan, false);
  }
  return { over, entries, world };
}

/** What a seat has heard since it was last told anything, and what was answered for it: in the turn before, and in this one. */
export function inboxOf(
  ruleset: SomeRuleset,
  seat: SeatId,
  before: readonly StoredRun[],
  over: readonly StoredRun[],
): Inbox {
  const all = [...before, ...over];
  const told = all.findLastIndex(({ plan }) => plan.tells.includes(seat));
  const since = all.slice(told + 1);
  return {
    heard: since
      .flatMap(({ heard }) => heard[seat] ?? [])
      .map((one) => ({ ...one, event: readStored(ruleset.codecs.event, one.event, 'event') })),
    answered: since.flatMap(({ how }) => how.answeredFor?.[seat] ?? []),
  };
}

/** The runs that are due together: the next one, and those behind it of the same word and day, up to the first that is put off; once only such are left before the end of the turn, they are due. */
export function dueRuns(
  runs: readonly RunAt[],
  over: number,
  putOff: readonly RunId[] = [],
): readonly RunAt[] {
  const left = runs.slice(over);
  const isPutOff = ({ run }: RunAt): boolean => putOff.includes(run.id);
  const first = left[0];
  if (first === undefined) return [];
  const { due, day } = first.run;
  const other = left.findIndex((at) =>
    isPutOff(at) ? !isPutOff(first) : at.run.due !== due || at.run.day !== day,
  );
  return other < 0 ? left : left.slice(0, other);
}

/** The seats, the game master among them, whose orders of the current turn have been taken by a run: what they send is for the next. */
export function takenSeats(store: GameStore): ReadonlySet<SeatId> {
  const turn = store.turn();
  if (store.runsOver(turn) === 0) return new Set();
  return new Set(store.runs(turn).flatMap(({ plan }) => plan.takes));
}

/** Why nobody’s part of a seat can be changed: runs of the current turn are over. */
export function underWayNow(store: GameStore): Problem | undefined {
  const turn = store.turn();
  return store.runsOver(turn) === 0 ? undefined : unreadable('turn-under-way', { turn });
}
