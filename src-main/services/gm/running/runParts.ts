import type { Game } from '#kernel/game/game.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Listener } from '#kernel/report/telling.ts';
import { listening } from '#kernel/report/telling.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import { GameTrouble } from '../../../ports/game/store.ts';
import { makeStored } from '../../ruleset.ts';
import { absentAfter, handOver } from '../schedule/absence.ts';
import { beginWaiting } from '../asking/ask.ts';
import { endWaiting } from '../turns/waiting.ts';
import { canCount } from '../game/counts.ts';
import { diceRule } from '../game/dice.ts';
import type { RunOptions, RunOutcome } from '../trial/outcome.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { Bound, Running } from './partBound.ts';
import { boundPart, boundTurn, formerOf, storedRun } from './partBound.ts';
import { putOffNow } from '../policy/putOff.ts';
import { resultsOf } from './partResults.ts';
import { tryRun } from '../trial/tryRun.ts';
import type { UnderWay } from '../turns/underWay.ts';
import { dueRuns, underWay } from '../turns/underWay.ts';
import { plansOfNoFile } from '../trial/written.ts';

/**
 * Runs what is due of a turn of several runs, or one run of it: each wholly or not at all, and written before the next begins, so that nothing
 * is lost if the machine stops between two. What a run led to does not depend on which others are run along with it.
 */
export async function runParts(
  game: Omit<Running, 'choice' | 'former'>,
  { waits = false, again, who, overdue = false, run: wanted }: RunOptions,
): Promise<RunOutcome> {
  const { store, ruleset, loaded, runs } = game;
  const { turn } = loaded;
  const over = store.runs(turn);
  const next = runs[over.length];
  if (wanted !== undefined && next?.run.id !== wanted)
    throw new GameTrouble(notNext(runs, wanted, next?.run.id ?? ''), undefined);
  const choice = { attempt: over[0]?.attempt ?? again?.attempt ?? 0, rule: diceRule };
  const running = { ...game, choice, former: formerOf(store, turn) };
  const done: RunId[] = [];
  const all: TriedTurn[] = [];
  const { secret } = store.facts;
  const seats = loaded.seats.map(({ seat }) => seat);
  let way = underWay(ruleset, loaded, over);
  const putOff = again === undefined ? putOffNow(store).map(({ run }) => run) : [];
  const due =
    wanted === undefined ? dueRuns(runs, over.length, putOff) : runs.slice(over.length, over.length + 1);
  for (const at of due) {
    // Only the run that waited goes on without answers; those behind it have their own time.
    const late = overdue && (again !== undefined || done.length === 0);
    const { hears, heard } = listening<Game>(ruleset, seats);
    const tried = tryRun(ruleset, loaded, way, at, { secret, choice, overdue: late, hears });
    if (waits && tried.unjudged.length > 0) return { kind: 'unjudged', unjudged: tried.unjudged };
    if (tried.outcome.stop !== undefined) return asks(running, way, tried);
    const ended = await endRun(running, way, at, { tried, heard: heard() }, who);
    if (ended === undefined) return { kind: 'overtaken' };
    way = ended;
    done.push(at.run.id);
    all.push(tried);
  }
  const missing = all.flatMap(({ loaded: { seats, counting, led, plans } }) =>
    seats
      .map(({ seat }) => seat)
      .filter((seat) => seat in plans && !counting.has(seat) && !led.includes(seat)),
  );
  const unjudged = all.flatMap((one) => one.unjudged);
  return { kind: 'ran', turn, missing, unjudged, runs: done, left: runs.length - over.length - done.length };
}

const notNext = (runs: readonly RunAt[], run: RunId, next: string): Problem =>
  runs.some((at) => at.run.id === run && at.run.mayWait)
    ? unreadable('not-next-run/may-wait', { run, next })
    : unreadable('not-next-run', { run, next });

/** The run waits for answers: what happened before it in its turn stays. */
async function asks(
  { ports, store, ruleset, loaded }: Running,
  { entries }: UnderWay,
  tried: TriedTurn,
): Promise<RunOutcome> {
  const outcome = { ...tried.outcome, entries: entries.concat(tried.outcome.entries) };
  const { until } = await beginWaiting(ports, store, ruleset, { ...tried, loaded, outcome });
  const questions = outcome.stop?.questions ?? [];
  return { kind: 'questions', questions, ...defined({ until }) };
}

/** Writes down a run, and the results of those whom it tells; with the last one, the turn. Undefined: the game changed in the meantime. */
async function endRun(
  running: Running,
  way: UnderWay,
  at: RunAt,
  { tried, heard }: { readonly tried: TriedTurn; readonly heard: ReturnType<Listener<Game>['heard']> },
  who: string | undefined,
): Promise<UnderWay | undefined> {
  const { ports, store, ruleset, loaded } = running;
  const { turn } = loaded;
  const stored = storedRun(running, way, at, tried, heard);
  const bound: Bound = at.last ? boundTurn(running, way, stored) : boundPart(running, way, stored);
  const run = { ...stored, how: { ...stored.how, chain: bound.chain } };
  const note = {
    at: ports.clock.now(),
    what: `Turn ${turn}: the run ${at.run.id} was run.`,
    ...defined({ who }),
  };
  const results = await resultsOf(running, way, at, tried, { ...bound, heard, at: note.at });
  const plans = plansOfNoFile(ruleset, tried.loaded);
  const finished = store.together(() => {
    endWaiting(store);
    if (bound.whole === undefined)
      return store.finishRun(
        {
          turn,
          run,
          plans,
          note,
          decrees: plansOfNoFile(ruleset, loaded)[gameMaster],
          upTo: tried.loaded.received.findLast(canCount)?.number ?? 0,
        },
        results,
      );
    const state = makeStored(ruleset.codecs.state, tried.outcome.state, `state of turn ${turn + 1}`);
    const upTo = loaded.received.findLast(canCount)?.number ?? 0;
    const absent = absentAfter(ruleset, store, loaded, note.at);
    const isDone = store.finish({ ...bound.whole, turn, upTo, note, last: run }, { ...results, state });
    if (isDone) handOver(ports.clock, ruleset, store, absent);
    return isDone;
  });
  return finished
    ? { ...way, over: [...way.over, run], entries: way.entries.concat(tried.outcome.entries) }
    : undefined;
}
