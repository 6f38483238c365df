import { ordersOf } from '#kernel/game/plan.ts';
import type { Learnt, Lesson, LessonTask, Pointed } from '#kernel/lessons.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '../game.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { canSurvey } from '../ships/surveyors.ts';

/* What lessons look up in a view and a plan. */

type Now = Learnt<View, Order>;
type Task = LessonTask<View, Order>;
export type GcLesson = Lesson<View, Order>;

/** Orders of one kind in the plan, of the empire and of all its squadrons. */
export const given = <K extends Order['kind']>(
  { plan }: Now,
  kind: K,
): readonly Extract<Order, { kind: K }>[] =>
  [...ordersOf(plan), ...keysInOrder(plan.units).flatMap((unit) => ordersOf(plan, unit))].filter(
    (order): order is Extract<Order, { kind: K }> => order.kind === kind,
  );

const own = ({ view: { squadrons, me } }: Now) =>
  inOrder(squadrons).filter(([, squadron]) => squadron.seat === me && !isFixed(squadron));

/** The first squadron of the line, and the first that can survey. */
export const line = (now: Now): UnitId | undefined =>
  own(now).find(([, squadron]) => !canSurvey(squadron))?.[0] ?? own(now)[0]?.[0];
export const scouts = (now: Now): UnitId | undefined =>
  own(now).find(([, squadron]) => canSurvey(squadron))?.[0];

export const home = ({ view }: Now): PlaceId | undefined => homeworldOf(view, view.me);

/** A task to look at a screen. */
export const look = (screen: string, text: string): Task => ({
  id: screen,
  text,
  at: () => ({ kind: 'screen', screen }),
  done: ({ seen }) => seen.has(`screen:${screen}`),
});

interface Asked<K extends Order['kind']> {
  readonly text: string;
  /** Whether the order is the one that the lesson asks for; absent: any of its kind is. */
  readonly is?: (order: Extract<Order, { kind: K }>) => boolean;
  readonly wrong?: string;
  /** Whom it is given to, or that it is given at the homeworld; absent: the empire. */
  readonly by?: 'line' | 'scouts' | 'home';
}

/** A task to give an order, done in the next turn at the latest. */
export const orders = <K extends Order['kind']>(
  kind: K,
  turn: number,
  { text, is = () => true, wrong, by }: Asked<K>,
): Task => ({
  id: kind,
  text,
  at(now): Pointed {
    const unit = by === 'line' ? line(now) : by === 'scouts' ? scouts(now) : undefined;
    const place = by === 'home' ? home(now) : undefined;
    return { kind: 'order', order: kind, ...defined({ unit, place }) };
  },
  done: (now) => now.view.turn > turn || given(now, kind).some(is),
  ...(wrong !== undefined && {
    wrong: (now: Now) => (given(now, kind).length > 0 ? wrong : undefined),
  }),
});

/** A task to have the turn run. */
export const run = (text: string, turn: number, id = 'run'): Task => ({
  id,
  text,
  at: () => ({ kind: 'run' }),
  done: ({ view }) => view.turn > turn,
});

/** A task to choose the squadron of the line. */
export const choose = (text: string): Task => ({
  id: 'choose',
  text,
  at(now): Pointed {
    const unit = line(now);
    return unit === undefined ? { kind: 'screen', screen: 'units' } : { kind: 'unit', unit };
  },
  done: (now) => now.seen.has(`unit:${line(now) ?? ''}`),
});
