import type { Position } from '../board/position.ts';
import type { PlaceId, UnitId } from '../words/ids.ts';
import type { BoxGroup } from '../picture/boxes.ts';
import type { Fact } from '../picture/page.ts';
import type { RouteStep } from '../picture/routeStep.ts';
import type { Scale } from '../picture/scale.ts';
import type { Phrase } from '../words/phrase.ts';

export interface Choice {
  readonly value: string;
  readonly label: Phrase;
  /** Why this choice will not work, if so; it can be chosen anyway. */
  readonly warning?: Phrase;
  /** Where on the map it is, so that it can be shown there and chosen by picking the place. */
  readonly place?: PlaceId;
}

/** One part of a split. */
export interface SplitPart {
  /** As short as it can be: `1 front`. */
  readonly label: string;
  /** In full: `Ships in rank 1`. */
  readonly about: string;
}

/** What a clause may be about: a choice, where there are choices, or else a whole number from `least` to `most`. */
export interface Term {
  readonly term: string;
  readonly label: string;
  readonly choices?: readonly Choice[];
  readonly least?: number;
  readonly most?: number;
}

/** One field of an order, as data: the client draws it and knows no rule. */
export type Field = {
  readonly name: string;
  readonly label: string;
  /** What helps to decide about it, or why nothing can be chosen. */
  readonly note?: Phrase;
} & (
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  /** A whole number; with a scale it is written in its unit. */
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly scale?: Scale;
      /** A number that one click sets, such as all that there are or as many as can be paid. */
      readonly quick?: QuickNumber;
    }
  | {
      readonly kind: 'text';
      readonly longest: number;
      readonly lines: number;
      /** What is being named, for clients that suggest names: `unit`, `leader`. */
      readonly names?: string;
    }
  /** Counts that should add up to a total, such as ships in ranks. */
  | { readonly kind: 'split'; readonly parts: readonly SplitPart[]; readonly total: number }
  /** So many of these at most, each once; `ordered`: which comes first matters. */
  | {
      readonly kind: 'several';
      readonly of: readonly Choice[];
      readonly most: number;
      readonly ordered: boolean;
    }
  /** Lines of the same columns, which matter in their order. A column is no field of rows. */
  | { readonly kind: 'rows'; readonly columns: readonly Field[]; readonly most: number }
  /** Clauses that must all hold. */
  | { readonly kind: 'when'; readonly terms: readonly Term[]; readonly most: number }
  /** A way over the map, step by step. */
  | {
      readonly kind: 'way';
      /** Where it begins. */
      readonly from?: Position;
      readonly unit?: UnitId;
      /** The most steps. */
      readonly most: number;
      /** How many sides a cell has, where each step says to which of them the front is turned. */
      readonly facing?: number;
      /** What those sides are called, as the templates of phrases; absent: by their numbers. */
      readonly sides?: readonly string[];
    }
  /** Boxes of a card, by their ids. Lost ones cannot be picked. */
  | { readonly kind: 'boxes'; readonly groups: readonly BoxGroup[]; readonly most: number }
);

export type FieldOf<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

/** A number on a button: `all 12`, `can pay for 3`. */
export interface QuickNumber {
  readonly value: number;
  readonly label: Phrase;
}

/** What one term must be. */
export interface Clause {
  readonly term: string;
  readonly is: '<' | '=' | '>';
  readonly than: number | string;
}

/** One line of a field of rows: a value for each column, by name. */
export interface FieldRow {
  readonly [column: string]: FieldValue;
}

/**
 * The value of a field: text for choice and text, a number, a count for each part of a split, the chosen of several or of boxes,
 * lines of rows, clauses, or the steps of a way.
 */
export type FieldValue =
  | string
  | number
  | readonly number[]
  | readonly string[]
  | readonly Clause[]
  | readonly Position[]
  | readonly FieldRow[];

/** An order being filled in. */
export interface Form<O> {
  readonly fields: readonly Field[];
  /** The current value of every field, by name. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** What helps to decide, as it is with the order given: such as what is left to spend. */
  readonly facts?: readonly Fact[];
  /** The order with one field set; the value must be of the field's kind. */
  set(name: string, value: FieldValue): O;
  /** The steps of a way as it is now, with what each costs and what is wrong with it; absent: their positions are all there is to say. */
  along?(name: string): readonly RouteStep[];
  /** What it would add to a way to pick this next on the map; none where nothing leads there. Absent: that position. */
  ahead?(name: string, to: Position): readonly RouteStep[];
}
