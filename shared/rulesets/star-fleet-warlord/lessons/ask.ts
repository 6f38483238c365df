import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Learnt, Lesson, LessonTask } from '#kernel/lessons.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { OfKind } from '../model/happened.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { nthShip, placeIn } from '../model/ids.ts';
import type { Order } from '../allOrders.ts';
import type { View } from '../model/view.ts';
import { placeAfter } from '../movement/slots.ts';
import { learner } from '../setup/tutorial.ts';

/* What lessons look up in a view and a plan, and the hexes and ships they are about (setup/tutorial.ts). */

export type Now = Learnt<View, Order>;
export type Task = LessonTask<View, Order>;
export type SfwLesson = Lesson<View, Order>;

const at = (hex: string): PlaceId => placeIn('s32' as SectorId, hex as HexNumber);
/** The Home Office, the planetoid beside it, and the pair of planets above. */
export const [home, planetoid, pair] = [at('0807'), at('0707'), at('0804')];
export const neighbour = seatId('c01');
/** Ships of the Default Build, by their numbers in it: the first ship is the Warp Gate. */
export const [cutter, privateer, scout] = [nthShip(learner, 2), nthShip(learner, 4), nthShip(learner, 6)];

export const owns = ({ view }: Now, place: PlaceId): boolean => view.sites[place]?.owner === view.me;

/** Orders of one kind in the plan of a ship, or of the Home Office. */
export const given = <K extends Order['kind']>(
  { plan }: Now,
  kind: K,
  unit?: UnitId,
): readonly OfKind<Order, K>[] =>
  ordersOf(plan, unit).filter((order): order is OfKind<Order, K> => order.kind === kind);

/** Where the moves of a ship lead; undefined where it is lost. */
export function bound(now: Now, unit: UnitId): PlaceId | undefined {
  const ship = now.view.ships[unit];
  return ship === undefined
    ? undefined
    : placeAfter(now.view.parameters.size, ship.place, ordersOf(now.plan, unit));
}

export const heard = ({ heard: lines }: Now, kind: string): boolean =>
  lines.some(({ event }) => event.kind === kind);

/** A task to have the year run, done in a later one. */
export const run = (text: string, later: number): Task => ({
  id: 'run',
  text,
  at: () => ({ kind: 'run' }),
  done: ({ view }) => view.turn >= later,
});
