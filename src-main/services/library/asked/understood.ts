import type { Digest } from '#kernel/codec/books.ts';
import type { FiledAnswers, FiledQuestion, QuestionsBody } from '#kernel/files/questionBodies.ts';
import { readAnswer } from '#kernel/orders/answerCodec.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad } from '#kernel/words/result.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** The first question without an answer, if there is one. */
export const unansweredIn = (
  questions: readonly FiledQuestion[],
  answers: FiledAnswers,
): FiledQuestion | undefined => questions.find(({ number }) => !answers.some((one) => one.number === number));

/** The books that the view in the questions cites. */
export function citedIn({ codecs, cites }: SomeRuleset, { view }: QuestionsBody): readonly Digest[] {
  const read = codecs.view.parse(view);
  return cites === undefined || !read.ok ? [] : cites(read.value);
}

/** The view in the questions, as the ruleset reads it; bad unless it can read all that is its own in them. */
export function understoodView(
  { codecs, orders }: SomeRuleset,
  { view, heard, questions }: QuestionsBody,
): Result<unknown, undefined> {
  const read = codecs.view.parse(view);
  const rest =
    heard.every(({ event }) => codecs.event.parse(event).ok) &&
    questions.every(
      (question) =>
        question.kinds.every((kind) => Object.hasOwn(orders, kind)) &&
        (question.silence === undefined ||
          readAnswer(orders, question, question.number, question.silence).ok),
    );
  return read.ok && rest ? read : bad(undefined);
}
