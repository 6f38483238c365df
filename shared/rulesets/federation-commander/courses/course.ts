import type { Position } from '#kernel/board/position.ts';
import { wayIn } from '#kernel/orders/fields.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { standing } from '../declare.ts';
import { allocationAhead, readied } from '../energy/energy.ts';
import type { Named } from '../model/ships.ts';
import { isOnMap } from '../model/ships.ts';
import type { Standing, StandingOrder } from '../model/standing.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { mostMoves } from '../model/vocabulary.ts';
import { actionName } from '../model/words.ts';
import { cannotMove, isHeld, shipAfter } from '../movement/moving.ts';
import type { Moment } from './ways.ts';
import { actionTo, dueMoments, underWay, wayTo } from './ways.ts';

type Course = Standing<'course'>;

const isOfOneMailing = (one: OrderRef, other: OrderRef): boolean => mailingOf(one) === mailingOf(other);
/** `federation.t2.`: whoever gave an order, and when. */
const mailingOf = (ref: OrderRef): string => /^.*\.t\d+\./.exec(ref)?.[0] ?? '';

const sides = ['facing A', 'facing B', 'facing C', 'facing D', 'facing E', 'facing F'];

export const positionOf = ({ place, facing }: Ship): Position => ({ kind: 'facing', place, facing });

/** Where a course begins: the ship, and the moments at which it is still to move. */
export interface Start {
  readonly ship: Ship;
  readonly moments: readonly Moment[];
}

/** The courses of a plan one after the other, each with where it begins; `end` is where one more would begin. `impulse`: the one that begins, 0 before the turn. */
export function coursesOf(
  plan: Plan<AnyOrder>,
  [unit, ship]: Named,
  impulse: number,
): { readonly legs: readonly (Start & { readonly course: Course })[]; readonly end: Start } {
  const orders = ordersOf(plan, unit) as readonly StandingOrder[];
  const planned = orders.filter((order) => order.kind === 'allocate');
  const begun = impulse > 0 ? ship : underWay(ship, allocationAhead(readied(ship, orders), planned));
  let end: Start = { ship: begun, moments: dueMoments(begun, Math.max(1, impulse)) };
  const legs = orders.flatMap((course) => {
    if (course.kind !== 'course') return [];
    const leg = { ...end, course };
    end = {
      ship: course.actions.reduce(shipAfter, end.ship),
      moments: end.moments.slice(course.actions.length),
    };
    return [leg];
  });
  return { legs, end };
}

/** The steps of a course on the map, with what stands in their way. */
export function stepsOf(
  map: Pick<State, 'edge'>,
  { ship, moments }: Start,
  actions: readonly Action[],
): readonly RouteStep[] {
  let now = ship;
  return actions.map((action, at) => {
    const moment = moments[at];
    const wrong =
      moment === undefined
        ? phrase('The turn ends before that: choose a higher speed, or fewer moves.')
        : isOnMap(map, now.place)
          ? cannotMove(now, action)?.phrase
          : phrase('The ship will have left the map, and so the battle, before that: end the course there.');
    now = shipAfter(now, action);
    return {
      position: positionOf(now),
      ...(moment === undefined
        ? {}
        : {
            moment: [
              { name: 'Impulse', at: moment.impulse },
              { name: 'Sub-pulse', at: moment.subPulse },
            ],
          }),
      ...(isHeld(action) ? { does: 'cancelled' } : {}),
      ...defined({ wrong }),
    };
  });
}

/** The moves that a way over the map means; it ends where no move leads on. */
function actionsOf(ship: Ship, way: readonly Position[]): readonly Action[] {
  const actions: Action[] = [];
  let now = ship;
  for (const to of way) {
    const action = actionTo(now, to.place, to.kind === 'facing' ? to.facing : now.facing);
    if (action === undefined) break;
    actions.push(action);
    now = shipAfter(now, action);
  }
  return actions;
}

/** Where this course begins: behind those before it in the plan. */
function startOf(plan: Plan<AnyOrder>, named: Named, impulse: number, order: Unnumbered<Course>): Start {
  const { legs, end } = coursesOf(plan, named, impulse);
  return legs.find(({ course }) => course.ref === (order as Partial<Course>).ref) ?? end;
}

/** A course to that hex by the fewest moves that are still to be made; none where it cannot be reached in this turn. */
export function courseTo(
  plan: Plan<AnyOrder>,
  named: Named,
  place: Ship['place'],
  map: Pick<State, 'edge' | 'impulse'>,
): readonly Unnumbered<Course>[] {
  const { ship, moments } = coursesOf(plan, named, map.impulse).end;
  const actions = wayTo(ship, place, moments.length, map);
  return actions === undefined ? [] : [{ kind: 'course', actions }];
}

export const course = standing('course', {
  title: 'Plot a course',
  offers(own, { impulse }, plan) {
    const left = coursesOf(plan, own, impulse).end.moments.length;
    if (left === 0) return [];
    const straight: readonly Action[] = Array.from({ length: left }, () => 'straight' as const);
    return impulse === 0 ? [{ actions: [] }] : [{ actions: straight }, { actions: [] }];
  },
  form(own, given, view, plan) {
    const start = startOf(plan, own, view.impulse, given);
    const end = given.actions.reduce(shipAfter, start.ship);
    const left = start.moments.slice(given.actions.length);
    return [
      {
        field: {
          kind: 'way',
          name: 'way',
          label: 'Course',
          from: positionOf(start.ship),
          unit: own[0],
          most: Math.min(start.moments.length, mostMoves),
          facing: 6,
          sides,
        },
        value: stepsOf(view, start, given.actions).map(({ position }) => position),
        set: (value) => ({ ...given, actions: actionsOf(start.ship, wayIn(value)) }),
        along: () => stepsOf(view, start, given.actions),
        ahead: (to) =>
          stepsOf(view, { ship: end, moments: left }, wayTo(end, to.place, left.length, view) ?? []),
      },
    ];
  },
  // A course that has ended makes room for the next one; so does what is left of one that was given at an earlier mailing.
  replaces: ({ actions, ref }, later) =>
    actions.length === 0 || !isOfOneMailing(ref, (later as Partial<Course>).ref ?? ref),
  stands({ actions }) {
    const moves = actions.length;
    if (moves === 0) return phrase('A course that is plotted on the map');
    return actions.every((one) => one === 'straight')
      ? phrase('Straight ahead for {moves|move|moves}', { moves })
      : phrase('Course of {moves|move|moves}: {actions}', {
          moves,
          actions: phraseList(actions.map(actionName), ', '),
        });
  },
});
