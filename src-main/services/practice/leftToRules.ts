import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { askedNow } from '../gm/asking/askedNow.ts';
import { isFlownBy, waitingBattles } from '../gm/elsewhere/waiting.ts';
import type { Gm } from '../gm/gm.ts';
import { waitingOf } from '../gm/turns/waiting.ts';

/** Leaves to the rules what the game master is asked of a practice game: all but battles that somebody at the table can fly. Whether anything was. */
export function leftToRules({ store, ruleset, answer }: Gm, table: readonly string[]): boolean {
  const mine = waitingOf(store)?.asked.find(({ seat }) => seat === gameMaster)?.questions ?? [];
  if (mine.length === 0) return false;
  const flown = waitingBattles(store, ruleset).filter((one) => isFlownBy(one, table));
  let any = false;
  for (const { key, to, silence } of askedNow(store, ruleset).questions) {
    const number = mine.find((one) => one.key === key)?.number;
    if (to !== gameMaster || number === undefined || silence === undefined) continue;
    if (flown.some((one) => one.key === key)) continue;
    any = answer({ number, orders: makeAnswer(ruleset.orders, silence) }).ok || any;
  }
  return any;
}
