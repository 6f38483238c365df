import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Codec, Of } from '#kernel/codec/codec.ts';
import { id, integer, object, record } from '#kernel/codec/shapes.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome as BattleOutcome } from '#kernel/orders/elsewhere.ts';
import type { QuestionKey } from '#kernel/sequence/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { askedNow, orderSaid } from '../asking/askedNow.ts';
import { waitingOf } from '../turns/waiting.ts';
import type { Handed } from './handed.ts';
import { handedBy } from './handed.ts';

/** A battle for whose outcome a run waits. */
export interface WaitingBattle extends Handed {
  /** The game master’s number of its question. */
  readonly number: number;
  readonly key: QuestionKey;
  /** Names it among all battles of the game, for pages that show it. */
  readonly id: string;
  readonly said: string;
  /** What its outcome would answer, as a sentence. */
  tells(outcome: BattleOutcome): Outcome<string>;
  /** The answer that counts if it is left to the caller’s own rules, as it is written; absent: the run waits. */
  readonly silence?: readonly unknown[];
  /** The game that fights it, once that is begun. */
  readonly game?: string;
}

const begunShape: Codec<Readonly<Record<string, { readonly ruleset: string; readonly game: string }>>> =
  record(object({ ruleset: id<string>(), game: gameName }), 1_000, /^[0-9a-f]{64}$/);
const begunMemo = 'battles begun';

/** The names of games that were begun for battles. */
const begun = (store: GameStore) => store.memoAs(begunMemo, begunShape) ?? {};
/** Names a battle by its turn, its question and what it begins with: once the turn was taken back and planned otherwise, another is asked about. */
const idOf = (turn: number, key: QuestionKey, { battle }: Handed): string =>
  digest(stableText([turn, key, battle.ok ? battle.value : '']));

/** Writes down which game fights a battle. */
export const putBegun = (store: GameStore, battle: string, ruleset: string, game: string): void =>
  store.setMemo(begunMemo, begunShape.make({ ...begun(store), [battle]: { ruleset, game } }));

const callerShape = object({ game: gameName, turn: integer(1, 99_999) });
const callerMemo = 'fights for';
/** Writes down in a game that it fights a battle of a turn of another. */
export const putCaller = (store: GameStore, caller: Of<typeof callerShape>): void =>
  store.setMemo(callerMemo, callerShape.make(caller));
/** The game of whose turn a game fights a battle. */
export const callerOf = (store: GameStore): Of<typeof callerShape> | undefined =>
  store.memoAs(callerMemo, callerShape);

/** The battles for whose outcome the run that waits asks the game master; none where none waits. */
export function waitingBattles(store: GameStore, ruleset: SomeRuleset): readonly WaitingBattle[] {
  const mine = waitingOf(store)?.asked.find(({ seat }) => seat === gameMaster)?.questions ?? [];
  if (mine.length === 0) return [];
  const { questions, viewOf } = askedNow(store, ruleset);
  const games = begun(store);
  return questions.flatMap((question): readonly WaitingBattle[] => {
    const { key, to, said, silence } = question;
    const number = mine.find((one) => one.key === key)?.number;
    const handed = to === gameMaster ? handedBy(ruleset, question, viewOf(to)) : undefined;
    if (number === undefined || handed === undefined) return [];
    const name = idOf(store.turn(), key, handed);
    const game = games[name]?.game;
    return [
      {
        ...handed,
        number,
        key,
        id: name,
        said: phraseText(said),
        tells: (outcome) => {
          const order = handed.order(outcome);
          return order.ok ? good(orderSaid(ruleset, order.value, viewOf(to), question.spot)) : order;
        },
        ...(silence === undefined ? {} : { silence: makeAnswer(ruleset.orders, silence) }),
        ...(game === undefined ? {} : { game }),
      },
    ];
  });
}

/** Whether a battle can be fought as a game of its own, with one of these seats in it. */
export const isFlownBy = ({ battle }: WaitingBattle, seats: readonly string[]): boolean =>
  battle.ok && valuesInOrder(battle.value.seats).some((seat) => seats.includes(seat));
