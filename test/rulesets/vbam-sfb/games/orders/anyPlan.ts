import type { Draw } from '#kernel/dice/draw.ts';
import { nthOrder, placeId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, freshRef, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { designOf, isCivil, isMobile } from '#rulesets/vbam-sfb/units/designs.ts';
import { swaps, anyMove } from './movement.ts';
import { anyWork } from './yards.ts';
import { anyHandling, withInvasion } from './ground.ts';
import { anyDiplomacy, withAgreement } from './diplomacy.ts';
import { anyStanding } from './standing.ts';

/** Orders that cost too much, twice the same, and of systems and units of others. */
export function anyPlan(view: View, draw: Draw): Plan<Order> {
  const { me, turn, systems, units } = view;
  let plan = emptyPlan<Order>();
  const places = [...keysInOrder(systems), placeId('s0101'), placeId('nowhere')];
  const own = keysInOrder(units);
  // Cargo goes by itself with what carries it.
  const [first, ...along] = own.filter((id) => {
    const unit = units[id];
    if (unit === undefined || swaps[unit.place] === undefined || unit.mothballed || unit.interned)
      return false;
    return isMobile(designOf(unit)) && !isCivil(designOf(unit));
  });
  const swap = first && swaps[units[first]?.place ?? ''];
  if (first !== undefined && swap !== undefined && draw.chance(2, 3))
    plan = withOrder<Order>(
      plan,
      {
        ...{ kind: 'move', ref: nthOrder(me, turn, 1), way: [placeId(swap)] },
        along: along.filter((id) => units[id]?.place === units[first]?.place),
      },
      first,
    );
  for (let n = draw.int(4); n > 1; n -= 1) plan = withAgreement(view, plan, draw);
  if (draw.chance(1, 2)) plan = withInvasion(view, plan, own, draw);
  for (let n = draw.int(12); n > 1; n -= 1) {
    const ref = freshRef(me, turn, plan);
    const unit = own.length > 0 && draw.chance(1, 2) ? draw.pick(own) : undefined;
    const order =
      unit === undefined
        ? draw.pick([
            anyDiplomacy(view, draw),
            anyStanding(draw),
            anyWork(view, draw),
            { kind: 'invest', ep: draw.pick([1, 7, 40, 99_999]) },
            { kind: 'raise', place: draw.pick(places) },
          ] satisfies readonly Unnumbered<Order>[])
        : draw.pick([
            anyMove(view, unit, draw),
            anyMove(view, unit, draw),
            ...[1, 2, 3].map(() => anyHandling(view, unit, draw)),
            { kind: 'guard', fleet: draw.pick(own) },
            { kind: 'route', way: [draw.pick(places)] },
            anyStanding(draw),
            ...(['repair', 'mothball', 'activate', 'scrap', 'colonise', 'upgrade'] as const).map((kind) => ({
              kind,
            })),
          ] satisfies readonly Unnumbered<Order>[]);
    const ofPlace = order.kind === 'board' || order.kind === 'bombard';
    plan = withOrder<Order>(plan, { ...order, ref } as Order, ofPlace ? undefined : unit);
  }
  return plan;
}
