import type { Game } from '#kernel/game/game.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import { whereKey } from '#kernel/words/where.ts';
import type { QuestionKey } from '#kernel/sequence/question.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { unreadable } from '#contract/refusals/practice.ts';
import type { IntakePorts } from '../intake/takeOrders.ts';
import { whenFree } from '../game/locked.ts';
import type { StoredAnswer } from '../game/storedAnswers.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { putWaiting, waitingOf } from '../turns/waiting.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { tryTurn } from '../trial/tryTurn.ts';

/**
 * Takes back what persons answered last in the run that waits, all that they were asked at one moment, and whatever was answered after it, so that
 * the run asks it again. `left`: questions whose answers nobody gave themselves; they are never the last. Refused where nobody has answered
 * anything; with `hidden` also where something was rolled or came to light since.
 */
export const takeAnswersBack = (
  ports: IntakePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  { hidden, left = [] }: { readonly hidden: boolean; readonly left?: readonly QuestionKey[] },
): Promise<Outcome<undefined>> =>
  whenFree(ports, store, 'taking answers back', async () => {
    const waiting = waitingOf(store);
    const turn = store.turn();
    if (waiting === undefined) return bad([unreadable('nothing-answered', { turn })]);
    const tried = tryTurn(ruleset, store.facts.secret, loadTurn(ruleset, store));
    const last = tried.outcome.answered.findLast(
      ({ key }) => waiting.answers[key]?.by === 'person' && !left.includes(key),
    );
    const at = last === undefined ? -1 : stepOf(tried.marks, last.key);
    if (at < 0) return bad([unreadable('nothing-answered', { turn })]);
    if (hidden && isRevealed(ruleset, tried, at)) return bad([unreadable('answers-revealed')]);
    const isTaken = (key: QuestionKey): boolean => stepOf(tried.marks, key) >= at;
    const taken = keysInOrder(waiting.answers).filter(isTaken);
    const files = new Set(taken.map((key) => fileOf(waiting.answers[key]!)));
    store.together(() => {
      putWaiting(store, {
        ...waiting,
        answers: Object.fromEntries(
          keysInOrder(waiting.answers)
            .filter((key) => !isTaken(key))
            .map((key) => [key, waiting.answers[key]!]),
        ),
        files: waiting.files.filter((file) => !files.has(fileOf(file))),
      });
      store.note({ at: ports.clock.now(), what: 'The last answers were taken back.' });
    });
    return good(undefined);
  });

const fileOf = ({ seat, count }: Pick<StoredAnswer, 'seat' | 'count'>): string => `${seat} ${String(count)}`;

/** The step that asked a question, by its place among all that were run; -1 where it was not run. */
const stepOf = ({ steps }: TurnMarks, key: QuestionKey): number =>
  steps.findIndex((step) => key.startsWith(`${whereKey(step)}/`));

/** Whether a die was rolled from this step on, or something was done that the rules alone do not bring about. */
function isRevealed(ruleset: SomeRuleset, { marks, outcome }: TriedTurn, at: number): boolean {
  const before = marks.steps.slice(0, at).reduce((sum, { events }) => sum + events, 0);
  const origins = ruleset.origins as Readonly<Record<string, string>> | undefined;
  return (
    marks.steps.slice(at).some(({ rolls }) => rolls > 0) ||
    outcome.entries
      .slice(before)
      .some(({ event }: { readonly event: Game['event'] }) => origins?.[event.kind] !== 'rules')
  );
}
