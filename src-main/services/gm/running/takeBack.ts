import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import { firstParting } from '#kernel/turn/marks.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { AsideRun } from '../../../ports/game/undone.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { answersFrom } from '../game/storedAnswers.ts';
import { endWaiting, waitingOf } from '../turns/waiting.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { locked } from '../game/locked.ts';
import { diceRule } from '../game/dice.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { tryRun } from '../trial/tryRun.ts';
import { turnRuns, underWay } from '../turns/underWay.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** Takes back the run that waits, or the last one that is over: its orders can be changed again, and letters with what it gave are not sent any more. */
export const takeBack = (
  { clock }: { readonly clock: Clock },
  store: GameStore,
  { why, who }: { readonly why: string; readonly who?: string },
): Promise<Outcome<undefined>> =>
  locked(clock, store, `taking a run of turn ${store.turn()} back`, async () => {
    const turn = store.turn();
    const waiting = waitingOf(store);
    const over = store.runs(turn).at(-1)?.plan;
    const which =
      waiting === undefined
        ? `run ${over?.id ?? ''} of turn ${turn}`
        : `run of turn ${turn} that waited for answers`;
    const note = {
      at: clock.now(),
      what: `The ${which} was taken back. ${why}`,
      ...defined({ who }),
    };
    const isBack = store.together(() => {
      if (!store.takeBack(why, note, waiting)) return false;
      if (waiting === undefined) withdrawResults(store, turn + 1, over?.tells ?? []);
      endWaiting(store);
      return true;
    });
    return isBack ? good(undefined) : bad([unreadable('turn-not-run', { turn, now: turn })]);
  });

function withdrawResults({ post }: GameStore, turn: number, seats: readonly SeatId[]): void {
  for (const { number, kind, seat, state } of post.letters(turn))
    if (state === 'waiting' && kind === 'results' && seat !== undefined && seats.includes(seat))
      post.move(number, 'waiting', {
        state: 'withdrawn',
        said: 'The run that gave these results was taken back.',
      });
}

/** Whether a run that was taken back would come out the same now: it is next, nothing waits, and its orders, rulings, dice and who leads are as they were. */
export function comesBackAlike(
  store: GameStore,
  ruleset: SomeRuleset,
  { run, number }: { readonly run: AsideRun; readonly number: number },
): boolean {
  const { attempt, edition, marks, answers, led } = run;
  const over = store.runs(run.turn);
  if (waitingOf(store) !== undefined || over.length !== number || edition !== ruleset.edition) return false;
  const opened = loadTurn(ruleset, store);
  const at = turnRuns(ruleset, opened.state, opened.order)[number];
  if (at === undefined || marks === undefined) return false;
  const loaded = { ...opened, answers: { ...opened.answers, ...answersFrom(ruleset, answers ?? {}) } };
  const choice = { attempt, rule: diceRule };
  const tried = tryRun(ruleset, loaded, underWay(ruleset, loaded, over), at, {
    secret: store.facts.secret,
    choice,
    overdue: true,
  });
  return (
    stableText(led ?? []) === stableText(tried.loaded.led) && firstParting(marks, tried.marks) === undefined
  );
}
