import { integer, line, list, object } from '#kernel/codec/shapes.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import type { QuestionKey } from '#kernel/sequence/question.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { GameStore } from '#main/ports/game/store.ts';
import { askedNow } from '../gm/asking/askedNow.ts';
import { isFlownBy, waitingBattles } from '../gm/elsewhere/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import { waitingOf } from '../gm/turns/waiting.ts';

const leftShape = object({ turn: integer(0, 1_000_000), keys: list(line(300), 100_000) });
const leftMemo = 'left to rules';

/** The questions of the run that waits whose answers were left to the rules: nobody at the table gave them. */
export function leftIn(store: GameStore): readonly QuestionKey[] {
  const found = store.memoAs(leftMemo, leftShape);
  const answers = waitingOf(store)?.answers ?? {};
  return found?.turn === store.turn()
    ? found.keys.map((key) => key as QuestionKey).filter((key) => answers[key] !== undefined)
    : [];
}

/** Runs the turn on until somebody at the table is asked: one of several runs to its end, and past what is left to the rules. */
export async function runOn(gm: Gm, table: readonly string[]): ReturnType<Gm['run']> {
  let ran = await gm.run();
  while (ran.kind === 'ran' ? (ran.left ?? 0) > 0 : ran.kind === 'questions' && leftToRules(gm, table))
    ran = await gm.run();
  return ran;
}

/** Leaves to the rules what the game master is asked of a practice game: all but battles that somebody at the table can fly. Whether anything was. */
function leftToRules({ store, ruleset, answer }: Gm, table: readonly string[]): boolean {
  const mine = waitingOf(store)?.asked.find(({ seat }) => seat === gameMaster)?.questions ?? [];
  if (mine.length === 0) return false;
  const flown = waitingBattles(store, ruleset).filter((one) => isFlownBy(one, table));
  const left = [...leftIn(store)];
  const before = left.length;
  for (const { key, to, silence } of askedNow(store, ruleset).questions) {
    const number = mine.find((one) => one.key === key)?.number;
    if (to !== gameMaster || number === undefined || silence === undefined) continue;
    if (flown.some((one) => one.key === key)) continue;
    if (answer({ number, orders: makeAnswer(ruleset.orders, silence) }).ok) left.push(key);
  }
  store.setMemo(leftMemo, leftShape.make({ turn: store.turn(), keys: left }));
  return left.length > before;
}
