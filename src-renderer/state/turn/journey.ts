import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { type AnyOrder, type Unnumbered, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { isMove } from '../../map/board/legs.ts';
import type { AnyPlan, Rules } from '../rules.ts';

/** A unit sent to a place on the map: by a new route or, with `onward`, further along its present one. */
interface Journey {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly onward: boolean;
}

/** What was ordered, and for which spot: an order, or a journey by a click on the map. */
export type Given = { readonly order: Unnumbered<AnyOrder>; readonly at: Spot } | Journey;

interface Planned {
  readonly rules: Rules;
  readonly view: unknown;
  readonly plan: AnyPlan;
}

/** The plan with the orders of a journey, and their number. */
export function withJourney(
  { rules: { presentation }, view, plan: before }: Planned,
  { unit, place, onward }: Journey,
): { readonly plan: AnyPlan; readonly given: number } {
  let plan = before;
  const old = onward ? [] : presentation.routes(view, plan, unit).filter(({ steps }) => steps.every(isMove));
  for (const route of old) plan = withoutOrder(plan, route.order);
  const orders = presentation.moveTo(view, plan, unit, place);
  for (const order of orders)
    plan = withOrder(plan, { ...order, ref: presentation.nextRef(view, plan) }, unit);
  return { plan, given: orders.length };
}

/** The arrows that a journey would draw. */
export function ghostOf(planned: Planned, journey: Journey): readonly RoutePicture[] {
  const { plan, given } = withJourney(planned, journey);
  if (given === 0) return [];
  return planned.rules.presentation
    .routes(planned.view, plan, journey.unit)
    .map((route) => ({ ...route, unit: 'ghost' as UnitId }));
}
