import type { Client } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { OrderRef } from '#kernel/ids.ts';
import { whereIs } from '#kernel/orders/plan.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Rules } from './rules.ts';
import { readTurn } from './readTurn.ts';

/**
 * What was ordered by orders of the turn before, as sentences that begin with the unit. They are read from that turn as it lies
 * in the library; orders that are not found there, given on another computer perhaps, are left out.
 */
export async function sentencesOfLastTurn(client: Client, rules: Rules, key: TurnKey, refs: readonly OrderRef[]): Promise<ReadonlyMap<OrderRef, string>> {
  if (refs.length === 0 || key.turn < 2) return new Map();
  const opened = await client['turn.open']({ key: { ...key, turn: key.turn - 1 } });
  const read = opened.ok ? readTurn(opened.value, rules) : undefined;
  if (read === undefined || !read.ok) return new Map();
  const { view, plan } = read.value;
  const units = rules.presentation.units(view, plan);
  return new Map(refs.flatMap((ref) => {
    const listed = whereIs(plan, ref);
    const kind = listed === undefined ? undefined : rules.orders[listed.order.kind];
    if (listed === undefined || kind === undefined) return [];
    const row = units.find(({ unit }) => unit === listed.unit);
    const said = phraseText(kind.say(listed.order, view, listed.unit === undefined ? {} : { unit: listed.unit }));
    return [[ref, row === undefined ? said : `${row.label} ${row.name}: ${said}`] as const];
  }));
}
