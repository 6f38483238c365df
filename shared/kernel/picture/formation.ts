import type { UnitId } from '../words/ids.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import type { StackPicture } from './page.ts';
import type { Word } from './words.ts';

/** How what a unit holds is split into parts, such as ships into ranks: as it will be once the plan's orders about it are carried out. */
export interface Formation<V, O extends AnyOrder> {
  /** The heading: `Ranks`. */
  readonly title: string;
  /** What a part is called, and what stands in it: `rank`, `ship`. */
  readonly part: Word;
  readonly thing: Word;
  /** What each part is for, in a word, first to last; empty where its number says enough. Ten at most, so that each has a key. */
  readonly parts: readonly string[];
  /** What the order of the parts means, in a sentence. */
  readonly hint: string;
  of(view: V, plan: Plan<O>, unit: UnitId): readonly SplitType[];
  /** The plan with one order for each type whose split changes, in place of earlier orders about that type; no order where nothing changes. */
  deal(view: V, plan: Plan<O>, deals: readonly Deal[]): Plan<O>;
}

export interface SplitType extends Omit<StackPicture, 'rank'> {
  /** How many stand in each part; they add up to `count`. */
  readonly counts: readonly number[];
  /** Whether an order of the plan says so. */
  readonly dealt: boolean;
}

/** How those of a type in a unit are to be split: a count for each part. */
export interface Deal {
  readonly unit: UnitId;
  readonly type: string;
  readonly counts: readonly number[];
}
