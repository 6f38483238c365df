import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { isStored } from '../model/condition/storing.ts';
import { isFixed } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { Paced } from './pace.ts';

/** Whether a unit has an order of this kind already. */
export const hasOrder = (plan: Plan<AnyOrder>, unit: UnitId | undefined, kind: string): boolean =>
  unit !== undefined && ordersOf(plan, unit).some((order) => order.kind === kind);

/** The course among the orders of a squadron; undefined where none is drawn. */
export const courseIn = (orders: readonly AnyOrder[]): (AnyOrder & Paced) | undefined =>
  orders.find(({ kind }) => kind === 'plot') as (AnyOrder & Paced) | undefined;

/** What fights that an order is given to: a squadron, or the bases of a hex; undefined if it is not the giver’s own (A6.20). */
export function fighterGiven(
  squadrons: State['squadrons'],
  { seat, unit }: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Squadron | undefined {
  const squadron = unit === undefined ? undefined : squadrons[unit];
  return squadron?.seat === seat ? squadron : undefined;
}

/** What fights, and is not mothballed, whose sensors, crews and fighters do nothing (B9.40, B9.70). */
export function activeGiven(
  squadrons: State['squadrons'],
  given: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Squadron | undefined {
  const squadron = fighterGiven(squadrons, given);
  return squadron === undefined || isStored(squadron) ? undefined : squadron;
}

/** The squadron that an order is given to; undefined if it is not the giver’s own, or is made up of bases, mothballed ships or a monitor, which do not move (A6.20, B9.40, D2.15, E4.90). */
export function squadronGiven(
  squadrons: State['squadrons'],
  given: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Squadron | undefined {
  const squadron = activeGiven(squadrons, given);
  return squadron === undefined || isFixed(squadron) || squadron.monitor !== undefined ? undefined : squadron;
}
