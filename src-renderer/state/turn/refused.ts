import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { type Ordered, sentenceOf } from '#kernel/report/sentence.ts';
import type { Rules } from '../rules.ts';
import { readTurn } from './readTurn.ts';

/**
 * The previous turn in the library, with its orders; undefined if it is not there, perhaps because it was
 * played on another computer.
 */
export async function orderedBefore(
  client: Client,
  rules: Rules,
  key: TurnKey,
): Promise<Ordered | undefined> {
  if (key.turn < 2) return undefined;
  const opened = await client['turn.open']({ key: { ...key, turn: key.turn - 1 } });
  const read = opened.ok ? readTurn(opened.value, rules) : undefined;
  return read?.ok === true ? read.value : undefined;
}

/**
 * The orders of the previous turn, as sentences that begin with the unit; orders not found there are left
 * out.
 */
export async function sentencesOfLastTurn(
  client: Client,
  rules: Rules,
  key: TurnKey,
  refs: readonly OrderRef[],
): Promise<ReadonlyMap<OrderRef, string>> {
  const before = refs.length === 0 ? undefined : await orderedBefore(client, rules, key);
  if (before === undefined) return new Map();
  return new Map(
    refs.flatMap((ref) => {
      const found = sentenceOf(rules, before, ref);
      return found === undefined ? [] : [[ref, found.said] as const];
    }),
  );
}
