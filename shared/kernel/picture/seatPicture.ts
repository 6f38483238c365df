import type { PlaceId, SeatId, UnitId } from '../ids.ts';
import type { Cite } from '../problem.ts';
import type { Phrase } from '../report/phrase.ts';

export interface SeatPicture {
  readonly seat: SeatId;
  readonly name: string;
  readonly ruler: string;
  /** Position in the game's list of empires: fixes colour and pattern for the whole game. */
  readonly banner: number;
  readonly relation: 'self' | 'war' | 'neutral' | 'alliance';
}

/** One number of a turn. Money in hundredths. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly scale: 'money' | 'count';
  readonly value: number;
}

/** A reminder, which is neither a fault nor advice, and where to go. */
export interface LooseEnd {
  /** Of `Presentation.looseKinds`. */
  readonly kind: string;
  readonly said: Phrase;
  readonly cite: Cite;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
}

/** What is left undone of one kind. */
export interface LooseKind {
  readonly kind: string;
  /** The heading of a list of them. */
  readonly title: string;
  /** How many there are, as the template of a phrase with `count`: `{count|ship has|ships have} no crew`. */
  readonly counted: string;
  /** Such a unit could do something and does nothing. */
  readonly idle?: true;
}

/** Orders that belong together, as a menu lists them. */
export interface OrderGroup {
  readonly title: string;
  readonly kinds: readonly string[];
  /** Also offered beside the messages: orders that say something to everybody. */
  readonly spoken?: true;
}
