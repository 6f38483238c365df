import { defined } from '#kernel/words/defined.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { makeAnswer, readAnswer } from '#kernel/orders/answerCodec.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { FilePorts } from '../game/gameAt.ts';
import { doneBy } from '../policy/policy.ts';
import { filed } from './questionsFile.ts';
import { openQuestions } from './takeAnswers.ts';
import { putWaiting, waitingOf } from '../turns/waiting.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** An answer to the question of that number; `battle`: the digest of the game’s archive in which it was found. */
export interface AnswerGiven {
  readonly number: number;
  readonly orders: readonly unknown[];
  readonly battle?: string;
}

/** Answers one of the game master’s own questions, by the number it has among those they are asked now. Answers stand once they are given. */
export function answerAsGm(
  { clock }: Pick<FilePorts, 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  { number, orders, battle }: AnswerGiven,
  who?: string,
): Outcome<undefined> {
  const waiting = waitingOf(store);
  const mine = waiting?.asked.find(({ seat }) => seat === gameMaster);
  const key = mine?.questions.find((one) => one.number === number)?.key;
  const asked = openQuestions(store, ruleset).find((one) => one.key === key);
  if (waiting === undefined || mine === undefined || key === undefined || asked === undefined)
    return bad([unreadable('not-asked-of-you', { number })]);
  const read = readAnswer(ruleset.orders, filed(ruleset, asked, number), number, orders);
  if (!read.ok) return read;
  store.together(() => {
    putWaiting(store, {
      ...waiting,
      answers: {
        ...waiting.answers,
        [key]: {
          seat: gameMaster,
          by: 'person',
          orders: makeAnswer(ruleset.orders, read.value),
          ...defined({ battle }),
        },
      },
    });
    store.note({ at: clock.now(), what: `The game master answered question ${number}.`, ...doneBy(who) });
  });
  return good(undefined);
}
