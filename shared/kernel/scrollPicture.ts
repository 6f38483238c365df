import type { OrderRef, PlaceId, UnitId } from './ids.ts';
import type { LedgerLine } from './page.ts';
import type { Cite, Problem } from './problem.ts';
import type { Phrase } from './report/phrase.ts';

/** The preview of a turn, run by the engine over what the reader knows with their own plan. */
export interface ScrollPicture {
  /** Every step of the turn that anything happens in, in order. */
  readonly steps: readonly ScrollStep[];
  /** What every step makes of the treasury, and the treasury next turn at the end; exact. */
  readonly sums: readonly LedgerLine[];
  /** What is wrong or doubtful, in the order of the turn. */
  readonly problems: readonly Problem[];
}

export interface ScrollStep {
  /** The rulebook's title. */
  readonly title: string;
  readonly cite: Cite;
  /** Which of the parts of the turn, as its headings name them: `First Events`. */
  readonly part: string;
  /** Phase, from 1; 0 outside the repeated part. */
  readonly phase: number;
  readonly lines: readonly ScrollLine[];
}

export interface ScrollLine {
  readonly said: Phrase;
  /** Own order that brings it about. */
  readonly order?: OrderRef;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
  /** Not certain: it lies with the dice, or with what others do. */
  readonly open?: true;
}
