import type { SeatId, RunId } from '../words/ids.ts';
import { isGivenBy } from '../words/ids.ts';
import type { AnyEvent, Game, Heard } from '../game/game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from '../sequence/ledger.ts';
import { toldWhere } from '../sequence/paths.ts';
import { draftOf } from '../codec/plainCopy.ts';
import type { RunAt } from '../sequence/run.ts';
import { runsOf, wholeTurn } from '../sequence/run.ts';

/** Tells a turn, run by run. */
export interface Teller<G extends Game> {
  /** What each seat hears of the next run, also those whom it does not tell yet, from its ledger; or of the same run, from what its ledger has more. */
  tell(at: RunAt, entries: readonly Entry<G['event']>[]): ReadonlyMap<SeatId, readonly Heard<G['event']>[]>;
  /** The world as the last run told has left it: a draft that changes with the next. */
  readonly state: G['state'];
}

/** Hears what happens, event after event. */
export interface Listener<G extends Game> {
  /** An event is about to change this world, in a run. */
  hears(entry: Entry<G['event']>, before: G['state'], at: RunAt): void;
  /** What each seat has heard since this was last asked. */
  heard(): ReadonlyMap<SeatId, readonly Heard<G['event']>[]>;
}

/**
 * Listens to runs for some seats: asks `Telling.told` about each event. Secrecy is decided here, by the game master’s engine, and nowhere
 * else. Only the seat that gave an order is told that it caused an event.
 */
export function listening<G extends Game>(
  ruleset: Pick<Ruleset<G>, 'sequences' | 'tell'>,
  seats: readonly SeatId[],
): Listener<G> {
  const told = toldWhere(ruleset.sequences);
  const tell = ruleset.tell as Readonly<Record<string, AnyTelling>>;
  const nothing = (): Map<SeatId, Heard<G['event']>[]> => new Map(seats.map((seat) => [seat, []]));
  let all = nothing();
  let now: RunAt | undefined;
  let taken: ReadonlySet<SeatId> = new Set();
  return {
    hears({ event, ...placed }, state, at) {
      if (at !== now) [now, taken] = [at, new Set(at.run.takes)];
      const telling = tell[event.kind];
      for (const [seat, lines] of asked(all, telling?.audience?.(event, state))) {
        const heard = telling?.told(event, seat, state);
        if (heard === undefined) continue;
        const where = told(placed, taken.has(seat));
        lines.push({ ...where, line: lines.length, event: withoutForeignCause(heard as G['event'], seat) });
      }
    },
    heard() {
      const before = all;
      all = nothing();
      return before;
    },
  };
}

/** Begins to tell a turn that was run: applies the ledger to the state before it once more, and listens. */
export function beginTelling<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  seats: readonly SeatId[],
): Teller<G> {
  const state = draftOf(ruleset, before);
  const listener = listening(ruleset, seats);
  let open: RunAt | undefined;
  // A run is ended only when somebody needs the world after it.
  const ended = (): G['state'] => {
    if (open !== undefined) ruleset.close(state, open.run, open.last);
    open = undefined;
    return state;
  };
  return {
    get state() {
      return ended();
    },
    tell(at, entries) {
      if (open !== at) ended();
      for (const entry of entries) {
        listener.hears(entry, state, at);
        ruleset.apply(state, entry.event);
      }
      open = at;
      return listener.heard();
    },
  };
}

/** Those who are asked about an event, with what they heard so far. */
function asked<L>(
  all: ReadonlyMap<SeatId, L>,
  audience: readonly SeatId[] | undefined,
): Iterable<readonly [SeatId, L]> {
  if (audience === undefined) return all;
  return audience.flatMap((seat) => {
    const lines = all.get(seat);
    return lines === undefined ? [] : [[seat, lines] as const];
  });
}

interface AnyTelling {
  audience?(event: unknown, before: unknown): readonly SeatId[];
  told(event: unknown, seat: SeatId, before: unknown): unknown;
}

