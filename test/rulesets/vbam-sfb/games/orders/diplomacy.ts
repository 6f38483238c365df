import type { Draw } from '#kernel/dice/draw.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { freshRef, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { enmities, relationOf, signable, treaties } from '#rulesets/vbam-sfb/model/relations.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { terms } from '#rulesets/vbam-sfb/diplomacy/treaties.ts';

/** Signs, breaks and declares whatever there is a word for. */
export function anyDiplomacy({ me, others }: View, draw: Draw): Unnumbered<Order> {
  const to = draw.pick([...others, me, seatId('nobody')]);
  if (draw.chance(1, 4)) return { kind: 'intern', to, holds: draw.chance(1, 2) };
  if (draw.chance(1, 6)) return { kind: 'give', to, ep: draw.pick([1, 20, 99_999]) };
  if (draw.chance(1, 2)) return { kind: 'sign', to, treaty: draw.pick(signable) };
  return draw.chance(1, 2)
    ? { kind: 'break', to, treaty: draw.pick(treaties) }
    : { kind: 'declare', to, enmity: draw.pick(enmities) };
}

/** What several do in the same turn with the last of the others: they sign or end a treaty together, hold units, or fall out. */
export function withAgreement(
  { me, turn, others, relations }: View,
  plan: Plan<Order>,
  draw: Draw,
): Plan<Order> {
  const [to = me, ref] = [others.at(-1), freshRef(me, turn, plan)];
  const friend = others.find((one) => relationOf(relations, me, one).treaties.length > 0);
  const signed = friend && relationOf(relations, me, friend).treaties.at(-1);
  // Both ends of a pair think of the same treaty: so it may end by consent. Alliances last, for what comes of them is rare.
  if (friend !== undefined && signed !== undefined && signed !== 'alliance' && draw.chance(1, 4))
    return withOrder<Order>(plan, { kind: 'break', to: friend, treaty: signed, ref });
  const { treaties: has, enmity } = relationOf(relations, me, to);
  const open = treaties.filter((one) => {
    const { needs } = terms[one];
    return !has.includes(one) && (needs === undefined || has.includes(needs));
  });
  // What their treaties let both sign next, one kind after the other.
  const next = open.includes('alliance') ? 'alliance' : (open[turn % open.length] ?? 'alliance');
  const treaty = enmity === undefined ? next : 'armistice';
  const [ally = to] = others;
  return withOrder<Order>(
    plan,
    draw.pick([
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'sign', to, treaty, ref },
      { kind: 'break', to: ally, treaty: 'alliance', ref },
      { kind: 'intern', to, holds: true, ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
      { kind: 'declare', to, enmity: 'hostilities', ref },
    ] satisfies readonly Order[]),
  );
}
