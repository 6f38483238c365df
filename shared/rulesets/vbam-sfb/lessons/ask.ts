import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Learnt, Lesson, LessonTask } from '#kernel/lessons.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { learner, nth } from '../setup/tutorial.ts';

/* What lessons look up in a view and a plan, and the units that they are about (setup/tutorial.ts). */

export type Now = Learnt<View, Order>;
export type Task = LessonTask<View, Order>;
export type VbLesson = Lesson<View, Order>;

/** Units that the learner begins with, by their numbers. */
export const [cruiser, frigate, trader, transport, infantry] = [
  nth(learner, 1),
  nth(learner, 2),
  nth(learner, 7),
  nth(learner, 8),
  nth(learner, 9),
];
/** The first unit that the learner builds, if it is the one that lessons ask for. */
export const settlers = nth(learner, 11);

/** Orders of one kind in the plan of a unit, or of the empire. */
export const given = <K extends Order['kind']>(
  { plan }: Now,
  kind: K,
  unit?: UnitId,
): readonly Extract<Order, { kind: K }>[] =>
  ordersOf(plan, unit).filter((order): order is Extract<Order, { kind: K }> => order.kind === kind);

/** Where a unit is, or will be by the moves of the plan. */
export function bound(now: Now, unit: UnitId): PlaceId | undefined {
  const move = given(now, 'move', unit).at(-1);
  return move?.way.at(-1) ?? now.view.units[unit]?.place;
}

/** Whether a unit has left for somewhere else than a place. */
export const strays = (now: Now, unit: UnitId, to: PlaceId): boolean =>
  given(now, 'move', unit).length > 0 && bound(now, unit) !== to;

export const owns = ({ view }: Now, place: PlaceId): boolean => view.systems[place]?.owner === view.me;
export const heard = ({ heard: lines }: Now, kind: string): boolean =>
  lines.some(({ event }) => event.kind === kind);

/** Whether the learner has such a unit, has it under construction, or orders it. */
export const builds = (now: Now, design: string): boolean =>
  given(now, 'build').some((order) => order.design === design) ||
  valuesInOrder(now.view.projects).some((project) => project.design === design) ||
  valuesInOrder(now.view.units).some((unit) => unit.design === design);

/** A task to have the turn run, done in a later one. */
export const run = (text: string, later: number): Task => ({
  id: 'run',
  text,
  at: () => ({ kind: 'run' }),
  done: ({ view }) => view.turn >= later,
});
