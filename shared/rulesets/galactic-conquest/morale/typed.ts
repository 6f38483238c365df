import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { mostWords } from '../model/unrest/morale.ts';
import { spoken } from '../spoken.ts';
import type { AnswerRebellion } from './answer.ts';

const sentence = new RegExp(
  `^(promise|put down)(?: the rebels in)? ([a-z]{1,2}\\d{1,3}):\\s*"((?:[^"]|""){1,${mostWords}})"$`,
  'i',
);

/** `Promise the rebels in D5: "Bread"`, `Put down D5: "Land the marines"` (B5.40); undefined for anything else. */
function answerIn(text: string): Unnumbered<AnswerRebellion> | undefined {
  const [, verb, at = '', words = ''] = sentence.exec(text) ?? [];
  return verb === undefined
    ? undefined
    : {
        kind: 'answer-rebellion',
        how: verb.toLowerCase() === 'promise' ? 'promise' : 'force',
        place: placeId(`h${at.toLowerCase()}`),
        words: words.replaceAll('""', '"'),
      };
}

export const spokenAnswers = spoken<AnswerRebellion>({
  kinds: ['answer-rebellion'],
  phrases: () => ['Promise the rebels in ', 'Put down the rebels in '],
  read: answerIn,
  write: ({ how, place, words }) =>
    `${how === 'promise' ? 'Promise' : 'Put down'} the rebels in ${hexName(place)}: "${words.replaceAll('"', '""')}".`,
});
