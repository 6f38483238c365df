import type { Of } from '#kernel/codec/codec.ts';
import { integer, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import { computerAnswers, type AnswersBy } from '#kernel/turn/answering.ts';
import { answerers, type Answerer } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { doneBy } from '../policy/policy.ts';
import { theSeat } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

const shape = object({
  /** Who answers for a seat, first to last; a seat that is not named answers in person. */
  by: record<SeatId, readonly Answerer[]>(list(oneOf(answerers), answerers.length), 1_000),
  /** How many hours answers are waited for; absent: as long as it takes. */
  hours: optional(integer(1, 10_000)),
});
/** What the game master has set about questions in the middle of a turn. */
export type AskingPolicy = Of<typeof shape>;
const memo = 'answering';

export const askingPolicyOf = (store: GameStore): AskingPolicy => store.memoAs(memo, shape) ?? { by: {} };

/** Who answers for each seat of a turn: as the game master has set it, else the computer for seats that it leads, else persons. */
export const answersByOf = (store: GameStore, led: readonly SeatId[]): AnswersBy => ({
  ...Object.fromEntries(led.map((seat) => [seat, computerAnswers])),
  ...askingPolicyOf(store).by,
});

/** Sets who answers for a seat; without `by`, whoever usually does. Refused: an unknown seat, and one who is named twice. */
export function setAnswersBy(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  { seat, by }: { readonly seat: SeatId; readonly by?: readonly Answerer[] },
  who?: string,
): Outcome<undefined> {
  const seats = store.seats().map((one) => one.seat);
  if (seat !== gameMaster && !seats.includes(seat))
    return bad([unreadable('no-such-seat/known', { seat, seats: seats.join(', ') })]);
  if (by !== undefined && new Set(by).size < by.length)
    return bad([unreadable('decided-twice', { words: by.join(', ') })]);
  const { by: before, ...rest } = askingPolicyOf(store);
  const others = Object.fromEntries(
    keysInOrder(before)
      .filter((one) => one !== seat)
      .map((one) => [one, before[one] ?? []]),
  );
  store.together(() => {
    store.setMemo(memo, shape.make({ ...rest, by: by === undefined ? others : { ...others, [seat]: by } }));
    store.note({
      at: clock.now(),
      what: `Questions to ${theSeat(store, seat)} are answered ${by === undefined ? 'as usual' : `by ${by.join(', then ') || 'nobody'}`}.`,
      ...doneBy(who),
    });
  });
  return good(undefined);
}

/** Sets for how many hours answers are waited for; without `hours`, as long as it takes. */
export function setAnswerHours(
  { clock }: { readonly clock: Clock },
  store: GameStore,
  hours: number | undefined,
  who?: string,
): void {
  const { by } = askingPolicyOf(store);
  store.together(() => {
    store.setMemo(memo, shape.make({ by, ...defined({ hours }) }));
    store.note({
      at: clock.now(),
      what:
        hours === undefined
          ? 'Answers are waited for as long as it takes.'
          : `Answers are waited for ${hours} hours.`,
      ...doneBy(who),
    });
  });
}
