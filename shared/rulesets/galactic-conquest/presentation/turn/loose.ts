import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { LooseEnd, LooseKind } from '#kernel/presentation.ts';
import type { Order } from '../../game.ts';
import type { View } from '../../model/state.ts';
import { isFixed } from '../../model/territory.ts';
import { speedOf } from '../../ships/ships.ts';
import type { Banking } from '../afterSteps.ts';
import { purses } from '../money.ts';

export const looseKinds: readonly LooseKind[] = [
  {
    kind: 'idle-squadron',
    title: 'Squadrons without orders',
    idle: true,
    counted: '{count|squadron has|squadrons have} no orders',
  },
  { kind: 'treasury', title: 'Points not spent', counted: 'treasury points left over' },
];

/** What the plan leaves undone: squadrons that could move and neither do nor work, and points that are neither spent nor saved (B10.30). */
export function loose(view: View, plan: Plan<Order>, banking: Banking): readonly LooseEnd[] {
  const idle = inOrder(view.squadrons).flatMap(([unit, squadron]): readonly LooseEnd[] =>
    squadron.seat === view.me &&
    !isFixed(squadron) &&
    squadron.work === undefined &&
    speedOf(squadron) > 0 &&
    ordersOf(plan, unit).length === 0
      ? [
          {
            kind: 'idle-squadron',
            said: phrase('{unit} has no orders.', { unit: unit.toUpperCase() }),
            cite: 'GC A9.10',
            unit,
            place: squadron.place,
          },
        ]
      : [],
  );
  const purse = purses(view, plan, banking).find(({ key }) => key === view.me);
  const left = purse === undefined ? 0 : purse.holds - purse.spends;
  return left <= 0
    ? idle
    : [
        ...idle,
        {
          kind: 'treasury',
          said: phrase('{left} EP are left over: points neither spent nor saved are lost.', { left }),
          cite: 'GC B10.30',
        },
      ];
}