/** One report of what was heard at several times. */
export const heardTogether = <E>(...parts: readonly (readonly Heard<E>[])[]): readonly Heard<E>[] =>
  parts.flat().map((heard, line) => (heard.line === line ? heard : { ...heard, line }));

/** The entries of each of these runs, in their order. */
export const entriesByRun = <E>(
  runs: readonly RunAt[],
  entries: readonly Entry<E>[],
): readonly (readonly Entry<E>[])[] => {
  const byRun = Map.groupBy(entries, ({ run = wholeTurn }) => run);
  return runs.map(({ run }) => byRun.get(run.id) ?? []);
};

/** What each seat hears of a turn, of all its runs together; `order`: of the runs, where some are put off. */
export function tellTurn<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  entries: readonly Entry<G['event']>[],
  seats: readonly SeatId[],
  order?: readonly RunId[],
): ReadonlyMap<SeatId, readonly Heard<G['event']>[]> {
  const teller = beginTelling(ruleset, before, seats);
  const runs = runsOf(ruleset, before, order);
  const told = entriesByRun(runs, entries).map((mine, at) => teller.tell(runs[at]!, mine));
  return new Map(seats.map((seat) => [seat, heardTogether(...told.map((heard) => heard.get(seat) ?? []))]));
}

/** Whoever asks in the middle of a turn what a seat has heard of it, from its ledger so far. */
export type HeardSoFar<G extends Game> = (
  seat: SeatId,
  entries: readonly Entry<G['event']>[],
) => readonly Heard<G['event']>[];

/**
 * Tells a turn while it runs, as `tellTurn` would tell it so far. Of a ledger that has grown since it was asked last only what is new is told;
 * of another one, all.
 */
export function tellingOn<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  seats: readonly SeatId[],
): HeardSoFar<G> {
  const runs = runsOf(ruleset, before);
  let story = beginStory(ruleset, before, seats, runs);
  return (seat, entries) => {
    if (!story.goOn(entries)) {
      story = beginStory(ruleset, before, seats, runs);
      if (!story.goOn(entries)) return tellTurn(ruleset, before, entries, seats).get(seat) ?? [];
    }
    return story.heard.get(seat)?.slice() ?? [];
  };
}

/** What has been told of one ledger. `goOn` tells what is new in it; false: it is another ledger, or its runs are not in their order. */
function beginStory<G extends Game>(
  ruleset: Ruleset<G>,
  before: G['state'],
  seats: readonly SeatId[],
  runs: readonly RunAt[],
) {
  const teller = beginTelling(ruleset, before, seats);
  const heard = new Map<SeatId, Heard<G['event']>[]>(seats.map((seat) => [seat, []]));
  let [told, at]: [number, number] = [0, 0];
  let last: Entry<G['event']> | undefined;
  const tell = (entries: readonly Entry<G['event']>[]): void => {
    for (const [seat, lines] of teller.tell(runs[at]!, entries)) {
      const mine = heard.get(seat);
      for (const line of lines) mine?.push({ ...line, line: mine.length });
    }
  };
  return {
    heard,
    goOn(entries: readonly Entry<G['event']>[]): boolean {
      if (entries.length < told || entries[told - 1] !== last) return false;
      while (told < entries.length) {
        const { run = wholeTurn } = entries[told]!;
        const next = runs.findIndex(({ run: { id } }) => id === run);
        if (next < at) return false;
        for (; at < next; at += 1) tell([]);
        let end = told + 1;
        while (end < entries.length && (entries[end]!.run ?? wholeTurn) === run) end += 1;
        tell(entries.slice(told, end));
        told = end;
        last = entries[told - 1];
      }
      return true;
    },
  };
}

function withoutForeignCause<E extends AnyEvent>(event: E, seat: SeatId): E {
  if (event.cause === undefined || isGivenBy(event.cause, seat)) return event;
  const { cause: _, ...rest } = event;
  return rest as E;
}
