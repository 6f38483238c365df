import { inOrder } from '#kernel/inOrder.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import type { QuestionKey } from '#kernel/turn/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { AnswersRecord, HowRun } from '../../../ports/game/turns.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { TriedTurn } from '../running/tryTurn.ts';
import { waitingOf } from './waiting.ts';

/** The answers of a run that has ended, as they are stored with it; nothing where nobody was asked. */
export function answersIn(
  ruleset: SomeRuleset,
  store: GameStore,
  { loaded, outcome }: TriedTurn,
): Pick<HowRun, 'answers' | 'answerFiles'> {
  if (outcome.answered.length === 0) return {};
  const before = loaded.stored.ran?.how;
  const known = before?.answers ?? waitingOf(store)?.answers ?? {};
  const files = before?.answerFiles ?? waitingOf(store)?.files ?? [];
  const answers: Record<QuestionKey, AnswersRecord[QuestionKey]> = {};
  for (const { key, seat, by } of outcome.answered) {
    const { count, number, standIn } = by === 'person' ? (known[key] ?? {}) : {};
    answers[key] = {
      seat,
      by,
      orders: makeAnswer(ruleset.orders, outcome.answers[key]?.orders ?? []),
      ...(count === undefined || number === undefined ? {} : { count, number }),
      ...(standIn === true ? { standIn } : {}),
    };
  }
  // Of a turn that is run again, other runs have files too.
  const given = new Set(inOrder(answers).map(([, { seat, count }]) => `${seat} ${count ?? ''}`));
  const mine = files.filter(({ seat, count }) => given.has(`${seat} ${count}`));
  return { answers, ...(mine.length === 0 ? {} : { answerFiles: mine }) };
}
