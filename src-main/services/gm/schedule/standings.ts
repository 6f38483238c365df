import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { RunAt, RunPlan } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import type { GameStanding } from './standing.ts';
import type { Situation } from './clock.ts';
import { dueRunsSaid, runDueSaid } from './dueSaid.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { PutOff } from '../policy/putOff.ts';
import { putOffNow } from '../policy/putOff.ts';
import { dueRuns, movesTogether, turnRuns } from '../turns/underWay.ts';

/** A run of a turn of several, as the game master sees it. */
export interface RunStanding {
  readonly run: RunPlan;
  readonly state: 'over' | 'due' | 'waits' | 'put-off';
  /** It is over, and none of those whose orders it takes had sent any. */
  readonly waived?: true;
  /** It is not over, and put off. Once it is due, nothing else is left before the end of the turn. */
  readonly putOff?: PutOff;
  /** It is over, and was put off before. */
  readonly madeUp?: true;
  /** The day on which it is due; of one that is put off, that of the end of the turn. Absent: no day of its own. */
  readonly day?: number;
}

/** The runs of the current turn, in order; none where all move together. */
export function runStandings(
  ruleset: SomeRuleset,
  store: GameStore,
  { state, order, unsent }: LoadedTurn,
): readonly RunStanding[] {
  const runs = turnRuns(ruleset, state, order);
  if (movesTogether(runs)) return [];
  const over = store.runsOver(store.turn());
  const putOff = new Map(putOffNow(store).map((one) => [one.run, one]));
  const due = new Set<RunId>(dueRuns(runs, over, [...putOff.keys()]).map(({ run }) => run.id));
  return runs.map(({ run, madeUp }, number): RunStanding => {
    const waits = number < over ? undefined : putOff.get(run.id);
    const day = waits === undefined ? run.day : dayOfEnd(runs, number, run);
    const of = { run, ...defined({ day }) };
    if (number >= over)
      return {
        ...of,
        state: due.has(run.id) ? 'due' : waits === undefined ? 'waits' : 'put-off',
        ...defined({ putOff: waits }),
      };
    const waived = run.takes.length > 0 && run.takes.every((seat) => unsent.has(seat));
    return {
      ...of,
      state: 'over',
      ...(waived ? { waived } : {}),
      ...defined({ madeUp }),
    };
  });
}

/** The day of what ends the turn behind a run that is put off; undefined if that is none later than the run’s own. */
function dayOfEnd(runs: readonly RunAt[], from: number, { day = 0 }: RunPlan): number | undefined {
  const end = runs.slice(from).find(({ run }) => run.mayWait !== true)?.run.day ?? 0;
  return end > day ? end : undefined;
}

/** When a run is due, in words of the schedule; empty of one that is over, and where there is no such moment. */
export function whenSaid({ day, state, putOff }: RunStanding, situation: Situation): string {
  if (state === 'over' || (putOff !== undefined && day === undefined)) return '';
  if (state === 'due') return dueRunsSaid(situation);
  return day === undefined ? '' : runDueSaid(situation, day);
}

/** On which day the next run is due, or that it was put off to none; and whose orders the runs take that are over, that are due, and that are put off. */
export function standingByRuns(
  runs: readonly RunStanding[],
): Pick<GameStanding, 'day' | 'byHand' | 'days' | 'closed' | 'due' | 'putOff'> {
  const next = runs.find(({ state }) => state === 'due');
  const seatsOf = (is: (one: RunStanding) => boolean): readonly SeatId[] =>
    runs.flatMap((one) => (is(one) ? one.run.takes.filter((seat) => seat !== gameMaster) : []));
  const days = new Map(
    runs.flatMap(({ run, day }) => (day === undefined ? [] : run.takes.map((seat) => [seat, day] as const))),
  );
  const closed = seatsOf(({ state }) => state === 'over');
  const putOff = seatsOf((one) => one.putOff !== undefined);
  return {
    ...defined({ day: next?.day }),
    ...(next?.putOff !== undefined && next.day === undefined ? { byHand: true } : {}),
    ...(days.size === 0 ? {} : { days }),
    ...(closed.length === 0 ? {} : { closed }),
    ...(putOff.length === 0 ? {} : { putOff }),
    ...(runs.length === 0 ? {} : { due: seatsOf(({ state }) => state === 'due') }),
  };
}
