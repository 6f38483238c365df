import type { OrderRef, SeatId, UnitId } from '../words/ids.ts';
import type { Spot } from '../words/spot.ts';
import type { BoxGroup } from './boxes.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Scale } from './scale.ts';

/** A page of facts and tables. */
export interface Page {
  readonly title: Phrase;
  readonly subtitle?: Phrase;
  readonly sections: readonly Section[];
}

export type Section =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | ({ readonly kind: 'ledger' } & Ledger)
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
      readonly empty: string;
      /** Title of the group of orders about the rows; a row's id is then the value that those orders use for it. */
      readonly orders?: string;
    }
  | CardSection
  | SlotsSection
  | {
      readonly kind: 'forces';
      readonly title: string;
      readonly forces: readonly ForceRow[];
      readonly empty: string;
    };

/** Groups of boxes, such as those of one ship. */
export interface CardSection {
  readonly kind: 'card';
  readonly title: string;
  /** Those that have a side stand around the others. */
  readonly groups: readonly BoxGroup[];
  /** It is compared with the card before it, and stands beside it where there is room. */
  readonly beside?: true;
}

/** What fills a row of slots, such as the turns of something that is built. */
export interface SlotsSection {
  readonly kind: 'slots';
  readonly title: string;
  /** What the slots are called, in order: `Week 1`. */
  readonly heads: readonly string[];
  readonly rows: readonly SlotsRow[];
  readonly empty: string;
}

export interface SlotsRow {
  readonly id: string;
  readonly label: string;
  /** What a click on the row selects. */
  readonly spot: Row['spot'];
  /** One after the other from the first slot on; without words it stands empty. */
  readonly cells: readonly { readonly said?: Phrase; readonly spans: number; readonly tone?: Tone }[];
}

export interface Fact {
  readonly label: string;
  readonly value: Phrase;
  readonly tone?: Tone;
  /** The kind of headquarters order that changes it. */
  readonly changedBy?: string;
}

export type Tone = 'good' | 'bad' | 'warn' | 'muted' | 'gold';

/** Sums that follow from each other. */
export interface Ledger {
  readonly title: string;
  readonly scale: Scale;
  readonly lines: readonly LedgerLine[];
  /** A sentence below it. */
  readonly note?: string;
}

export interface LedgerLine {
  readonly label: string;
  /** By the scale of the ledger. */
  readonly amount: number;
  /** Between which amounts it will be, where battles decide; absent: it is foreseen. */
  readonly within?: readonly [least: number, most: number] | undefined;
  readonly total: boolean;
  readonly tone?: Tone;
  /** What the line holds, in a sentence. */
  readonly about?: string;
}

export interface Column {
  readonly key: string;
  readonly label: string;
  /** The name of the column where the label is a sign. */
  readonly named?: string;
  readonly align: 'left' | 'right';
}

export interface Row {
  readonly id: string;
  /** What a click on the row selects. */
  readonly spot: Spot & { readonly study?: string };
  readonly cells: Readonly<
    Record<
      string,
      {
        readonly value: Phrase;
        readonly sort: number | string;
        readonly tone?: Tone;
        /** The order of the plan that will make it so, to be undone here. */
        readonly order?: OrderRef;
        /** Shown in small type after the value. */ readonly note?: string;
      }
    >
  >;
}

/** One unit as listed in a location report. */
export interface ForceRow {
  readonly unit?: UnitId;
  readonly owner?: SeatId;
  readonly name: Phrase;
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly stacks: readonly StackPicture[];
}

export interface StackPicture {
  readonly type: string;
  readonly name: string;
  readonly shipClass: string;
  readonly count: number;
  readonly rank?: number;
  /** The subject of its study. */
  readonly study?: string;
}
