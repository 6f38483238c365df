import type { RunSummary } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { StoredAnswer, StoredAnswers } from '../game/storedAnswers.ts';

/** A choice that the game master made about one answer in the middle of a turn. */
export type AnswerChoice = NonNullable<RunSummary['answers']>[number];

/**
 * Every answer that the game master gave, let be given or took late, by seat and by the place of its question among those put to the seat. Answers
 * that players gave in time, and those of orders given in advance and of the computer where it leads, are nobody's choice.
 */
export const answerChoices = (answers: StoredAnswers = {}): readonly AnswerChoice[] =>
  valuesInOrder(answers)
    .flatMap((one) => choicesIn(one).map((how) => ({ seat: one.seat, nth: one.nth ?? 1, how })))
    .sort((a, b) => (a.seat === b.seat ? a.nth - b.nth : a.seat < b.seat ? -1 : 1));

const choicesIn = ({
  seat,
  by,
  unnamed,
  standIn,
  late,
  left,
}: StoredAnswer): readonly AnswerChoice['how'][] => [
  ...(by === 'person' && seat === gameMaster ? (['own'] as const) : []),
  ...(unnamed === true ? (['unplayed'] as const) : []),
  ...(standIn === true ? (['stand-in'] as const) : []),
  ...(left === true ? (['left'] as const) : []),
  ...(late === true ? (['late'] as const) : []),
];

/** Sentences about choices that name seats; `named` is what the reader calls one. */
export function choiceTexts(
  { answers = [], putOff = [], waived = [] }: Pick<RunSummary, 'answers' | 'putOff' | 'waived'>,
  named: (seat: SeatId) => string,
): readonly string[] {
  const groups = Map.groupBy(answers, ({ seat, how }) => `${how} ${seat}`);
  const all = (seats: readonly SeatId[]): string => listed(seats.map(named));
  return [
    ...[...groups.values()].map((group) => answerText(group, named)),
    ...(putOff.length === 0 ? [] : [`Postponed: the orders of ${all(putOff)}.`]),
    ...(waived.length === 0 ? [] : [`It was run before the deadline, without orders of ${all(waived)}.`]),
  ];
}

/** Sentences by what was chosen; `{n}` stands for the questions, `{seat}` for whose they were. */
const sentences: Readonly<Record<AnswerChoice['how'], string>> = {
  own: 'The game master answered {n} of {seat}.',
  unplayed: 'The game master answered {n} for {seat}, which nobody plays.',
  'stand-in': 'A stand-in answered {n} for {seat}.',
  left: 'The game master did not wait for an answer of {seat} to {n}.',
  late: 'An answer of {seat} to {n} was late, and the game master accepted it.',
};

function answerText(group: readonly AnswerChoice[], named: (seat: SeatId) => string): string {
  const numbers = group.map(({ nth }) => String(nth));
  const { seat = gameMaster, how = 'own' } = group[0] ?? {};
  return sentences[how]
    .replace('{n}', `${numbers.length === 1 ? 'question' : 'questions'} ${listed(numbers)}`)
    .replace('{seat}', seat === gameMaster ? 'their own' : named(seat));
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
