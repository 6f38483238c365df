import type { UnitId } from '../words/ids.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import type { Deal, SplitType } from './formation.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Tone } from './page.ts';
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
  /** How each of these units will stand by the plan, in few words, such as `5 of 8 slots`: bad where it is more than it may be. */
  stands?(view: V, plan: Plan<O>, units: readonly UnitId[]): readonly Standing[];
  /** Units that things of these can form: those that the plan forms of them, and one more while it can. Absent: none is formed so. */
  forms?(view: V, plan: Plan<O>, units: readonly UnitId[]): readonly FormedUnit[];
  /** What these units are together by the plan, where a limit goes by that. */
  together?(view: V, plan: Plan<O>, units: readonly UnitId[]): Standing;
  /** Present where units that meet stand in line. */
  readonly line?: UnitLine<V, O>;
  /** The plan with the fewest orders that share each type out so, in place of earlier orders about it between these units; no order where nothing changes hands. */
  share(view: V, plan: Plan<O>, units: readonly UnitId[], shares: readonly Share[]): Plan<O>;
}

/** A unit that is not there yet. */
export interface FormedUnit {
  readonly unit: UnitId;
  /** As it will be called in lists, and a word about it. */
  readonly label: string;
  readonly name: string;
}

/** The order in which units that meet are engaged. */
export interface UnitLine<V, O extends AnyOrder> {
  /** What it means to stand before others, in a sentence. */
  readonly hint: string;
  /** These units, first to last by the plan. */
  of(view: V, plan: Plan<O>, units: readonly UnitId[]): readonly UnitId[];
  /** The plan with the fewest orders that put them in this line, in place of their earlier ones about it. */
  put(view: V, plan: Plan<O>, line: readonly UnitId[]): Plan<O>;
}

/** How a unit will stand; undefined where nothing is to be said. */
export type Standing = { readonly said: Phrase; readonly tone?: Tone } | undefined;

/** How those of a type are to be shared out: a count for each unit. */
export type Share = Pick<Deal, 'type' | 'counts'>;
