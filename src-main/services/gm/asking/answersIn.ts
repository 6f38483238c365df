import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { computerAnswers, usuallyAnswering } from '#kernel/turn/answering.ts';
import type { Answerer, QuestionKey } from '#kernel/sequence/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { AnswersRecord, HowRun } from '../../../ports/game/turns.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { askingPolicyOf } from '../turns/answersBy.ts';
import { waitingOf } from '../turns/waiting.ts';

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
  const nths = new Map<SeatId, number>();
  for (const { key, seat, by, minor } of outcome.answered) {
    const { count, number, standIn, unnamed, late, battle } = by === 'person' ? (known[key] ?? {}) : {};
    const nth = (nths.get(seat) ?? 0) + 1;
    nths.set(seat, nth);
    answers[key] = {
      seat,
      by,
      orders: makeAnswer(ruleset.orders, outcome.answers[key]?.orders ?? []),
      ...(count === undefined || number === undefined ? {} : { count, number }),
      ...(standIn === true ? { standIn } : {}),
      ...(unnamed === true ? { unnamed } : {}),
      ...(late === true ? { late } : {}),
      ...defined({ battle }),
      ...(minor !== true && isLeft(ruleset, store, loaded, { seat, by }) ? { left: true } : {}),
      nth,
    };
  }
  // Of a turn that is run again, other runs have files too.
  const given = new Set(inOrder(answers).map(([, { seat, count }]) => `${seat} ${count ?? ''}`));
  const mine = files.filter(({ seat, count }) => given.has(`${seat} ${count}`));
  return { answers, ...(mine.length === 0 ? {} : { answerFiles: mine }) };
}

/** Whether the game master had a question answered so: another would have been asked, had they waited, or set nothing. */
function isLeft(
  ruleset: SomeRuleset,
  store: GameStore,
  { led }: TriedTurn['loaded'],
  { seat, by }: { readonly seat: SeatId; readonly by: Answerer },
): boolean {
  const usual = led.includes(seat) ? computerAnswers : usuallyAnswering(ruleset)(seat);
  if (by === 'person' || by === usual[0]) return false;
  const person = usual.indexOf('person');
  return askingPolicyOf(store).by[seat] !== undefined || (person >= 0 && person < usual.indexOf(by));
}
