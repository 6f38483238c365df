import type { Position } from '#kernel/board/position.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import type { RoutePicture, RouteStep } from '#kernel/presentation.ts';

/** One step of a route, from where it leads. */
export interface Leg extends RouteStep {
  readonly unit: UnitId;
  readonly order: OrderRef;
  readonly from: Position;
  /** The unit's last destination this turn. */
  readonly last: boolean;
}

/** The steps of all routes, in their order. */
export function legsOf(routes: readonly RoutePicture[]): readonly Leg[] {
  const legs = routes.flatMap(({ unit, order, from, steps }) =>
    steps.map((step, index) => ({ ...step, unit, order, from: steps[index - 1]?.position ?? from })),
  );
  const lasts = new Map(legs.filter(isMove).map((leg) => [leg.unit, leg]));
  return legs.map((leg) => ({ ...leg, last: lasts.get(leg.unit) === leg }));
}

export const isMove = ({ does }: Pick<RouteStep, 'does'>): boolean => does === undefined;
