import { instant, longestReason } from '#contract/shapes.ts';
import { turnNumber } from '#contract/keys.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { id, line, list, object } from '#kernel/codec/shapes.ts';
import type { RunId } from '#kernel/words/ids.ts';
import { orderOfRuns } from '#kernel/sequence/run.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/* Runs that the game master puts off within their turn, such as those whose orders are late. It is a memo of the game: the world knows nothing of it. */

/** The name of the memo. */
export const memoName = 'put off';
const putOffRun = object({ run: id<RunId>(), at: instant, why: line(longestReason) });
const memo = object({ turn: turnNumber, runs: list(putOffRun, 1_000) });

/** A run that is put off: since when, and why, which may be empty. */
export type PutOff = Of<typeof putOffRun>;

/** The runs of the current turn that are put off, those that are over since among them. */
export function putOffNow(store: GameStore): readonly PutOff[] {
  const found = store.memoAs(memoName, memo);
  return found?.turn === store.turn() ? found.runs : [];
}

/** The order of the runs of a turn, as far as it is settled. */
export function orderNow(
  ruleset: SomeRuleset,
  store: GameStore,
  loaded: { readonly turn: number; readonly state: unknown },
): readonly RunId[] {
  const over = store.runOrder(loaded.turn);
  // Of a turn before the current one all runs are over.
  const putOff = putOffNow(store);
  if (putOff.length === 0) return over;
  return orderOfRuns(
    ruleset.runs(loaded.state),
    over,
    putOff.map(({ run }) => run),
  );
}
