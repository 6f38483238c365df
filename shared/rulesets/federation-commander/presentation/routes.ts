import type { UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { coursesOf, positionOf, stepsOf } from '../courses/course.ts';
import { shipAfter } from '../movement/moving.ts';
import type { Named } from '../model/ships.ts';
import { active } from '../model/ships.ts';

/** Courses of the plan; and a single move that is an answer. */
export const routes = (view: View, plan: Plan<Order>, unit?: UnitId): readonly RoutePicture[] =>
  active(view)
    .filter(([id, { seat }]) => seat === view.me && (unit === undefined || id === unit))
    .flatMap((named) => [...courses(view, plan, named), ...move(plan, named)]);

const courses = (view: View, plan: Plan<Order>, named: Named): readonly RoutePicture[] =>
  coursesOf(plan, named, view.impulse).legs.map(({ course, ...start }) => ({
    unit: named[0],
    order: course.ref,
    from: positionOf(start.ship),
    steps: stepsOf(view, start, course.actions),
  }));

const move = (plan: Plan<Order>, [unit, ship]: Named): readonly RoutePicture[] =>
  ordersOf(plan, unit).flatMap((order) =>
    order.kind === 'move'
      ? [
          {
            unit,
            order: order.ref,
            from: positionOf(ship),
            steps: [{ position: positionOf(shipAfter(ship, order.action)) }],
          },
        ]
      : [],
  );
