import { ordersOf } from '#kernel/game/plan.ts';
import type { Learnt, Lesson, LessonTask, Pointed } from '#kernel/lessons.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Event, Order } from '../game.ts';
import { seats } from '../map/seats.ts';
import type { View } from '../model/state.ts';

/* What lessons look up in a view, a plan and a report, and the ships that they are about. */

export type Now = Learnt<View, Order>;
export type Task = LessonTask<View, Order>;
export type FcLesson = Lesson<View, Order>;

/** The learner plays the Federation, with one ship; the enemy has one. */
export const learner = seats[0];
export const [mine, enemy]: readonly [UnitId, UnitId] = [unitId(`${seats[0]}.1`), unitId(`${seats[1]}.1`)];

/** Orders of one kind in the plan of the learner's ship. */
export const given = <K extends Order['kind']>(
  { plan }: Now,
  kind: K,
): readonly Extract<Order, { kind: K }>[] =>
  ordersOf(plan, mine).filter((order): order is Extract<Order, { kind: K }> => order.kind === kind);

/** What the last turn told of the learner's ship, of one kind. */
export const told = <K extends Event['kind']>(
  { heard }: Now,
  kind: K,
): readonly Extract<Event, { kind: K }>[] =>
  (heard as unknown as readonly { readonly event: Event }[]).flatMap(({ event }) =>
    event.kind === kind && 'ship' in event && event.ship === mine
      ? [event as Extract<Event, { kind: K }>]
      : [],
  );

/** A task to choose a ship, and read its page. */
export const choose = (id: string, unit: UnitId, text: string): Task => ({
  id,
  text,
  at: () => (unit === mine ? { kind: 'unit', unit } : { kind: 'screen', screen: 'battle' }),
  done: ({ seen }) => seen.has(`unit:${unit}`),
});

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
}

const toShip = (order: string): Pointed => ({ kind: 'order', order, unit: mine });

/** A task to give the ship an order. Once it was given it is done: a turn may have carried it out. */
export const orders = <K extends Order['kind']>(
  kind: K,
  { text, is = () => true, wrong }: Asked<K>,
): Task => ({
  id: kind,
  text,
  kept: true,
  at: () => toShip(kind),
  done: (now) => given(now, kind).some(is),
  ...(wrong !== undefined && {
    wrong: (now: Now) => (given(now, kind).length > 0 ? wrong : undefined),
  }),
});

interface Answered<K extends Event['kind']> {
  readonly id: string;
  readonly text: string;
  /** The order that answers. */
  readonly by: Order['kind'];
  /** What it brings about. */
  readonly told: K;
  readonly is?: (event: Extract<Event, { kind: K }>) => boolean;
  readonly wrong?: string;
}

/** A task to answer in the middle of a turn, done when the report tells of it. */
export const answered = <K extends Event['kind']>({
  id,
  text,
  by,
  told: kind,
  is = () => true,
  wrong,
}: Answered<K>): Task => ({
  id,
  text,
  kept: true,
  at: () => ({ kind: 'answer', order: by }),
  done: (now) => told(now, kind).some(is),
  ...(wrong !== undefined && {
    wrong: (now: Now) => (told(now, kind).length > 0 ? wrong : undefined),
  }),
});

/** A task to have a turn run. */
export const run = (text: string, turn: number): Task => ({
  id: 'run',
  text,
  at: () => ({ kind: 'run' }),
  done: ({ view }) => view.turn > turn,
});
