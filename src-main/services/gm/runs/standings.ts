import type { SeatId } from '#kernel/ids.ts';
import type { RunId, RunPlan } from '#kernel/turn/run.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LoadedTurn } from '../game/loadedTurn.ts';
import type { GameStanding } from '../intake/standing.ts';
import type { Situation } from '../schedule/clock.ts';
import { dueRunsSaid, runDueSaid } from '../schedule/clock.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { dueRuns, movesTogether, turnRuns } from './underWay.ts';

/** A run of a turn of several, as the game master sees it. */
export interface RunStanding {
  readonly run: RunPlan;
  readonly state: 'over' | 'due' | 'waits';
  /** It is over, and none of those whose orders it takes had sent any. */
  readonly waived?: true;
}

/** The runs of the current turn, in order; none where all move together. */
export function runStandings(
  ruleset: SomeRuleset,
  store: GameStore,
  { state, unsent }: LoadedTurn,
): readonly RunStanding[] {
  const runs = turnRuns(ruleset, state);
  if (movesTogether(runs)) return [];
  const over = store.runsOver(store.turn());
  const due = new Set<RunId>(dueRuns(runs, over).map(({ run }) => run.id));
  return runs.map(({ run }, number): RunStanding => {
    if (number >= over) return { run, state: due.has(run.id) ? 'due' : 'waits' };
    const waived = run.takes.length > 0 && run.takes.every((seat) => unsent.has(seat));
    return { run, state: 'over', ...(waived ? { waived } : {}) };
  });
}

/** When a run is due, in words of the schedule; empty of one that is over, and where there is no such moment. */
export function whenSaid({ run: { day }, state }: RunStanding, situation: Situation): string {
  if (state === 'due') return dueRunsSaid(situation);
  return state === 'waits' && day !== undefined ? runDueSaid(situation, day) : '';
}

/** On which day the next run is due, and whose orders no run of the turn takes any more. */
export function standingByRuns(runs: readonly RunStanding[]): Pick<GameStanding, 'day' | 'closed'> {
  const day = runs.find(({ state }) => state === 'due')?.run.day;
  const closed: readonly SeatId[] = runs.flatMap(({ run, state }) => (state === 'over' ? run.takes : []));
  return { ...(day === undefined ? {} : { day }), ...(closed.length === 0 ? {} : { closed }) };
}
