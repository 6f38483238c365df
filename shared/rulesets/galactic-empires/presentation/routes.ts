import { route } from '#kernel/board/route.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/ids.ts';
import { nthOrder, numberOfOrder } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { preview } from '../preview.ts';
import { review } from '../review.ts';
import { path } from '../rules/movement.ts';
import { phaseOrdersOf } from '../rules/phases.ts';

/** What a unit does for a phase where it stands, as a word beside it on the map. */
const deeds: Readonly<Partial<Record<Order['kind'], string>>> = { pillage: 'Pillage', search: 'Search' };

/**
 * The arrows of the plan (GE 435), and what is done on the way: each from where the unit stands in that phase, as far as the reader can foresee;
 * a step that fails is drawn from where the plan meant to be, where only that makes a way.
 */
export function routes(view: View, plan: Plan<Order>, only?: UnitId): readonly RoutePicture[] {
  const units = only === undefined ? keysInOrder(plan.units) : [only];
  const { entries, start } = preview(view, plan);
  const { units: standing } = start();
  const done = new Set(entries.flatMap(({ event }) => (event.kind === 'starfleet-travelled' ? (event.cause ?? []) : [])));
  return units.flatMap((unit) => {
    const place = standing[unit]?.place;
    return place === undefined ? [] : routeOf(view, plan, unit, place, done);
  });
}

function routeOf(view: View, plan: Plan<Order>, unit: UnitId, start: PlaceId, done: ReadonlySet<OrderRef>): readonly RoutePicture[] {
  const orders = phaseOrdersOf(plan.units[unit] ?? []);
  const barred = (order: Order): boolean => review(view, plan).some(({ order: ref, severity }) => ref === order.ref && severity === 'impossible');
  const last = orders.findLast((order) => order.kind === 'travel')?.ref;
  const pictures: RoutePicture[] = [];
  const linked = (a: PlaceId, b: PlaceId): boolean => view.sectors[a]?.links.includes(b) ?? false;
  let stands = start;
  let meant = start;
  for (const [index, order] of orders.entries()) {
    const does = deeds[order.kind];
    if (does !== undefined) pictures.push({ unit, order: order.ref, from: stands, to: stands, phase: index + 1, last: false, impossible: barred(order), does });
    if (order.kind !== 'travel') continue;
    const impossible = !done.has(order.ref);
    const from = impossible && !linked(stands, order.to) && linked(meant, order.to) ? meant : stands;
    pictures.push({ unit, order: order.ref, from, to: order.to, phase: index + 1, last: order.ref === last, impossible });
    meant = order.to;
    if (!impossible) stands = order.to;
  }
  return pictures;
}

/** Steps that a click appends at most: more than any unit can pay for, with waits. */
const mostSteps = 8;

/**
 * The travel orders that a click on a sector appends: the cheapest way the unit may go from where its plan leads it;
 * where there is none, the shortest way over the links, whose steps will carry their advice. Empty for garrisons and foreign units.
 */
export function moveTo(view: View, plan: Plan<Order>, unit: UnitId, to: PlaceId): readonly Omit<OrderOf<'travel'>, 'ref'>[] {
  const moved = preview(view, plan).moved();
  const mover = moved.units[unit];
  if (mover?.kind !== 'starfleet' || mover.owner !== view.me || mover.place === to) return [];
  const allowed = path(moved, mover, mover.place, to);
  const way = allowed.length > 0 ? allowed : (route(mover.place, to, (place) => moved.sectors[place]?.links ?? [], () => 1) ?? []);
  return way.length > mostSteps ? [] : way.map((step) => ({ kind: 'travel', to: step }));
}

/** One more than the highest number in the plan, so that no reference is given twice. */
export function nextRef(view: View, plan: Plan<Order>): OrderRef {
  const numbers = listedOrders(plan).map(({ order }) => numberOfOrder(order.ref));
  return nthOrder(view.me, view.turn, Math.max(0, ...numbers) + 1);
}
