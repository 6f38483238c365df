import { stableText } from '#kernel/codec/stableText.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/battles.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { TurnRecord } from '../game/recordShapes.ts';
import type { Verifying } from '../proof/verify.ts';
import type { FoughtAnswer } from '../trial/answersAgain.ts';
import { battleSeed, handedBy } from './handed.ts';
import type { BattleRules } from './readBattle.ts';
import { battleDigest, readBattle } from './readBattle.ts';

/** The orders that the game means in which an answer was found, as they are written. */
async function ordersOf(
  rules: BattleRules,
  ruleset: SomeRuleset,
  { ran }: TurnRecord,
  { question, view, battle }: FoughtAnswer,
): Promise<Outcome<readonly unknown[]>> {
  const handed = handedBy(ruleset, question, view);
  const text = ran?.battles?.[battle];
  const bytes = Buffer.from(typeof text === 'string' ? text : '', 'base64');
  if (handed === undefined || battleDigest(bytes) !== battle) return bad([unreadable('foreign-battle')]);
  if (!handed.battle.ok) return handed.battle;
  const outcome = await readBattle(
    rules,
    bytes,
    handed.battle.value,
    battleSeed(ran?.seed ?? '', question.key),
  );
  if (!outcome.ok) return outcome;
  const order = handed.order(outcome.value);
  return order.ok ? { ok: true, value: makeAnswer(ruleset.orders, [order.value]) } : order;
}

/** Runs the games again in which answers were found: each must be the one that was handed over, and its outcome the answer. */
export const battlesProven =
  (rules: BattleRules): NonNullable<Verifying['battlesOf']> =>
  async (ruleset, record, fought) => {
    const faults: string[] = [];
    for (const one of fought) {
      const found = await ordersOf(rules, ruleset, record, one);
      const what = `The answer to «${one.question.key}» is not proven by its battle`;
      if (!found.ok) faults.push(`${what}: ${found.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`);
      else if (stableText(found.value) !== stableText(one.orders))
        faults.push(`${what}: another came of it.`);
    }
    return faults;
  };
