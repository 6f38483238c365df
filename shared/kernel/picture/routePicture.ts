import type { Position } from '../board/position.ts';
import type { OrderRef, UnitId } from '../words/ids.ts';
import type { RouteStep } from './routeStep.ts';

/** What one order of a unit does on the map: from where it begins, step by step. */
export interface RoutePicture {
  readonly unit: UnitId;
  readonly order: OrderRef;
  readonly from: Position;
  readonly steps: readonly RouteStep[];
}
