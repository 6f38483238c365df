import type { Position } from '#kernel/board/position.ts';
import { route } from '#kernel/board/route.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { freshRef } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { RoutePicture, RouteStep } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { type Phrase, phrase } from '#kernel/words/phrase.ts';
import type { Order, OrderOf } from '../game.ts';
import type { View } from '../model/view.ts';
import { preview } from '../preview/preview.ts';
import { review } from '../review/review.ts';
import { path } from '../movement/movement.ts';
import { inPhase, phaseOrdersOf } from '../movement/phases.ts';

/** What a unit does for a phase where it stands, as a word beside it on the map. */
const deeds: Readonly<Partial<Record<Order['kind'], string>>> = { pillage: 'Pillage', search: 'Search' };

/**
 * The arrows of the plan (GE 435) and what is done on the way, each drawn from where the unit will be in that phase, as far as the
 * reader can foresee. A step that fails is drawn from where the plan meant the unit to be, if only there a link goes on.
 */
export function routes(view: View, plan: Plan<Order>, only?: UnitId): readonly RoutePicture[] {
  const units = only === undefined ? keysInOrder(plan.units) : [only];
  const { entries, start, refusals } = preview(view, plan);
  const costs = new Map<OrderRef | undefined, number>(
    entries.flatMap(({ event }) =>
      event.kind === 'starfleet-travelled' ? [[event.cause, event.cost] as const] : [],
    ),
  );
  const failed = new Map(refusals.map(({ order, problem }) => [order, problem.phrase]));
  const barred = barredIn(view, plan);
  return units.flatMap((unit) => {
    const place = start.units[unit]?.place;
    return place === undefined
      ? []
      : routeOf(view, phaseOrdersOf(plan.units[unit] ?? []), unit, place, { costs, failed, barred });
  });
}

/** Why an order for the sector that a unit is in cannot succeed. The review is run only when the first such order is asked about. */
function barredIn(view: View, plan: Plan<Order>): (order: Order) => Phrase | undefined {
  let whys: ReadonlyMap<OrderRef | undefined, Phrase> | undefined;
  return ({ ref }) =>
    (whys ??= new Map(
      review(view, plan).flatMap(({ order, severity, phrase: why }) =>
        severity === 'impossible' ? [[order, why] as const] : [],
      ),
    )).get(ref);
}

interface Foreseen {
  /** Move-points of each step that is taken, by its order. */
  readonly costs: ReadonlyMap<OrderRef | undefined, number>;
  /** Why orders fail in the preview. */
  readonly failed: ReadonlyMap<OrderRef | undefined, Phrase>;
  barred(order: Order): Phrase | undefined;
}

const at = (place: PlaceId): Position => ({ kind: 'place', place });
const unforeseen = phrase('It cannot go there.');

function routeOf(
  view: View,
  orders: readonly Order[],
  unit: UnitId,
  start: PlaceId,
  { costs, failed, barred }: Foreseen,
): readonly RoutePicture[] {
  const pictures: RoutePicture[] = [];
  const linked = (a: PlaceId, b: PlaceId): boolean => view.sectors[a]?.links.includes(b) ?? false;
  let stands = start;
  let meant = start;
  const add = (order: Order, from: PlaceId, step: RouteStep): void =>
    void pictures.push({ unit, order: order.ref, from: at(from), steps: [step] });
  for (const [index, order] of orders.entries()) {
    const does = deeds[order.kind];
    const moment = inPhase(index + 1);
    if (does !== undefined) {
      const wrong = barred(order);
      add(order, stands, { position: at(stands), moment, does, ...defined({ wrong }) });
    }
    if (order.kind !== 'travel') continue;
    const cost = costs.get(order.ref);
    const impossible = cost === undefined;
    const from = impossible && !linked(stands, order.to) && linked(meant, order.to) ? meant : stands;
    const outcome = impossible ? { wrong: failed.get(order.ref) ?? unforeseen } : { cost };
    add(order, from, { position: at(order.to), moment, ...outcome });
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

export const nextRef = ({ me, turn }: View, plan: Plan<Order>): OrderRef => freshRef(me, turn, plan);
