import type { OrderRef, PlaceId, UnitId } from '../words/ids.ts';
import type { Ledger } from './page.ts';
import type { Cite, Problem } from '../words/problem.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Path } from '../words/where.ts';

/** The preview of a turn, run by the engine over what the reader knows with their own plan. */
export interface ScrollPicture {
  /** Every step of the turn in which something happens, in order. */
  readonly steps: readonly ScrollStep[];
  /** What every step adds to a purse or takes from it, and at the end what it holds next turn; exact. */
  readonly sums: readonly Ledger[];
  /** What is wrong or doubtful, in the order of the turn. */
  readonly problems: readonly Problem[];
}

export interface ScrollStep {
  /** The rulebook's title. */
  readonly title: string;
  readonly cite: Cite;
  /** The part of the turn that it belongs to, by its heading: `First Events`. */
  readonly part: string;
  /** The passes in which it runs, by name. */
  readonly path: Path;
  readonly lines: readonly ScrollLine[];
}

export interface ScrollLine {
  readonly said: Phrase;
  /** The own order that causes it. */
  readonly order?: OrderRef;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
  /** Not certain: it depends on dice, or on what others do. */
  readonly open?: true;
}
