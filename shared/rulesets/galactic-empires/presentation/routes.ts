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
import { path } from '../rules/movement/movement.ts';
import { inPhase, phaseOrdersOf } from '../rules/movement/phases.ts';

/** What a unit does for a phase where it stands, as a word beside it on the map. */
const deeds: Readonly<Partial<Record<Order['kind'], string>>> = { pillage: 'Pillage', search: 'Search' };

/**
 * The arrows of the plan (GE 435) and what is done on the way, each drawn from where the unit will be in that phase, as far as the
 * reader can foresee. A step that fails is drawn from where the plan meant the unit to be, if only there a link goes on.
 */
export function routes(view: View, plan: Plan<Order>, only?: UnitId): readonly RoutePicture[] {
  const units = only === undefined ? keysInOrder(plan.units) : [only];
  const { entries, start } = preview(view, plan);
  const costs = new Map<OrderRef | undefined, number>(
    entries.flatMap(({ event }) =>
      event.kind === 'starfleet-travelled' ? [[event.cause, event.cost] as const] : [],
    ),
  );
  const barred = barredIn(view, plan);
  return units.flatMap((unit) => {
    const place = start.units[unit]?.place;
    return place === undefined
      ? []
      : routeOf(view, phaseOrdersOf(plan.units[unit] ?? []), unit, place, { costs, barred });
  });
}

/** Whether an order for the sector that a unit is in cannot succeed. The review is run only when the first such order is asked about. */
function barredIn(view: View, plan: Plan<Order>): (order: Order) => boolean {
  let refs: ReadonlySet<OrderRef | undefined> | undefined;
  return ({ ref }) =>
    (refs ??= new Set(
      review(view, plan).flatMap(({ order, severity }) => (severity === 'impossible' ? [order] : [])),
    )).has(ref);
}

interface Foreseen {
  /** Move-points of each step that is taken, by its order. */
  readonly costs: ReadonlyMap<OrderRef | undefined, number>;
  barred(order: Order): boolean;
}

function routeOf(
  view: View,
  orders: readonly Order[],
  unit: UnitId,
  start: PlaceId,
  { costs, barred }: Foreseen,
): readonly RoutePicture[] {
  const last = orders.findLast((order) => order.kind === 'travel')?.ref;
  const pictures: RoutePicture[] = [];
  const linked = (a: PlaceId, b: PlaceId): boolean => view.sectors[a]?.links.includes(b) ?? false;
  let stands = start;
  let meant = start;
  for (const [index, order] of orders.entries()) {
    const does = deeds[order.kind];
    if (does !== undefined)
      pictures.push({
        unit,
        order: order.ref,
        from: stands,
        to: stands,
        moment: inPhase(index + 1),
        last: false,
        impossible: barred(order),
        does,
      });
    if (order.kind !== 'travel') continue;
    const cost = costs.get(order.ref);
    const impossible = cost === undefined;
    const from = impossible && !linked(stands, order.to) && linked(meant, order.to) ? meant : stands;
    pictures.push({
      unit,
      order: order.ref,
      from,
      to: order.to,
      moment: inPhase(index + 1),
      last: order.ref === last,
      impossible,
      ...(impossible ? {} : { cost }),
    });
    meant = order.to;
    if (!impossible) stands = order.to;
  }
  return pictures;
}

/** The most steps that one click appends: more than any unit can pay for, waits included. */
const mostSteps = 8;

/**
 * The travel orders that a click on a sector appends: the cheapest way the unit may go from where its planned route ends;
 * if there is none, the shortest way along the links, whose steps will show their warnings. Empty for garrisons and foreign units.
 */
export function moveTo(
  view: View,
  plan: Plan<Order>,
  unit: UnitId,
  to: PlaceId,
): readonly Omit<OrderOf<'travel'>, 'ref'>[] {
  const moved = preview(view, plan).moved;
  const mover = moved.units[unit];
  if (mover?.kind !== 'starfleet' || mover.owner !== view.me || mover.place === to) return [];
  const allowed = path(moved, mover, mover.place, to);
  const way =
    allowed.length > 0
      ? allowed
      : (route(
          mover.place,
          to,
          (place) => moved.sectors[place]?.links ?? [],
          () => 1,
        ) ?? []);
  return way.length > mostSteps ? [] : way.map((step) => ({ kind: 'travel', to: step }));
}

/** One more than the highest number in the plan, so that no reference is used twice. */
export function nextRef(view: View, plan: Plan<Order>): OrderRef {
  const numbers = listedOrders(plan).map(({ order }) => numberOfOrder(order.ref));
  return nthOrder(view.me, view.turn, Math.max(0, ...numbers) + 1);
}
