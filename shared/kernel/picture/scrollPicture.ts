import type { OrderRef, PlaceId, UnitId } from '../words/ids.ts';
import type { PiecePicture } from './map/mapPicture.ts';
import type { News } from './newsreel.ts';
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
  /** The battle that may come, by its name among `Odds.meetings` of the place: clients tell how likely it is won. */
  readonly battle?: string;
  /** Not certain: it depends on dice, or on what others do. */
  readonly open?: true;
}

/** The turn to come at the end of one pass, as far as the reader can foresee it: what a map shows of it. */
export interface TurnMoment {
  readonly kind: 'beginning' | 'pass' | 'end';
  /** The passes that end here, by name; empty before them and after them. */
  readonly path: Path;
  /** The reader’s own pieces, each of one unit, where they stand then. */
  readonly pieces: ReadonlyMap<UnitId, PiecePicture>;
  /** Through which places those have come that moved since the moment before, from where they stood. */
  readonly ways: readonly { readonly piece: UnitId; readonly way: readonly PlaceId[] }[];
  /** What else is to be seen in places: all but travels. */
  readonly news: readonly News[];
  /** What is foreseen to happen since the moment before: of units and places alone. */
  readonly lines: readonly ScrollLine[];
}
