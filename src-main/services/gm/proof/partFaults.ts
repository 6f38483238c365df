import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Merged, Part } from '#kernel/orders/sharing.ts';
import { holderOf, merged } from '#kernel/orders/sharing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { planCodecOf, readStored } from '../../ruleset.ts';
import type { TurnRecord } from '../game/recordShapes.ts';

/** Of a seat that several players shared, its orders must be those that their parts make; whose part is another is named. */
export function partFaults(ruleset: SomeRuleset, { turn, results, ran }: TurnRecord): readonly string[] {
  const { sharing } = ruleset;
  return inOrder(ran?.parts ?? {}).flatMap(([seat, parts]) => {
    const told = results[seat];
    const orders = ran?.orders[seat];
    if (sharing === undefined || told === undefined || orders === undefined)
      return [`${seat} could not be shared by several players.`];
    const codec = planCodecOf(ruleset);
    const view = readStored(ruleset.codecs.view, told.view, `view of ${seat}`);
    const plan = readStored(codec, orders, `orders of ${seat}`);
    const sent = parts.map(({ player, scopes, plan: raw }): Part<AnyOrder> => ({
      player: String(player),
      scopes,
      plan: readStored(codec, raw, `orders of ${seat}, player ${player}`),
    }));
    const again: Merged<AnyOrder> = merged(sharing, view, { seat, turn }, sent);
    if (stableText(codec.make(again.plan)) === stableText(orders)) return [];
    const ofEach = (of: Plan<AnyOrder>): ReadonlyMap<string, string> => byHolder(sharing, view, sent, of);
    const [made, written] = [ofEach(again.plan), ofEach(plan)];
    const others = sent.filter(({ player }) => made.get(player) !== written.get(player));
    return [said(seat, others)];
  });
}

/** The orders of a plan as text, by who holds their scopes. */
function byHolder(
  sharing: NonNullable<SomeRuleset['sharing']>,
  view: unknown,
  parts: readonly Part<AnyOrder>[],
  plan: Plan<AnyOrder>,
): ReadonlyMap<string, string> {
  const held = listedOrders(plan).map(({ order, unit }) => ({
    by: holderOf(parts, sharing.scopeOf(view, order as never, unit)),
    order: { ...order, unit },
  }));
  return new Map(
    parts.map(({ player }) => [
      player,
      stableText(held.filter(({ by }) => by === player).map(({ order }) => order)),
    ]),
  );
}

function said(seat: SeatId, others: readonly Part<AnyOrder>[]): string {
  const fault = `The orders of ${seat} are not those that its players’ parts make`;
  const names = others.map(({ player }) => player).join(', ');
  if (others.length === 0) return `${fault}.`;
  return others.length === 1
    ? `${fault}: the part of player ${names} differs.`
    : `${fault}: the parts of players ${names} differ.`;
}
