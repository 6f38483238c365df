import type { UnitId } from '../words/ids.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import type { Deal, SplitType } from './formation.ts';
import type { Word } from './words.ts';

/** How units that meet hand over what they hold, such as ships: as it will be once the plan's orders about it are carried out. */
export interface Transfers<V, O extends AnyOrder> {
  /** The heading: `Transfers`. */
  readonly title: string;
  /** What is handed over: `ship`. */
  readonly thing: Word;
  /** When it happens and what may prevent it, in a sentence. */
  readonly hint: string;
  /** The units that can hand over to each other where this one is, itself first; it alone where it meets none. */
  among(view: V, plan: Plan<O>, unit: UnitId): readonly UnitId[];
  /** Everything that these units hold, by type: a part for each unit. */
  of(view: V, plan: Plan<O>, units: readonly UnitId[]): readonly SplitType[];
  /** The plan with the fewest orders that share each type out so, in place of earlier orders about it between these units; no order where nothing changes hands. */
  share(view: V, plan: Plan<O>, units: readonly UnitId[], shares: readonly Share[]): Plan<O>;
}

/** How those of a type are to be shared out: a count for each unit. */
export type Share = Pick<Deal, 'type' | 'counts'>;
