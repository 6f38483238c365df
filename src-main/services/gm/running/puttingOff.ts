import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { RunId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { waitingOf } from '../turns/waiting.ts';
import { locked } from '../game/locked.ts';
import { plainReason } from '../policy/reason.ts';
import { overAlready } from './end.ts';
import { doneBy, setNoted } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { memoName, putOffNow } from '../policy/putOff.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

interface Asked {
  readonly run: RunId;
  /** Puts it back: it is next, or has its place among those to come. */
  readonly back?: boolean;
  readonly why?: string;
  readonly who?: string | undefined;
}

/** Puts a run of the current turn off, or back. Refused: a run that is over or may not wait, one that is not put off, and while a run waits for answers. */
export const putOff = (
  { clock }: { readonly clock: Clock },
  {
    ruleset,
    store,
    state,
  }: { readonly ruleset: SomeRuleset; readonly store: GameStore; readonly state: unknown },
  asked: Asked,
): Promise<Outcome<undefined>> =>
  locked(clock, store, `putting the run ${asked.run} off`, async () => {
    const stops = stopsNow(store) ?? stopsRun(ruleset, store, state, asked);
    if (stops !== undefined) return bad([stops]);
    const why = plainReason(asked.why ?? '');
    if (!why.ok) return why;
    setPutOff(clock, store, { ...asked, why: why.value });
    return good(undefined);
  });

/** Puts a run off or back, and notes it. */
export function setPutOff(clock: Clock, store: GameStore, { run, back = false, why = '', who }: Asked): void {
  const turn = store.turn();
  const others = putOffNow(store).filter((one) => one.run !== run);
  const runs = back ? others : [...others, { run, at: clock.now(), why }];
  setNoted(store, memoName, runs.length === 0 ? undefined : { turn, runs }, {
    at: clock.now(),
    what: `Turn ${turn}: the run ${run} is put off${back ? ' no longer' : ''}.${why === '' ? '' : ` ${why}`}`,
    ...doneBy(who),
  });
}

const stopsNow = (store: GameStore): Problem | undefined =>
  overAlready(store) ??
  (waitingOf(store) === undefined ? undefined : unreadable('run-waits', { turn: store.turn() }));

function stopsRun(
  ruleset: SomeRuleset,
  store: GameStore,
  state: unknown,
  { run, back = false }: Asked,
): Problem | undefined {
  const turn = store.turn();
  const found = ruleset.runs(state).find(({ id: named }) => named === run);
  if (found === undefined) return unreadable('no-such-run', { run, turn });
  if (store.runOrder(turn).includes(run)) return unreadable('run-over', { run, turn });
  const isPutOff = putOffNow(store).some((one) => one.run === run);
  if (back) return isPutOff ? undefined : unreadable('not-put-off', { run });
  if (isPutOff) return unreadable('put-off-already', { run });
  return found.mayWait === true ? undefined : unreadable('run-may-not-wait', { run });
}
