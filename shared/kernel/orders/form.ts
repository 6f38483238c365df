import type { Phrase } from '../report/phrase.ts';

export interface Choice {
  readonly value: string;
  readonly label: Phrase;
  /** Why this choice will not work, if so; it can be chosen anyway. */
  readonly warning?: Phrase;
}

/** One field of an order, as data: the client draws it and knows no rule. */
export type Field =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly Choice[];
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly label: string;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly longest: number;
      readonly lines: number;
      /** What is being named, for clients that suggest names: `starfleet`, `admiral`. */
      readonly names?: string;
    }
  | { readonly kind: 'ranks'; readonly name: string; readonly label: string; readonly total: number };

/** The value of a field: text for choice and text, a number, or five counts for ranks 1 to 5. */
export type FieldValue = string | number | readonly number[];

/** An order being filled in. */
export interface Form<O> {
  readonly fields: readonly Field[];
  /** The current value of every field, by name. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** The order with one field set; the value must be of the field's kind. */
  set(name: string, value: FieldValue): O;
}
