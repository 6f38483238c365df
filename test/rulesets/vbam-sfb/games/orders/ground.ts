import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { freshRef, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';

/** Cargo and troops, with whatever stands in the same sector. */
export function anyHandling({ units, sectors, systems }: View, unit: UnitId, draw: Draw): Unnumbered<Order> {
  const near = keysInOrder(units).filter((one) => units[one]?.place === units[unit]?.place);
  const carriers = near.filter((one) => units[one]?.design === 'Transport Fleet');
  const by = [draw.pick(carriers.length > 0 && draw.chance(3, 4) ? carriers : near)];
  return draw.pick([
    { kind: 'embark', by },
    { kind: 'land' },
    { kind: 'invade' },
    { kind: 'base', on: draw.pick(near.filter((one) => units[one]?.design === 'Mobile Base').concat(by)) },
    { kind: 'board', place: units[unit]?.place ?? placeId('nowhere'), by },
    {
      kind: 'bombard',
      place: draw.pick([
        ...keysInOrder(sectors).filter((one) => sectors[one]?.system !== undefined),
        ...keysInOrder(systems),
      ]),
    },
  ] satisfies readonly Unnumbered<Order>[]);
}

/** Troops that are carried land to fight wherever they are, and ships bombard what lies there. */
export function withInvasion(
  { me, turn, units, systems }: View,
  plan: Plan<Order>,
  own: readonly UnitId[],
  draw: Draw,
): Plan<Order> {
  const troops = own.filter(
    (id) => units[id]?.aboard !== undefined && systems[units[id].place] === undefined,
  );
  const [place] = troops.map((id) => units[id]?.place);
  if (place === undefined) return plan;
  if (draw.chance(1, 3))
    return withOrder<Order>(plan, { kind: 'bombard', place, ref: freshRef(me, turn, plan) });
  return troops.reduce(
    (made, id) => withOrder<Order>(made, { kind: 'invade', ref: freshRef(me, turn, made) }, id),
    plan,
  );
}
