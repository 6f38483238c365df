import type { UnitId } from '../ids.ts';
import type { AnyOrder, Plan } from '../orders/plan.ts';
import type { StackPicture } from './page.ts';

/** The ranks of ships by type, as they will be once the plan's orders about ranks are carried out. */
export interface Formation<V, O extends AnyOrder> {
  of(view: V, plan: Plan<O>, unit: UnitId): readonly RankedType[];
  /** The plan with one order for each type whose ranks change, in place of earlier orders about that type; no order where nothing changes. */
  deal(view: V, plan: Plan<O>, deals: readonly Deal[]): Plan<O>;
}

export interface RankedType extends Omit<StackPicture, 'rank'> {
  /** Ships in ranks 1 to 5; they add up to `count`. */
  readonly ranks: readonly number[];
  /** Whether an order of the plan sets these ranks. */
  readonly dealt: boolean;
}

/** The ranks wanted for ships of a type in a unit: counts for ranks 1 to 5. */
export interface Deal {
  readonly unit: UnitId;
  readonly type: string;
  readonly ranks: readonly number[];
}
